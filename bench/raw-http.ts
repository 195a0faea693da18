// HTTP/1.1 written straight to sockets: Node's own client takes more of a core than the server it is to measure.
import type { Socket } from "node:net";

export type RawAnswer = { status: string; retryAfter: number | null };

/** Sends a request and reads its answer to the end. An answer has to say its length. */
export function exchange(socket: Socket, request: string | Buffer): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const parts: Buffer[] = [];
  let [got, whole, status] = [0, Number.POSITIVE_INFINITY, ""];
  let retryAfter: number | null = null;
  const take = (part: Buffer) => {
    parts.push(part);
    got += part.length;
    if (status === "") {
      const text = Buffer.concat(parts).toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = text.slice(9, 12);
      const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end));
      if (length === null) return fail(new Error("an answer without its length"));
      whole = end + 4 + Number(length[1]);
      const again = /\r\nretry-after: (\d+)/i.exec(text.slice(0, end));
      retryAfter = again === null ? null : Number(again[1]);
    }
    if (got < whole) return;
    leave();
    resolve({ status, retryAfter });
  };
  const fail = (error: Error) => {
    leave();
    socket.destroy();
    reject(error);
  };
  const close = () => fail(new Error("the connection was closed"));
  const leave = () => socket.off("data", take).off("error", fail).off("close", close);
  socket.on("data", take).on("error", fail).on("close", close);
  socket.write(request);
  return promise;
}
