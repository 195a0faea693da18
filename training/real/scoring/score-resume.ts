import { lettersOf } from "../labels/find-in-text.ts";
import { type Printed, type ResumeLabel, spellings } from "../labels/resume-label.ts";
import { alignEntries } from "./align-entries.ts";
import { addCount, type Figure, type Outcome } from "./counts.ts";
import { emailLetters, phoneDigits, profileHandle, sameDates, sameValue } from "./same-value.ts";

/** The measures of a resume, in the order in which they are printed, and how each becomes a figure. */
export const RESUME_MEASURES: readonly { measure: string; figure: Figure }[] = [
  { measure: "jobs found", figure: "f1" },
  { measure: "title", figure: "f1" },
  { measure: "employer", figure: "f1" },
  { measure: "job dates", figure: "f1" },
  { measure: "job place", figure: "f1" },
  { measure: "whole job (title, employer, dates)", figure: "f1" },
  { measure: "studies found", figure: "f1" },
  { measure: "school", figure: "f1" },
  { measure: "degree", figure: "f1" },
  { measure: "field", figure: "f1" },
  { measure: "study dates", figure: "f1" },
  { measure: "whole study (school, degree, dates)", figure: "f1" },
  { measure: "sections", figure: "f1" },
  { measure: "skills", figure: "f1" },
  { measure: "certificates", figure: "f1" },
  { measure: "languages", figure: "f1" },
  { measure: "name", figure: "recall" },
  { measure: "email", figure: "recall" },
  { measure: "phone", figure: "recall" },
  { measure: "address", figure: "recall" },
  { measure: "linkedin", figure: "recall" },
  { measure: "contact read that is right", figure: "precision" },
  { measure: "columns", figure: "recall" },
];

export const FOLDS: Record<keyof ResumeLabel["contact"], (text: string) => string> = {
  name: lettersOf,
  email: emailLetters,
  phone: phoneDigits,
  address: lettersOf,
  linkedin: profileHandle,
};

type Job = ResumeLabel["jobs"][number];
type Study = ResumeLabel["studies"][number];

/** Counts what was read of a resume against what is printed in it. A second label is scored like a reader's answer. */
export function scoreResume(outcome: Outcome, read: ResumeLabel, truth: ResumeLabel): void {
  scoreJobs(outcome, read.jobs, truth.jobs);
  scoreStudies(outcome, read.studies, truth.studies);
  const headings = (label: ResumeLabel) =>
    label.sections.map((one) => `${one.kind} ${lettersOf(one.heading)}`);
  scoreList(outcome, "sections", headings(read), headings(truth));
  scoreList(outcome, "skills", read.skills.map(lettersOf), truth.skills.map(lettersOf));
  const named = (label: ResumeLabel) => label.languages.map(({ name }) => name);
  // A language is right with its level or without, a certificate with issuer and date or without.
  scoreNamed(outcome, "languages", named(read), named(truth));
  scoreNamed(outcome, "certificates", read.certificates, truth.certificates);
  for (const field of Object.keys(FOLDS) as (keyof typeof FOLDS)[]) {
    const [own, wanted] = [read.contact[field], truth.contact[field]];
    const right = own !== null && wanted !== null && sameValue(own, wanted, FOLDS[field]);
    addCount(outcome, field, {
      right: Number(right),
      read: Number(own !== null),
      there: Number(wanted !== null),
    });
    addCount(outcome, "contact read that is right", { right: Number(right), read: Number(own !== null) });
    if (own !== null && wanted === null) outcome.errors.push(`contact: ${field} invented`);
    else if (!right && wanted !== null)
      outcome.errors.push(`contact: ${field} ${own === null ? "missed" : "wrong"}`);
  }
  addCount(outcome, "columns", { right: Number(read.columns === truth.columns), read: 1, there: 1 });
  if (read.columns !== truth.columns)
    outcome.errors.push(`columns: ${truth.columns} read as ${read.columns}`);
}

function scoreJobs(outcome: Outcome, read: readonly Job[], truth: readonly Job[]): void {
  const aligned = alignEntries(read, truth, ["title", "employer"]);
  addCount(outcome, "jobs found", { right: aligned.length, read: read.length, there: truth.length });
  for (const key of ["title", "employer", "place"] as const)
    scoreValue(outcome, key === "place" ? "job place" : key, key, read, truth, aligned);
  scoreDates(outcome, "job dates", read, truth, aligned);
  const whole = aligned.filter(
    (pair) =>
      sameValue(pair.read.title, pair.truth.title) &&
      sameValue(pair.read.employer, pair.truth.employer) &&
      sameDates(pair.read, pair.truth),
  ).length;
  const measure = "whole job (title, employer, dates)";
  addCount(outcome, measure, { right: whole, read: read.length, there: truth.length });
  noteEntries(outcome, "job", read.length, truth.length, aligned.length);
  for (const pair of aligned) noteJob(outcome, pair.read, pair.truth);
}

function scoreStudies(outcome: Outcome, read: readonly Study[], truth: readonly Study[]): void {
  const aligned = alignEntries(read, truth, ["school", "degree", "field"]);
  addCount(outcome, "studies found", { right: aligned.length, read: read.length, there: truth.length });
  for (const key of ["school", "degree", "field"] as const)
    scoreValue(outcome, key, key, read, truth, aligned);
  scoreDates(outcome, "study dates", read, truth, aligned);
  const whole = aligned.filter(
    (pair) =>
      sameValue(pair.read.school, pair.truth.school) &&
      sameDegree(pair.read, pair.truth) &&
      sameDates(pair.read, pair.truth),
  ).length;
  const measure = "whole study (school, degree, dates)";
  addCount(outcome, measure, { right: whole, read: read.length, there: truth.length });
  noteEntries(outcome, "study", read.length, truth.length, aligned.length);
  for (const { read: own, truth: wanted } of aligned) {
    if (!sameValue(own.school, wanted.school))
      outcome.errors.push(`study: school ${faultOf(own.school, wanted.school)}`);
    if (!sameDegree(own, wanted)) outcome.errors.push(`study: degree ${faultOf(own.degree, wanted.degree)}`);
    if (!sameDates(own, wanted)) outcome.errors.push(`study: dates ${datesFault(own, wanted)}`);
  }
}

/** Degree and field together say the same, wherever the line between them is drawn. */
function sameDegree(read: Study, truth: Study): boolean {
  if (sameValue(read.degree, truth.degree)) return true;
  const joined = (one: Study) =>
    spellings(one.degree).flatMap((degree) => [
      degree,
      ...spellings(one.field).flatMap((field) => [`${degree} ${field}`, `${degree} in ${field}`]),
    ]);
  return sameValue(joined(read), joined(truth));
}

function scoreValue<T>(
  outcome: Outcome,
  measure: string,
  key: keyof T,
  read: readonly T[],
  truth: readonly T[],
  aligned: readonly { read: T; truth: T }[],
): void {
  const printed = (entries: readonly T[]) => entries.filter((entry) => entry[key] !== null).length;
  const right = aligned.filter(
    (pair) => pair.read[key] !== null && sameValue(pair.read[key] as Printed, pair.truth[key] as Printed),
  ).length;
  addCount(outcome, measure, { right, read: printed(read), there: printed(truth) });
}

type Dated = { start: Printed; end: Printed };

function scoreDates<T extends Dated>(
  outcome: Outcome,
  measure: string,
  read: readonly T[],
  truth: readonly T[],
  aligned: readonly { read: T; truth: T }[],
): void {
  const isDated = (entry: Dated) => entry.start !== null || entry.end !== null;
  const right = aligned.filter((pair) => isDated(pair.read) && sameDates(pair.read, pair.truth)).length;
  addCount(outcome, measure, {
    right,
    read: read.filter(isDated).length,
    there: truth.filter(isDated).length,
  });
}

function scoreList(
  outcome: Outcome,
  measure: string,
  read: readonly string[],
  truth: readonly string[],
): void {
  const open = truth.filter((one) => one !== "");
  const there = open.length;
  const given = read.filter((one) => one !== "");
  const right = given.filter((one) => {
    const at = open.indexOf(one);
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
  addCount(outcome, measure, { right, read: given.length, there });
  if (there > 0 && right === 0)
    outcome.errors.push(`${measure}: ${given.length === 0 ? "none read" : "none right"}`);
}

/** Values of which only the name is labelled: what was read is right if it holds it. */
function scoreNamed(
  outcome: Outcome,
  measure: string,
  read: readonly string[],
  truth: readonly string[],
): void {
  const open = truth.map(lettersOf);
  const right = read.filter((one) => {
    const at = open.findIndex((name) => name !== "" && lettersOf(one).includes(name));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
  addCount(outcome, measure, { right, read: read.length, there: truth.length });
  if (truth.length > 0 && right === 0)
    outcome.errors.push(`${measure}: ${read.length === 0 ? "none read" : "none right"}`);
}

function noteEntries(outcome: Outcome, kind: string, read: number, there: number, aligned: number): void {
  const missed = there - aligned;
  const many = read === 0 ? `${kind}: missed, none read at all` : `${kind}: missed, others read`;
  for (let count = 0; count < missed; count += 1) outcome.errors.push(many);
  for (let count = 0; count < read - aligned; count += 1)
    outcome.errors.push(`${kind}: made up of other lines`);
}

function noteJob(outcome: Outcome, read: Job, truth: Job): void {
  for (const key of ["title", "employer"] as const) {
    if (sameValue(read[key], truth[key])) continue;
    const other = key === "title" ? "employer" : "title";
    const swapped = read[key] !== null && sameValue(read[key], truth[other]);
    const place = read[key] !== null && sameValue(read[key], truth.place);
    const fault = swapped ? `is the ${other}` : place ? "is the place" : faultOf(read[key], truth[key]);
    outcome.errors.push(`job: ${key} ${fault}`);
  }
  if (!sameDates(read, truth)) outcome.errors.push(`job: dates ${datesFault(read, truth)}`);
}

function faultOf(read: Printed, truth: Printed): string {
  if (read === null) return "missed";
  if (truth === null) return "invented";
  const [own, wanted] = [spellings(read).map(lettersOf), spellings(truth).map(lettersOf)];
  if (own.some((one) => wanted.some((other) => other.includes(one)))) return "cut short";
  if (own.some((one) => wanted.some((other) => one.includes(other)))) return "holds more";
  return "is something else";
}

function datesFault(read: Dated, truth: Dated): string {
  if (read.start === null && read.end === null) return "missed";
  if (truth.start === null && truth.end === null) return "invented";
  if (read.start === null || (read.end === null && truth.end !== null)) return "half missed";
  return "are others";
}
