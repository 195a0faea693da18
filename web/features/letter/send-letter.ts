import type { LetterTone } from "#contract/letter.ts";
import type { LetterChoices } from "#contract/letter-plan.ts";
import { LETTER_STREAM_TYPE } from "#contract/letter-wishes.ts";
import { GENERATE_LETTER_PATH } from "../../api-paths.ts";
import type { LetterOutcome } from "./read-letter-answer.ts";

/** What the form holds. A name is null until the user has said something about it: the ad is asked then. */
export type LetterInputs = {
  resume: File;
  job: string;
  jobTitle: string | null;
  company: string | null;
  /** What the user said of the plan; absent where they skipped it. */
  choices?: LetterChoices;
};

export type LetterWish = LetterInputs & { tone: LetterTone; useModel: boolean };

/** Apart from the script that the form needs before it stands. */
const loadReader = () => import("./read-letter-answer.ts");

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
  try {
    const response = await fetch(GENERATE_LETTER_PATH, { method: "POST", body, signal, headers: { accept } });
    const type = response.headers.get("content-type") ?? "";
    if (response.ok && type.startsWith(LETTER_STREAM_TYPE)) return await readStream(response, onText);
    const { readAnswer } = await loadReader();
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

async function readStream(response: Response, onText: (partial: string) => void): Promise<LetterOutcome> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { readAnswer, readLine } = await loadReader();
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
