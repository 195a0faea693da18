import type { ObservedLine } from "../confidence/observe-lines.ts";
import { placeValues } from "../confidence/place-values.ts";
import { ofJob, ofStudy, type RatedEntry } from "../confidence/rated-entry.ts";
import type { ResumeEducation, ResumeJob } from "../model/resume.ts";
import type { TextToken } from "./split-tokens.ts";
import { CLASSES, TAGS } from "./tag-names.ts";

/** What the rules say of each token and line of a document, in the tags and classes of the network. */
export type RuleAnswers = { tags: readonly number[]; classes: readonly number[] };

/** What the rules read of a document: features of its tokens and lines, a witness beside what is seen; and the answers. */
export type ObservedRules = { tokens: string[][][]; lines: string[][]; answers: RuleAnswers };

type Claim = { start: number; end: number; letter: "J" | "S"; name: string; sure: number };

/** No resume has so many of a kind; nobody waits for more. */
const MOST_ENTRIES = 80;

const SURE = [0.35, 0.6, 0.75, 0.9];

export function observeRules(
  facts: readonly ObservedLine[],
  tokens: readonly (readonly TextToken[])[],
  text: string,
  jobs: readonly ResumeJob[],
  studies: readonly ResumeEducation[],
): ObservedRules {
  const entries = [
    ...jobs.slice(0, MOST_ENTRIES).map((job) => ({
      letter: "J" as const,
      rated: ofJob(job),
      confidence: job.confidence as Record<string, number>,
    })),
    ...studies.slice(0, MOST_ENTRIES).map((study) => ({
      letter: "S" as const,
      rated: ofStudy(study),
      confidence: study.confidence as Record<string, number>,
    })),
  ];
  const claims: Claim[] = [];
  const lines: string[][] = facts.map(() => []);
  const classes: (number | undefined)[] = facts.map(() => undefined);
  for (const { letter, rated, confidence } of entries) {
    const step = (field: string) => SURE.filter((limit) => (confidence[field] ?? 0) >= limit).length;
    for (const [field, { start, end }] of placeValues(rated, text, facts))
      claims.push({ start, end, letter, name: field, sure: step(field) });
    const date = placeDates(rated, facts);
    if (date !== null) claims.push({ ...date, letter, name: "dates", sure: step("dates") });
    for (const [at, { line }] of facts.entries()) {
      if (line.end <= rated.start || line.start >= rated.end) continue;
      const opens = line.start <= rated.start;
      lines[at]!.push(`R.${letter}${opens ? "b" : "i"}`);
      classes[at] ??= CLASSES.indexOf(`${letter}${opens ? "B" : "I"}`);
      if (opens) lines[at]!.push(`R.${letter}.sure=${step("title") + step("school")}${step("dates")}`);
    }
  }
  claims.sort((one, other) => one.start - other.start);
  const claimed = tokens.map((row) =>
    row.map((token) => claims.filter(({ start, end }) => token.start >= start && token.start < end)),
  );
  return {
    tokens: claimed.map((row, line) => row.map((own, at) => featuresOf(tokens[line]![at]!, own))),
    lines,
    answers: {
      tags: claimed.flatMap((row, line) => row.map((own, at) => tagOf(tokens[line]![at]!, own[0]))),
      classes: classes.map((own) => own ?? 0),
    },
  };
}

function featuresOf(token: TextToken, claims: readonly Claim[]): string[] {
  if (claims.length === 0) return ["R.none"];
  return claims.flatMap(({ letter, name, start, sure }) => [
    `R.${letter}.${name}`,
    `R.${letter}.${name}.${token.start === start ? "b" : "i"}${sure}`,
  ]);
}

function tagOf(token: TextToken, claim: Claim | undefined): number {
  if (claim === undefined) return 0;
  const place = token.start === claim.start ? "B" : "I";
  return TAGS.indexOf(`${place}-${claim.letter}.${claim.name === "dates" ? "date" : claim.name}`);
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
