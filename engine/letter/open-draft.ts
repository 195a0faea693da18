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
function checkText(text: string, source: Source): Judgement {
  const { reasons, evidence } = checkSentence(text, source);
  return { holds: reasons.length === 0 && findDoubts(text, source).length === 0, evidence };
}

export function openDraft(source: Source, seed: number): LetterDraft {
  return new LetterDraft(source, seed);
}

/** A letter in the making: it takes only sentences that are vouched for. */
export class LetterDraft {
  #said: Said[] = [];
  #used = new Set<string>();
  #judgements = new Map<string, Judgement>();
  #before = "";
  readonly #source: Source;
  readonly #seed: number;

  constructor(source: Source, seed: number) {
    this.#source = source;
    this.#seed = seed;
  }

  /** Opens a paragraph at the next sentence. */
  paragraph(): void {
    if (this.#said.length > 0) this.#before = "\n\n";
  }

  /**
   * Says a slot's first fitting frame: not one begun like the sentence before, if there is another. False where none is
   * vouched for. `own` is where what fills it stands.
   */
  say(slot: string, frames: readonly string[], values: Values, own: Evidence = []): boolean {
    for (const frame of this.#fitting(slot, frames, values).slice(0, MOST_TRIES)) {
      const text = fill(frame, values);
      // 'from Ch. Lee University': a name that would end the sentence.
      if (splitSentences(text).length !== splitSentences(frame).length) continue;
      if (!this.#tryText(text, own)) continue;
      this.#used.add(frame);
      return true;
    }
    return false;
  }

  /** Whether resume and ad vouch for a sentence that the letter does not take. */
  vouches(text: string): boolean {
    return this.#check(text).holds;
  }

  /** What the person wrote themselves stands as they wrote it: their word is what vouches for it. */
  sayOwn(text: string): boolean {
    for (const { start, end } of splitSentences(text)) {
      const sentence = text.slice(start, end);
      const { evidence } = this.#check(sentence);
      this.#take({ text: sentence, evidence, own: true });
    }
    return true;
  }

  sayPlain(text: string, own: Evidence = []): boolean {
    return this.#tryText(text, own);
  }

  /** A line of its own; the second text where the first is not vouched for. */
  line(text: string, otherwise?: string): void {
    this.#before = "\n\n";
    if (!this.#tryText(text, []) && otherwise !== undefined) this.#tryText(otherwise, []);
  }

  below(text: string): void {
    this.#before = "\n";
    this.#tryText(text, []);
  }

  first(slot: string, frames: readonly string[]): string {
    return orderTemplates(frames, this.#seed, slot)[0]!;
  }

  words(): number {
    return this.#said.reduce((sum, { text }) => sum + text.split(" ").length, 0);
  }

  text(): string {
    return this.#said.map(({ text }) => text).join(" ");
  }

  quote(source: "resume" | "job", { start, end }: Omit<Quote, "quote">): Evidence[number] {
    return { source, start, end, quote: this.#source[source].text.slice(start, end) };
  }

  finish(): Letter {
    let coverLetter = "";
    const sentences = this.#said.map(({ text, evidence, before, own }) => {
      coverLetter += before + text;
      const place = { start: coverLetter.length - text.length, end: coverLetter.length };
      return { text, ...place, evidence, ...(own ? { own } : {}) };
    });
    return { coverLetter, sentences };
  }

  /** Frames that can be filled: what no sentence has begun with comes first, then what the last one has not. */
  #fitting(slot: string, frames: readonly string[], values: Values): string[] {
    const last = this.#said.at(-1)?.text.split(" ")[0];
    const begun = new Set(this.#said.map(({ text }) => beginningOf(text)));
    const rankOf = (frame: string) => {
      const filled = fill(frame, values);
      return (filled.split(" ")[0] === last ? 2 : 0) + (begun.has(beginningOf(filled)) ? 1 : 0);
    };
    return orderTemplates(frames, this.#seed, slot)
      .filter((frame) => canFill(frame, values) && (isWork(frame) || !this.#used.has(frame)))
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  #tryText(text: string, own: Evidence): boolean {
    const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    const judged: Omit<Said, "before">[] = [];
    for (const [index, part] of parts.entries()) {
      const { holds, evidence } = this.#check(part);
      // A sentence that would run into the next one could not be checked again as one.
      if (!holds || !endsItself(part) || (/[.!?]$/.test(part) && !isWellFormed(part))) return false;
      const mine = index === parts.length - 1 ? own : [];
      const others = evidence.filter(
        (item) => !mine.some((one) => one.source === item.source && one.start === item.start),
      );
      judged.push({ text: part, evidence: [...mine, ...others].slice(0, MOST_EVIDENCE) });
    }
    for (const one of judged) this.#take(one);
    return true;
  }

  #take(one: Omit<Said, "before">): void {
    this.#said.push({ ...one, before: this.#said.length === 0 ? "" : this.#before });
    this.#before = " ";
  }

  #check(text: string): Judgement {
    const known = this.#judgements.get(text) ?? checkText(text, this.#source);
    this.#judgements.set(text, known);
    return known;
  }
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
