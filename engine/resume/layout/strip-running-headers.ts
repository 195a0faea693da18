import type { ReadPages } from "../model/line.ts";
import type { PositionedDocument, PositionedPage } from "../model/positioned.ts";
import { textOf } from "./segment-shape.ts";
import type { Segment } from "./text-fragment.ts";

const pageNumber =
  /^(?:page|p\.?|pg\.?|seite|página|pagina|strona)?\s*\d{1,2}(?:\s*(?:of|\/|von|de|di|z|sur|\|)\s*\d{1,2})?$/i;
const contact = /@|linkedin|\d[\d\s().-]{6,}\d|https?:|www\./i;
/** Margins in which headers and footers stand, as a share of the page's height. */
const margin = 0.09;
/** What repeats stands at one height on every page, in points. */
const sameHeight = 6;

type Showing = { page: number; y: number };

/**
 * Takes out page numbers, and headers and footers that repeat, before they disturb the columns. The first showing of a
 * header, and of a footer with contact details, stays.
 */
export function stripRunningHeaders(
  pages: Segment[][],
  { pages: sizes }: PositionedDocument,
): { body: Segment[][]; furniture: ReadPages["furniture"] } {
  const showings = new Map<string, Showing[]>();
  for (const [page, segments] of pages.entries()) {
    for (const segment of segments) {
      if (findMargin(segment, sizes[page]!) === null) continue;
      const key = keyOf(segment, page);
      const known = showings.get(key) ?? [];
      known.push({ page, y: segment.y });
      showings.set(key, known);
    }
  }
  const furniture: ReadPages["furniture"] = [];
  const numbered = pages.map((segments, page) =>
    segments.filter(
      (one) => findMargin(one, sizes[page]!) === "bottom" && pageNumber.test(textOf(one).trim()),
    ),
  );
  const body = pages.map((segments, page) =>
    segments.filter((segment) => {
      const margin = findMargin(segment, sizes[page]!);
      if (margin === null) return true;
      const text = textOf(segment).trim();
      const known = showings.get(keyOf(segment, page))!;
      const shown = new Set(
        known.filter((one) => Math.abs(one.y - segment.y) < sameHeight).map((one) => one.page),
      );
      const staysOnce = margin === "top" || contact.test(text);
      const first = Math.min(...shown) === page;
      const repeats = shown.size >= 2 && !(staysOnce && first);
      // 'November 2025 … Ann Ray · Résumé … 1': what shares its line with the number of the page is a footer.
      const isFooter =
        margin === "bottom" &&
        text.length < 60 &&
        !contact.test(text) &&
        numbered[page]!.some((one) => Math.abs(one.y - segment.y) < 2 && one.size === segment.size);
      if (!repeats && !isFooter && !isPageNumber(text, pages.length)) return true;
      furniture.push({ text, page: page + 1 });
      return false;
    }),
  );
  return { body, furniture };
}

/** '3' alone may be a value in a table; on one page it is no page number worth the risk. */
function isPageNumber(text: string, pages: number): boolean {
  return pageNumber.test(text) && (pages > 1 || /\D/.test(text) || text === "1");
}

function findMargin(segment: Segment, page: PositionedPage): "top" | "bottom" | null {
  if (segment.y + segment.height < margin * page.height) return "top";
  return segment.y > (1 - margin) * page.height ? "bottom" : null;
}

/** The text; where it counts the pages, the number does not matter. */
function keyOf(segment: Segment, page: number): string {
  const number = new RegExp(`\\b${page + 1}\\b`, "g");
  return textOf(segment).toLowerCase().replace(number, "#").trim();
}
