import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { Letter } from "#engine/letter/letter.ts";
import type { LanguageModel } from "#server/adapters/language-model/port.ts";
import { joinPrompt, MOST_OUTPUT, makeMark } from "#server/shared/language-model/frame-data.ts";
import { type ContactMask, maskContacts } from "#server/shared/language-model/mask-contacts.ts";
import { type CheckSentences, type Draft, openDrafts } from "./check-drafts.ts";
import type { ModelInput, ModelLetter, ModelWriter } from "./letter-writer.ts";
import { makePrompt } from "./model-prompt.ts";
import { outlineLetter } from "./outline-letter.ts";
import { readCited, readModelText } from "./read-model-text.ts";
import { repairTwice } from "./repair-drafts.ts";
import { joinBegun, stitchLetter } from "./stitch-letter.ts";

/** For the log: what became of a model's sentences, in numbers alone. */
export type ModelLetterEntry = {
  writtenBy: ModelLetter["writtenBy"];
  drafts: number;
  written: number;
  refused: number;
  mended: number;
  kept: number;
  stoodIn: number;
};

export type ModelWriterParts = {
  model: LanguageModel;
  judge: CheckSentences;
  /** Makes the marks around data, which nobody outside may foresee. */
  secret: string;
  log: (entry: ModelLetterEntry) => void;
  /** A fault of our own; the user has the composed letter all the same. */
  onFault: (error: unknown) => void;
};

const MOST_REPAIRS = 15;

/**
 * Writes letters with a language model of which nothing is believed: contacts never leave, each sentence is judged
 * against resume and ad before anybody sees it, of two drafts the better vouched for is kept, and what is refused in it is
 * mended, at most twice, or left to the composer.
 */
export function makeModelWriter(parts: ModelWriterParts): ModelWriter {
  return {
    name: parts.model.name,
    preview: (input) => joinPrompt(prepare(asTold(input), parts.secret).prompt),
    write: async (input) => {
      const entry: ModelLetterEntry = {
        writtenBy: "composer",
        drafts: 0,
        written: 0,
        refused: 0,
        mended: 0,
        kept: 0,
        stoodIn: 0,
      };
      try {
        const letter = await writeLetter(asTold(input), parts, entry);
        entry.writtenBy = letter === null ? "composer" : "model";
        return { ...(letter ?? input.composed), writtenBy: entry.writtenBy };
      } catch (error) {
        input.signal.throwIfAborted();
        parts.onFault(error);
        return { ...input.composed, writtenBy: "composer" };
      } finally {
        parts.log(entry);
      }
    },
  };
}

/** Null where the model was of no use. */
async function writeLetter(
  input: ModelInput,
  { model, judge, secret }: ModelWriterParts,
  entry: ModelLetterEntry,
): Promise<Letter | null> {
  const { composed, resume, signal, onText } = input;
  const { prompt, mask } = prepare(input, secret);
  const outline = outlineLetter(composed, resume);
  const drafts = openDrafts(input, judge);
  const judgeText = async (text: string, unfinished: boolean): Promise<Draft[][] | null> => {
    const said = mask.unmask(text);
    const cited = readCited(said);
    const paragraphs = cited === null ? readModelText(said, unfinished) : drafts.cite(cited);
    return paragraphs === null ? null : drafts.judge(paragraphs);
  };
  const shower = showAsJudged(async (text) => {
    const begun = await judgeText(text, true);
    if (begun !== null && !signal.aborted) onText?.(joinBegun(outline, toSlots(begun)));
  });

  const first = await askForDraft(onText ? shower.show : undefined);
  if (first === null) return null;
  // Where nothing was refused no other draft is better.
  const second = first.flat().every(({ slot }) => slot !== null) ? null : await askForDraft();
  const written = second !== null && vouchedWords(second) > vouchedWords(first) ? second : first;
  const refused = written.flat().filter(({ slot }) => slot === null);
  entry.written = written.flat().length;
  entry.refused = refused.length;
  const mending = { model, prompt, mask, judge: drafts.judge, limits: { signal, maxOutput: MOST_OUTPUT } };
  const mended = await repairTwice(refused.slice(0, MOST_REPAIRS), mending);
  entry.mended = mended.size;
  const slots = written.map((drafts) =>
    drafts.map((draft) => draft.slot ?? mended.get(draft.text)?.slot ?? null),
  );
  const stitched = stitchLetter(outline, slots);
  if (stitched === null) return null;
  entry.kept = stitched.kept;
  entry.stoodIn = stitched.stoodIn;
  onText?.(stitched.letter.coverLetter);
  return stitched.letter;

  async function askForDraft(show?: (text: string) => void): Promise<Draft[][] | null> {
    entry.drafts += 1;
    const answer = await model.write(prompt, {
      signal,
      maxOutput: MOST_OUTPUT,
      ...(show ? { onText: show } : {}),
    });
    await shower.settle();
    return answer.ok ? judgeText(answer.text, false) : null;
  }
}

function prepare(input: Pick<ModelInput, "resume" | "job" | "options" | "composed">, secret: string) {
  const { resume, job } = input;
  const mask: ContactMask = maskContacts(resume);
  return { mask, prompt: makePrompt(input, mask, makeMark(secret, `${resume.text}\n${job.text}`)) };
}

/** The resume as its user said it is before the letter. */
function asTold<Input extends Pick<ModelInput, "resume" | "options">>(input: Input): Input {
  const facts = input.options.choices?.facts ?? [];
  return facts.length === 0 ? input : { ...input, resume: applyFacts(input.resume, facts) };
}

function vouchedWords(paragraphs: readonly (readonly Draft[])[]): number {
  return paragraphs
    .flat()
    .reduce((sum, { text, slot }) => sum + (slot === null ? 0 : text.split(" ").length), 0);
}

const toSlots = (drafts: readonly (readonly Draft[])[]) => drafts.map((row) => row.map(({ slot }) => slot));

/** Judges the newest text only, one after the other: a model writes faster than sentences are judged. */
function showAsJudged(judge: (text: string) => Promise<void>) {
  let latest: string | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (latest !== null) {
      const text = latest;
      latest = null;
      await judge(text);
    }
  };
  return {
    show: (text: string) => {
      latest = text;
      // What fails here fails again when the whole text is judged.
      running ??= run()
        .catch(() => undefined)
        .finally(() => {
          running = null;
        });
    },
    settle: async () => {
      await running;
    },
  };
}
