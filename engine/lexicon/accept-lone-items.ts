import { type Accepted, kinOf } from "./accept-candidates.ts";
import { fillsItem } from "./disambiguate.ts";
import type { BlockReading } from "./read-block.ts";
import type { TermCandidate } from "./term-candidate.ts";

const NEIGHBOURHOOD = 2;

/**
 * Doubtful names that are a bullet of their own ('Go' between 'Python' and 'Docker'), supported by what the bullets
 * beside them were read as. A language needs no support: nobody lists 'Spanish' otherwise.
 */
export function acceptLoneItems(
  readings: readonly BlockReading[],
  found: readonly Accepted[],
): TermCandidate[][] {
  return found.map(({ accepted, doubtful }, index) => {
    const lone = doubtful.filter((candidate) => isLone(candidate, readings[index]!));
    if (lone.length === 0) return accepted;
    const kin = kinBeside(readings, found, index);
    return [
      ...accepted,
      ...lone.filter(
        (candidate) =>
          candidate.form.concept.kind === "language" || kinOf(candidate).some((trade) => kin.has(trade)),
      ),
    ];
  });
}

function isLone(candidate: TermCandidate, reading: BlockReading): boolean {
  const { block, tokens, items } = reading;
  if (block.kind === "heading" || tokens.length > 4) return false;
  return items[0] === items[tokens.length - 1] && fillsItem(candidate, reading);
}

function kinBeside(
  readings: readonly BlockReading[],
  found: readonly Accepted[],
  index: number,
): Set<string> {
  const kin = new Set<string>();
  for (let at = index - NEIGHBOURHOOD; at <= index + NEIGHBOURHOOD; at += 1) {
    const beside = readings[at];
    if (at === index || beside === undefined || beside.block.section !== readings[index]!.block.section)
      continue;
    for (const candidate of found[at]!.accepted) for (const trade of kinOf(candidate)) kin.add(trade);
  }
  return kin;
}
