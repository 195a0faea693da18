import * as z from "zod/mini";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { LETTER_STREAM_TYPE, type LetterAnswer, type LetterTone, letterAnswer } from "#contract/letter.ts";
import type { LetterChoices } from "#contract/letter-plan.ts";

/** What the form holds. A name is null until the person has said something about it: the ad is asked then. */
export type LetterInputs = {
  resume: File;
  job: string;
  jobTitle: string | null;
  company: string | null;
  /** What the person said of the plan; absent where they skipped it. */
  choices?: LetterChoices;
};

export type LetterWish = LetterInputs & { tone: LetterTone; useModel: boolean };

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

/** Sends resume and ad; never throws. With a language model the letter is read as it is written. */
export async function sendLetter(
  wish: LetterWish,
  signal: AbortSignal,
  onText: (partial: string) => void,
): Promise<LetterOutcome> {
  const body = toForm(wish);
  body.set("tone", wish.tone);
  if (!wish.useModel) body.set("writer", "composer");
  const accept = wish.useModel ? LETTER_STREAM_TYPE : "application/json";
  const { method, path } = ENDPOINTS.generateLetter;
  try {
    const response = await fetch(path, { method, body, signal, headers: { accept } });
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith(LETTER_STREAM_TYPE)) return await readStream(response, onText);
    return readAnswer(response.ok, await response.json().catch(() => null));
  } catch {
    return { type: signal.aborted ? "cancelled" : "thrown" };
  }
}

/** What resume, ad and names are sent as, by every call about a letter. */
export function toForm({ resume, job, jobTitle, company, choices }: LetterInputs): FormData {
  const body = new FormData();
  body.set("resume", resume);
  body.set("jobDescription", job);
  if (jobTitle !== null) body.set("jobTitle", jobTitle);
  if (company !== null) body.set("company", company);
  if (choices !== undefined) body.set("choices", JSON.stringify(choices));
  return body;
}

/** Product spec, section 8: anything but a letter is 'Could not generate cover letter.' */
export function readAnswer(ok: boolean, json: unknown): LetterOutcome {
  const parsed = z.safeParse(letterAnswer, json);
  if (ok && parsed.success) return { type: "done", letter: parsed.data };
  const problem = z.safeParse(problemShape, json);
  if (!problem.success) return { type: "refused", title: null, id: null };
  return { type: "refused", title: problem.data.title, id: problem.data.id ?? null };
}

async function readStream(response: Response, onText: (partial: string) => void): Promise<LetterOutcome> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      const { text, ...end } = readLine(line);
      if (text !== undefined) onText(text);
      else return end.problem === undefined ? readAnswer(true, end.done) : readAnswer(false, end.problem);
    }
    // The connection broke off before the letter was done.
    if (done) return { type: "thrown" };
  }
}

function readLine(line: string): z.infer<typeof streamed> {
  try {
    return z.parse(streamed, JSON.parse(line));
  } catch {
    return { done: null };
  }
}
