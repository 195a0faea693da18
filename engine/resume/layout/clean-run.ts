import { ICON_FONT } from "../../knowledge/documents/icon-fonts.ts";
import { cleanCharacter, isNeededJoiner, isPrivateUse } from "../../text/clean-characters.ts";
import type { IconMeaning } from "../model/line.ts";
import type { PositionedRun } from "../model/positioned.ts";
import { readPrivateIcon, readSign } from "./icon-glyphs.ts";
import type { TextFragment } from "./text-fragment.ts";

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const mark = /\p{M}/u;
const plain = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02af\u2012-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;
/** Code points at which Symbol and Wingdings put signs that are not bullets. */
const symbolSigns: Record<number, string> = {
  61692: "✓",
  61664: "→",
  61672: "→",
  61614: "→",
  61485: "-",
  61483: "+",
};
/** Where TeX's T1 (Cork) encoding puts dashes and ligatures; fonts without a character map give the bare codes. */
const texDashes: Record<number, string> = { 21: "–", 22: "—" };
const texLigatures: Record<number, string> = { 27: "ff", 28: "fi", 29: "fl", 30: "ffi", 31: "ffl" };
const smallLetter = /\p{Ll}/u;
const symbolFont = /symbol|wingding|dingbat/i;
/** PDFium's mark for a hyphen at a line's end. */
export const lineEndHyphen = "\ufffe";
const softHyphen = "\u00ad";
/** Typesetters put these in phone numbers and addresses of pages, where everyone types the one on the keyboard. */
const hyphens = /[\u2010\u2011]/;

/** Cleans a run's characters and keeps each one's place. Returns null where nothing is left. */
export function cleanRun(run: PositionedRun): TextFragment | null {
  const turned = run.height > 2.2 * run.size && run.text.length > 2;
  let text = run.text;
  let edges = run.edges;
  let icons: IconMeaning[] = [];
  if (ICON_FONT.test(run.font)) ({ text, edges, icons } = readIcons(run));
  else if (!plain.test(run.text)) ({ text, edges, icons } = cleanUnits(run));
  if (text === "" && icons.length === 0) return null;
  return {
    x: run.x,
    y: run.y,
    width: run.width,
    height: run.height,
    text,
    edges,
    size: run.size,
    font: run.font,
    bold: run.bold,
    italic: run.italic,
    colour: run.colour,
    icons,
    rightToLeft: rightToLeftLetter.test(text) && isDescending(edges),
    turned,
  };
}

/** What the codes of an icon font's glyphs mean is known for the private ones only. */
function readIcons(run: PositionedRun): { text: string; edges: number[]; icons: IconMeaning[] } {
  const cleaned = cleanUnits(run);
  // A bullet is a bullet in any font.
  if (/^[•●○◦▪▫■□‣►▶❖➢✓✔·–-]\s*$/u.test(cleaned.text)) return cleaned;
  const known = cleaned.icons;
  return { text: "", edges: run.edges.slice(0, 1), icons: known.length > 0 ? known : ["other"] };
}

function cleanUnits(run: PositionedRun): { text: string; edges: number[]; icons: IconMeaning[] } {
  const icons: IconMeaning[] = [];
  const edges: number[] = [];
  let text = "";
  let unit = 0;
  const characters = [...run.text];
  for (const [index, character] of characters.entries()) {
    const edge = run.edges[unit]!;
    unit += character.length;
    const code = character.codePointAt(0)!;
    let clean: string;
    if (isPrivateUse(character)) {
      clean = readSymbol(code, run.font);
      if (clean === "") icons.push(readPrivateIcon(code));
    } else if (character === lineEndHyphen) clean = character;
    else if (character === softHyphen) clean = isShown(run, unit) ? lineEndHyphen : "";
    else if (hyphens.test(character)) clean = "-";
    else if (code in texDashes) clean = texDashes[code]!;
    else if (code in texLigatures) clean = readLigature(code, characters, index);
    else if (character === run.text && isJoiner(character)) clean = character;
    else if (isNeededJoiner(characters[index - 1] ?? "", character, characters[index + 1] ?? ""))
      clean = character;
    else clean = cleanCharacter(character);
    const sign = readSign(clean);
    if (sign !== null) {
      icons.push(sign);
      clean = "";
    }
    if (clean !== "" && mark.test(clean)) {
      const joined = (text.slice(-1) + clean).normalize("NFC");
      if (joined.length === 1) {
        text = text.slice(0, -1) + joined;
        continue;
      }
    }
    if (clean === " " && (text === "" || text.endsWith(" "))) continue;
    for (let part = 0; part < clean.length; part++) edges.push(edge);
    text += clean;
  }
  edges.push(run.edges.at(-1)!);
  const trimmed = text.trimEnd();
  if (trimmed.length < text.length) edges.splice(trimmed.length, text.length - trimmed.length);
  return { text: trimmed, edges, icons };
}

/** In other programs' fonts the codes are controls that draw nothing: 'Ltd.' with one behind it is no word in 'ffl'. */
function readLigature(code: number, characters: readonly string[], index: number): string {
  const isInWord = smallLetter.test(characters[index + 1] ?? "");
  const endsWord = code < 30 && smallLetter.test(characters[index - 1] ?? "");
  return isInWord || endsWord ? texLigatures[code]! : "";
}

/** A soft hyphen that ends a line has a width; others only say where a word may break. */
function isShown(run: PositionedRun, next: number): boolean {
  return (
    next === run.text.trimEnd().length && Math.abs(run.edges[next]! - run.edges[next - 1]!) > 0.1 * run.size
  );
}

/** Producers set joiners in a run of their own, away from the letters that need them. */
function isJoiner(character: string): boolean {
  return character === "\u200c" || character === "\u200d";
}

/** A bullet or arrow of the two symbol fonts that Word uses; empty for a glyph of an icon font. */
function readSymbol(code: number, font: string): string {
  if (symbolFont.test(font)) return symbolSigns[code] ?? "•";
  return code === 0xf0b7 || code === 0xf0a7 ? "•" : "";
}

function isDescending(edges: number[]): boolean {
  return edges.length < 3 || edges[0]! > edges[edges.length - 2]!;
}
