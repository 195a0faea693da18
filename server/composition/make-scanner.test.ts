import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scanResult } from "#contract/scan.ts";
import { openEngineWorkers } from "../adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "../adapters/engine-workers/port.ts";
import type { Scanner } from "../features/scan/scanner.ts";
import { makeScanner } from "./make-scanner.ts";

const pdf = readFileSync(new URL("../../testing/corpus/resumes/academic-cv.pdf", import.meta.url));
const AD = "Ward nurse\n\nYou bring wound care, medication administration and empathy. Telemetry is a must.";

let workers: EngineWorkers;
let scanner: Scanner;
beforeAll(() => {
  workers = openEngineWorkers();
  scanner = makeScanner(workers);
});
afterAll(() => workers.close());

const scan = (bytes: Uint8Array, signal = new AbortController().signal) =>
  scanner.scan(bytes, AD, { caller: "amara", signal });

test("the engine's report is just what the contract promises, and the same each time", async () => {
  const [first, second] = [await scan(pdf), await scan(pdf)];
  if (!first.ok) throw new Error(first.code);
  expect(scanResult.parse(first.result)).toEqual(first.result);
  expect(first.result.receipt.engine).toBe(scanner.engine);
  expect(second).toEqual(first);
});

test("what is no PDF is refused by its code", async () => {
  expect(await scan(new TextEncoder().encode("a letter"))).toEqual({ ok: false, code: "pdf-not-a-pdf" });
  expect(await scan(new Uint8Array())).toEqual({ ok: false, code: "pdf-empty" });
});

test("a scan that was given up ends with the reason", async () => {
  await expect(scan(pdf, AbortSignal.abort(new Error("cancelled")))).rejects.toThrow("cancelled");
});

test("a program that is stopping says so", async () => {
  const closed = openEngineWorkers();
  await closed.close();
  const outcome = await makeScanner(closed).scan(pdf, AD, {
    caller: "amara",
    signal: new AbortController().signal,
  });
  expect(outcome).toEqual({ ok: false, code: "server-stopping" });
});
