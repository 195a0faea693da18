// A load generator as a process of its own: keeps so many calls under way and says how long each took. Speaks by messages.
import { Agent, request } from "node:http";

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
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  let next = 0;
  const once = (index: number) =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const origin = origins[index % origins.length]!;
      const body = call.bodies?.[index % call.bodies.length];
      const headers = {
        cookie: `vouch-session=${cookies[index % cookies.length]}`,
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      };
      const end = (status: string) => {
        if (status !== "200") failures[status] = (failures[status] ?? 0) + 1;
        times.push(performance.now() - started);
        resolve();
      };
      const sent = request(origin + call.path, { method: call.method, agent, headers }, (answer) => {
        answer.resume();
        answer.on("end", () => end(String(answer.statusCode)));
      });
      sent.on("error", ({ message }) => end(message));
      sent.end(body);
    });
  const lane = async () => {
    while (next < calls) await once(next++);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: together }, lane));
  agent.destroy();
  return { times, seconds: (performance.now() - started) / 1000, failures };
}
