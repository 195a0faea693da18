import type { PositionedLink } from "#engine/resume/model/positioned.ts";
import { type PageSpace, placeBox } from "./page-space.ts";
import type { Pdfium } from "./pdfium.ts";

/** No resume has more; a page with thousands of link annotations is an attack on whoever draws them. */
const mostLinks = 500;
const longestUrl = 2048;

/** The web, mail and telephone links of a page. Targets inside the document have no URL and are left out. */
export function readLinks(
  pdfium: Pdfium,
  document: number,
  page: number,
  space: PageSpace,
): PositionedLink[] {
  const { calls, scratch } = pdfium;
  const links: PositionedLink[] = [];
  pdfium.heap().words[scratch >> 2] = 0;
  for (let seen = 0; seen < mostLinks; seen++) {
    if (!calls.FPDFLink_Enumerate(page, scratch, scratch + 4)) break;
    const link = pdfium.heap().words[(scratch + 4) >> 2]!;
    const action = calls.FPDFLink_GetAction(link);
    if (action === 0 || !calls.FPDFLink_GetAnnotRect(link, scratch + 16)) continue;
    const length = calls.FPDFAction_GetURIPath(document, action, 0, 0);
    if (length <= 1 || length > longestUrl) continue;
    const buffer = calls.malloc(length);
    calls.FPDFAction_GetURIPath(document, action, buffer, length);
    const url = new TextDecoder().decode(pdfium.heap().bytes.slice(buffer, buffer + length - 1));
    calls.free(buffer);
    const floats = pdfium.heap().floats;
    const at = (scratch + 16) >> 2;
    links.push({ ...placeBox(space, floats[at]!, floats[at + 1]!, floats[at + 2]!, floats[at + 3]!), url });
  }
  return links;
}
