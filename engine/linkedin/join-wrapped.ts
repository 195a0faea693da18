import type { Line } from "../resume/model/line.ts";

/**
 * Items or paragraphs of a column, where a printed line may be only the front part of one. Where items stand apart the gap
 * tells; elsewhere whether the next word would have fitted on the line above.
 */
export function joinWrapped(lines: readonly Line[], by: "gap" | "width", edge?: number): string[] {
  const right = edge ?? Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  const joined: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const text = line.bullet ? `• ${line.text}` : line.text;
    if (above !== undefined && !line.bullet && continuesLine(above, line, right, by)) {
      joined[joined.length - 1] += joinerOf(above.text) + text;
    } else joined.push(text);
  }
  return joined;
}

/** All lines as one text. */
export function joinLines(lines: readonly Line[]): string {
  return lines.reduce((text, line) => (text === "" ? line.text : text + joinerOf(text) + line.text), "");
}

/** '(Native or Bilingual)' ends an item. */
const edgeEnds = /\([^()]{3,40}\)$/;
/** White space above a line that sets it apart from the one before, in multiples of its size; wrapped lines have 0.4. */
export const APART = 0.58;

function continuesLine(above: Line, line: Line, right: number, by: "gap" | "width"): boolean {
  if (by === "gap" && line.page === above.page) return line.gap <= APART;
  if (edgeEnds.test(above.text)) return false;
  const first = line.text.split(" ", 1)[0]!;
  const letter = above.box.width / Math.max(1, above.text.length);
  return above.box.x + above.box.width + letter * (first.length + 1.5) > right;
}

/** A word broken at its hyphen or an address broken anywhere is joined without a space. */
export function joinerOf(above: string): string {
  return /[\p{L}\p{N}]-$/u.test(above) ? "" : " ";
}
