import type { TermHit } from "#engine/lexicon/term.ts";
import { isInside } from "#engine/text/span.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isNeutralWord } from "./is-entailed.ts";
import { type Source, type SourceLine, stemsOf } from "./source.ts";

/** Words besides the tool that a line must share to be the one that is told. */
const FEWEST_SHARED = 2;
/** Of the words besides the tool that state something, the share of them. */
const SAME_LINE = 0.5;
/** Lines around one that stands in no job which belong to it. */
const AROUND = 3;
const LISTS = new Set(["skills", "certificates", "languages"]);

/** Who knows a tool says nothing of where. */
const KNOWN =
  /\bI (?:also )?(?:know|use|used|have used|am (?:familiar|comfortable|proficient|skilled)|work(?:ed)? with)\b/;

/**
 * A tool belongs to what it was used for: where one line says the rest of a clause with a tool of its own, and the claimed one
 * stands elsewhere alone, the two were exchanged.
 */
export function checkTools({ segment, role, chosen, source, hits }: ClaimContext): Reason[] {
  if (segment.about === "role" || segment.denied || KNOWN.test(segment.text)) return [];
  const told = chosen.content.filter((stem) => !isNeutralWord(stem));
  return hits
    .filter((hit) => hit.start < role && isTool(hit) && source.terms.has(hit.id))
    .filter((hit) => {
      const own = stemsOf(hit.quote);
      const rest = told.filter((stem) => !own.has(stem));
      const line = bestOf(rest, chosen.lines);
      if (line === null) return false;
      const here = linesAround(line, source);
      const places = source.terms.get(hit.id)!;
      if (places.some(({ start }) => here.some((one) => start >= one.start && start < one.end))) return false;
      if (here.some(({ stems }) => [...own].every((stem) => stems.has(stem)))) return false;
      return hasOtherTool(line, hits, source);
    })
    .map(({ quote }) => ({ code: "pairing", detail: quote }));
}

/** A name: 'PostgreSQL', 'Excel'; of a kind of work nobody says which was used. */
function isTool({ kind, quote }: TermHit): boolean {
  return kind === "hard" && /\p{Lu}/u.test(quote);
}

function bestOf(rest: readonly string[], lines: readonly SourceLine[]): SourceLine | null {
  let best: SourceLine | null = null;
  let most = Math.max(FEWEST_SHARED, rest.length * SAME_LINE) - 1e-9;
  for (const line of lines) {
    if (LISTS.has(line.section)) continue;
    const shared = rest.filter((stem) => line.stems.has(stem)).length;
    if (shared <= most && !(best === null && shared >= most)) continue;
    best = line;
    most = shared;
  }
  return best;
}

function linesAround(line: SourceLine, { lines }: Source): SourceLine[] {
  if (line.job !== null) return lines.filter(({ job }) => job === line.job);
  const at = lines.indexOf(line);
  return lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).filter(({ section }) => !LISTS.has(section));
}

/** The line names a tool that the clause does not. */
function hasOtherTool(line: SourceLine, hits: readonly TermHit[], { terms }: Source): boolean {
  const named = new Set(hits.map(({ id }) => id));
  for (const [id, places] of terms)
    if (!named.has(id) && places.some((place) => place.id === id && isTool(place) && isInside(place, line)))
      return true;
  return false;
}
