import { boxesOfHtml } from "./box.ts";
import { foldLoosely, type Line, linesOf } from "./lines.ts";
import type { Posting } from "./posting.ts";

type Page = { shown: string; pageTitle: string; address: string; lines: readonly Line[] };

/** Samples of a description that are looked for on the page. */
const SAMPLES = 6;

/**
 * Of the postings in a page's code, the one that is open: its text is shown, its address or title is the page's. Null
 * where none is, as on lists, and on pages that changed since their code was written.
 */
export function choosePosting(
  postings: readonly Posting[],
  page: Page,
): { posting: Posting | null; isShown: boolean } {
  const judged = postings.map((posting) => judge(posting, page));
  const [best, next] = judged.sort((a, b) => b.points - a.points);
  if (best === undefined) return { posting: null, isShown: false };
  if (best.points < 1) return { posting: null, isShown: false };
  const isTie =
    next !== undefined && next.points === best.points && next.posting.title !== best.posting.title;
  return isTie ? { posting: null, isShown: false } : { posting: best.posting, isShown: best.textShown };
}

function judge(posting: Posting, page: Page): { posting: Posting; points: number; textShown: boolean } {
  const title = foldLoosely(posting.title);
  const textShown = shareShown(posting.description, page.shown) >= 0.5;
  const isTop =
    title !== "" &&
    page.lines.some(
      (line) => line.kind === "heading" && line.level === 1 && foldLoosely(line.text).includes(title),
    );
  const points =
    (textShown ? 4 : 0) +
    (title !== "" && foldLoosely(page.pageTitle).includes(title) ? 2 : 0) +
    (isTop ? 2 : 0) +
    (title !== "" && page.shown.includes(title) ? 1 : 0) +
    (isSameAddress(posting.link, page.address) ? 3 : 0);
  return { posting, points, textShown };
}

/** How much of a description stands on the page, by samples. */
export function shareShown(html: string, shown: string): number {
  const lines = linesOf(boxesOfHtml(html))
    .map((line) => foldLoosely(line.text).slice(0, 60))
    .filter((text) => text.length >= 12);
  const step = Math.max(1, Math.floor(lines.length / SAMPLES));
  const samples = lines.filter((_, index) => index % step === 0).slice(0, SAMPLES + 1);
  return samples.length === 0
    ? 0
    : samples.filter((sample) => shown.includes(sample)).length / samples.length;
}

function isSameAddress(link: string, address: string): boolean {
  if (link === "") return false;
  try {
    const [one, other] = [new URL(link, address), new URL(address)];
    if (one.pathname !== other.pathname || one.pathname === "/") return false;
    return [...one.searchParams].every(([name, value]) => other.searchParams.get(name) === value);
  } catch {
    return false;
  }
}
