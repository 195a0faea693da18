import type { Pdfium } from "./pdfium.ts";

export type Font = { name: string; bold: boolean; italic: boolean };

const boldName = /bold|black|heavy|demi|[-,]bd\b|cm(?:ss)?bx|sfbx|ecbx/i;
const lightName = /light|thin|regular|book|roman|medium/i;
const italicName = /italic|oblique|kursiv|slanted|[-,](?:it|ital)\b|cm(?:ss)?(?:ti|sl|i)\d|sfti|ecti/i;

/**
 * Name and weight of a font. The name tells more than the numbers do: producers leave the weight of a subset font out
 * or guess it, so the number counts only where the name says nothing.
 */
export function readFont(pdfium: Pdfium, font: number): Font {
  const { calls } = pdfium;
  const room = 128;
  const buffer = calls.malloc(room);
  const length = calls.FPDFFont_GetBaseFontName(font, buffer, room);
  const end = Math.min(Math.max(length - 1, 0), room);
  const raw = new TextDecoder().decode(pdfium.heap().bytes.slice(buffer, buffer + end));
  calls.free(buffer);
  const name = raw.replace(/^[A-Z]{6}\+/, "");
  // ISO 32000-1, table 123: bit 7 is italic, bit 19 forces bold.
  const flags = calls.FPDFFont_GetFlags(font);
  const heavy = calls.FPDFFont_GetWeight(font) >= 650 && !lightName.test(name);
  return {
    name,
    bold: boldName.test(name) || (flags & 0x40000) !== 0 || heavy,
    italic: italicName.test(name) || (flags & 0x40) !== 0,
  };
}
