import { EMPLOYER_NOUNS, LEGAL_FORMS } from "../../knowledge/organisations/employer-words.ts";
import { givenNames, NAME_PARTICLES, NO_NAME_WORDS } from "../../knowledge/people/name-words.ts";
import { isCity, isCountry, scorePlace } from "../../knowledge/places/read-places.ts";
import { TITLE_HEADS, TITLE_HINTS } from "../../knowledge/titles/title-words.ts";
import { foldLetters, tidySpaces } from "../../text/fold-letters.ts";
import type { Found } from "../model/resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { PageShape } from "../shape/measure-shape.ts";
import type { ContactLine } from "./contact-lines.ts";
import { listNameParts, type NamePart } from "./list-name-parts.ts";

/** What else on the page spells the person's name: the e-mail's local part and the end of the LinkedIn address. */
export type NameHints = { email: string | null; slug: string | null };

/**
 * The person's name as printed, without honorifics and the letters after it. Large type near the top proposes, the e-mail
 * address and the LinkedIn address confirm; titles, headings, companies and document names are ruled out.
 */
export function findName(lines: readonly ContactLine[], shape: PageShape, hints: NameHints): Found | null {
  const first = lines.filter((line) => line.page === 1 && line.area <= 2);
  const largest = Math.max(
    ...first.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size),
    0,
  );
  let best: NamePart | null = null;
  let bestWeight = 2.5;
  for (const piece of listNameParts(lines)) {
    const weight = weighName(piece, shape, largest, hints);
    if (weight > bestWeight) {
      best = piece;
      bestWeight = weight;
    }
  }
  return best === null ? null : { value: tidySpaces(best.value), start: best.start, end: best.end };
}

function weighName(piece: NamePart, shape: PageShape, largest: number, hints: NameHints): number {
  const form = weighForm(piece.value);
  if (form === null) return 0;
  const { line } = piece;
  let weight = form + (piece.labelled ? 5 : 0);
  if (line.page > 1) weight -= 3;
  const ratio = line.size / shape.bodySize;
  if (line.size >= largest * 0.98 && ratio >= 1.1) weight += 3;
  else if (ratio >= 1.5) weight += 2;
  else if (ratio >= 1.2) weight += 1;
  if (line.bold && !shape.bodyBold) weight += 0.5;
  if (line.index === 0) weight += 2;
  else if (line.index <= 2) weight += 1;
  else if (line.index > 12 && ratio < 1.3) weight -= 1.5;
  if (line.area === 0) weight += 1;
  else if (line.area >= 2) weight -= 2;
  else if (line.section !== "summary") weight -= 1;
  if (line.bullet) weight -= 2;
  if (piece.wholeLine) weight += 0.5;
  // Large type that goes on below in the same style is one name.
  if (piece.lines > 1 && ratio >= 1.4) weight += 0.2 * piece.lines;
  const hinted = weighHints(piece.value, hints);
  // Words in small letters, or a place, are a name only where something else spells it.
  if (hinted < LEAST_HINT && (/^[^\p{Lu}\p{Lo}]+$/u.test(piece.value) || scorePlace(piece.value) >= 1.5))
    return 0;
  return weight + hinted;
}

/** From which an e-mail's or LinkedIn address spells a word of the name. */
const LEAST_HINT = 1;

/** How much the words themselves look like a name; null where they cannot be one. */
function weighForm(printed: string): number | null {
  // 'Robert "Bob" Kowalczyk': a short name in the middle may stand in quotes.
  const value = printed.replace(/ ["“”'‘’„«]\s?(\p{L}{2,15})\s?["“”'‘’»] /u, " $1 ");
  const words = value.split(/\s+/).filter((word) => word !== "");
  if (
    words.length === 0 ||
    words.length > 7 ||
    value.length > 60 ||
    /[\d@:/\\_*#=<>?!%&;"“”[\]{}|+]/.test(value)
  )
    return null;
  if (!words.every((word) => /^[\p{L}\p{M}'’‘`.\-–()ʼ,·]+$/u.test(word))) return null;
  const isHan = /[\p{Script=Han}\p{Script=Hangul}]/u.test(value);
  if (words.length === 1 && !isHan && value.length < 5) return null;
  const folded = words.map((word) => foldLetters(word).replace(/[.,()]+$/g, ""));
  if (folded.some((word) => NO_NAME_WORDS.has(word)) || matchHeading(value) !== null) return null;
  // Åsa is a name, and ASA a company's form.
  if (
    folded.some(
      (word, index) => LEGAL_FORMS.has(word) && word.length > 2 && !(index === 0 && givenNames.has(word)),
    )
  )
    return null;
  let weight = words.length === 1 ? -1.5 : words.length <= 4 ? 1 : 0;
  const given = folded.filter(
    (word) => givenNames.has(word) || word.split("-").some((part) => givenNames.has(part)),
  );
  weight += given.length > 0 ? 1.5 : 0;
  const titles = folded.filter((word) => TITLE_HEADS.has(word) && !givenNames.has(word));
  // Cook, Baker and Mason are names as well: a given name before them outweighs the trade.
  if (titles.length > 0) weight -= given.length > 0 && folded.indexOf(titles[0]!) > 0 ? 0.5 : 4;
  if (folded.some((word) => TITLE_HINTS.has(word) || EMPLOYER_NOUNS.has(word)) && given.length === 0)
    weight -= 3;
  if (isCity(value) || isCountry(value) || (scorePlace(value) >= 1.5 && given.length === 0)) weight -= 3;
  const small = words.filter((word, index) => /^\p{Ll}/u.test(word) && !NAME_PARTICLES.has(folded[index]!));
  if (small.length > 0) weight -= small.length === words.length ? 1 : 3;
  if (value.endsWith("-")) weight -= 2;
  if (/[.,]$/.test(value) && !/\b(?:Jr|Sr|\p{Lu})\.$/u.test(value)) weight -= 1.5;
  return weight;
}

/** Up to 4.5: the e-mail's local part or the LinkedIn address spells the same name. */
function weighHints(value: string, hints: NameHints): number {
  const words = foldLetters(value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !NAME_PARTICLES.has(word));
  let best = 0;
  for (const hint of [hints.email, hints.slug]) {
    if (hint === null) continue;
    const letters = foldLetters(hint).replace(/[^\p{L}]/gu, "");
    best += Math.min(3, matchLetters(words, letters));
  }
  return Math.min(4.5, best);
}

function matchLetters(words: readonly string[], letters: string): number {
  if (letters.length < 3) return 0;
  const inside = words.filter((word) => word.length >= 3 && letters.includes(word));
  if (inside.length >= 2) return 3;
  const initials = words.map((word) => word[0]).join("");
  if (inside.length === 1) {
    const rest = letters.replace(inside[0]!, "");
    const others = words.filter((word) => word !== inside[0]);
    if (rest !== "" && others.some((word) => word.startsWith(rest) || rest.startsWith(word[0]!))) return 2.5;
    return words.length <= 4 ? 2 : 1;
  }
  const start = words.some((word) => word.length >= 4 && letters.startsWith(word.slice(0, 4)));
  if (start) return 1;
  return initials.length >= 2 && letters === initials ? 1.5 : 0;
}
