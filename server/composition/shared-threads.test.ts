import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterEach, expect, test } from "vitest";
import type { ProblemBody } from "#contract/problem.ts";
import { hostilePdfs } from "#testing/corpus/hostile-pdfs.ts";
import { type LocalServer, type LocalServerOptions, startLocalServer } from "#testing/local-server.ts";
import { openEngineWorkers } from "../adapters/engine-workers/pool.ts";
import { makeLetterWriter } from "./make-letter-writer.ts";

let server: LocalServer;
let opened: (() => Promise<void>)[] = [];
const start = async (options: LocalServerOptions = {}) => {
  // The proxy in front says who a request comes from.
  server = await startLocalServer({ ...options, settings: { TRUSTED_PROXIES: "1" } });
  opened.push(server.close);
};
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});

const FLOOD = "198.51.100.7";
const VISITOR = "203.0.113.9";

const post = (path: string, address: string, body: FormData | object, signal: AbortSignal | null = null) =>
  fetch(server.origin + path, {
    method: "POST",
    signal,
    ...(body instanceof FormData
      ? { body, headers: { "x-forwarded-for": address } }
      : {
          body: JSON.stringify(body),
          headers: { "content-type": "application/json", "x-forwarded-for": address },
        }),
  });
const readAd = (address: string) =>
  post("/api/read-ad", address, { jobDescription: "Ward Nurse\nCompany: Harbour Care Group\n\nWound care" });

/** A check of a letter against a resume that takes some seconds of the processor until it is refused. */
function slowForm(): FormData {
  const form = new FormData();
  form.append("resume", new Blob([Buffer.from(hostilePdfs["a form that draws itself"]!())]), "resume.pdf");
  form.append("jobDescription", "Ward Nurse");
  form.append("letter", "I am a nurse.");
  return form;
}

test("eight connections of one address with the slowest documents there are keep no other visitor's ads waiting", async () => {
  await start();
  await server.warm();
  let ended = 0;
  const leaving = new AbortController();
  const flood = Array.from({ length: 8 }, () =>
    post("/api/check-letter", FLOOD, slowForm(), leaving.signal).then(() => {
      ended += 1;
    }),
  );
  for (let ads = 0; ads < 5; ads += 1)
    expect(await (await readAd(VISITOR)).json()).toMatchObject({ jobTitle: "Ward Nurse" });
  expect(ended).toBeLessThanOrEqual(2);
  leaving.abort();
  await Promise.allSettled(flood);
}, 120_000);

test("whoever has used up their time is told when to come back, and nobody else is", async () => {
  const budget = { windowMs: 600_000, mostMs: 1, mostAfterKillMs: 1 };
  const workers = openEngineWorkers({ share: { running: 1, waiting: 8, budget } });
  opened.push(workers.close);
  await start({ letterWriter: makeLetterWriter(workers) });
  expect((await readAd(FLOOD)).status).toBe(200);
  const refused = await readAd(FLOOD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await refused.json()) as ProblemBody).toMatchObject({ code: "too-many-requests" });
  expect((await readAd(VISITOR)).status).toBe(200);
});

test("others are answered while a letter is set that is made to take long, until it is refused", async () => {
  await start();
  const letter = `${"x".repeat(100)}${"\u0301".repeat(4000)} 王`;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  const refused = await post("/api/letter-pdf", FLOOD, { letter });
  const took = performance.now() - began;
  delay.disable();
  expect(await refused.json()).toMatchObject({ code: "letter-not-printable" });
  // The thread that answers was never kept for the greater part of it.
  expect(delay.max / 1e6).toBeLessThan(took / 2);
}, 120_000);

test("what takes too long says which text it was", async () => {
  const workers = openEngineWorkers({ timeoutMs: 1 });
  opened.push(workers.close);
  await start({ letterWriter: makeLetterWriter(workers) });
  const slow = `a${" ".repeat(40_000)}b`;
  const answer = await post("/api/read-ad", VISITOR, { jobDescription: slow });
  expect((await answer.json()) as ProblemBody).toMatchObject({ code: "job-too-slow" });
}, 60_000);
