import { LEVEL_ALONE } from "../../knowledge/people/language-names.ts";
import { isGroupName } from "../../knowledge/skills/group-names.ts";
import { EMPTY_ITEM, EUROPASS_LEVEL } from "../../knowledge/skills/level-phrases.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import type { Quote } from "../../text/span.ts";
import { findPeriods } from "../dates/find-periods.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { SectionKind } from "../model/resume.ts";
import { splitCells } from "../shape/split-cells.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { isLabelledAs, listLabelled } from "./list-labelled.ts";
import { isSpokenLanguage, readToldRow } from "./read-languages.ts";
import { splitSkills } from "./split-list.ts";

type Sections = readonly (readonly EntryRow[])[];

/**
 * Items of the skills sections, as printed; a page's running head with the person's name is none. Where there is no such section,
 * those of rows elsewhere that say so themselves: 'Computer skills: Excel, Word'.
 */
export function readSkills(sections: Sections, others: Sections, text: string, name: string | null): Quote[] {
  const own = readItems(sections, text, name);
  return own.length > 0
    ? own
    : readItems(
        others.map((rows) => listLabelled(rows, "skills")),
        text,
        name,
      );
}

function readItems(sections: Sections, text: string, name: string | null): Quote[] {
  return sections
    .flatMap((rows) =>
      splitSkills(
        joinWrapped(listUndated(rows), true).filter(
          (row, at, all) =>
            !isSignature(row.text) &&
            !tellsDeed(row) &&
            !isLabelledAs(row, FOREIGN) &&
            !isCategory(row, all[at + 1]) &&
            readToldRow(row, text).length === 0,
        ),
        text,
      ),
    )
    .filter(
      (item) =>
        item.quote.split(/\s+/).length <= MOST_WORDS &&
        !isLevel(item.quote) &&
        !isNoItem(item.quote) &&
        !(isGroupName(item.quote) && standsAlone(item, text)) &&
        item.quote !== name &&
        !isSpokenLanguage(item.quote),
    );
}

/** A short sentence is an item; a longer one tells something about several. */
const MOST_WORDS = 14;

/** Skills have no stretch of time: from a row on that heads a job or a study, below others, something else stands here. */
function listUndated(rows: readonly EntryRow[]): readonly EntryRow[] {
  const first = rows.findIndex(
    ({ header, period, unit }) => header && period?.range === true && unit.kind !== "item",
  );
  return first < 0 ? rows : rows.slice(0, first === 0 ? rows.length : first);
}

/** 'Databases' set stronger over a row of them, or with a colon: it names the list below it. */
function isCategory({ text, lines }: EntryRow, next: EntryRow | undefined): boolean {
  const line = lines[0]!;
  const cells = lines.length > 1 ? [] : splitCells(line);
  if (next === undefined || cells.length === 0 || cells.some((cell) => cell.text.length > LONGEST_CATEGORY))
    return false;
  if (/[::]\s*[-–]?$/.test(text)) return true;
  const below = next.lines[0]!;
  const turns = line.turns ?? [];
  if (/[,;|]/.test(text) || turns.length > 0 || line.column !== below.column) return false;
  // Two bullets are two items, in whatever type their letters are set.
  if (line.bullet && below.bullet) return false;
  return (
    (line.bold && !below.bold) ||
    (line.size >= CATEGORY_RATIO * below.size && line.size - below.size > 0.4) ||
    (line.caps && !below.caps && text.replace(/[^\p{L}]/gu, "").length >= LEAST_CAPITALS) ||
    (cells.length === 1 && !line.bullet && below.bullet && below.box.x > line.box.x)
  );
}

/** Characters; a category is a name. */
const LONGEST_CATEGORY = 48;
/** How much larger than what it names a category is set, where it is. */
const CATEGORY_RATIO = 1.07;
/** Shorter words in capitals are abbreviations: skills themselves. */
const LEAST_CAPITALS = 7;

/** An address of a page, a date, a running head, 'etc.' */
function isNoItem(item: string): boolean {
  const [period] = findPeriods(item);
  const isDate = period !== undefined && period.end - period.start >= item.trim().length - 2;
  return (
    isDate || EMPTY_ITEM.test(item) || /^(?:https?:|www\.)|^\S+@\S+\.\S+$|^\S+\.\w{2,4}\/\S*$/i.test(item)
  );
}

/** 'Set up a filing system that survived two floods': resumes by skill tell what was done under each; that is no skill. */
function tellsDeed({ text, unit }: EntryRow): boolean {
  const words = text.split(/\s+/);
  if (unit.kind !== "item" || words.length < 7 || text.includes(":") || !beginsWithVerb(text)) return false;
  return words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length >= 5;
}

/** No sign parts it from other items of its row. */
function standsAlone({ start, end }: Quote, text: string): boolean {
  return (
    !/[,;|•/&]\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^\s*[,;|•/&]/.test(text.slice(end, end + 3))
  );
}

/** What stands beside skills under one heading, in rows that say so: 'Interests: chess'. */
const FOREIGN: ReadonlySet<SectionKind> = new Set(["interests", "awards", "references", "education"]);

/** 'Passau, 12. März 2024' at the foot of a page. */
function isSignature(text: string): boolean {
  return /^\p{Lu}[\p{L} .-]{1,30},\s*(?:den |le |the |il |a )?\d{1,2}[.\s/-]/u.test(text) && text.length < 60;
}

/** 'Advanced', '★★★', '80 %': how well, not what. */
function isLevel(item: string): boolean {
  return LEVEL_ALONE.test(item.trim()) || EUROPASS_LEVEL.test(item.trim());
}
