import { findTerms } from "#engine/lexicon/find-terms.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { readVerb } from "../clause/verb-forms.ts";
import {
  BETTER,
  CAUSE,
  DOWN,
  FOUNDED,
  FOUNDED_NOUNS,
  HELPED,
  LED,
  LED_NOUNS,
  PRAISE,
  UP,
  WON,
} from "../data/claim-words.ts";
import type { Case, Reason } from "./judge-sentence.ts";
import { lemmasOf, type Source, type SourceLine } from "./source.ts";

const WITH_PEOPLE =
  /\b(?:support|help|assist|aid)\w* (?:\S+ ){0,4}(?:customer|client|guest|patient|resident|famil|user|pupil|student|child|people|member|visitor)/i;

/** Ownership, outcomes, praise, and claims that no line of the resume makes. */
export function judgeClaims(one: Case): Reason[] {
  const { segment, role, chosen, source } = one;
  const text = segment.text.slice(0, role);
  if (segment.about === "role" && role === 0) return judgePraise(one);
  const best = chosen.lines.slice(0, 1);
  return [
    ...judgePraise(one),
    ...judgeOwnership(text, one, best[0]),
    ...judgeOutcome(text, best[0]),
    ...judgeSupport(text, one, source.words),
  ];
}

function judgePraise({ segment, chosen, source, role }: Case): Reason[] {
  const said = `${chosen.lines[0]?.quote ?? ""} ${source.lines
    .filter((line) => line.section === "skills")
    .map((line) => line.quote)
    .join(" ")}`.toLowerCase();
  return [...segment.text.matchAll(PRAISE)].flatMap((match): Reason[] => {
    const word = match[0].toLowerCase();
    const inAd = match.index >= role && source.job.text.toLowerCase().includes(word);
    return said.includes(word) || inAd ? [] : [{ code: "superlative", detail: match[0] }];
  });
}

function judgeOwnership(text: string, { chosen, source }: Case, line: SourceLine | undefined): Reason[] {
  const verbs = readTokens(text).flatMap((token) => {
    const read = readVerb(token.text.toLowerCase());
    return read === null || token.letterCase !== "lower" ? [] : [{ base: read.verb.base, text: token.text }];
  });
  const lineWords =
    line === undefined
      ? []
      : readTokens(line.quote).flatMap((token) => [
          token.surface,
          token.lemma,
          readVerb(token.surface)?.verb.base ?? "",
        ]);
  const titles = source.resume.jobs
    .filter((_, index) => (chosen.jobs === null ? index === line?.job : chosen.jobs.includes(index)))
    .flatMap((job) => readTokens(job.title ?? "").flatMap((token) => [token.surface, token.lemma]));
  const has = (...sets: ReadonlySet<string>[]) =>
    [...lineWords, ...titles].some((word) => sets.some((set) => set.has(word)));
  const led = verbs.find(({ base }) => LED.has(base));
  if (led !== undefined && !has(LED, LED_NOUNS)) return [{ code: "ownership", detail: led.text }];
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

function judgeOutcome(text: string, line: SourceLine | undefined): Reason[] {
  const said = new Set(
    line === undefined
      ? []
      : readTokens(line.quote).flatMap((token) => [token.surface, token.lemma, token.noun]),
  );
  const has = (set: ReadonlySet<string>) => [...set].some((word) => said.has(word));
  const reasons: Reason[] = [];
  for (const token of readTokens(text)) {
    const word = [token.surface, token.lemma];
    const is = (set: ReadonlySet<string>) => word.some((form) => set.has(form));
    if (is(UP) && !/^(?:up|higher|raise|gain)$/.test(token.surface) && !has(UP))
      reasons.push({ code: "outcome", detail: token.text });
    else if (is(DOWN) && !/^(?:down|less|fewer|lower|fall)$/.test(token.surface) && !has(DOWN))
      reasons.push({ code: "outcome", detail: token.text });
    else if (is(BETTER) && token.surface !== "better" && !has(BETTER) && !has(UP) && !has(DOWN))
      reasons.push({ code: "outcome", detail: token.text });
    else if (is(WON) && !has(WON) && !/\b(?:degree|bachelor|master|diploma|certificat)/i.test(text))
      reasons.push({ code: "outcome", detail: token.text });
  }
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

/** Most of what a segment says must stand in the job it speaks of, and nearly all of it in the resume. */
function judgeSupport(
  text: string,
  { segment, chosen, source, role }: Case,
  words: ReadonlySet<string>,
): Reason[] {
  const content = chosen.content.filter((lemma) => role >= segment.text.length || appears(lemma, text));
  if (content.length === 0) return [];
  const named = namedTerms(text, source);
  const foreign = content.filter((lemma) => !words.has(lemma) && !named.has(lemma));
  if (foreign.length >= 2 && foreign.length / content.length > 0.3)
    return [{ code: "unsupported", detail: foreign.join(", ") }];
  const tool = foreign.find((lemma) =>
    new RegExp(`\\busing (?:\\w+ )?${lemma.slice(0, 5).replace(/[^a-z]/g, ".")}`, "i").test(text),
  );
  if (tool !== undefined) return [{ code: "unsupported", detail: tool }];
  if (foreign.length === 1 && content.length <= 2) return [{ code: "unsupported", detail: foreign[0]! }];
  if (chosen.jobs === null) return [];
  const inJob = new Set(
    source.lines
      .filter((line) => line.job !== null && chosen.jobs!.includes(line.job))
      .flatMap((line) => [...line.lemmas]),
  );
  const elsewhere = Math.max(
    0,
    ...source.lines
      .filter((line) => line.job !== null && !chosen.jobs!.includes(line.job))
      .map((line) => content.filter((lemma) => line.lemmas.has(lemma)).length),
  );
  // Another job says all of it, the one that is named says little.
  if (content.length >= 2 && elsewhere === content.length && chosen.shared < elsewhere * 0.7)
    return [{ code: "pairing", detail: content.join(", ") }];
  const outside = content.filter((lemma) => !inJob.has(lemma) && words.has(lemma));
  if (outside.length >= 2 && outside.length / content.length > 0.34)
    return [{ code: "pairing", detail: outside.join(", ") }];
  return [];
}

function appears(lemma: string, text: string): boolean {
  return readTokens(text).some(
    (token) => token.lemma === lemma || token.surface.startsWith(lemma.slice(0, 4)),
  );
}

/** Words of the concepts that the resume has in whatever wording: they are judged as terms. */
function namedTerms(text: string, source: Source): Set<string> {
  const block = { start: 0, end: text.length, kind: "paragraph" as const, section: "letter" };
  const hits = findTerms(text, [block], { isSkillsSection: () => false });
  return new Set(hits.filter((hit) => source.terms.has(hit.id)).flatMap((hit) => [...lemmasOf(hit.quote)]));
}
