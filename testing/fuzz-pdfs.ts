import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROBLEMS } from "#contract/problem.ts";
import { openEngineWorkers } from "#server/adapters/engine-workers/pool.ts";
import type { EngineWorkers } from "#server/adapters/engine-workers/port.ts";
import { Random } from "./corpus/layout/random.ts";
import { mutatePdf } from "./mutate-pdf.ts";

const CORPUS = fileURLToPath(new URL("corpus", import.meta.url));
const SEED_FOLDERS = ["resumes", "makers/made", "invariance", "layout/fixtures", "linkedin/made"];
const RUNNING = 2;
/** A job has five seconds of the processor, and four times as much of the clock; the rest is for stopping its thread. */
const LONGEST_MS = 22_000;

export type PdfFuzz = {
  /** A run of the same seed reads the same documents, whatever ran before. */
  seed: number;
  from?: number;
  count: number;
  /** Begins no further document after so long. */
  budgetMs?: number;
};

export type PdfFuzzResult = {
  read: number;
  /** How many documents were answered how: 'text', 'no text', or a refusal's code. */
  answers: Map<string, number>;
  slowestMs: number;
  /** By number: what was neither read nor refused, or came too late. */
  failures: string[];
};

/** Our own documents, smallest paths first, so that a number names the same one everywhere. */
export function readSeeds(): Buffer[] {
  return SEED_FOLDERS.flatMap((name) => {
    const folder = join(CORPUS, name);
    const files = readdirSync(folder).filter((file) => file.endsWith(".pdf"));
    return files.sort().map((file) => readFileSync(join(folder, file)));
  });
}

/** The document of this number: one of ours, changed by chance. */
export function mutatedPdf(seeds: readonly Buffer[], seed: number, number: number): Buffer {
  const random = new Random(seed * 100_003 + number);
  return mutatePdf(random.pick(seeds), random);
}

/** Reads changed documents in the engine's threads, and says what came of them. */
export async function fuzzPdfs({ seed, from = 0, count, budgetMs }: PdfFuzz): Promise<PdfFuzzResult> {
  const seeds = readSeeds();
  const result: PdfFuzzResult = { read: 0, answers: new Map(), slowestMs: 0, failures: [] };
  const workers = openEngineWorkers({ workers: RUNNING });
  await workers.warm();
  const ends = performance.now() + (budgetMs ?? Number.POSITIVE_INFINITY);
  let next = from;
  const readOn = async () => {
    while (next < from + count && performance.now() < ends) {
      const number = next;
      next += 1;
      const started = performance.now();
      const answer = await readOne(workers, mutatedPdf(seeds, seed, number), number);
      const took = performance.now() - started;
      if (!KNOWN_ANSWERS.has(answer)) result.failures.push(`${number}: ${answer}`);
      else if (took > LONGEST_MS) result.failures.push(`${number}: took ${Math.round(took)} ms`);
      result.read += 1;
      result.slowestMs = Math.max(result.slowestMs, took);
      result.answers.set(answer, (result.answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: RUNNING }, readOn));
  await workers.close();
  return result;
}

const KNOWN_ANSWERS = new Set(["text", "no text", ...Object.keys(PROBLEMS)]);

async function readOne(workers: EngineWorkers, pdf: Buffer, number: number): Promise<string> {
  try {
    const answer = await workers.run("read", { pdf }, { caller: `document ${number}` });
    if (!answer.ok) return answer.code;
    return answer.resume.textLayer ? "text" : "no text";
  } catch (error) {
    return `fault: ${error instanceof Error ? error.stack : error}`;
  }
}
