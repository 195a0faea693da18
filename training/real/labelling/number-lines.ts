import type { PositionedDocument, PositionedRun } from "#engine/resume/model/positioned.ts";

/**
 * A document's lines in the order of its own content stream, numbered from 1 through all pages: what labels point at. They
 * rest on no idea of columns or sections, so that a reader that changes leaves them as they are. Cells side by side are
 * lines of their own.
 */
export type NumberedLine = { number: number; page: number; x: number; y: number; text: string };

/** Shares of the type's size: a baseline that moves more ends a line, and so does a gap wider than this. */
const BASELINE_SHIFT = 0.5;
const CELL_GAP = 1.6;
const SPACE_GAP = 0.12;

export function numberLines(document: PositionedDocument): NumberedLine[] {
  const lines: NumberedLine[] = [];
  document.pages.forEach((page, index) => {
    let last: PositionedRun | null = null;
    for (const run of page.runs) {
      if (run.text.trim() === "") continue;
      const open = lines.at(-1);
      if (last !== null && open !== undefined && continues(last, run))
        open.text += (run.x - (last.x + last.width) > SPACE_GAP * run.size ? " " : "") + run.text;
      else lines.push({ number: lines.length + 1, page: index + 1, x: run.x, y: run.y, text: run.text });
      last = run;
    }
  });
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, " ").trim() }));
}

function continues(last: PositionedRun, run: PositionedRun): boolean {
  const size = Math.max(last.size, run.size);
  const gap = run.x - (last.x + last.width);
  const shift = Math.abs(run.y + run.height - (last.y + last.height));
  return shift <= BASELINE_SHIFT * size && gap <= CELL_GAP * size && gap > -size;
}
