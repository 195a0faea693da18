import { readTokens } from "#engine/text/tokens.ts";
import {
  BETTER,
  CAUSE,
  DEGREE_LEVELS,
  DOWN,
  FOUNDED,
  FOUNDED_NOUNS,
  HELPED,
  HONOUR,
  LED,
  LED_NOUNS,
  PRAISE,
  RAN,
  UP,
  WON,
} from "../../knowledge/letters/claim-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { checkSupport } from "./check-support.ts";
import { IDIOMS } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { type Source, type SourceLine, stemsOf } from "./source.ts";

const TEAM = plainStem("team");
const LEADS_PEOPLE =
  /\b(?:lead|led|leading|manage|managed|managing|head|headed|supervise|supervised|direct|directed|run|ran) (?:(?!(?:for|in|at|to|on|with|from|by|through)\b)[\p{L}\d'’-]+ ){0,3}(?:teams?|staff|crews?|people|departments?|brigade|engineers|nurses|workers|employees)\b/iu;

const WITH_PEOPLE =
  /\b(?:support|help|assist|aid)\w* (?:\S+ ){0,4}(?:customer|client|guest|patient|resident|famil|user|pupil|student|child|people|member|visitor)/i;

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

function judgeOwnership(
  text: string,
  { chosen, source }: ClaimContext,
  line: SourceLine | undefined,
): Reason[] {
  const verbs = readTokens(text).flatMap((token, index, all) => {
    const read = readVerb(token.text.toLowerCase());
    const isNoun = /^(?:the|a|an|our|my|your|their|its|this|that|of)$/.test(all[index - 1]?.normalized ?? "");
    return read === null || token.letterCase !== "lower" || isNoun
      ? []
      : [{ base: read.verb.base, text: token.text }];
  });
  const lineWords =
    line === undefined
      ? []
      : readTokens(line.quote).flatMap((token) => [
          token.normalized,
          token.stem,
          readVerb(token.normalized)?.verb.base ?? "",
        ]);
  const titles = source.resume.jobs
    .filter((_, index) => (chosen.jobs === null ? index === line?.job : chosen.jobs.includes(index)))
    .flatMap((job) => readTokens(job.title ?? "").flatMap((token) => [token.normalized, token.stem]));
  const has = (...sets: ReadonlySet<string>[]) =>
    [...lineWords, ...titles].some((word) => sets.some((set) => set.has(word)));
  const led = verbs.find(({ base }) => LED.has(base));
  if (led !== undefined && !has(LED, LED_NOUNS)) return [{ code: "ownership", detail: led.text }];
  // A manager of accounts leads no people by that title alone.
  const people = LEADS_PEOPLE.exec(text);
  if (
    people !== null &&
    !source.lines.some(
      (one) =>
        (one.stems.has(TEAM) || isAboutPeople(one)) &&
        (chosen.jobs === null || (one.job !== null && chosen.jobs.includes(one.job))),
    )
  )
    return [{ code: "ownership", detail: people[0] }];
  const ran = RAN.exec(text);
  if (ran !== null && !has(LED, LED_NOUNS) && !lineWords.includes("run"))
    return [{ code: "ownership", detail: ran[0] }];
  const founded = verbs.find(({ base, text: word }) => FOUNDED.has(base) && word !== "found");
  const foundedPlain = /\b(?:co-?)?founded\b/.exec(text);
  if ((founded !== undefined || foundedPlain !== null) && !has(FOUNDED, FOUNDED_NOUNS))
    return [{ code: "ownership", detail: founded?.text ?? foundedPlain![0] }];
  const opening = lineWords.slice(0, 3);
  if (line !== undefined && opening.some((word) => HELPED.has(word)) && !WITH_PEOPLE.test(line.quote)) {
    const helped =
      /\b(?:help|assist|support|contribut|participat|took part|part of|shadow|observ|aid|attend|alongside|work(?:ed)? with|involved)/i.test(
        text,
      );
    if (!helped && verbs.length > 0) return [{ code: "ownership", detail: verbs[0]!.text }];
  }
  return [];
}

/** 'Lead two writers and a designer' says who is led. */
function isAboutPeople({ quote, job }: SourceLine): boolean {
  const tokens = readTokens(quote);
  return (
    job !== null &&
    tokens.some(({ normalized, stem }) => LED.has(normalized) || LED.has(stem)) &&
    tokens.some(({ singular }) => isPersonNoun(singular))
  );
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
  if (
    honour !== null &&
    !HONOUR.test(line?.quote ?? "") &&
    !has(WON) &&
    saidOfHonours(text, source).length < 15
  )
    reasons.push({ code: "outcome", detail: honour[0] });
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
