import {
  AVAILABILITY_BEHIND,
  BETWEEN_CONTACTS,
  CONTACT_LABEL,
  OTHER_CONTACT_LABEL,
} from "../../knowledge/people/contact-labels.ts";
import { isCity, scorePlace } from "../../knowledge/places/read-places.ts";
import type { Found } from "../model/resume.ts";
import { trimCell } from "../shape/split-cells.ts";
import { isAddressLabelAlone, isRivalPlaceLabel, readAddressLabel, scoreStreet } from "./address-patterns.ts";
import type { ContactLine } from "./contact-lines.ts";

export type AddressPart = {
  text: string;
  start: number;
  end: number;
  line: ContactLine;
  labelled: boolean;
  first: boolean;
  /** How many tabs stand before it in its line. */
  cell: number;
};

/** The parts of a line between tabs, bars and the other contact details, without their labels. */
export function listAddressParts(line: ContactLine, taken: readonly Found[]): AddressPart[] {
  if (line.area > 2 || line.text.length > 300) return [];
  const text = maskTaken(line, taken);
  const pieces: AddressPart[] = [];
  let from = 0;
  const stops = [...text.matchAll(BETWEEN_CONTACTS)].map((stop) => ({
    at: stop.index,
    length: stop[0].length,
  }));
  for (const tab of line.tabs) stops.push({ at: tab, length: 0 });
  stops.sort((a, b) => a.at - b.at);
  dropSlashes(stops, text);
  let pending = false;
  for (const stop of [...stops, { at: text.length, length: 0 }]) {
    if (stop.at < from) continue;
    const cell = trimCell(text, from, stop.at, line.start);
    from = stop.at + stop.length;
    if (cell === null) continue;
    if (/^[:\-–]$/.test(cell.text)) continue;
    if (isAddressLabelAlone(cell.text)) {
      pending = !isRivalPlaceLabel(cell.text);
      continue;
    }
    const label = readAddressLabel(cell.text) || readOtherLabel(cell.text);
    const colon = /^[:\s]*/.exec(cell.text.slice(label))![0].length;
    const value = trimEdges(dropNote(cell.text.slice(label + colon)), cell.start + label + colon);
    if (value !== null)
      pieces.push({
        ...value,
        line,
        labelled: readAddressLabel(cell.text) > 0 || (pending && !OTHER_CONTACT_LABEL.test(cell.text)),
        first: pieces.length === 0,
        cell: line.tabs.filter((tab) => tab <= value.start - line.start).length,
      });
    pending = false;
  }
  return pieces;
}

/** The slash of 'Bornova / İzmir' stands inside an address; the one after a phone number parts it from what follows. */
function dropSlashes(stops: { at: number; length: number }[], text: string): void {
  for (let index = stops.length - 1; index >= 0; index -= 1) {
    const { at, length } = stops[index]!;
    if (text.slice(at, at + length).trim() !== "/" || !/\p{L}$/u.test(text.slice(0, at))) continue;
    const next = text.slice(at + length, stops[index + 1]?.at ?? text.length);
    const before = text.slice(stops[index - 1]?.at ?? 0, at);
    if (isCity(next.trim()) && before.includes(",")) stops.splice(index, 1);
  }
}

/** 'Post: P.O. Box 12, Eldoret': a label we do not know before what is plainly a place. */
function readOtherLabel(text: string): number {
  const label = /^\p{L}[\p{L} +/&.-]{1,24}[::]\s*(?=\S)/u.exec(text);
  if (label === null || isRivalPlaceLabel(label[0])) return 0;
  const rest = text.slice(label[0].length);
  return scoreStreet(rest) >= 3 || scorePlace(rest) >= 1.5 ? label[0].length : 0;
}

/** 'Chicago, IL (open to relocation)', 'Nata a Ferrara il 22/05/2002 – Via Ripagrande 17' */
function dropNote(text: string): string {
  const born = /^\p{L}[\p{L}.,' ]{2,50} \d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\s+[–—-]\s+/u.exec(text);
  // Blanks keep the places of the letters that follow.
  const own = born === null ? text : " ".repeat(born[0].length) + text.slice(born[0].length);
  return own.replace(AVAILABILITY_BEHIND, "");
}

function trimEdges(text: string, start: number): { text: string; start: number; end: number } | null {
  const front = /^[\s,;:.–—-]*/.exec(text)![0].length;
  // An icon's glyph before the next detail is left as a single letter: 'Leeds LS6 2AB w'.
  const kept = text
    .slice(front)
    .replace(/(?<=\p{L}{2}|\d{4}) \p{Ll}\s*$/u, "")
    .replace(/[\s,;:–—-]+$/, "");
  return kept === "" ? null : { text: kept, start: start + front, end: start + front + kept.length };
}

/** Blanks the other details, whatever looks like them, and labels that belong to them, letter for letter. */
function maskTaken(line: ContactLine, taken: readonly Found[]): string {
  let text = line.text;
  const blank = (from: number, to: number) => {
    text =
      text.slice(0, Math.max(0, from)) +
      "_".repeat(Math.min(to, text.length) - Math.max(0, from)) +
      text.slice(to);
  };
  for (const found of taken) {
    if (found.end > line.start && found.start < line.end)
      blank(found.start - line.start, found.end - line.start);
  }
  for (const match of text.matchAll(
    /\S+@\S+|(?:https?:\/\/|www\.)\S+|\b[\w.-]+\.(?:com|org|net|io|me|dev|ai|co)(?:\/\S*)?/giu,
  )) {
    blank(match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(
    /(?:\+\d{1,3}|\(\d{3,5}\)|\b0\d{2,4})[\d\s().–-]{6,18}\d|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b/gu,
  )) {
    blank(match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(CONTACT_LABEL)) {
    blank(match.index, match.index + match[0].length);
  }
  return text;
}
