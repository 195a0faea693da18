import { PROBLEMS } from "#contract/problem.ts";
import { fc } from "#testing/properties.ts";
import { type LocalServer, startLocalServer } from "./local-server.ts";

/** The same inputs with each run. */
const SEED = 2026;

/** Text as nobody would type it, with what no text may hold, and bytes that are none. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all).toString("latin1")),
);

/** @throws with the smallest input for which `check` throws. */
export async function holdsFor<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  numRuns: number,
  check: (...values: Values) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(fc.tuple(...arbitraries), async (values) => {
    await check(...(values as Values));
  });
  await fc.assert(property, { seed: SEED, numRuns });
}

/** The whole product, whose log tells of faults that an answer would hide. */
export async function aFuzzedServer(): Promise<{ server: LocalServer; faults: () => unknown[] }> {
  const lines: string[] = [];
  const server = await startLocalServer({ log: { write: (line) => lines.push(line) } });
  const isFault = ({ level, status, route }: { level: number; status?: number; route?: string }) =>
    level >= 50 || ((status ?? 0) >= 500 && route?.startsWith("/api"));
  return { server, faults: () => lines.map((line) => JSON.parse(line)).filter(isFault) };
}

/** 'ok', or the code of a refusal. @throws when the answer has neither form. */
export async function codeOf(response: Response): Promise<string> {
  const body = await response.text();
  if (response.ok) return "ok";
  const { code, status } = JSON.parse(body) as { code: string; status: number };
  if (!Object.hasOwn(PROBLEMS, code) || status !== response.status) throw new Error(body);
  return code;
}
