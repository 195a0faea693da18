import type { Job, RequiredTerm } from "#engine/job/model/job.ts";
import type { Span } from "#engine/text/span.ts";
import { boilerplateLines, linesOf, type MarkedAd, placesOf } from "../testing/suites/read-ad-suite.ts";
import { type AdScore, emptyScore, type Part, tallyOf } from "./job-score.ts";

type Kind = "hard" | "soft";
type Marked = Span & { text: string; kind: Kind | "either" };

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
const OPENING_LINES = 4;
const SILENT = new Set(["about", "benefits", "pay", "equal-opportunity", "apply"]);

/** Compares what was read in an ad with what a person marked. */
export function scoreAd(ad: MarkedAd, job: Job): AdScore {
  const score = emptyScore();
  scoreTerms(score, ad, job);
  scoreYearsAndDegrees(score, ad, job);
  scoreConditions(score, ad, job);
  scoreBoilerplate(score, ad, job);
  scoreNames(score, ad, job);
  return score;
}

function kindOf(term: RequiredTerm): Kind | null {
  if (term.kind === "soft") return "soft";
  return term.kind === "hard" || term.kind === "certificate" || term.kind === "language" ? "hard" : null;
}

function scoreTerms(score: AdScore, ad: MarkedAd, job: Job): void {
  const lines = boilerplateLines(ad);
  const places = (quotes: readonly string[]) =>
    quotes.flatMap((quote) => placesOf(ad, quote, lines).map((place) => ({ ...place, text: quote })));
  const all: Marked[] = [
    ...places([...ad.truth.hard, ...ad.truth.certificates]).map((place) => ({
      ...place,
      kind: "hard" as const,
    })),
    ...places(ad.truth.soft).map((place) => ({ ...place, kind: "soft" as const })),
    ...places(ad.truth.either).map((place) => ({ ...place, kind: "either" as const })),
  ];
  // What stands inside a title, a company, a degree or a condition is neither asked for nor wrong as a skill.
  const neutral: Span[] = [
    ...ad.truth.conditions.flatMap((condition) => everywhere(ad.text, condition.quote)),
    ...places(ad.truth.optional),
    ...places(ad.truth.degrees.map((degree) => degree.quote)),
    ...[...ad.truth.titles, ad.truth.company ?? ""]
      .filter((name) => name !== "")
      .flatMap((name) => everywhere(ad.text, name)),
  ];
  const marked = all.filter(
    (span) =>
      !all.some(
        (other) =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ) && !neutral.some((zone) => zone.start <= span.start && zone.end >= span.end),
  );
  const found = new Set<Marked>();
  const needs = new Map<Marked, RequiredTerm>();
  for (const term of job.terms) {
    const kind = kindOf(term);
    if (kind === null) continue;
    let anyRight = false;
    let anyWrong = false;
    for (const quote of term.quotes) {
      const hits = marked.filter(
        (span) => (span.kind === kind || span.kind === "either") && overlaps(span, quote),
      );
      for (const hit of hits) {
        found.add(hit);
        needs.set(hit, term);
      }
      if (hits.length > 0) {
        score[kind].right += 1;
        anyRight = true;
      } else if (!neutral.some((zone) => overlaps(zone, quote))) {
        score[kind].wrong += 1;
        anyWrong = true;
        const other = marked.find((span) => overlaps(span, quote));
        score.notes.push(
          `+ ${kind} '${quote.quote}' (${term.label})${other ? ` is marked ${other.kind}` : ` in '${around(ad.text, quote)}'`}`,
        );
      }
    }
    if (kind === "hard" && anyRight) score.hardDistinct.right += 1;
    else if (kind === "hard" && anyWrong) score.hardDistinct.wrong += 1;
  }
  scoreKeywords(score, job, marked, neutral, found);
  const seen = new Map<string, boolean>();
  for (const span of marked) {
    const isFound = found.has(span);
    const read = needs.get(span);
    const kind = span.kind === "either" ? ((read && kindOf(read)) ?? "hard") : span.kind;
    score[kind][isFound ? "found" : "missed"] += 1;
    if (kind === "hard") seen.set(span.text, (seen.get(span.text) ?? false) || isFound);
    if (!isFound) score.notes.push(`- ${span.kind} '${span.text}'`);
  }
  for (const [, isFound] of seen) score.hardDistinct[isFound ? "found" : "missed"] += 1;
  for (const quote of ad.truth.certificates) score.certificates[seen.get(quote) ? "right" : "missed"] += 1;
  scoreNeeds(score, ad, needs);
}

/** Keywords count apart: what they name beside the lexicon, and how many of the skills it missed. */
function scoreKeywords(
  score: AdScore,
  job: Job,
  marked: readonly Marked[],
  neutral: readonly Span[],
  found: ReadonlySet<Marked>,
): void {
  const tally = tallyOf(score, "keywords");
  const quotes = job.terms.filter((term) => term.kind === "keyword").flatMap((term) => term.quotes);
  for (const quote of quotes) {
    if (marked.some((span) => overlaps(span, quote))) tally.right += 1;
    else if (!neutral.some((zone) => overlaps(zone, quote))) tally.wrong += 1;
  }
  for (const span of marked) {
    if (span.kind === "soft" || found.has(span)) continue;
    if (quotes.some((quote) => overlaps(span, quote))) tally.found += 1;
    else tally.missed += 1;
  }
}

function scoreNeeds(score: AdScore, ad: MarkedAd, needs: ReadonlyMap<Marked, RequiredTerm>): void {
  const tally = tallyOf(score, "must/nice");
  const said = new Map<RequiredTerm, Set<string>>();
  for (const [span, term] of needs) {
    const quote = span.text.replace(/@\d+$/, "");
    const need = ad.truth.must.includes(quote) ? "must" : ad.truth.nice.includes(quote) ? "nice" : "stated";
    said.set(term, (said.get(term) ?? new Set()).add(need));
  }
  for (const [term, wanted] of said) {
    // Two wordings of one term may be marked apart; then the more explicit one is meant.
    const need = wanted.has("must") ? "must" : wanted.has("nice") ? "nice" : "stated";
    if (term.need === need) tally.right += 1;
    else {
      tally.wrong += 1;
      tally.missed += 1;
      score.notes.push(`~ '${term.label}' is ${need}, read as ${term.need}`);
    }
  }
}

function scoreYearsAndDegrees(score: AdScore, ad: MarkedAd, job: Job): void {
  const compare = <
    M extends { quote: string; need: string },
    R extends Span & { quote: string; need: string },
  >(
    part: Part,
    marked: readonly M[],
    read: readonly R[],
    agree: (marked: M, read: R) => boolean,
  ) => {
    const tally = tallyOf(score, part);
    const open = marked.map((mark) => ({ mark, places: everywhere(ad.text, mark.quote) }));
    const left = [...read];
    for (const { mark, places } of open) {
      const index = left.findIndex(
        (item) => places.some((place) => overlaps(place, item)) && agree(mark, item),
      );
      if (index === -1) {
        tally.missed += 1;
        score.notes.push(`- ${part} '${mark.quote}'`);
      } else {
        tally.right += 1;
        const [item] = left.splice(index, 1);
        const need = tallyOf(score, "need of those");
        if (item!.need === mark.need) need.right += 1;
        else {
          need.wrong += 1;
          need.missed += 1;
          score.notes.push(`~ ${part} '${mark.quote}' is ${mark.need}, read as ${item!.need}`);
        }
      }
    }
    tally.wrong += left.length;
    for (const item of left) score.notes.push(`+ ${part} '${item.quote}'`);
  };
  compare("years", ad.truth.years, job.years, (mark, read) => mark.minimum === read.minimum);
  compare("degrees", ad.truth.degrees, job.degrees, (mark, read) => mark.level === read.level);
}

function scoreConditions(score: AdScore, ad: MarkedAd, job: Job): void {
  const tally = tallyOf(score, "conditions");
  const isMarkedKind = (kind: string) => kind !== "remote" && kind !== "on-site";
  const lines = boilerplateLines(ad);
  const read = job.conditions.filter((item) => isMarkedKind(item.kind));
  const used = new Set<(typeof read)[number]>();
  for (const mark of ad.truth.conditions.filter((item) => isMarkedKind(item.kind))) {
    const places = everywhere(ad.text, mark.quote);
    const hits = read.filter(
      (item) => item.kind === mark.kind && places.some((place) => overlaps(place, item)),
    );
    for (const hit of hits) used.add(hit);
    tally[hits.length > 0 ? "right" : "missed"] += 1;
    if (hits.length === 0) score.notes.push(`- ${mark.kind} '${mark.quote}'`);
  }
  for (const item of read) {
    // Conditions in boilerplate are read on purpose and were not marked.
    if (used.has(item) || lines.some((line) => overlaps(line, item))) continue;
    tally.wrong += 1;
    score.notes.push(`+ ${item.kind} '${item.quote}'`);
  }
}

function scoreBoilerplate(score: AdScore, ad: MarkedAd, job: Job): void {
  const tally = tallyOf(score, "boilerplate");
  const marked = boilerplateLines(ad);
  // Title, company, place and pay of the opening may be read either way.
  for (const line of linesOf(ad.text).slice(OPENING_LINES)) {
    const blocks = job.blocks.filter((block) => overlaps(block, line));
    const silent = blocks.filter((block) => SILENT.has(block.section));
    const isRead = silent.length * 2 > blocks.length;
    const isMarked = marked.some((mark) => mark.start === line.start);
    // A sentence about the employer in the opening is not marked, and silent on purpose.
    if (!isMarked && blocks.every((block) => block.section === "about")) continue;
    if (isRead && isMarked) tally.right += 1;
    else if (isRead) tally.wrong += 1;
    else if (isMarked) tally.missed += 1;
    if (isRead !== isMarked) {
      score.notes.push(
        `${isRead ? "+" : "-"} boilerplate '${ad.text.slice(line.start, Math.min(line.end, line.start + 90))}'`,
      );
    }
  }
}

function scoreNames(score: AdScore, ad: MarkedAd, job: Job): void {
  const fold = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const judge = (part: Part, read: string | null, accepted: readonly string[], lenient: boolean) => {
    const tally = tallyOf(score, part);
    const names = accepted.map(fold);
    const name = read === null ? null : fold(read);
    if (name === null) {
      if (names.length > 0) tally.missed += 1;
      if (names.length > 0) score.notes.push(`- ${part} '${accepted[0]}'`);
    } else if (
      names.includes(name) ||
      (lenient && names.some((other) => other.includes(name) || name.includes(other)))
    ) {
      tally.right += 1;
    } else {
      tally.wrong += 1;
      if (names.length > 0) tally.missed += 1;
      score.notes.push(`! ${part} '${read}' is '${accepted.join("' or '")}'`);
    }
  };
  judge("title", job.title?.quote ?? null, ad.truth.titles, true);
  judge("company", job.company?.quote ?? null, ad.truth.company === null ? [] : [ad.truth.company], false);
}

function everywhere(text: string, quote: string): Span[] {
  const places: Span[] = [];
  const folded = text.toLowerCase();
  const wanted = quote.toLowerCase();
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1))
    places.push({ start: at, end: at + quote.length });
  return places;
}

function around(text: string, span: Span): string {
  return text.slice(Math.max(0, span.start - 25), span.end + 25).replace(/\n/g, "⏎");
}
