import { readTokens } from "#engine/text/tokens.ts";
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
import { judgeOwnership } from "./check-ownership.ts";
import { checkSupport } from "./check-support.ts";
import { IDIOMS } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { readNumbers } from "./read-numbers.ts";
import { foldSequence, type Source, type SourceLine, stemsOf } from "./source.ts";

/** Ownership, outcomes, praise, and claims that no line of the resume makes. */
export function checkClaims(one: ClaimContext): Reason[] {
  const { segment, role, chosen, source } = one;
  const text = segment.text.slice(0, role);
  if (segment.about === "role" && role === 0) return judgePraise(one);
  const best = chosen.lines.slice(0, 1);
  return [
    ...judgePraise(one),
    ...judgeOwnership(text, one, best[0]),
    ...judgeOutcome(text, best[0], source),
    ...checkSupport(text, one, source.words),
  ];
}

function judgePraise({ segment, chosen, source, role }: ClaimContext): Reason[] {
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

function judgeOutcome(text: string, best: SourceLine | undefined, source: Source): Reason[] {
  const line = best ?? undefined;
  const said = new Set(
    line === undefined
      ? []
      : readTokens(`${line.quote} ${saidOfHonours(text, source)}`).flatMap((token) => [
          token.normalized,
          token.stem,
          token.singular,
        ]),
  );
  const has = (set: ReadonlySet<string>) =>
    [...set].some((word) => said.has(word) || line?.stems.has(word) === true);
  const reasons: Reason[] = [];
  for (const [index, token] of readTokens(text.replace(GROWN, " ").replace(IDIOMS, " ")).entries()) {
    // 'Hill Country Savings' is a name.
    if (index > 0 && token.letterCase === "title") continue;
    const word = [token.normalized, token.stem];
    const is = (set: ReadonlySet<string>) => word.some((form) => set.has(form));
    if (
      is(UP) &&
      !/^(?:up|higher|raise|gain)$/.test(token.normalized) &&
      !has(UP) &&
      !(has(BETTER) && sharesNumber(text, line)) &&
      !/\bdiploma\b|\bdegree\b|\bcertific|\bexperience\b/i.test(text)
    )
      reasons.push({ code: "outcome", detail: token.text });
    else if (/^falls?$/.test(token.normalized) && /\b(?:to|on) me\b/.test(text)) continue;
    else if (is(DOWN) && !/^(?:down|less|fewer|lower|fall)$/.test(token.normalized) && !has(DOWN))
      reasons.push({ code: "outcome", detail: token.text });
    else if (
      is(BETTER) &&
      !/^(?:better|speed)$/.test(token.normalized) &&
      !has(BETTER) &&
      !has(UP) &&
      !has(DOWN)
    )
      reasons.push({ code: "outcome", detail: token.text });
    else if (
      is(WON) &&
      !has(WON) &&
      !/\bdegree|\bdiploma|\bcertific|\blicen[cs]|\bcredential|\bqualification|\baccreditation|\bbadge|\bdesignation/i.test(
        text,
      ) &&
      !DEGREE_LEVELS.some(([, level]) => level.test(text))
    )
      reasons.push({ code: "outcome", detail: token.text });
  }
  const kept = KEPT.exec(text);
  if (kept !== null && !source.lines.some(({ quote }) => KEPT_SAID.test(quote)))
    reasons.push({ code: "outcome", detail: kept[0] });
  const moved = MOVED.exec(text);
  if (moved !== null && !has(UP) && !has(DOWN)) reasons.push({ code: "outcome", detail: moved[0] });
  const honour = HONOUR.exec(text);
  const isGrade =
    honour !== null &&
    /class|medal|distinction|hono|laude/i.test(honour[0]) &&
    source.resumeFolded.includes(foldSequence(honour[0]));
  if (
    honour !== null &&
    !isGrade &&
    !HONOUR.test(line?.quote ?? "") &&
    !has(WON) &&
    saidOfHonours(text, source).length < 15
  )
    reasons.push({ code: "outcome", detail: honour[0] });
  else if (honour !== null && line !== undefined && isFar(line, text, source))
    reasons.push({ code: "pairing", detail: honour[0] });
  if (
    /\b(?:won|win|winner|winning|received|awarded|earned|took)\b/i.test(text) &&
    line !== undefined &&
    NAMED_ONLY.test(line.quote) &&
    !NAMED_ONLY.test(text)
  )
    reasons.push({ code: "outcome", detail: NAMED_ONLY.exec(line.quote)![0] });
  const alone = ALONE.exec(text);
  if (alone !== null && line !== undefined && !ALONE_SAID.test(line.quote))
    reasons.push({ code: "ownership", detail: alone[0] });
  const cause = CAUSE.exec(text);
  if (
    cause !== null &&
    line !== undefined &&
    !CAUSE.test(line.quote) &&
    !has(UP) &&
    !has(DOWN) &&
    !has(BETTER) &&
    !has(WON)
  )
    reasons.push({ code: "outcome", detail: cause[0] });
  return reasons;
}
