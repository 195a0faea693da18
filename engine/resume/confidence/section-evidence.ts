import type { Section } from "../model/resume.ts";
import { guessHeadingKind } from "../sections/guess-heading-kind.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { ObservedLine } from "./observe-lines.ts";

/** What speaks for and against each section: that its heading is one, and of its kind. */
export function listSectionEvidence(
  sections: readonly Section[],
  facts: readonly ObservedLine[],
): string[][] {
  const lines = indexLines(facts);
  const rows = sections.map(({ start }) => lines.get(start));
  const styles = rows.map((row) => (row === undefined ? "apart" : facts[row]!.style));
  const counts = countOf(styles);
  const kinds = countOf(sections.map(({ kind }) => kind));
  return sections.map(({ kind, heading, end }, at) => {
    const row = rows[at];
    const words = heading.split(/\s+/).length;
    const match = matchHeading(heading);
    const signs = [
      `kind=${kind}`,
      `match=${match === null ? "none" : match.exact ? "exact" : "loose"}`,
      `meant=${nameMeant(kind, match?.kind ?? guessHeadingKind(heading))}`,
      `words=${words > 4 ? 5 : words}`,
      `place=${styles[at]}`,
      `alike=${Math.min(4, counts.get(styles[at]!)!)}`,
      `same=${Math.min(3, kinds.get(kind)!)}`,
      `entries=${Math.min(4, Math.floor(sections.length / 3))}`,
    ];
    if (row !== undefined) {
      const { line } = facts[row]!;
      signs.push(
        `gap=${line.gap > 1.5 ? 2 : line.gap > 0.8 ? 1 : 0}`,
        `left=${Math.min(2, line.text.length - heading.length)}`,
        `column=${Math.min(2, line.column)}`,
        `long=${Math.min(3, Math.floor((end - line.end) / 60))}`,
      );
      if (line.bullet) signs.push("bullet");
    }
    return ["is_section", ...signs.map((sign) => `section_${sign}`)];
  });
}

function nameMeant(kind: Section["kind"], meant: Section["kind"] | null): string {
  return meant === null ? "none" : meant === kind ? "same" : "other";
}

/** Lines by where they begin. */
function indexLines(facts: readonly ObservedLine[]): Map<number, number> {
  return new Map(facts.map(({ line }, row) => [line.start, row]));
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
