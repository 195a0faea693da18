import type { Line } from "../model/line.ts";

/** White space above a line, in multiples of its size, from which on an empty line is shown above it. */
const WIDE_GAP = 0.9;
const BULLET = "• ";

/** A line as it stands in the text that a person edits. */
export function showLine({ text, bullet }: Pick<Line, "text" | "bullet">): string {
  return `${bullet ? BULLET : ""}${text}`.trim();
}

/** The lines of a resume as one text to be edited and copied: bullets as signs, wide gaps as empty lines. */
export function showLines(lines: readonly Line[]): string {
  return lines
    .map((line, index) =>
      index > 0 && isApart(line, lines[index - 1]!) ? `\n${showLine(line)}` : showLine(line),
    )
    .join("\n");
}

function isApart(line: Line, above: Line): boolean {
  return line.gap > WIDE_GAP || line.page !== above.page || line.column !== above.column;
}
