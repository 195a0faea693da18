import { yearsOfEvidence } from "#engine/match/years-of-evidence.ts";
import { plainLemma } from "../data/letter-words.ts";
import type { Case, Reason } from "./judge-sentence.ts";
import { type NumberFact, readNumbers } from "./read-numbers.ts";
import type { SourceLine } from "./source.ts";

/** 'in a year' is a measure too. */
const PERIOD = /\b(?:in|within) (?:an?|one) (hour|day|week|month|quarter|year)\b/i;
const YEARS = new Set(["year", "decade"]);

/** A number is licensed by the same value, in the same unit, of the same thing, in a line the segment is about. */
export function judgeNumbers({ segment, role, chosen, source }: Case): Reason[] {
  const reasons: Reason[] = [];
  const numbers = readNumbers(segment.text);
  const lines = source.lines.filter(
    (line) => chosen.jobs === null || line.job === null || chosen.jobs.includes(line.job),
  );
  const homes: Set<number | null>[] = [];
  for (const number of numbers) {
    const detail = segment.text.slice(number.start, number.end);
    if (number.start >= role && source.adNumbers.some((other) => agree(number, other))) continue;
    if (isCourtesy(segment.text, number)) continue;
    if (number.unit === "times" && (number.start >= role || !/\b(?:I|my)\b/i.test(segment.text))) continue;
    if (
      numbers.some(
        (other) => other.start < number.start && other.value === number.value && other.unit === number.unit,
      )
    )
      continue;
    const licensing = lines.filter(
      (line) => line.numbers.some((other) => agree(number, other)) && isAbout(number, line, chosen.content),
    );
    if (licensing.length === 0) {
      if (isYears(number, segment.text) && isCountedYears(number, segment.text, chosen, source)) continue;
      reasons.push({ code: "number", detail });
      continue;
    }
    if (
      chosen.jobs !== null &&
      number.unit !== "year" &&
      !licensing.some((line) => line.job !== null && chosen.jobs!.includes(line.job))
    )
      reasons.push({ code: "pairing", detail });
    homes.push(new Set(licensing.map((line) => line.job)));
  }
  const period = role > 0 ? PERIOD.exec(segment.text.slice(0, role)) : null;
  const said = chosen.lines[0];
  if (
    period !== null &&
    numbers.length > 0 &&
    said !== undefined &&
    PERIOD.test(said.quote) &&
    PERIOD.exec(said.quote)![1] !== period[1]
  )
    reasons.push({ code: "number", detail: period[0] });
  if (homes.length > 1 && ![...homes[0]!].some((home) => homes.every((other) => other.has(home))))
    reasons.push({
      code: "pairing",
      detail: numbers.map(({ start, end }) => segment.text.slice(start, end)).join(", "),
    });
  return reasons;
}

function agree(claim: NumberFact, other: NumberFact): boolean {
  if (Math.abs(claim.value - other.value) > 1e-9) return false;
  if (claim.unit !== other.unit) return false;
  if (claim.unit === "percent" || claim.unit === "money" || claim.unit === "times" || claim.unit === "year")
    return true;
  if (claim.heads.length === 0 || other.heads.length === 0) return true;
  const head = claim.heads.at(-1)!;
  if (GENERIC.has(claim.heads[0]!)) return true;
  return (
    other.heads.includes(head) ||
    claim.heads.includes(other.heads.at(-1)!) ||
    claim.heads[0] === other.heads[0]
  );
}

/** Words for whoever or whatever is counted. */
const GENERIC = new Set(["people", "person", "item", "thing", "piece"].map(plainLemma));

/** A number without a noun of its own must stand in a line that the segment says again. */
function isAbout(claim: NumberFact, line: SourceLine, content: readonly string[]): boolean {
  if (claim.unit === "year") return true;
  const shared = content.filter((lemma) => line.lemmas.has(lemma)).length;
  const bare = line.numbers.some(
    (other) => other.value === claim.value && other.unit === claim.unit && other.heads.length === 0,
  );
  // 'from 8,000 to 31,000' counts what the line names before it.
  if (claim.unit === "" && claim.heads.length > 0 && bare)
    return claim.heads.some((head) => line.lemmas.has(head)) || shared >= 2;
  if (claim.unit === "" && claim.heads.length > 0 && GENERIC.has(claim.heads[0]!)) return shared >= 1;
  if (claim.unit === "" && claim.heads.length > 0) return shared >= 1 || content.length === 0;
  return shared >= Math.min(2, content.length);
}

function isYears(number: NumberFact, text: string): boolean {
  return (
    number.heads.some((head) => YEARS.has(head)) ||
    /^[\s-]?\+?\s?(?:years?|yrs?)\b/i.test(text.slice(number.end))
  );
}

/** Years that the dates of the resume add up to, in full years. */
function isCountedYears(
  number: NumberFact,
  text: string,
  chosen: Case["chosen"],
  source: Case["source"],
): boolean {
  const { resume } = source;
  const spans = resume.jobs.filter((_, index) => chosen.jobs === null || chosen.jobs.includes(index));
  const folded = text.toLowerCase();
  const terms = [...source.terms.values()].filter((hits) =>
    hits.some((hit) => folded.includes(hit.quote.toLowerCase()) || folded.includes(hit.label.toLowerCase())),
  );
  const counted = terms.map((hits) => Math.floor(yearsOfEvidence(resume, hits)));
  if (counted.length > 0) return counted.some((years) => years === number.value);
  return Math.floor(yearsOfEvidence(resume, spans)) === number.value && number.value > 0;
}

/** 'a ten-minute call', 'at first', 'one of those'. */
function isCourtesy(text: string, number: NumberFact): boolean {
  const after = text.slice(number.end);
  const before = text.slice(0, number.start);
  if (/^[\s-](?:minutes?)\b/.test(after) && /\b(?:call|talk|conversation|chat)\b/i.test(text)) return true;
  if (number.unit === "ordinal" && number.value === 1)
    return (
      /(?:at|the|from the|from) $/i.test(before) ||
      /^[\s-](?:thing|of all|step|day|conversation|call|job|role|glance|place)\b/.test(after)
    );
  if (number.unit === "ordinal") return /^[\s-](?:nature|look|glance|time)\b/.test(after);
  if (number.value === 1 && /^\s(?:thing|point|part|reason|of)\b/.test(after)) return true;
  return number.value === 1 && number.heads.length === 0 && number.unit === "";
}
