import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Quote } from "#engine/text/span.ts";
import type { Clause } from "./clause/clause.ts";
import { isEnglishLine } from "./clause/is-english-line.ts";
import { inferBulletVerbForms } from "./clause/is-noun-opening.ts";
import { readClause } from "./clause/read-clause.ts";
import { readFragment } from "./clause/read-fragment.ts";
import { splitLines } from "./clause/split-lines.ts";
import { readVerb } from "./clause/verb-forms.ts";

/** A bullet that can be said in a letter, with the job it stands in (or the section outside of jobs) and what it shows. */
export type EvidenceLine = {
  bullet: Quote;
  job: number | null;
  outside: "projects" | "volunteering" | null;
  clause: Clause;
  shows: string[];
};

const MOST_JOBS = 6;
const MOST_OF_ONE_JOB = 4;
const MOST_FIGURES = 2;

/** The bullets that show most of what the ad asks for: each new requirement counts, then a number, then recency. */
export function chooseEvidence(
  resume: Resume,
  ranked: readonly RankedRequirement[],
  most: number,
): EvidenceLine[] {
  const left = listEvidenceLines(resume, ranked);
  const weights = new Map(ranked.map(({ term, shown }) => [term.id, shown]));
  const chosen: EvidenceLine[] = [];
  const covered = new Set<string>();
  while (chosen.length < most && left.length > 0) {
    const scores = left.map((proof) => scoreOf(proof, weights, covered, chosen));
    const top = Math.max(...scores);
    if (top < -5) break;
    const [proof] = left.splice(scores.indexOf(top), 1);
    chosen.push(proof!);
    for (const id of proof!.shows) covered.add(id);
  }
  return chosen
    .map((proof, order) => ({ proof, order }))
    .sort(
      (a, b) => placeOf(a.proof) - placeOf(b.proof) || rankOf(a.proof) - rankOf(b.proof) || a.order - b.order,
    )
    .map(({ proof }) => proof);
}

/** Every line of work, projects and volunteering that can be said. */
export function listEvidenceLines(resume: Resume, ranked: readonly RankedRequirement[]): EvidenceLine[] {
  const proof = (
    bullet: Quote,
    job: number | null,
    outside: EvidenceLine["outside"],
    current: boolean,
    beside: readonly Quote[],
  ): EvidenceLine[] =>
    splitLines(bullet.quote).flatMap(({ start, end }) => {
      const quote = bullet.quote.slice(start, end);
      const part = { start: bullet.start + start, end: bullet.start + end, quote };
      return proofOf(part, job, outside, current, beside);
    });
  const proofOf = (
    bullet: Quote,
    job: number | null,
    outside: EvidenceLine["outside"],
    current: boolean,
    beside: readonly Quote[],
  ): EvidenceLine[] => {
    const habit = inferBulletVerbForms(
      beside
        .filter((other) => other.start > bullet.start || other.end < bullet.end)
        .map(({ quote }) => quote),
    );
    if (!isEnglishLine(bullet.quote)) return [];
    const clause = readClause(bullet.quote, current, habit) ?? readFragment(bullet.quote, current);
    if (clause === null) return [];
    // What is left of a line after its first part is no figure of its own: '14 events in the first year'.
    const whole = beside.some(({ start }) => start === bullet.start) || beside.length === 0;
    if (clause.after === "figure" && !whole) return [];
    const shows = ranked.filter(({ term }) =>
      term.resumeQuotes.some(
        (quote) =>
          quote.start >= bullet.start && quote.end <= bullet.end && isToldIn(clause.text, quote.quote),
      ),
    );
    return [{ bullet, job, outside, clause, shows: shows.map(({ term }) => term.id) }];
  };
  const inJobs = resume.jobs
    .slice(0, MOST_JOBS)
    .flatMap((job, index) =>
      job.bullets.flatMap((bullet) => proof(bullet, index, null, job.current, job.bullets)),
    );
  const outside = resume.blocks.flatMap(({ start, end, kind, section }) => {
    if (kind !== "item" || (section !== "projects" && section !== "volunteering")) return [];
    if (resume.jobs.some((job) => start >= job.start && end <= job.end)) return [];
    const bullet = { start, end, quote: resume.text.slice(start, end) };
    return proof(bullet, null, section, false, []).filter(
      (one) => one.clause.after === "I" && opensInPast(one.bullet.quote),
    );
  });
  return [...inJobs, ...outside];
}

/** A job is told by what was done first; what came about or stands as a figure comes after it. */
function rankOf({ clause }: EvidenceLine): number {
  return clause.after === "fact" || clause.after === "figure" ? 1 : 0;
}

function placeOf(proof: EvidenceLine): number {
  return proof.job ?? (proof.outside === "projects" ? 50 : 60);
}

function scoreOf(
  proof: EvidenceLine,
  weights: ReadonlyMap<string, number>,
  covered: ReadonlySet<string>,
  chosen: readonly EvidenceLine[],
): number {
  const overlap = proof.shows.reduce((sum, id) => sum + (covered.has(id) ? 0.2 : (weights.get(id) ?? 0)), 0);
  const words = proof.clause.text.split(" ").length;
  const noun = proof.clause.after !== "I" && proof.clause.after !== "fact";
  const figures = proof.clause.after === "figure";
  const same = chosen.filter((other) => other.job === proof.job && other.outside === proof.outside);
  if (same.length >= MOST_OF_ONE_JOB) return -10;
  if (noun && same.filter((other) => other.clause.after === proof.clause.after).length >= 1) return -10;
  if (figures && chosen.filter((other) => other.clause.after === "figure").length >= MOST_FIGURES) return -10;
  // A figure is said of work that is told already.
  if (figures && same.length === 0) return -6;
  return (
    overlap * 3 +
    (/\d/.test(proof.clause.text) ? 2 : 0) +
    Math.max(0, 1.5 - placeOf(proof) * 0.5) +
    (words >= 7 && words <= 28 ? 1 : 0) +
    (same.length === 0 ? 1 : 0) -
    (noun ? 1 : 0)
  );
}

/** 'Bus arrival guesses' names a project: without a job's other lines beside it only a past or an own sentence is surely a deed. */
function opensInPast(line: string): boolean {
  const words = line.split(" ").slice(0, 3);
  return (
    /^I\b/.test(line) ||
    words.some((word) => readVerb(word)?.kinds.some((kind) => kind === "past" || kind === "gerund") === true)
  );
}

/** Whether a clause, which may be a part of its line, still has a word of what shows a requirement. */
function isToldIn(clause: string, quote: string): boolean {
  const lower = clause.toLowerCase();
  const words = quote.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return (
    words.length === 0 || words.some((word) => lower.includes(word.slice(0, Math.max(3, word.length - 3))))
  );
}
