import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import type { Quote } from "../../text/span.ts";
import { type EntryRow, withoutPeriod } from "../entries/entry-row.ts";
import { scoreSchool } from "../features/degree-features.ts";
import { guessHeadingKind } from "../sections/guess-heading-kind.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { listSurelyLabelled } from "./list-labelled.ts";
import { splitList } from "./split-list.ts";

type Sections = readonly (readonly EntryRow[])[];

/** The number of a certificate, alone in its row. */
const CODE = /^(?=.*\d)[\p{L}\d-]{8,}$/u;
/** How long a course took, or that it was finished: '20 days', 'Completed'. */
const TELLS_WHEN =
  /^[\s,.:()–-]*(?:\d+ ?(?:days?|hours?|hrs?|h|weeks?|months?|jours|heures|horas|días|dias|tage|stunden|ore|godzin)|completed|obtained|issued|awarded|in progress|expected)?[\s,.:()–-]*$/iu;
/** From how many rows on those set stronger, or without a bullet, are the names and the others tell about them. */
const LEAST_HEADS = 2;

/**
 * One quote per certificate: its row without the rows that only tell when and by whom it was given. Where no section holds any,
 * those of rows elsewhere that say so themselves: 'Trainings attended: first aid, forklift'.
 */
export function readCertificates(sections: Sections, others: Sections, text: string): Quote[] {
  const own = readSections(sections, text);
  return own.length > 0
    ? own
    : splitList(
        others.flatMap((rows) => listSurelyLabelled(rows, "certificates")),
        text,
      );
}

function readSections(sections: Sections, text: string): Quote[] {
  const quotes: Quote[] = [];
  for (const rows of sections) {
    const joined = joinWrapped(rows);
    const details = listDetails(joined);
    for (const [at, row] of joined.entries()) {
      if (details.has(row) || CODE.test(row.text) || !/\p{L}{2}/u.test(row.text)) continue;
      if (tellsMore(row, joined[at - 1])) continue;
      const isDate =
        row.period !== null &&
        row.text.replace(/[\s().–—-]/gu, "").length <= row.period.end - row.period.start;
      if (
        isDate ||
        /^(?:issued|expires|expiry|valid|credential|license (?:no|number|#)|id)\b/i.test(row.text)
      )
        continue;
      if (TELLS_WHEN.test(withoutPeriod(row).trim())) continue;
      const short =
        !/[:(]|,\s*(?:and|&|et|y|e|und)\s/i.test(row.text) &&
        row.text.split(/[,|•;]/).length > 2 &&
        row.text.split(/[,|•;]/).every((part) => part.trim().split(/\s+/).length <= 6);
      // 'BLS and ACLS, Philippine Heart Association, 2024' is one, with who gave it and when.
      const isOne = /^[^,|•;]+,[^,|•;]+, ?(?:19|20)\d\d\.?$/.test(row.text);
      if (short && !isOne && row.period === null && row.unit.kind !== "item")
        quotes.push(...splitList([row], text));
      else quotes.push({ start: row.start, end: row.end, quote: text.slice(row.start, row.end) });
    }
  }
  return quotes;
}

/** What was learned, told in a sentence, or who gave it, below the name. */
function tellsMore(row: EntryRow, above: EntryRow | undefined): boolean {
  if (above === undefined || guessHeadingKind(row.text) !== null) return false;
  const isTold = tellsSentence(row) && !tellsSentence(above);
  const isGiver = scoreSchool(row.text.split(",")[0]!) >= 3 && !row.lines[0]!.bullet && row.period === null;
  return isTold || (isGiver && scoreSchool(above.text) < 1 && row.text.split(/\s+/).length <= MOST_GIVER);
}

function tellsSentence({ text }: EntryRow): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= LEAST_SENTENCE &&
    ((beginsWithVerb(text) && small >= LEAST_SMALL) || /\p{Ll}\.$/u.test(text))
  );
}

/** Words of who gave a certificate, alone in a row. */
const MOST_GIVER = 6;
/** Words of a sentence that tells about a certificate, and how many of them are no names. */
const LEAST_SENTENCE = 9;
const LEAST_SMALL = 5;

/**
 * Rows that tell about the certificate above them: plain ones under bold names, bullets under names without; and where each
 * name has such a row below it, those in italics, in smaller type, or with dates where the names have none.
 */
function listDetails(rows: readonly EntryRow[]): ReadonlySet<EntryRow> {
  const strict = ALTERNATE.map((isOther) => (row: EntryRow) => isOther(row, rows[0]!)).find((isDetail) =>
    alternates(rows, isDetail),
  );
  if (strict !== undefined) return new Set(rows.filter(strict));
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

/** What may set the second row of every certificate apart from its first. */
const ALTERNATE: readonly ((row: EntryRow, first: EntryRow) => boolean)[] = [
  (row, first) => row.lines[0]!.italic !== first.lines[0]!.italic,
  (row, first) => row.lines[0]!.size < first.lines[0]!.size - 0.4,
  (row, first) => row.lines[0]!.bold !== first.lines[0]!.bold,
  (row, first) => (row.period === null) !== (first.period === null),
];

/** Every name is followed by one or two rows of the other kind. */
function alternates(rows: readonly EntryRow[], isDetail: (row: EntryRow) => boolean): boolean {
  const heads = rows.flatMap((row, at) => (isDetail(row) ? [] : [at]));
  if (heads.length < LEAST_HEADS || heads[0] !== 0) return false;
  return heads.every((at, index) => {
    const told = (heads[index + 1] ?? rows.length) - at - 1;
    return told >= 1 && told <= MOST_DETAILS;
  });
}

/** Issuer and date, at most. */
const MOST_DETAILS = 2;
