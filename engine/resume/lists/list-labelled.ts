import { isGenericHeading } from "../../knowledge/headings/generic-headings.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { SectionKind } from "../model/resume.ts";
import { matchHeading } from "../sections/match-heading.ts";

const LABEL = /^[\s\p{P}]*(\p{L}[^::]{3,40}?)\s*[::]\s*\S/u;

/** Rows that open with a label which heads sections of a kind elsewhere: 'Computer skills: Excel, Word'. */
export function listLabelled(rows: readonly EntryRow[], kind: SectionKind): EntryRow[] {
  return rows.filter((row) => readLabel(row)?.kind === kind);
}

/** The same, where no phrase counts that is a plain word as well ('Courses: …' below a study). */
export function listSurelyLabelled(rows: readonly EntryRow[], kind: SectionKind): EntryRow[] {
  return rows.filter((row) => {
    const label = readLabel(row);
    return label?.kind === kind && !label.generic;
  });
}

/** The row says itself that it is about one of these. */
export function isLabelledAs(row: EntryRow, kinds: ReadonlySet<SectionKind>): boolean {
  const label = readLabel(row);
  return label?.exact === true && kinds.has(label.kind);
}

function readLabel({ text }: EntryRow): { kind: SectionKind; exact: boolean; generic: boolean } | null {
  const label = LABEL.exec(text)?.[1];
  const match = label === undefined ? null : matchHeading(label);
  return match === null ? null : { ...match, generic: isGenericHeading(label!) };
}
