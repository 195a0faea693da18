import { readTokens, type Token } from "#engine/text/tokens.ts";
import {
  ALONE,
  ALONE_SAID,
  BETTER,
  CAUSE,
  DEGREE_LEVELS,
  DOWN,
  HONOUR,
  NAMED_ONLY,
  PRAISE,
  UP,
  WON,
} from "../../knowledge/letters/claim-words.ts";
import { linesNear } from "./check-entry.ts";
import { checkOwnership } from "./check-ownership.ts";
import { checkSupport } from "./check-support.ts";
import { IDIOMS } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { readNumbers } from "./read-numbers.ts";
import { foldSequence, type Source, type SourceLine, stemsOf } from "./source.ts";

/** Ownership, outcomes, praise, and claims that no line of the resume makes. */
export function checkClaims(one: ClaimContext): Reason[] {
  const { segment, role, chosen, source } = one;
  const text = segment.text.slice(0, role);
  if (segment.about === "role" && role === 0) return checkPraise(one);
  const best = chosen.lines.slice(0, 1);
  return [
    ...checkPraise(one),
    ...checkOwnership(text, one, best[0]),
    ...checkOutcome(text, best[0], source),
    ...checkSupport(text, one, source.words),
  ];
}

function checkPraise({ segment, chosen, source, role }: ClaimContext): Reason[] {
  const said = `${chosen.lines[0]?.quote ?? ""} ${source.lines
    .filter((line) => line.section === "skills")
    .map((line) => line.quote)
    .join(" ")}`.toLowerCase();
  return [...segment.text.matchAll(PRAISE)].flatMap((match): Reason[] => {
    const word = match[0].toLowerCase().replace(/^the /, "");
    // 'extensive bundles' tells the size of them.
    if (
      /^extensive/.test(word) &&
      !/^\w+ (?:\w+ )?(?:experience|background|knowledge|expertise|understanding|training|network|skills?|career|track|history|portfolio)/i.test(
        segment.text.slice(match.index),
      )
    )
      return [];
    // What is denied may be denied for ever.
    if (word.startsWith("never") && segment.about === "role") return [];
    const inAd = match.index >= role && source.job.text.toLowerCase().includes(word);
    return said.includes(word) || inAd ? [] : [{ code: "superlative", detail: match[0] }];
  });
}

/** Awards that the text names again, and 'promoted' where the resume shows two jobs at one employer. */
function saidOfHonours(text: string, { lines, resume }: Source): string {
  const words = stemsOf(text);
  const honours = lines.filter(
    ({ section, stems }) =>
      section === "awards" && [...stems].filter((stem) => stem.length > 3 && words.has(stem)).length >= 2,
  );
  const employers = resume.jobs.map(({ employer }) => employer).filter((name) => name !== null);
  const isPromoted = new Set(employers).size < employers.length;
  return `${honours.length > 0 ? "won award honoured named" : ""} ${isPromoted ? "promoted" : ""}`;
}

/** People grow into posts, and in what they learn. */
export const GROWN =
  /\b(?:grown|grew|risen|rose|worked my way|moved) (?:up )?(?:from|within|into|with|through) (?!\W?\d)|\b(?:still|is|am|are|but|and|keep|kept|to) growing\b|\bgrowing (?:up|interest|family)\b|\b(?:grow|growing) (?:with|into|as|in|there|further|my)\b/gi;

/** Kept to money and time. */
const KEPT = /\b(?:under|on|within|below) budget\b|\bahead of schedule\b|\bon schedule\b|\bon time and\b/i;
const KEPT_SAID =
  /\b(?:under|on|within|below|over) budget\b|\b(?:ahead|early|earlier|on schedule|on time|punctual)\b/i;

/** 'yield rose 15 %' where a line has an improvement of 15 %. */
function sharesNumber(text: string, line: SourceLine | undefined): boolean {
  return readNumbers(text).some(({ value }) => line?.numbers.some((other) => other.value === value) === true);
}

/** An honour of a line that stands far from the employer the text names. */
function isFar(line: SourceLine, text: string, source: Source): boolean {
  const near = linesNear(text, source);
  return near.size > 0 && ![...near].some((index) => source.lines[index] === line);
}

/** 'Visits have gone up'. */
const MOVED =
  /\b(?:went|gone|came|come) (?:right |way |well )?(?:up|down)(?! (?:to|with|for|from|on|and|in|through|against|across|as|the)\b(?! \p{L}* ?\d))\b/iu;

type Outcome = { text: string; line: SourceLine | undefined; source: Source; has: (set: Words) => boolean };
type Words = ReadonlySet<string>;

function checkOutcome(text: string, line: SourceLine | undefined, source: Source): Reason[] {
  const said =
    line === undefined ? [] : readTokens(`${line.quote} ${saidOfHonours(text, source)}`).flatMap(formsOf);
  const has = (set: Words) => [...set].some((word) => said.includes(word) || line?.stems.has(word) === true);
  const one = { text, line, source, has };
  return [
    ...checkChanges(one),
    ...checkLimits(one),
    ...checkHonour(one),
    ...checkAlone(one),
    ...checkCause(one),
  ];
}

const formsOf = ({ normalized, stem, singular }: Token) => [normalized, stem, singular];

/** What a paper is gained with is no rise, and what it is won with no prize. */
const GAINED = /\bdiploma\b|\bdegree\b|\bcertific|\bexperience\b/i;
const WON_BY_STUDY =
  /\bdegree|\bdiploma|\bcertific|\blicen[cs]|\bcredential|\bqualification|\baccreditation|\bbadge|\bdesignation/i;

/** Words of a rise, a fall, a betterment or a prize that the line does not speak of. */
function checkChanges(one: Outcome): Reason[] {
  const tokens = readTokens(one.text.replace(GROWN, " ").replace(IDIOMS, " "));
  return (
    tokens
      // 'Hill Country Savings' is a name.
      .filter((token, index) => index === 0 || token.letterCase !== "title")
      .filter((token) => isChangeUnsaid(token, one))
      .map((token) => ({ code: "outcome", detail: token.text }))
  );
}

function isChangeUnsaid({ normalized, stem }: Token, { text, line, has }: Outcome): boolean {
  const is = (set: Words) => set.has(normalized) || set.has(stem);
  const isPlainRise = /^(?:up|higher|raise|gain)$/.test(normalized);
  if (is(UP) && !isPlainRise && !has(UP) && !(has(BETTER) && sharesNumber(text, line)) && !GAINED.test(text))
    return true;
  if (/^falls?$/.test(normalized) && /\b(?:to|on) me\b/.test(text)) return false;
  if (is(DOWN) && !/^(?:down|less|fewer|lower|fall)$/.test(normalized) && !has(DOWN)) return true;
  if (is(BETTER) && !/^(?:better|speed)$/.test(normalized) && !has(BETTER) && !has(UP) && !has(DOWN))
    return true;
  return (
    is(WON) && !has(WON) && !WON_BY_STUDY.test(text) && !DEGREE_LEVELS.some(([, level]) => level.test(text))
  );
}

function checkLimits({ text, source, has }: Outcome): Reason[] {
  const kept = KEPT.exec(text);
  const moved = MOVED.exec(text);
  const reasons: Reason[] = [];
  if (kept !== null && !source.lines.some(({ quote }) => KEPT_SAID.test(quote)))
    reasons.push({ code: "outcome", detail: kept[0] });
  if (moved !== null && !has(UP) && !has(DOWN)) reasons.push({ code: "outcome", detail: moved[0] });
  return reasons;
}

const RECEIVED = /\b(?:won|win|winner|winning|received|awarded|earned|took)\b/i;

function checkHonour({ text, line, source, has }: Outcome): Reason[] {
  const reasons: Reason[] = [];
  const honour = HONOUR.exec(text)?.[0];
  const isGrade =
    honour !== undefined &&
    /class|medal|distinction|hono|laude/i.test(honour) &&
    source.resumeFolded.includes(foldSequence(honour));
  const isSaid = isGrade || HONOUR.test(line?.quote ?? "") || has(WON);
  if (honour !== undefined && !isSaid && saidOfHonours(text, source).length < 15)
    reasons.push({ code: "outcome", detail: honour });
  else if (honour !== undefined && line !== undefined && isFar(line, text, source))
    reasons.push({ code: "pairing", detail: honour });
  const named = line === undefined ? null : NAMED_ONLY.exec(line.quote);
  if (RECEIVED.test(text) && named !== null && !NAMED_ONLY.test(text))
    reasons.push({ code: "outcome", detail: named[0] });
  return reasons;
}

function checkAlone({ text, line }: Outcome): Reason[] {
  const alone = ALONE.exec(text);
  const isSaid = line === undefined || ALONE_SAID.test(line.quote);
  return alone === null || isSaid ? [] : [{ code: "ownership", detail: alone[0] }];
}

function checkCause({ text, line, has }: Outcome): Reason[] {
  const cause = CAUSE.exec(text);
  const isSaid = line === undefined || CAUSE.test(line.quote) || [UP, DOWN, BETTER, WON].some(has);
  return cause === null || isSaid ? [] : [{ code: "outcome", detail: cause[0] }];
}
