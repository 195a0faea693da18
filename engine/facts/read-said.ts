import { cleanCharacter, isPrivateUse } from "../text/clean-characters.ts";
import { readDates, writeDates } from "./dates-as-text.ts";
import type { FactPlace } from "./fact.ts";

/** Longest value a person may say, in UTF-16 code units: an address in one line, a long title. */
export const LONGEST_SAID = 200;

const FORMS: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]{1,64}@[^\s@]{1,100}\.[^\s@.]{2,24}$/u,
  phone: /^(?=(?:\P{Nd}*\p{Nd}){6})[\p{Nd}+(][\p{Nd}\s+().\-–‑/]*(?:\s?(?:x|ext\.?)\s?\p{Nd}{1,6})?$/u,
  linkedin: /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s"<>]{1,150}$/i,
};

/** What a person says of a fact as it is kept: one line of plain characters in the field's form; null where it is none. */
export function readSaid({ field }: Pick<FactPlace, "field">, text: string): string | null {
  if (text.length > LONGEST_SAID) return null;
  const said = cleanLine(text);
  if (!/[\p{L}\p{N}]/u.test(said) || said.length > LONGEST_SAID) return null;
  if (field === "dates") {
    const dates = readDates(said);
    return dates && writeDates(dates);
  }
  return FORMS[field]?.test(said) === false ? null : said;
}

function cleanLine(text: string): string {
  return [...text.toWellFormed()]
    .map((character) => (isPrivateUse(character) ? "" : cleanCharacter(character)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
