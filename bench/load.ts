// A load generator as a process of its own: keeps so many calls under way and says how long each took. It writes HTTP/1.1
// straight to sockets, because Node's own client takes more of a core than the server it is to measure.
import { connect } from "node:net";
import { exchange } from "./raw-http.ts";

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
      const status = await exchange(socket, request).then(
        (answer) => answer.status,
        ({ message }: Error) => message,
      );
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
