import {
  CLIENT_FACT,
  DOUBTFUL_TITLE_FACT,
  EMPLOYER_FACT,
  LABELLED_FACT,
  SURE_FACT,
  TITLE_FACT,
} from "../../knowledge/headings/fact-labels.ts";
import { isCity, scorePlace } from "../../knowledge/places/read-places.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import type { Entry } from "./entry.ts";
import type { Header, HeaderSpan } from "./header.ts";

const SURE_TITLE = 2.5;
const PLACE = /^(?:location|place)$/;

/** The label that a text begins with, folded; null where it begins with none. */
export function readFactLabel(text: string): string | null {
  const match = LABELLED_FACT.exec(foldLetters(text));
  if (match !== null) return match[0].replace(/\s*:$/, "");
  // 'Designation- Clerk', 'Duration – May 2019 to June 2021'
  const dashed = DASHED.exec(text)?.[1];
  if (dashed !== undefined && SURE_FACT.test(foldLetters(dashed))) return foldLetters(dashed);
  // 'Company-Corvid Traders'
  const hyphened = HYPHENED.exec(text)?.[0];
  return hyphened === undefined ? null : foldLetters(hyphened);
}

const HYPHENED = /^(?:company|position)(?= ?- ?\p{Lu})/iu;

const DASHED = /^(\p{L}[\p{L} ]{4,30}?)\s*[-–—]+\s*(?=[\p{Lu}\d])/u;

/** 'Organisation: Acme', 'Designation: Clerk': a label of what names a job, also in a list. */
export function namesByLabel(text: string): boolean {
  const label = readFactLabel(text);
  return label !== null && (TITLE_FACT.test(label) || EMPLOYER_FACT.test(label));
}

/** Of the readings of a header those that take what its labels name; all where none does. */
export function keepLabelled(readings: Header[], entry: Entry, text: string): Header[] {
  const { title: printed, employer } = readLabels(entry, text);
  // 'Title: Flows of grain' below a post tells of a thesis.
  const isOther = printed !== null && readings.some(({ title }) => isOtherPost(title, printed));
  const title = isOther ? null : printed;
  if (title === null && employer === null) return readings;
  const takes = (read: HeaderSpan | null, told: HeaderSpan | null) =>
    told === null || (read?.start === told.start && read.end === told.end);
  const kept = readings.filter((one) => takes(one.title, title) && takes(one.employer, employer));
  return kept.length > 0 ? kept : readings;
}

const isOtherPost = (read: HeaderSpan | null, told: HeaderSpan) =>
  read !== null &&
  (read.end <= told.start || read.start >= told.end) &&
  scoreTitle(read.text) >= SURE_TITLE &&
  scoreTitle(told.text) < SURE_TITLE;

/** A header that says itself which is which: 'Employer: …', 'Position: …'. Null where it does not. */
export function readLabelled(entry: Entry, text: string): Header | null {
  const header = readLabels(entry, text);
  if (header.title !== null && header.employer !== null) return header;
  const isAllLabelled = entry.header.every((row) => readFactLabel(row.text) !== null);
  return isAllLabelled && (header.title !== null || header.employer !== null) ? header : null;
}

function readLabels(entry: Entry, text: string): Header {
  const facts: Facts = { title: null, employer: null, client: null, place: null };
  for (const [index, row] of entry.header.entries()) {
    let from = row.start;
    for (const part of row.text.split(/[|;•·]/)) {
      readPart(from, part, row.period, text, index, facts);
      from += part.length + 1;
    }
  }
  const employer = facts.employer ?? facts.client;
  return {
    title: facts.title,
    employer: employer?.name ?? null,
    place: facts.place ?? employer?.town ?? null,
    weight: 8,
  };
}

type Named = { name: HeaderSpan; town: HeaderSpan | null };
type Facts = {
  title: HeaderSpan | null;
  employer: Named | null;
  client: Named | null;
  place: HeaderSpan | null;
};

/** One 'label: value' of a row. */
function readPart(
  start: number,
  part: string,
  period: { start: number } | null,
  text: string,
  row: number,
  facts: Facts,
): void {
  const lead = /^\s*/.exec(part)![0].length;
  const label = readFactLabel(part.slice(lead));
  if (label === null) return;
  const from = start + lead + label.length + /^\s*[::–—-]?/u.exec(part.slice(lead + label.length))![0].length;
  const end = start + part.length;
  const span = trimPiece(
    from,
    period !== null && period.start > from && period.start < end ? period.start : end,
    text,
    row,
  );
  if (span === null) return;
  if (DOUBTFUL_TITLE_FACT.test(label) && scoreTitle(span.text) < SURE_TITLE) return;
  if (TITLE_FACT.test(label)) facts.title ??= span;
  else if (CLIENT_FACT.test(label)) facts.client ??= partTown(span);
  else if (EMPLOYER_FACT.test(label)) facts.employer ??= partTown(span);
  else if (PLACE.test(label) && scorePlace(span.text) > 0) facts.place ??= span;
}

/** 'Acme Ltd (via Quadrant), Leeds': the name, without what a bracket says of it, and its town. */
export function partTown(span: HeaderSpan): Named {
  const aside = /^(.{2,80}?)\s*\((?:via|through|agency|formerly|ex|client of|zeitarbeit)\b[^()]*\)/i.exec(
    span.text,
  );
  const bare = aside === null ? span : { ...span, text: aside[1]!, end: span.start + aside[1]!.length };
  const rest = aside === null ? span.text : span.text.slice(aside[0].length);
  const at = rest.search(/,(?=\s|\p{Lu}\p{Ll})/u);
  if (at < 0) return { name: bare, town: null };
  const place = rest.slice(at + 1).trim();
  const isTown =
    scorePlace(place) >= 1.5 ||
    (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(place) &&
      scoreEmployer(place) < 1 &&
      !/^(?:inc|ltd|llc|plc|corp|gmbh|limited|incorporated)\b/i.test(place));
  if (!isTown) return { name: bare, town: null };
  const start = span.start + span.text.length - place.length;
  const town = { ...span, text: place, start, end: start + place.length };
  const name = aside === null ? { ...span, text: rest.slice(0, at), end: span.start + at } : bare;
  return { name, town };
}

/** The same where the town stands without a comma: 'Acme Ltd at Leeds', 'Acme Ltd (Leeds)', 'Acme Ltd Leeds'. */
export function partSeat(span: HeaderSpan): Named {
  const parted = partTown(span);
  if (parted.town !== null) return parted;
  if (parted.name.end - parted.name.start !== parted.name.text.length) return parted;
  const found = SEATS.map((seat) => seat.exec(parted.name.text)?.groups as Seat | undefined).find(isSeat);
  if (found === undefined) return parted;
  const { name, sign, town } = found;
  const start = parted.name.start + name.length + sign.length;
  return {
    name: { ...parted.name, text: name, end: parted.name.start + name.length },
    town: { ...parted.name, text: town, start, end: start + town.length },
  };
}

type Seat = { name: string; sign: string; town: string };

function isSeat(seat: Seat | undefined): boolean {
  if (seat === undefined) return false;
  const { name, sign, town } = seat;
  if (sign.trim() !== "") return scorePlace(town) >= 1.5;
  return isCity(town) && scorePlace(name) < 1.5 && endsName(name);
}

const SIGN = String.raw`,? (?:at|in) |\s*\(|\s+[-–]\s*|\s`;
const WORD = String.raw`\p{Lu}[\p{L}'’.-]+`;
/** A town of two words, or of one. */
const SEATS = [`${WORD} ${WORD}`, WORD].map(
  (town) => new RegExp(String.raw`^(?<name>.{2,80}?)(?<sign>${SIGN})(?<town>${town})\)?$`, "u"),
);

/** A name ends before its town with a word that says what it is, and goes on with it where the word takes one: 'University College London'. */
const endsName = (name: string) => scoreEmployer(name) >= 1.5 && !TAKES_TOWN.test(name);

const TAKES_TOWN =
  /(?:^|\s)(?:of|de|da|do|di|du|in|at|the|new|north|south|east|west|university|college|school|institute|greater|port)$/iu;

function trimPiece(from: number, to: number, text: string, row: number): HeaderSpan | null {
  const printed = text.slice(from, to);
  const front = /^[\s::]*(?:[-–—]+\s*)?/.exec(printed)![0].length;
  const kept = printed.slice(front).replace(/[\s,(|–—-]+$/u, "");
  if (kept === "") return null;
  const start = from + front;
  return {
    text: kept.replace(/\s+/g, " "),
    start,
    end: start + kept.length,
    from: 0,
    to: 0,
    row,
    offset: 0,
    order: 0,
    style: "",
  };
}
