import { afterEach, describe, expect, test } from "vitest";
import { hostilePdfs } from "#testing/corpus/hostile-pdfs.ts";
import { textAt, writePages } from "#testing/corpus/raw-pdf.ts";
import { openEngineWorkers, type PoolOptions } from "./pool.ts";
import { type EngineWorkers, WorkersBusy, WorkersClosed } from "./port.ts";

let open: EngineWorkers[] = [];
afterEach(async () => {
  await Promise.all(open.map((workers) => workers.close()));
  open = [];
});

function openWorkers(options: PoolOptions = {}): EngineWorkers {
  const workers = openEngineWorkers(options);
  open.push(workers);
  return workers;
}

const pdf = writePages([textAt(72, 700, "Ana Ruiz")]);
/** Takes about two seconds until its memory is full. */
const slowPdf = hostilePdfs["a form that draws itself"]!();

async function readText(workers: EngineWorkers): Promise<string> {
  const answer = await workers.run("pages", { pdf });
  return answer.ok ? answer.pages.text : answer.code;
}

describe("the engine's workers", () => {
  test("read documents at the same time and give each its own answer", async () => {
    const workers = openWorkers();
    const names = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
    const answers = await Promise.all(
      names.map((name) => workers.run("pages", { pdf: writePages([textAt(72, 700, name)]) })),
    );
    expect(answers.map((answer) => answer.ok && answer.pages.text)).toEqual(names);
  });

  test("refuse what takes too long, and read the next document", async () => {
    const workers = openWorkers({ workers: 1 });
    expect(await workers.run("pages", { pdf: slowPdf }, { timeoutMs: 100 })).toEqual({
      ok: false,
      code: "pdf-too-slow",
    });
    expect(await readText(workers)).toBe("Ana Ruiz");
  }, 20_000);

  test("refuse what needs too much memory, and read the next document", async () => {
    const workers = openWorkers({ workers: 1, timeoutMs: 20_000 });
    const bomb = hostilePdfs["a stream that inflates to 1 GB"]!();
    expect(await workers.run("pages", { pdf: bomb })).toEqual({ ok: false, code: "pdf-too-complex" });
    expect(await readText(workers)).toBe("Ana Ruiz");
  }, 30_000);

  test("stop an aborted job and free its place", async () => {
    const workers = openWorkers({ workers: 1 });
    const leaving = new AbortController();
    const slow = workers.run("pages", { pdf: slowPdf }, { signal: leaving.signal });
    const next = readText(workers);
    leaving.abort(new Error("The person left."));
    await expect(slow).rejects.toThrow("The person left.");
    expect(await next).toBe("Ana Ruiz");
  }, 20_000);

  test("never start a job that was aborted while it waited", async () => {
    const workers = openWorkers({ workers: 1 });
    const leaving = new AbortController();
    const first = readText(workers);
    const waiting = workers.run("pages", { pdf }, { signal: leaving.signal });
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    expect(await first).toBe("Ana Ruiz");
    await expect(workers.run("pages", { pdf }, { signal: leaving.signal })).rejects.toThrow();
  });

  test("say that they are busy when too many documents wait", async () => {
    const workers = openWorkers({ workers: 1, queue: 2 });
    const accepted = [readText(workers), readText(workers)];
    await expect(workers.run("pages", { pdf })).rejects.toBeInstanceOf(WorkersBusy);
    expect(await Promise.all(accepted)).toEqual(["Ana Ruiz", "Ana Ruiz"]);
  });

  test("finish what was handed in before they close, and take nothing afterwards", async () => {
    const workers = openEngineWorkers({ workers: 1 });
    const handedIn = [readText(workers), readText(workers), readText(workers)];
    await workers.close();
    expect(await Promise.all(handedIn)).toEqual(["Ana Ruiz", "Ana Ruiz", "Ana Ruiz"]);
    await expect(workers.run("pages", { pdf })).rejects.toBeInstanceOf(WorkersClosed);
  });
});
