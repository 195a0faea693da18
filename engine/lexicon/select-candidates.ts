import type { Candidate } from "./candidate.ts";

/**
 * Of overlapping candidates the longest stands; of equals the one in the form's own words, then the lexicon's order.
 * Inside a title or a degree the skills and fields it names stand too ('Java developer' asks for Java).
 */
export function selectCandidates(accepted: readonly Candidate[], words: number): Candidate[] {
  const ordered = accepted.toSorted(
    (left, right) =>
      right.to - right.from - (left.to - left.from) ||
      Number(right.exact) - Number(left.exact) ||
      left.from - right.from ||
      left.form.order - right.form.order,
  );
  const owners: (Candidate | undefined)[] = new Array(words);
  const chosen: Candidate[] = [];
  for (const candidate of ordered) {
    if (!isFree(candidate, owners, chosen)) continue;
    chosen.push(candidate);
    for (let index = candidate.from; index < candidate.to; index += 1) owners[index] ??= candidate;
  }
  return chosen.toSorted(
    (left, right) => left.from - right.from || right.to - left.to || left.form.order - right.form.order,
  );
}

function isFree(
  candidate: Candidate,
  owners: readonly (Candidate | undefined)[],
  chosen: readonly Candidate[],
): boolean {
  for (let index = candidate.from; index < candidate.to; index += 1) {
    const owner = owners[index];
    if (owner === undefined) continue;
    const { kind } = owner.form.concept;
    const inside = owner.from <= candidate.from && owner.to >= candidate.to;
    if (!inside) return false;
    if (owner.from === candidate.from && owner.to === candidate.to) return isOtherKind(candidate, chosen);
    if (kind !== "title" && kind !== "degree") return false;
    if (candidate.form.concept.kind === "title" || candidate.form.concept.kind === "degree") return false;
  }
  return true;
}

function isOtherKind(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  return chosen.every(
    (other) =>
      other.from !== candidate.from ||
      other.to !== candidate.to ||
      (other.form.concept.kind !== candidate.form.concept.kind && other.exact === candidate.exact),
  );
}
