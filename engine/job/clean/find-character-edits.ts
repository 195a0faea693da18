import { cleanCharacter, isNeededJoiner, isPrivateUse } from "#engine/text/clean-characters.ts";
import type { Edit } from "./mapped-text.ts";

/** Lines that were ended by something else than a line feed. */
const LINE_ENDS = new Set(["\r", "\u000b", "\u000c", "\u0085", "\u2028", "\u2029"]);
/** Bullets of symbol fonts, and what an unknown one is copied as. */
const SYMBOL_BULLETS = new Set(["\uf0b7", "\uf0a7", "\uf076", "\uf0d8", "\uf0fc", "\uf06c", "\uf02d"]);
const PLAIN = /[^\n -~]/u;

/** Every character in one plain form: lines end in '\n', spaces are ' ', controls and direction marks are gone. */
export function findCharacterEdits(text: string): Edit[] {
  if (!PLAIN.test(text)) return [];
  const edits: Edit[] = [];
  let before = "\n";
  for (let start = 0; start < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(start)!);
    const end = start + character.length;
    const replacement = plainForm(text, character, before, end);
    if (replacement !== character) edits.push({ start, end, replacement });
    if (replacement.trim() !== "" || replacement.includes("\n")) before = replacement;
    start = end;
  }
  return edits;
}

function plainForm(text: string, character: string, before: string, end: number): string {
  const code = character.charCodeAt(0);
  if (code === 0x0a || (code >= 0x20 && code < 0x7f)) return character;
  if (character === "\r" && text[end] === "\n") return "";
  if (LINE_ENDS.has(character)) return "\n";
  if (SYMBOL_BULLETS.has(character)) return "•";
  if (isPrivateUse(character) || character === "\ufffd") return before === "\n" ? "•" : "";
  if (isNeededJoiner(before, character, String.fromCodePoint(text.codePointAt(end) ?? 0))) return character;
  return cleanCharacter(character);
}
