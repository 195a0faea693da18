import { readJob } from "#engine/job/read-job.ts";
import { verifyLetter } from "#engine/letter/verify-letter.ts";
import type { TermMatch } from "#engine/match/match.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { lettersOf } from "../labels/find-in-text.ts";
import type { LetterLabel, PairLabel } from "../labels/pair-label.ts";
import { addCount, type Figure, type Outcome } from "./counts.ts";

export const PAIR_MEASURES: readonly { measure: string; figure: Figure }[] = [
  { measure: "shown terms matched (of those listed)", figure: "recall" },
  { measure: "shown terms matched (of all)", figure: "recall" },
  { measure: "matched terms that are shown", figure: "precision" },
  { measure: "partly matched terms that are shown", figure: "precision" },
  { measure: "listed terms that are asked for", figure: "precision" },
];

/** What the report says of each labelled term of a pair, against what a person says who has read both. */
export function scorePair(outcome: Outcome, resume: Resume, adText: string, label: PairLabel): void {
  const { terms } = matchResume(resume, readJob(adText));
  for (const { term, verdict } of label.terms) {
    const listed = terms.find((one) => names(one, term));
    const shown = verdict === "have" || verdict === "other-words";
    // A term that is shown in other words is matched by 'partly' too: the report says so.
    const matched = listed?.status === "have" || (verdict === "other-words" && listed?.status === "partly");
    if (shown && listed !== undefined)
      addCount(outcome, "shown terms matched (of those listed)", { there: 1, found: Number(matched) });
    if (shown) addCount(outcome, "shown terms matched (of all)", { there: 1, found: Number(matched) });
    if (shown && !matched)
      outcome.errors.push(`${verdict}: ${listed === undefined ? "not listed at all" : listed.status}`);
    if (listed === undefined) continue;
    addCount(outcome, "listed terms that are asked for", { read: 1, right: Number(verdict !== "not-asked") });
    if (verdict === "not-asked") outcome.errors.push("not asked for, and listed");
    else if (listed.status === "partly")
      addCount(outcome, "partly matched terms that are shown", { read: 1, right: Number(shown) });
    else if (listed.status === "have") {
      addCount(outcome, "matched terms that are shown", { read: 1, right: Number(shown) });
      if (!shown) outcome.errors.push("missing, and matched");
    }
  }
}

/** A listed term is the labelled one if one of its quotes is it as letters, or holds it, or is held by it, as whole words: 'data' is no 'metadata'. */
export function names(listed: Pick<TermMatch, "quotes" | "label">, term: string): boolean {
  const wanted = lettersOf(term);
  return listed.quotes.some(({ quote }) => {
    const own = lettersOf(quote);
    return (
      own === wanted ||
      (own.length > 3 && wanted.length > 3 && (holdsWords(quote, term) || holdsWords(term, quote)))
    );
  });
}

function holdsWords(text: string, part: string): boolean {
  const [whole, words] = [text, part].map((one) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#]+/gu, " ")
      .trim(),
  );
  return [words, `${words}s`].some((one) => ` ${whole} `.includes(` ${one} `));
}

export const LETTER_MEASURES: readonly { measure: string; figure: Figure }[] = [
  { measure: "lies caught", figure: "recall" },
  { measure: "one element swapped, caught", figure: "recall" },
  { measure: "true sentences vouched for", figure: "recall" },
  { measure: "true sentences vouched for: plain", figure: "recall" },
  { measure: "true sentences vouched for: chatty", figure: "recall" },
  { measure: "true sentences vouched for: terse", figure: "recall" },
];

/** Each sentence of a letter written freely, true or a lie, before the verifier. */
export function scoreLetter(outcome: Outcome, resume: Resume, adText: string, label: LetterLabel): void {
  const job = readJob(adText);
  const truths = label.sentences.filter((sentence) => sentence.true).map(({ text }) => text);
  const lies = label.sentences.filter((sentence) => !sentence.true).map(({ text }) => text);
  const vouched = (texts: readonly string[]) => vouchedFor(texts, resume, job);
  for (const one of vouched(truths)) {
    addCount(outcome, "true sentences vouched for", { there: 1, found: Number(one.vouched) });
    addCount(outcome, `true sentences vouched for: ${label.style}`, { there: 1, found: Number(one.vouched) });
    if (!one.vouched) outcome.errors.push(`true, marked: ${one.codes[0] ?? "?"}`);
  }
  for (const one of vouched(lies)) {
    addCount(outcome, "lies caught", { there: 1, found: Number(!one.vouched) });
    if (one.vouched) outcome.errors.push("a lie vouched for");
  }
  vouched(label.swaps.map(({ lie }) => lie)).forEach((one, at) => {
    addCount(outcome, "one element swapped, caught", { there: 1, found: Number(!one.vouched) });
    if (one.vouched) outcome.errors.push(`swapped and vouched for: ${label.swaps[at]!.element}`);
  });
}

/** Verifies the sentences as paragraphs of one letter, so that what goes before is known. */
function vouchedFor(texts: readonly string[], resume: Resume, job: ReturnType<typeof readJob>) {
  const { sentences } = verifyLetter(texts.join("\n\n"), resume, job);
  let at = 0;
  return texts.map((text) => {
    const end = at + text.length;
    const own = sentences.filter((sentence) => sentence.start >= at && sentence.end <= end);
    at = end + 2;
    return {
      vouched: own.every(({ vouched }) => vouched),
      codes: own.flatMap(({ reasons }) => reasons.map(({ code }) => code)),
    };
  });
}
