import { isCity } from "#engine/knowledge/places/read-places.ts";
import type { Quote } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { type CompanyClue, findCompanyClues } from "./find-company-clues.ts";
import { speaksForClient } from "./for-client.ts";

/** Clues must add up to this much before a name is believed; one plain sentence ('X is hiring a …') suffices. */
const ENOUGH = 2;
const OPENING_BLOCKS = 6;
/** The name behind 'Company:' and its like. */
export function labelledCompany(clues: readonly CompanyClue[]): Quote | null {
  return clues.find(({ labelled }) => labelled) ?? null;
}

/** The employer's name as the ad writes it, in the cleaned text; null when unsure. */
export function ruleCompany(blocks: readonly AdBlock[], clues = findCompanyClues(blocks)): Quote | null {
  const forClient = speaksForClient(blocks);
  const names = new Map<string, { clue: CompanyClue; weight: number }>();
  for (const clue of clues) {
    if (forClient && !clue.labelled) continue;
    const key = [...names.keys()].find((known) => isSameName(known, clue.quote)) ?? foldName(clue.quote);
    const known = names.get(key);
    if (known === undefined) names.set(key, { clue, weight: clue.weight });
    else {
      known.weight += clue.weight;
      // The fuller name is the better one to write to.
      if (clue.quote.length > known.clue.quote.length && clue.weight > 0) known.clue = clue;
    }
  }
  const [best, second] = [...names.values()].sort(
    (a, b) => b.weight - a.weight || a.clue.start - b.clue.start,
  );
  if (best === undefined || best.weight < ENOUGH) return null;
  if (second !== undefined && isPartOf(second.clue, best.clue)) return fullName(best.clue, blocks);
  if (second !== undefined && second.weight >= best.weight) return null;
  return fullName(best.clue, blocks);
}

/** 'City of Ferndale - Police Department': an equal clue behind the name is a part of the employer. */
function isPartOf(part: CompanyClue, whole: CompanyClue): boolean {
  return (
    /\b(?:Department|Division|Directorate|Faculty|School|Service|Services|Team)\b/.test(part.quote) &&
    part.start > whole.start &&
    part.start - whole.end < 6
  );
}

/** The name as the opening writes it where that is longer: 'Kinetik' there reads 'Kinetik Robotics'. */
export function fullName({ start, end, quote }: Quote, blocks: readonly AdBlock[]): Quote {
  for (const block of blocks.slice(0, OPENING_BLOCKS)) {
    const at = block.text.indexOf(`${quote} `);
    if (block.kind === "heading" || at === -1) continue;
    const more =
      /^(?: \p{Lu}[\p{L}&'’]+){1,2}(?= ?[,(|•·:–—-]| (?:is|builds|sells|makes|has|and|needs|seeks)\b|$)/u.exec(
        block.text.slice(at + quote.length),
      );
    if (more === null || isCity(more[0].trim())) continue;
    const longer = block.start + at;
    return { start: longer, end: longer + quote.length + more[0].length, quote: quote + more[0] };
  }
  return { start, end, quote };
}

function foldName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function isSameName(key: string, name: string): boolean {
  const folded = foldName(name);
  return key === folded || key.startsWith(`${folded} `) || folded.startsWith(`${key} `);
}
