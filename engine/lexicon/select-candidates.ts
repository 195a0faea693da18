import type { TermCandidate } from "./term-candidate.ts";

/** For each word of a block, the chosen candidates that stand on it. */
type Places = TermCandidate[][];

/**
 * Of overlapping candidates the longest stands; of equals the one in the form's own words, then the lexicon's order.
 * Inside a title the skills it names stand too ('Java developer' asks for Java), inside a degree its field.
 */
export function selectCandidates(accepted: readonly TermCandidate[], words: number): TermCandidate[] {
  const ordered = accepted.toSorted(
    (left, right) =>
      right.to - right.from - (left.to - left.from) ||
      Number(right.exact) - Number(left.exact) ||
      left.from - right.from ||
      left.form.order - right.form.order,
  );
  const places: Places = Array.from({ length: words }, () => []);
  const chosen: TermCandidate[] = [];
  for (const candidate of ordered) {
    if (isTaken(candidate, places)) continue;
    chosen.push(candidate);
    place(candidate, places);
  }
  return inReadingOrder(chosen);
}

/**
 * Adds what was read less directly: only where no chosen candidate means the same concept there. These may overlap
 * the words of others ('managed SAP projects' is project management, and SAP).
 */
export function addCandidates(
  chosen: readonly TermCandidate[],
  further: readonly TermCandidate[],
  words: number,
): TermCandidate[] {
  const places: Places = Array.from({ length: words }, () => []);
  for (const candidate of chosen) place(candidate, places);
  const all = [...chosen];
  const shortestFirst = further.toSorted(
    (left, right) =>
      left.to - left.from - (right.to - right.from) ||
      left.from - right.from ||
      left.form.order - right.form.order,
  );
  for (const candidate of shortestFirst) {
    if (isSaid(candidate, places)) continue;
    all.push(candidate);
    place(candidate, places);
  }
  return inReadingOrder(all);
}

function place(candidate: TermCandidate, places: Places): void {
  for (let index = candidate.from; index < candidate.to; index += 1) places[index]!.push(candidate);
}

function isTaken(candidate: TermCandidate, places: Places): boolean {
  for (let index = candidate.from; index < candidate.to; index += 1) {
    if (places[index]!.some((owner) => excludes(owner, candidate))) return true;
  }
  return false;
}

function excludes(owner: TermCandidate, candidate: TermCandidate): boolean {
  const outer = owner.form.concept.kind;
  const inner = candidate.form.concept.kind;
  if (owner.from === candidate.from && owner.to === candidate.to) {
    return outer === inner || owner.exact !== candidate.exact;
  }
  const inside = owner.from <= candidate.from && owner.to >= candidate.to;
  if (!inside) return true;
  return outer === "title"
    ? inner === "title" || inner === "degree"
    : outer !== "degree" || inner !== "field";
}

function isSaid(candidate: TermCandidate, places: Places): boolean {
  for (let index = candidate.from; index < candidate.to; index += 1) {
    for (const other of places[index]!) {
      if (other.form.concept === candidate.form.concept) return true;
      if (other.from === candidate.from && other.to === candidate.to) return true;
    }
  }
  return false;
}

function inReadingOrder(candidates: readonly TermCandidate[]): TermCandidate[] {
  return candidates.toSorted(
    (left, right) => left.from - right.from || right.to - left.to || left.form.order - right.form.order,
  );
}
