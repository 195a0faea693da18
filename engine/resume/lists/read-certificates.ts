import type { Quote } from "../../text/span.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import { splitList } from "./split-list.ts";

type Sections = readonly (readonly EntryRow[])[];

/** The number of a certificate, alone in its row. */
const CODE = /^(?=.*\d)[\p{L}\d-]{8,}$/u;
/** From how many rows on those set stronger, or without a bullet, are the names and the others tell about them. */
const LEAST_HEADS = 2;

/** One quote per certificate: its row without the rows that only tell when and by whom it was given. */
export function readCertificates(sections: Sections, text: string): Quote[] {
  const quotes: Quote[] = [];
  for (const rows of sections) {
    const details = listDetails(rows);
    for (const row of rows) {
      if (details.has(row) || CODE.test(row.text)) continue;
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

/** Rows that tell about the certificate above them: plain ones under bold names, bullets under names without. */
function listDetails(rows: readonly EntryRow[]): ReadonlySet<EntryRow> {
  const isBold = (row: EntryRow) => row.lines[0]!.bold;
  const hasBullet = (row: EntryRow) => row.lines[0]!.bullet;
  for (const isDetail of [(row: EntryRow) => !isBold(row), hasBullet]) {
    const heads = rows.filter(
      (row, at) => !isDetail(row) && rows[at + 1] !== undefined && isDetail(rows[at + 1]!),
    );
    if (heads.length >= LEAST_HEADS && !isDetail(rows[0]!) && heads.every(({ text }) => !/[::]$/.test(text)))
      return new Set(rows.filter(isDetail));
  }
  return new Set();
}
