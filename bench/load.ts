// A load generator as a process of its own: keeps so many calls under way and says how long each took. It writes HTTP/1.1
// straight to sockets, because Node's own client takes more of a core than the server it is to measure.
import { connect, type Socket } from "node:net";

export type Load = {
  origins: string[];
  /** One a person. */
  cookies: string[];
  call: { method: "GET" | "POST"; path: string; bodies?: readonly string[] };
  together: number;
  calls: number;
};
export type Loaded = { times: number[]; seconds: number; failures: Record<string, number> };

process.on("message", async (load: Load) => process.send!(await run(load)));

async function run({ origins, cookies, call, together, calls }: Load): Promise<Loaded> {
  const times: number[] = [];
  const failures: Record<string, number> = {};
  let next = 0;
  const lane = async (number: number) => {
    const { host, hostname, port } = new URL(origins[number % origins.length]!);
    const socket = connect(Number(port), hostname).setNoDelay();
    while (next < calls) {
      const index = next++;
      const started = performance.now();
      const request = writeRequest(host, call, cookies[index % cookies.length]!, index);
      const status = await exchange(socket, request).catch(({ message }: Error) => message);
      if (status !== "200") failures[status] = (failures[status] ?? 0) + 1;
      times.push(performance.now() - started);
      // A broken connection answers nothing more: what is left of the calls goes to the other lanes.
      if (socket.destroyed) return;
    }
    socket.destroy();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: together }, (_, number) => lane(number)));
  return { times, seconds: (performance.now() - started) / 1000, failures };
}

function writeRequest(host: string, call: Load["call"], cookie: string, index: number): string {
  const body = call.bodies?.[index % call.bodies.length] ?? "";
  const lines = [
    `${call.method} ${call.path} HTTP/1.1`,
    `host: ${host}`,
    `cookie: vouch-session=${cookie}`,
    "sec-fetch-site: same-origin",
  ];
  if (body !== "") lines.push("content-type: application/json", `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Sends a request and reads its answer to the end. Resolves with the status; an answer has to say its length. */
function exchange(socket: Socket, request: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  let [got, whole, status] = [0, Number.POSITIVE_INFINITY, ""];
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
    }
    if (got < whole) return;
    leave();
    resolve(status);
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
