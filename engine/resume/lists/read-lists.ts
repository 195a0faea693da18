import { LANGUAGE_NAMES, LEVEL_ALONE } from "../../knowledge/people/language-names.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { foldWords } from "../../text/fold-letters.ts";
import type { Quote } from "../../text/span.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { splitList } from "./split-list.ts";

type Sections = readonly (readonly EntryRow[])[];

/** Items of the skills sections, as printed; a page's running head with the person's name is none. */
export function readSkills(sections: Sections, text: string, name: string | null): Quote[] {
  return sections
    .flatMap((rows) =>
      splitList(
        rows.filter((row) => !isSignature(row.text) && !tellsDeed(row)),
        text,
      ),
    )
    .filter((item) => !isLevel(item.quote) && item.quote !== name);
}

/** 'Set up a filing system that survived two floods': resumes by skill tell what was done under each; that is no skill. */
function tellsDeed({ text, unit }: EntryRow): boolean {
  const words = text.split(/\s+/);
  if (unit.kind !== "item" || words.length < 7 || text.includes(":") || !beginsWithVerb(text)) return false;
  return words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length >= 5;
}

/** One quote per certificate: its row without the rows that only tell when and by whom it was given. */
export function readCertificates(sections: Sections, text: string): Quote[] {
  const quotes: Quote[] = [];
  for (const rows of sections) {
    for (const row of rows) {
      const isDate =
        row.period !== null &&
        row.text.replace(/[\s().–—-]/gu, "").length <= row.period.end - row.period.start;
      if (
        isDate ||
        /^(?:issued|expires|expiry|valid|credential|license (?:no|number|#)|id)\b/i.test(row.text)
      )
        continue;
      const short =
        row.text.split(/[,|•;]/).length > 2 &&
        row.text.split(/[,|•;]/).every((part) => part.trim().split(/\s+/).length <= 6);
      // 'BLS and ACLS, Philippine Heart Association, 2024' is one, with who gave it and when.
      const isOne = /^[^,|•;]+,[^,|•;]+, ?(?:19|20)\d\d\.?$/.test(row.text);
      if (short && !isOne && row.unit.kind !== "item") quotes.push(...splitList([row], text));
      else quotes.push({ start: row.start, end: row.end, quote: text.slice(row.start, row.end) });
    }
  }
  return quotes;
}

/** Languages with their level as printed; from a 'Languages:' row of the skills where they have no section. */
export function readLanguages(sections: Sections, skills: Sections, text: string): Quote[] {
  const own = sections.flatMap((rows) => rows.flatMap((row) => readRow(row, text)));
  if (own.length > 0) return own;
  const labelled = skills
    .flat()
    .filter((row) =>
      /^(?:languages?|spoken languages?|sprachen|langues|idiomas|lingue|talen|języki)\s*[::]/i.test(row.text),
    );
  return labelled
    .flatMap((row) => splitList([row], text))
    .filter((item) => foldWords(item.quote).some((word) => LANGUAGE_NAMES.has(word)));
}

function readRow(row: EntryRow, text: string): Quote[] {
  const named = (item: Quote) => foldWords(item.quote).some((word) => LANGUAGE_NAMES.has(word));
  const items = splitList([row], text);
  // 'English - fluent' is one item, though its dash parts two; 'English, French' are two.
  const count = items.filter(named).length;
  if (count === 1 && items.length <= 3) {
    const first = items.find(named)!;
    return [{ start: first.start, end: row.end, quote: text.slice(first.start, row.end) }];
  }
  if (count > 0) return items.filter(named);
  const label = /^\s*([\p{L} ]{3,30})\s*:/u.exec(row.text);
  if (label !== null && LANGUAGE_NAMES.has(foldWords(label[1]!)[0] ?? "")) {
    return [{ start: row.start, end: row.end, quote: text.slice(row.start, row.end) }];
  }
  return [];
}

/** 'Passau, 12. März 2024' at the foot of a page. */
function isSignature(text: string): boolean {
  return /^\p{Lu}[\p{L} .-]{1,30},\s*(?:den |le |the |il |a )?\d{1,2}[.\s/-]/u.test(text) && text.length < 60;
}

/** 'Advanced', '★★★', '80 %': how well, not what. */
function isLevel(item: string): boolean {
  return LEVEL_ALONE.test(item.trim());
}
