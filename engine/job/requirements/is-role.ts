import type { TermHit } from "#engine/lexicon/term.ts";
import { ROLE_HEADS } from "../../knowledge/titles/role-heads.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/**
 * 'Reporting to the Operations Manager', 'for account executives', 'our sales team': the term only says who somebody
 * is. 'Linux engineer' names Linux, and 'Google Tag Manager' is its own name.
 */
export function isRole(block: AdBlock, hit: TermHit): boolean {
  if (hit.kind !== "hard") return false;
  const { text, start } = block;
  const after = /^[ -](\p{L}+)(?!\p{L})(?! (?:experience|skills|role)\b)/u.exec(
    text.slice(hit.end - start, hit.end - start + 40),
  );
  const last = /[ -](\p{L}+)$/u.exec(hit.quote)?.[1]?.toLowerCase() ?? "";
  const isNamed = ROLE_HEADS.has(last) && !hit.label.toLowerCase().includes(last);
  const isFollowed = after !== null && ROLE_HEADS.has(after[1]!.toLowerCase());
  if (!isNamed && !isFollowed) return false;
  const before = text.slice(Math.max(0, hit.start - start - 12), hit.start - start);
  return /\b(?:the|our|other|with|to|for|by|from|under) $/i.test(before);
}
