import type { CheckedSentence, LetterAnswer, LetterTone } from "#contract/letter.ts";
import type { LetterChoices, LetterPlan } from "#contract/letter-plan.ts";
import { callApi } from "../../api.ts";
import { type LetterInputs, toForm } from "./send-letter.ts";
import { takeLine, takeParagraph } from "./take-paragraph.ts";

/** What a composed letter was made of, so that a part of it can be made again. */
export type Rework = { inputs: LetterInputs; tone: LetterTone; cards: readonly string[] };

/** The same while it is being changed: the wording it has, the cards it tells by now, and its plan once it was asked for. */
export type ReworkRun = Rework & { variant: number; plan: LetterPlan | null };

const MOST_TRIES = 3;
/** Wordings beyond these are the first ones again. */
const MOST_VARIANTS = 99;

/** The letter with the paragraph at an offset in other words; null where there are none. */
export async function reword(
  run: ReworkRun,
  text: string,
  at: number,
  signal: AbortSignal,
): Promise<string | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    run.variant = (run.variant % MOST_VARIANTS) + 1;
    const letter = await write(run, run.inputs.choices, signal);
    const made = letter === null ? null : takeParagraph(text, letter.coverLetter, at);
    if (made !== null && made !== text) return made;
  }
  return null;
}

/** The letter with another line told in the place of a sentence's; null where there is none. */
export async function swap(
  run: ReworkRun,
  text: string,
  { evidence, start, end }: CheckedSentence,
  signal: AbortSignal,
): Promise<string | null> {
  run.plan ??= await readPlan(run.inputs, signal);
  const all = [...(run.plan?.cards ?? []), ...(run.plan?.spare ?? [])];
  const own = all.find(({ quote }) =>
    evidence.some(
      ({ source, ...at }) => source === "resume" && at.start >= quote.start && at.end <= quote.end,
    ),
  );
  const next = run.plan?.spare.find(({ id }) => !run.cards.includes(id));
  if (own === undefined || next === undefined) return null;
  const cards = run.cards.map((id) => ({ id: id === own.id ? next.id : id, text: null }));
  const letter = await write(run, { ...(run.inputs.choices ?? { facts: [], own: [] }), cards }, signal);
  if (letter === null) return null;
  const told = letter.sentences.find((sentence) =>
    sentence.evidence.some(
      (at) => at.source === "resume" && at.start < next.quote.end && at.end > next.quote.start,
    ),
  );
  if (told === undefined) return null;
  run.cards = cards.map(({ id }) => id);
  return takeLine(text, { start, end }, letter.coverLetter, told.start);
}

/** The same letter in other words; nothing of it is kept. */
async function write(
  { inputs, tone, variant }: ReworkRun,
  choices: LetterChoices | undefined,
  signal: AbortSignal,
): Promise<LetterAnswer | null> {
  const body = toForm({ ...inputs, ...(choices ? { choices } : {}) });
  for (const [name, value] of Object.entries({ tone, variant, writer: "composer", draft: "yes" }))
    body.set(name, `${value}`);
  const result = await callApi("generateLetter", { body, signal });
  return result.ok ? result.answer : null;
}

async function readPlan(inputs: LetterInputs, signal: AbortSignal): Promise<LetterPlan | null> {
  const result = await callApi("planLetter", { body: toForm(inputs), signal });
  return result.ok ? result.answer : null;
}
