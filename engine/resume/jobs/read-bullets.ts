import { ABOUT_OTHERS } from "../../knowledge/headings/fact-labels.ts";
import type { Quote } from "../../text/span.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { COUNTED } from "../entries/is-header.ts";

/**
 * What was done in a job, one quote each: its list items, or its paragraphs where it has no list. Labels such as
 * 'Responsibilities:' and the numbers of a counted list are left out.
 */
export function readBullets(rows: readonly EntryRow[], text: string): Quote[] {
  const items = rows.filter((row) => row.unit.kind === "item");
  const chosen =
    items.length > 0 ? items : rows.filter((row) => !row.header || row.text.split(/\s+/).length > 6);
  const told = chosen
    .filter((row) => /\p{L}/u.test(row.text) && !/^[^.:]{0,40}:$/.test(row.text.trim()))
    .filter((row) => !ABOUT_OTHERS.test(row.text))
    .filter((row) => items.length > 0 || row.text.split(/\s+/).length >= 3);
  const isCounted = told.filter((row) => COUNTED.test(row.text)).length > 1;
  return told.map((row) => {
    const start = row.start + (isCounted ? (COUNTED.exec(row.text)?.[0].length ?? 0) : 0);
    return { start, end: row.end, quote: text.slice(start, row.end) };
  });
}
