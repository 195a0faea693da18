import type { Quote } from "#engine/text/span.ts";
import { isWellFormed } from "./is-well-formed.ts";
import type { Letter, LetterSentence } from "./letter.ts";
import { orderTemplates } from "./pick-template.ts";
import { checkSentence } from "./verify/check-sentence.ts";
import { findDoubts } from "./verify/find-doubts.ts";
import type { Source } from "./verify/source.ts";
import { splitSentences } from "./verify/split-sentences.ts";

type Evidence = LetterSentence["evidence"];
type Said = { text: string; evidence: Evidence; before: string; own?: true };
export type Values = Readonly<Record<string, string>>;

const MOST_EVIDENCE = 8;
/** So many wordings of one line are tried before it is left out. */
const MOST_TRIES = 3;

type Judgement = { holds: boolean; evidence: Evidence };

/** Vouched for, and by nothing that was doubtfully read. */
function judgeText(text: string, source: Source): Judgement {
  const { reasons, evidence } = checkSentence(text, source);
  return { holds: reasons.length === 0 && findDoubts(text, source).length === 0, evidence };
}

/** A letter in the making: it takes only sentences that are vouched for. */
export type LetterDraft = ReturnType<typeof openDraft>;

export function openDraft(source: Source, seed: number) {
  const said: Said[] = [];
  const used = new Set<string>();
  const judgements = new Map<string, Judgement>();
  const judge = (text: string) => {
    const known = judgements.get(text) ?? judgeText(text, source);
    judgements.set(text, known);
    return known;
  };
  let before = "";
  const tryText = (text: string, own: Evidence): boolean => {
    const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    const judged: Said[] = [];
    for (const [index, part] of parts.entries()) {
      const { holds, evidence } = judge(part);
      // A sentence that would run into the next one could not be checked again as one.
      if (!holds || !endsItself(part) || (/[.!?]$/.test(part) && !isWellFormed(part))) return false;
      const mine = index === parts.length - 1 ? own : [];
      const others = evidence.filter(
        (item) => !mine.some((one) => one.source === item.source && one.start === item.start),
      );
      judged.push({ text: part, evidence: [...mine, ...others].slice(0, MOST_EVIDENCE), before: " " });
    }
    for (const one of judged) {
      said.push({ ...one, before: said.length === 0 ? "" : before });
      before = " ";
    }
    return true;
  };
  return {
    /** Opens a paragraph at the next sentence. */
    paragraph: () => {
      if (said.length > 0) before = "\n\n";
    },
    /**
     * Says a slot's first fitting frame: not one begun like the sentence before, if there is another. False where none is
     * vouched for. `own` is where what fills it stands.
     */
    say: (slot: string, frames: readonly string[], values: Values, own: Evidence = []): boolean => {
      const last = said.at(-1)?.text.split(" ")[0];
      const fitting = orderTemplates(frames, seed, slot).filter(
        (frame) => canFill(frame, values) && (isWork(frame) || !used.has(frame)),
      );
      const opensAnew = (frame: string) => fill(frame, values).split(" ")[0] !== last;
      // What no sentence has begun with comes first, then what the last one has not.
      const begun = new Set(said.map(({ text }) => beginningOf(text)));
      const rankOf = (frame: string) =>
        (opensAnew(frame) ? 0 : 2) + (begun.has(beginningOf(fill(frame, values))) ? 1 : 0);
      const sorted = fitting.toSorted((a, b) => rankOf(a) - rankOf(b));
      for (const frame of sorted.slice(0, MOST_TRIES)) {
        if (!tryText(fill(frame, values), own)) continue;
        used.add(frame);
        return true;
      }
      return false;
    },
    /** Whether resume and ad vouch for a sentence that the letter does not take. */
    vouches: (text: string): boolean => judge(text).holds,
    /** What the person wrote themselves stands as they wrote it: their word is what vouches for it. */
    sayOwn: (text: string): boolean => {
      for (const { start, end } of splitSentences(text)) {
        const sentence = text.slice(start, end);
        const { evidence } = judge(sentence);
        said.push({ text: sentence, evidence, before: said.length === 0 ? "" : before, own: true });
        before = " ";
      }
      return true;
    },
    sayPlain: (text: string, own: Evidence = []): boolean => tryText(text, own),
    /** A line of its own; the second text where the first is not vouched for. */
    line: (text: string, otherwise?: string) => {
      before = "\n\n";
      if (!tryText(text, []) && otherwise !== undefined) tryText(otherwise, []);
    },
    below: (text: string) => {
      before = "\n";
      tryText(text, []);
    },
    first: (slot: string, frames: readonly string[]): string => orderTemplates(frames, seed, slot)[0]!,
    words: () => said.reduce((sum, { text }) => sum + text.split(" ").length, 0),
    text: () => said.map(({ text }) => text).join(" "),
    quote: (source_: "resume" | "job", { start, end }: Omit<Quote, "quote">): Evidence[number] => ({
      source: source_,
      start,
      end,
      quote: source[source_].text.slice(start, end),
    }),
    finish: (): Letter => {
      let coverLetter = "";
      const sentences = said.map(({ text, evidence, before: gap, own }) => {
        coverLetter += gap + text;
        const place = { start: coverLetter.length - text.length, end: coverLetter.length };
        return { text, ...place, evidence, ...(own ? { own } : {}) };
      });
      return { coverLetter, sentences };
    },
  };
}

/** 'In that role' of 'In that role, I …': up to the comma, or two words. */
function beginningOf(text: string): string {
  return (/^[^,]{2,24}(?=,)/.exec(text)?.[0] ?? text.split(" ").slice(0, 2).join(" ")).toLowerCase();
}

/** A sentence that ends in 'Ltd.' would run into the next one. */
function endsItself(text: string): boolean {
  return !/[.!?]$/.test(text) || splitSentences(`${text} Next.`).length === 2;
}

/** What was done is told in plain frames, which nobody notices; any other wording is said once. */
function isWork(frame: string): boolean {
  return frame.includes("{text}");
}

function canFill(frame: string, values: Values): boolean {
  return [...frame.matchAll(/\{([\w-]+)\}/g)].every(([, name]) => values[name!] !== undefined);
}

function fill(frame: string, values: Values): string {
  const text = frame
    .replace(/\{([\w-]+)\}/g, (_, name: string) => values[name]!)
    .replace(/\bI also (am|was) /g, "I $1 also ")
    .replace(/\.\.$/, ".");
  return text[0]!.toUpperCase() === text[0] ? text : text[0]!.toUpperCase() + text.slice(1);
}
