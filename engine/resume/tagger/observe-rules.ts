import type { ObservedLine } from "../confidence/observe-lines.ts";
import { placeValues } from "../confidence/place-values.ts";
import { ofJob, ofStudy, type RatedEntry } from "../confidence/rated-entry.ts";
import type { ResumeEducation, ResumeJob } from "../model/resume.ts";
import type { TextToken } from "./split-tokens.ts";

/** What the rules read of a document, as features of its tokens and lines: a witness beside what is seen. */
export type RuleFeatures = { tokens: string[][][]; lines: string[][] };

type Claim = { start: number; end: number; field: string; sure: number };

/** No resume has so many of a kind; nobody waits for more. */
const MOST_ENTRIES = 80;

const SURE = [0.35, 0.6, 0.75, 0.9];

export function observeRules(
  facts: readonly ObservedLine[],
  tokens: readonly (readonly TextToken[])[],
  text: string,
  jobs: readonly ResumeJob[],
  studies: readonly ResumeEducation[],
): RuleFeatures {
  const entries = [
    ...jobs.slice(0, MOST_ENTRIES).map((job) => ({
      letter: "J",
      rated: ofJob(job),
      confidence: job.confidence as Record<string, number>,
    })),
    ...studies.slice(0, MOST_ENTRIES).map((study) => ({
      letter: "S",
      rated: ofStudy(study),
      confidence: study.confidence as Record<string, number>,
    })),
  ];
  const claims: Claim[] = [];
  const lines: string[][] = facts.map(() => []);
  for (const { letter, rated, confidence } of entries) {
    const step = (field: string) => SURE.filter((limit) => (confidence[field] ?? 0) >= limit).length;
    for (const [field, { start, end }] of placeValues(rated, text, facts))
      claims.push({ start, end, field: `${letter}.${field}`, sure: step(field) });
    const date = placeDates(rated, facts);
    if (date !== null) claims.push({ ...date, field: `${letter}.dates`, sure: step("dates") });
    for (const [at, { line }] of facts.entries()) {
      if (line.end <= rated.start || line.start >= rated.end) continue;
      const opens = line.start <= rated.start;
      lines[at]!.push(`R.${letter}${opens ? "b" : "i"}`);
      if (opens) lines[at]!.push(`R.${letter}.sure=${step("title") + step("school")}${step("dates")}`);
    }
  }
  claims.sort((one, other) => one.start - other.start);
  return { tokens: tokens.map((row) => row.map((token) => claimsOf(token, claims))), lines };
}

function claimsOf(token: TextToken, claims: readonly Claim[]): string[] {
  const own = claims.filter(({ start, end }) => token.start >= start && token.start < end);
  if (own.length === 0) return ["R.none"];
  return own.flatMap(({ field, start, sure }) => [
    `R.${field}`,
    `R.${field}.${token.start === start ? "b" : "i"}${sure}`,
  ]);
}

/** The period of an entry, where one of its lines prints it. */
function placeDates(
  entry: RatedEntry,
  facts: readonly ObservedLine[],
): { start: number; end: number } | null {
  for (const { line, periods } of facts) {
    if (line.end <= entry.start || line.start >= entry.end) continue;
    const period = periods.find(
      ({ from, to }) => from?.text === entry.from?.text && to?.text === entry.to?.text,
    );
    if (period !== undefined) return { start: line.start + period.start, end: line.start + period.end };
  }
  return null;
}
