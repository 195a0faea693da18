/** `right` and `wrong` count what was read, `found` and `missed` what was marked. */
export type Tally = { right: number; wrong: number; found: number; missed: number };

export type Part =
  | "must/nice"
  | "years"
  | "need of those"
  | "degrees"
  | "conditions"
  | "boilerplate"
  | "company"
  | "title"
  /** Keywords that name something marked, and marked skills that only a keyword names. */
  | "keywords";

/** Counts over one ad or many. */
export type AdScore = {
  hard: Tally;
  soft: Tally;
  /** Terms once each, not every place. */
  hardDistinct: Tally;
  certificates: Tally;
  parts: Map<Part, Tally>;
  notes: string[];
};

const zero = (): Tally => ({ right: 0, wrong: 0, found: 0, missed: 0 });

export function emptyScore(): AdScore {
  return {
    hard: zero(),
    soft: zero(),
    hardDistinct: zero(),
    certificates: zero(),
    parts: new Map(),
    notes: [],
  };
}

export function addScores(total: AdScore, score: AdScore): void {
  for (const key of ["hard", "soft", "hardDistinct", "certificates"] as const)
    addTally(total[key], score[key]);
  for (const [part, tally] of score.parts) addTally(tallyOf(total, part), tally);
  total.notes.push(...score.notes);
}

export function tallyOf(score: AdScore, part: Part): Tally {
  const tally = score.parts.get(part) ?? zero();
  score.parts.set(part, tally);
  return tally;
}

function addTally(total: Tally, tally: Tally): void {
  for (const key of ["right", "wrong", "found", "missed"] as const) total[key] += tally[key];
}

export function share(part: number, whole: number): string {
  return whole === 0 ? " -- " : (part / whole).toFixed(3).replace(/^0/, "").padStart(4);
}

export function f1({ right, wrong, found, missed }: Tally): string {
  const precision = right / Math.max(1, right + wrong);
  const recall = found / Math.max(1, found + missed);
  return share(2 * precision * recall, precision + recall);
}
