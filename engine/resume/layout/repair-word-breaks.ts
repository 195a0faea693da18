import { HYPHEN_AFTER, HYPHEN_BEFORE } from "../../knowledge/words/hyphenated-compounds.ts";
import type { DraftLine } from "./build-lines.ts";
import { lineEndHyphen } from "./clean-run.ts";

/** Decides at each line's end whether a hyphen belongs to the word or only to the line, and puts broken words together. */
export function repairWordBreaks(lines: DraftLine[]): DraftLine[] {
  const known = new Set<string>();
  for (const line of lines)
    for (const word of line.text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []) known.add(word);
  const mended = lines.map((line) => ({ ...line }));
  for (const [index, line] of mended.entries()) {
    const broken = /([\p{L}\p{M}]+)[-‐\ufffe]$/u.exec(line.text);
    const next = mended[index + 1];
    const rest = next === undefined ? null : /^[\p{Ll}\p{M}]+[^\s]*/u.exec(next.text);
    // An address keeps its hyphens: 'linkedin.com/in/anna-' above 'maria'.
    const isAddress = /[/@]\S*$|\.\S+$/.test(line.text);
    if (
      broken !== null &&
      !isAddress &&
      next !== undefined &&
      rest !== null &&
      next.page - line.page <= 1 &&
      !next.bullet
    ) {
      const hyphen = keepsHyphen(broken[1]!, rest[0], known) ? "-" : "";
      line.text = line.text.slice(0, -1) + hyphen + rest[0];
      next.text = next.text.slice(rest[0].length).trimStart();
      const taken = rest[0].length + 1;
      next.tabs = next.tabs.map((tab) => Math.max(0, tab - taken));
      if (next.turns !== undefined)
        next.turns = next.turns.map((turn) => ({ ...turn, at: Math.max(0, turn.at - taken) }));
    }
    line.text = line.text.replaceAll(lineEndHyphen, "-");
  }
  return mended.filter((line) => line.text !== "" || line.icons.length > 0);
}

function keepsHyphen(before: string, after: string, known: Set<string>): boolean {
  const plain = (before + after).toLowerCase().replace(/[^\p{L}-]+$/u, "");
  const compound = `${before}-${after}`.toLowerCase().replace(/[^\p{L}-]+$/u, "");
  if (known.has(plain)) return false;
  return known.has(compound) || HYPHEN_AFTER.test(before) || HYPHEN_BEFORE.test(after);
}
