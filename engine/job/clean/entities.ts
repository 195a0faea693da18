import { HTML_ENTITIES } from "../../knowledge/documents/html-entities.ts";
import type { Edit } from "./mapped-text.ts";

/** Turns character references of HTML into what they stand for; unknown names stay as written. */
export function findEntityEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g)) {
    const replacement = decode(match[1], match[2], match[3]);
    if (replacement !== null)
      edits.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  return edits;
}

function decode(decimal?: string, hex?: string, name?: string): string | null {
  if (name !== undefined) return Object.hasOwn(HTML_ENTITIES, name) ? HTML_ENTITIES[name]! : null;
  const code = decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number.parseInt(decimal, 10);
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalar ? String.fromCodePoint(code) : "";
}
