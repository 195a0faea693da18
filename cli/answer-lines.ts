import type { Readable, Writable } from "node:stream";
import type { CommandTools, LineAnswerer } from "./command.ts";
import { describeFailure, type Failure, Refusal } from "./failure.ts";
import { type InputLine, splitLines } from "./split-lines.ts";

/** Lines that may be under way at once: enough to keep both workers busy, few enough to hold memory down. */
const AHEAD = 4;
/** An ad and a letter of the greatest lengths, each character escaped. */
const LONGEST_LINE = 2_000_000;

/**
 * Answers JSON lines: one object in, one out, in order, each carrying its `id`, as soon as it is known: it may sit in a
 * pipe that waits for each answer. A line that fails answers `{id, status: 'error', error}` and the run goes on. Returns
 * how many failed.
 */
export async function answerLines(
  answer: LineAnswerer,
  tools: CommandTools,
  input: Readable,
  output: Writable,
): Promise<number> {
  let failed = 0;
  const underway = new Set<Promise<void>>();
  let written = Promise.resolve();
  for await (const line of splitLines(input, LONGEST_LINE)) {
    if ("text" in line && line.text.trim() === "") continue;
    const answered = answerLine(answer, tools, line);
    written = written.then(async () => {
      const value = await answered;
      if ("error" in value) failed += 1;
      await write(output, `${JSON.stringify(value)}\n`);
    });
    const own = written.finally(() => underway.delete(own));
    underway.add(own);
    // Whoever reads no answers sends no lines either.
    if (underway.size >= AHEAD) await Promise.race(underway);
    else own.catch(() => undefined);
  }
  await written;
  return failed;
}

function write(output: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(text, (error) => (error == null ? resolve() : reject(error)));
  });
}

async function answerLine(answer: LineAnswerer, tools: CommandTools, line: InputLine): Promise<object> {
  let id: unknown = null;
  try {
    if (!("text" in line))
      throw new Refusal(
        "line-too-long",
        `A line has at most ${LONGEST_LINE.toLocaleString("en")} characters.`,
      );
    const parsed: unknown = JSON.parse(line.text);
    id = typeof parsed === "object" && parsed !== null && "id" in parsed ? parsed.id : null;
    return { id, ...(await answer(parsed, tools)) };
  } catch (error) {
    const failure: Failure = describeFailure(error);
    return { id, status: "error", error: failure };
  }
}
