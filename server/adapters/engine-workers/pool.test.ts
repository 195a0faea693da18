import { afterEach, describe, expect, test } from "vitest";
import { hostilePdfs } from "#testing/corpus/hostile-pdfs.ts";
import { textAt, writePages } from "#testing/corpus/raw-pdf.ts";
import { openEngineWorkers, type PoolOptions } from "./pool.ts";
import { type EngineWorkers, WorkersBusy, WorkersClosed, WorkersOverBudget } from "./port.ts";

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

const amara = { caller: "amara" };

async function readText(workers: EngineWorkers, caller = amara.caller): Promise<string> {
  const answer = await workers.run("pages", { pdf }, { caller });
  return answer.ok ? answer.pages.text : answer.code;
}

describe("the engine's workers", () => {
  test("read documents at the same time and give each its own answer", async () => {
    const workers = openWorkers();
    const names = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
    const answers = await Promise.all(
      names.map((name) =>
        workers.run("pages", { pdf: writePages([textAt(72, 700, name)]) }, { caller: name }),
      ),
    );
    expect(answers.map((answer) => answer.ok && answer.pages.text)).toEqual(names);
  });

  test("refuse what takes too long, and read the next document", async () => {
    const workers = openWorkers({ workers: 1 });
    expect(await workers.run("pages", { pdf: slowPdf }, { ...amara, timeoutMs: 100 })).toEqual({
      ok: false,
      code: "pdf-too-slow",
    });
    expect(await readText(workers)).toBe("Ana Ruiz");
  }, 20_000);

  test("refuse what needs too much memory, and read the next document", async () => {
    const workers = openWorkers({ workers: 1, timeoutMs: 20_000 });
    const bomb = hostilePdfs["a stream that inflates to 1 GB"]!();
    expect(await workers.run("pages", { pdf: bomb }, amara)).toEqual({ ok: false, code: "pdf-too-complex" });
    expect(await readText(workers)).toBe("Ana Ruiz");
  }, 30_000);

  test("stop an aborted job and free its place", async () => {
    const workers = openWorkers({ workers: 1 });
    const leaving = new AbortController();
    const slow = workers.run("pages", { pdf: slowPdf }, { ...amara, signal: leaving.signal });
    const next = readText(workers);
    leaving.abort(new Error("The person left."));
    await expect(slow).rejects.toThrow("The person left.");
    expect(await next).toBe("Ana Ruiz");
  }, 20_000);

  test("never start a job that was aborted while it waited", async () => {
    const workers = openWorkers({ workers: 1 });
    const leaving = new AbortController();
    const first = readText(workers);
    const waiting = workers.run("pages", { pdf }, { ...amara, signal: leaving.signal });
    leaving.abort();
    await expect(waiting).rejects.toThrow();
    expect(await first).toBe("Ana Ruiz");
    await expect(workers.run("pages", { pdf }, { ...amara, signal: leaving.signal })).rejects.toThrow();
  });

  test("say that they are busy when too many documents wait", async () => {
    const workers = openWorkers({ workers: 1, queue: 2 });
    const accepted = [readText(workers), readText(workers)];
    await expect(workers.run("pages", { pdf }, amara)).rejects.toBeInstanceOf(WorkersBusy);
    expect(await Promise.all(accepted)).toEqual(["Ana Ruiz", "Ana Ruiz"]);
  });

  test("finish what was handed in before they close, and take nothing afterwards", async () => {
    const workers = openEngineWorkers({ workers: 1 });
    const handedIn = [readText(workers), readText(workers), readText(workers)];
    await workers.close();
    expect(await Promise.all(handedIn)).toEqual(["Ana Ruiz", "Ana Ruiz", "Ana Ruiz"]);
    await expect(workers.run("pages", { pdf }, amara)).rejects.toBeInstanceOf(WorkersClosed);
  });
});

describe("callers who share the workers", () => {
  test("are served by turns: whoever comes has no need to wait for another's many slow documents", async () => {
    const workers = openWorkers();
    const ended: string[] = [];
    const flood = Array.from({ length: 4 }, () =>
      workers.run("pages", { pdf: slowPdf }, { caller: "flood", timeoutMs: 400 }).then((answer) => {
        ended.push(answer.ok ? "read" : answer.code);
      }),
    );
    for (const name of ["Amara", "Bela", "Chidi"]) expect(await readText(workers, name)).toBe("Ana Ruiz");
    expect(ended.length).toBeLessThanOrEqual(1);
    await Promise.all(flood);
    expect(ended).toHaveLength(4);
    expect(ended).not.toContain("read");
  }, 60_000);

  test("have places of their own in the queue: one with too many waiting is told so, and no other", async () => {
    const workers = openWorkers({ workers: 1, share: { running: 1, waiting: 1, budget: null } });
    const accepted = [readText(workers), readText(workers)];
    await expect(readText(workers)).rejects.toBeInstanceOf(WorkersBusy);
    accepted.push(readText(workers, "bela"));
    expect(await Promise.all(accepted)).toEqual(Array(3).fill("Ana Ruiz"));
  });

  test("have a budget of the processor's time: one who has used it is told when to come back, and no other", async () => {
    const budget = { windowMs: 60_000, mostMs: 1, mostAfterKillMs: 1 };
    const workers = openWorkers({ workers: 1, share: { running: 1, waiting: 8, budget } });
    const [first, ...waiting] = await Promise.allSettled([
      readText(workers),
      readText(workers),
      readText(workers),
    ]);
    expect(first).toMatchObject({ value: "Ana Ruiz" });
    for (const refused of [...waiting, ...(await Promise.allSettled([readText(workers)]))]) {
      expect(refused).toMatchObject({ reason: expect.any(WorkersOverBudget) });
      const { retryAfterMs } = (refused as PromiseRejectedResult).reason as WorkersOverBudget;
      expect(retryAfterMs).toBeGreaterThan(0);
      expect(retryAfterMs).toBeLessThanOrEqual(budget.windowMs);
    }
    expect(await readText(workers, "bela")).toBe("Ana Ruiz");
  });

  test("have less of it after a document that had to be stopped", async () => {
    const budget = { windowMs: 60_000, mostMs: 60_000, mostAfterKillMs: 1 };
    const workers = openWorkers({ workers: 1, share: { running: 1, waiting: 8, budget } });
    expect(await readText(workers)).toBe("Ana Ruiz");
    expect(await readText(workers)).toBe("Ana Ruiz");
    const stopped = await workers.run("pages", { pdf: slowPdf }, { ...amara, timeoutMs: 100 });
    expect(stopped).toEqual({ ok: false, code: "pdf-too-slow" });
    expect(await readText(workers, "bela")).toBe("Ana Ruiz");
    await expect(readText(workers)).rejects.toBeInstanceOf(WorkersOverBudget);
  }, 60_000);

  test("do not wait for the thread that takes the place of a stopped one: another stands by", async () => {
    const workers = openWorkers({ workers: 1 });
    await workers.warm();
    await workers.run("pages", { pdf: slowPdf }, { caller: "flood", timeoutMs: 100 });
    const ended: string[] = [];
    await Promise.all([
      readText(workers).then((text) => ended.push(text)),
      workers.warm().then(() => ended.push("replaced")),
    ]);
    expect(ended).toEqual(["Ana Ruiz", "replaced"]);
  }, 60_000);
});
