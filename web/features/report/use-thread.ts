import { type RefObject, useEffect, useState } from "react";

/** How far down its sheet a mark is scrolled. */
const PLACE_OF_MARK = 0.35;

/**
 * Scrolls both sheets to the chosen term's first mark, and gives the path of the thread between the two, as drawn over the
 * pair; null while there is none. Follows the sheets as they are scrolled and the window as it changes.
 */
export function useThread(pair: RefObject<HTMLElement | null>, chosen: number | null): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const frame = pair.current;
    if (frame === null || chosen === null) return setPath(null);
    const sheets = [...frame.querySelectorAll<HTMLElement>("[data-side]")];
    for (const sheet of sheets) scrollToMark(sheet, chosen);
    const draw = () => setPath(drawThread(frame, sheets, chosen));
    const life = new AbortController();
    const { signal } = life;
    for (const sheet of sheets) sheet.addEventListener("scroll", draw, { signal, passive: true });
    window.addEventListener("resize", draw, { signal });
    draw();
    return () => life.abort();
  }, [pair, chosen]);
  return path;
}

function findMark(sheet: HTMLElement, term: number): HTMLElement | null {
  return sheet.querySelector<HTMLElement>(`[data-term="${term}"]`);
}

function scrollToMark(sheet: HTMLElement, term: number): void {
  const mark = findMark(sheet, term);
  if (mark === null) return;
  const { top, height } = sheet.getBoundingClientRect();
  const offset = mark.getBoundingClientRect().top - top;
  // A mark in sight is left where it is, so that what was pressed does not jump away.
  if (offset < 0 || offset > height * 0.9) sheet.scrollTop += offset - height * PLACE_OF_MARK;
}

/** Below the line of one mark to the edge of its sheet, over the gap, and below the other's line to its mark. */
function drawThread(frame: HTMLElement, sheets: readonly HTMLElement[], term: number): string | null {
  const origin = frame.getBoundingClientRect();
  const ends = sheets.map((sheet) => {
    const mark = findMark(sheet, term);
    if (mark === null) return null;
    const box = sheet.getBoundingClientRect();
    const line = mark.getClientRects()[0];
    if (line === undefined) return null;
    const y = Math.min(Math.max(line.bottom + 2, box.top + 8), box.bottom - 8) - origin.top;
    return {
      y,
      left: box.left - origin.left,
      right: box.right - origin.left,
      mark: line,
      origin: origin.left,
    };
  });
  const [from, to] = ends;
  if (from == null || to == null || to.left <= from.right) return null;
  const middle = (from.right + to.left) / 2;
  return [
    `M${from.mark.left - from.origin} ${from.y}`,
    `H${from.right}`,
    `C${middle} ${from.y} ${middle} ${to.y} ${to.left} ${to.y}`,
    `H${to.mark.right - to.origin}`,
  ].join(" ");
}
