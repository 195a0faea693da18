import * as z from "zod/mini";
import { type LetterAnswer, letterAnswer } from "#contract/letter.ts";

export type LetterOutcome =
  | { type: "done"; letter: LetterAnswer }
  | { type: "cancelled" }
  /** The server answered, but not with a letter: `title` says why where it did. */
  | { type: "refused"; title: string | null; id: string | null }
  | { type: "thrown" };

const streamed = z.object({
  text: z.optional(z.string()),
  done: z.optional(z.unknown()),
  problem: z.optional(z.unknown()),
});
const problemShape = z.object({ title: z.string(), id: z.optional(z.string()) });

/** Product spec, section 8: anything but a letter is 'Could not generate cover letter.' */
export function readAnswer(ok: boolean, json: unknown): LetterOutcome {
  const parsed = z.safeParse(letterAnswer, json);
  if (ok && parsed.success) return { type: "done", letter: parsed.data };
  const problem = z.safeParse(problemShape, json);
  if (!problem.success) return { type: "refused", title: null, id: null };
  return { type: "refused", title: problem.data.title, id: problem.data.id ?? null };
}

/** A line of a letter that is sent as it is written. */
export function readLine(line: string): z.infer<typeof streamed> {
  try {
    return z.parse(streamed, JSON.parse(line));
  } catch {
    return { done: null };
  }
}
