import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { CommandTools, LineAnswerer } from "./command.ts";
import { describeFailure, type Failure } from "./failure.ts";

/** Lines that may be under way at once: enough to keep both workers busy, few enough to hold memory down. */
const AHEAD = 4;

/**
 * Answers JSON lines: one object in, one out, in order, each carrying its `id`. A line that fails answers
 * `{id, status: 'error', error}` and the run goes on. Returns how many failed.
 */
export async function answerLines(
  answer: LineAnswerer,
  tools: CommandTools,
  input: Readable,
  output: Writable,
): Promise<number> {
  let failed = 0;
  const underway: Promise<object>[] = [];
  const writeNext = async () => {
    const answered = await underway.shift()!;
    if ("error" in answered) failed += 1;
    if (!output.write(`${JSON.stringify(answered)}\n`))
      await new Promise((resolve) => output.once("drain", resolve));
  };
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    underway.push(answerLine(answer, tools, line));
    if (underway.length >= AHEAD) await writeNext();
  }
  while (underway.length > 0) await writeNext();
  return failed;
}

async function answerLine(answer: LineAnswerer, tools: CommandTools, line: string): Promise<object> {
  let id: unknown = null;
  try {
    const parsed: unknown = JSON.parse(line);
    id = typeof parsed === "object" && parsed !== null && "id" in parsed ? parsed.id : null;
    return { id, ...(await answer(parsed, tools)) };
  } catch (error) {
    const failure: Failure = describeFailure(error);
    return { id, status: "error", error: failure };
  }
}
