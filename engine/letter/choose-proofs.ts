import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/resume.ts";
import type { Quote } from "#engine/text/span.ts";
import { type Clause, readClause } from "./clause/read-clause.ts";

/** A bullet that can be said in a letter, with the job it stands in and the requirements it shows. */
export type Proof = { bullet: Quote; job: number; clause: Clause; shows: string[] };

const MOST_JOBS = 6;

/** The bullets that show most of what the ad asks for: each new requirement counts, then a number, then recency. */
export function chooseProofs(resume: Resume, ranked: readonly RankedRequirement[], most: number): Proof[] {
  const left = resume.jobs.slice(0, MOST_JOBS).flatMap((job, index) =>
    job.bullets.flatMap((bullet): Proof[] => {
      const clause = readClause(bullet.quote, job.current);
      if (clause === null) return [];
      const shows = ranked.filter(({ term }) =>
        term.resumeQuotes.some((quote) => quote.start >= bullet.start && quote.end <= bullet.end),
      );
      return [{ bullet, job: index, clause, shows: shows.map(({ term }) => term.id) }];
    }),
  );
  const weights = new Map(ranked.map(({ term, shown }) => [term.id, shown]));
  const chosen: Proof[] = [];
  const covered = new Set<string>();
  while (chosen.length < most && left.length > 0) {
    const scores = left.map((proof) => scoreOf(proof, weights, covered, chosen));
    const best = scores.indexOf(Math.max(...scores));
    const [proof] = left.splice(best, 1);
    chosen.push(proof!);
    for (const id of proof!.shows) covered.add(id);
  }
  return chosen.sort((a, b) => a.job - b.job);
}

function scoreOf(
  proof: Proof,
  weights: ReadonlyMap<string, number>,
  covered: ReadonlySet<string>,
  chosen: readonly Proof[],
): number {
  const overlap = proof.shows.reduce((sum, id) => sum + (covered.has(id) ? 0.2 : (weights.get(id) ?? 0)), 0);
  const words = proof.clause.text.split(" ").length;
  const noun = proof.clause.after === "included";
  if (noun && chosen.some((other) => other.clause.after === "included")) return -10;
  return (
    overlap * 3 +
    (/\d/.test(proof.clause.text) ? 2 : 0) +
    Math.max(0, 1.5 - proof.job * 0.5) +
    (words >= 7 && words <= 28 ? 1 : 0) -
    (noun ? 1 : 0)
  );
}
