import { isSure } from "#engine/facts/is-sure.ts";
import { joinDegrees } from "#engine/knowledge/degrees/spaced-degrees.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import type { Quote } from "#engine/text/span.ts";
import { checkAction } from "./check-action.ts";
import { checkClaims } from "./check-claims.ts";
import { checkCrossLineClaims } from "./check-cross-line-claims.ts";
import { checkEntry } from "./check-entry.ts";
import { checkNames } from "./check-names.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkPeriods } from "./check-periods.ts";
import { checkTerms } from "./check-terms.ts";
import { checkTools } from "./check-tools.ts";
import { chooseLines } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isLenient } from "./is-lenient.ts";
import { readNumbers } from "./read-numbers.ts";
import { readSegments, roleStart, type Segment } from "./read-segments.ts";
import type { Source, SourceLine } from "./source.ts";

type Evidence = Quote & { source: "resume" | "job" };

const ADDRESS =
  /^dear (?:mr|mrs|ms|dr|prof)\. [^.!?\d]{0,60}[,:]?$|^(?:dear|respected|hi|hello|hey|good (?:morning|afternoon|day|evening)|to the|to whom)\b[^.!?\d]{0,80}[,:]$|^dear\b[^.!?\d]{0,80}$|^to whom it may concern/i;
const FAREWELL =
  /^(?:(?:kind|best|warm|yours|with|many|sincere|all the|cheers|sincerely|faithfully|respectfully|regards|thanks|thank you|best)\b[\p{Ll}\s,'’]{0,60}[,.!]?)$/iu;
const MOST_EVIDENCE = 4;
/** Nobody writes a longer sentence: what has no end is not checked word by word, and not believed. */
const LONGEST = 1500;
const SHOWN = 40;

type SentenceCheck = {
  reasons: Reason[];
  evidence: Evidence[];
  /** A line says the same with another number, employer, date or title. */
  contradicted: boolean;
};

/** Of the words that state something, how many a line must share to be about the same. */
const SAME_FACT = 0.6;
const FEWEST_SHARED = 2;
const ELEMENTS: ReadonlySet<Reason["code"]> = new Set(["number", "name", "title", "pairing"]);

/** Whether a clause is refused for one element only, and a line says the rest of it with another one. */
function isContradicted(reasons: readonly Reason[], one: ClaimContext): boolean {
  const codes = new Set(reasons.map(({ code }) => code));
  if (codes.size === 0 || [...codes].some((code) => !ELEMENTS.has(code))) return false;
  const { chosen } = one;
  const line = chosen.lines[0];
  if (line === undefined || chosen.shared < Math.max(FEWEST_SHARED, chosen.content.length * SAME_FACT))
    return false;
  return [...codes].every((code) => {
    if (code === "number")
      return reasons.every((reason) => reason.code !== code || isOtherNumber(reason, one));
    // The title of a job that was surely read is another.
    if (code === "title") return chosen.jobs?.every((index) => isSureTitle(index, one)) === true;
    return true;
  });
}

/** The line counts the same thing, or dates it, with another number. A count in words is a count of lines as often. */
function isOtherNumber({ detail }: Reason, { segment, chosen, source }: ClaimContext): boolean {
  const line = chosen.lines[0]!;
  const claimed = readNumbers(segment.text).find(
    ({ start, end }) => segment.text.slice(start, end) === detail,
  );
  if (
    claimed === undefined ||
    !/\d/.test(detail) ||
    source.resume.text.includes(wordAround(segment.text, claimed))
  )
    return false;
  return line.numbers.some(
    (other) =>
      other.unit === claimed.unit &&
      other.value !== claimed.value &&
      (claimed.heads.length === 0 ||
        other.heads.some((head) => claimed.heads.includes(head)) ||
        claimed.unit !== ""),
  );
}

/** '2022-23' of '23'. */
function wordAround(text: string, { start, end }: { start: number; end: number }): string {
  const from = text.lastIndexOf(" ", start) + 1;
  const to = text.indexOf(" ", end);
  return text.slice(from, to === -1 ? text.length : to).replace(/[.,;:!?]+$/, "");
}

function isSureTitle(index: number, { source }: ClaimContext): boolean {
  const job = source.resume.jobs[index];
  return job !== undefined && job.title !== null && isSure(job.confidence.title);
}

/** Checks one sentence, clause by clause, by default against it. */
export function checkSentence(sentence: string, source: Source): SentenceCheck {
  if (sentence.length > LONGEST)
    return {
      reasons: [{ code: "unsupported", detail: `${sentence.slice(0, SHOWN)} …` }],
      evidence: [],
      contradicted: false,
    };
  const flat = joinDegrees(sentence.replace(/\s/g, " "));
  const name = source.resume.contact.name;
  if (name !== null && fold(flat) === fold(name.value))
    return { reasons: [], evidence: [evidenceAt(name, source)], contradicted: false };
  if (
    ADDRESS.test(flat) ||
    (FAREWELL.test(flat) &&
      !/\p{Lu}/u.test(flat.slice(1)) &&
      flat.split(" ").length <= 9 &&
      !/\bI\b/.test(flat))
  )
    return { reasons: [], evidence: [], contradicted: false };
  if (isLenient(flat, source))
    return { reasons: [], evidence: adEvidenceOf(flat, source), contradicted: false };
  const reasons: Reason[] = [];
  const evidence: Evidence[] = [];
  let employer: number[] | null = null;
  let outer: readonly string[] = [];
  const told: SourceLine[] = [];
  let contradicted = false;
  for (const segment of readSegments(flat)) {
    const chosen = chooseLines(segment, source, employer, outer);
    outer = chosen.content;
    if (/\b(?:before that|earlier|previously)\b/i.test(segment.text) && chosen.named === null)
      employer = null;
    else employer = chosen.named ?? employer;
    const block = { start: 0, end: segment.text.length, kind: "paragraph" as const, section: "letter" };
    const hits = findTerms(segment.text, [block], { isSkillsSection: () => false });
    const one: ClaimContext = { segment, role: roleStart(segment), chosen, source, hits, told: [...told] };
    if (chosen.lines[0] !== undefined) told.push(chosen.lines[0]);
    const found = [
      ...checkNumbers(one),
      ...checkPeriods(one),
      ...checkCrossLineClaims(one),
      ...checkAction(one),
      ...checkTerms(one),
      ...checkTools(one),
      ...checkNames(one),
      ...checkEntry(one),
      ...checkClaims(one),
    ];
    reasons.push(...found);
    contradicted ||= isContradicted(found, one);
    for (const line of chosen.lines.slice(0, 2).filter(({ quote }) => quote !== ""))
      evidence.push({ source: "resume", start: line.start, end: line.end, quote: line.quote });
    if (chosen.lines.length === 0) evidence.push(...adEvidence(segment, source));
  }
  return {
    contradicted,
    reasons: distinct(reasons, (reason) => reason.code + reason.detail),
    evidence: distinct(evidence, (item) => `${item.source}${item.start}`).slice(0, MOST_EVIDENCE),
  };
}

function adEvidence(segment: Segment, source: Source): Evidence[] {
  return adEvidenceOf(segment.text, source);
}

function adEvidenceOf(text: string, { job }: Source): Evidence[] {
  const quotes = [job.title, job.company, ...job.terms.map((term) => term.quotes[0] ?? null)];
  const folded = text.toLowerCase();
  return quotes
    .filter(
      (quote): quote is Quote =>
        quote !== null && quote.quote.length > 1 && folded.includes(quote.quote.toLowerCase()),
    )
    .slice(0, MOST_EVIDENCE)
    .map(({ start, end, quote }) => ({ source: "job" as const, start, end, quote }));
}

function evidenceAt({ start, end }: { start: number; end: number }, { resume }: Source): Evidence {
  return { source: "resume", start, end, quote: resume.text.slice(start, end) };
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
