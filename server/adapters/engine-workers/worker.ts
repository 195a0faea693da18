import { parentPort, workerData } from "node:worker_threads";
import { extendLexicon } from "#engine/lexicon/imported-lexicon.ts";
import { openPdfiumReader } from "../pdf/pdfium-reader.ts";
import type { WorkerAnswer, WorkerJob, WorkerStart } from "./messages.ts";
import { makeTasks } from "./tasks.ts";

const { pdfium, lexicon } = workerData as WorkerStart;
if (lexicon !== null) extendLexicon(lexicon);
const tasks = makeTasks(await openPdfiumReader(pdfium)) as Record<string, (input: never) => Promise<unknown>>;
const answer = (message: WorkerAnswer) => parentPort!.postMessage(message);

parentPort!.on("message", async ({ id, task, input }: WorkerJob) => {
  try {
    const run = tasks[task];
    if (run === undefined) throw new Error(`There is no task ${task}.`);
    answer({ kind: "done", id, output: await run(input as never) });
  } catch (error) {
    const { name, stack } =
      error instanceof Error ? error : new Error("Something was thrown that is no error.");
    // The message may quote the input; the stack's frames do not.
    const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    answer({ kind: "failed", id, name, stack: frames.join("\n") });
  }
});

answer({ kind: "ready" });
