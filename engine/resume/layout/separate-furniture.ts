import type { ReadPages } from "../line.ts";
import type { PositionedPage } from "../positioned.ts";
import type { DraftLine } from "./build-lines.ts";

const pageNumber =
  /^(?:page|p\.?|pg\.?|seite|página|pagina|strona)?\s*\d{1,2}(?:\s*(?:of|\/|von|de|di|z|sur|\|)\s*\d{1,2})?$/i;
const contact = /@|linkedin|\d[\d\s().-]{6,}\d|https?:|www\./i;
/** Margins in which headers and footers stand, as a share of the page's height. */
const margin = 0.09;

/** Takes out page numbers, and headers and footers that repeat; the first showing of a person's contact lines stays. */
export function separateFurniture(
  lines: DraftLine[],
  pages: PositionedPage[],
): { body: DraftLine[]; furniture: ReadPages["furniture"] } {
  const seenOn = new Map<string, Set<number>>();
  const inMargin = (line: DraftLine): "top" | "bottom" | null => {
    const height = pages[line.page - 1]!.height;
    if (line.box.y + line.box.height < margin * height) return "top";
    return line.box.y > (1 - margin) * height ? "bottom" : null;
  };
  for (const line of lines) {
    if (inMargin(line) === null) continue;
    const key = keyOf(line);
    const on = seenOn.get(key) ?? new Set();
    seenOn.set(key, on.add(line.page));
  }
  const body: DraftLine[] = [];
  const furniture: ReadPages["furniture"] = [];
  for (const line of lines) {
    const where = inMargin(line);
    const on = where === null ? undefined : seenOn.get(keyOf(line));
    const repeats = on !== undefined && on.size >= 2 && line.text.length > 0;
    const first =
      on !== undefined && Math.min(...on) === line.page && (where === "top" || contact.test(line.text));
    const isNumber = where !== null && pageNumber.test(line.text);
    if (isNumber || (repeats && !first)) furniture.push({ text: line.text, page: line.page });
    else body.push(line);
  }
  return { body, furniture };
}

function keyOf(line: DraftLine): string {
  return line.text.toLowerCase().replace(/\d+/g, "#").trim();
}
