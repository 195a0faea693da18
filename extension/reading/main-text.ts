import { classOfHeading } from "#engine/job/sections/headings.ts";
import {
  AD_SIGNS,
  APPLY_WORDS,
  CONTROL_WORDS,
  GUIDE_TITLE,
  JOB_ADDRESS,
  MORE_AD_HEADINGS,
} from "#engine/knowledge/ads/ad-page-words.ts";
import { type Beside, isBeside } from "./beside-the-ad.ts";
import type { Box } from "./box.ts";
import type { Line } from "./lines.ts";

export type MainText = { box: Box; lines: Line[] };

/** A child that holds this share of what its parent weighs is the ad's own box, the rest is around it. */
const OWN_SHARE = 0.75;
/** What a heading of an ad weighs, in characters. */
const HEADING_WEIGHT = 150;

/** The box of the page that holds its largest text in the manner of an ad, and its lines. */
export function findMainText(root: Box, all: readonly Line[], beside: Beside): MainText {
  const lines = all.filter((line) => !isBeside(line.box, beside.boxes));
  const weights = new Map<Box, number>();
  for (const line of lines)
    for (let at: Box | null = line.box; at !== null; at = at.parent)
      weights.set(at, (weights.get(at) ?? 0) + weightOf(line));
  let box = root;
  for (;;) {
    const inner: Box[] = box.children.filter((child) => typeof child !== "string");
    const heaviest = inner.reduce<Box | null>(
      (best, child) =>
        (weights.get(child) ?? 0) > (best === null ? 0 : (weights.get(best) ?? 0)) ? child : best,
      null,
    );
    if (
      heaviest === null ||
      !heaviest.block ||
      (weights.get(heaviest) ?? 0) < (weights.get(box) ?? 0) * OWN_SHARE
    )
      break;
    box = heaviest;
  }
  const own = lines.filter((line) => within(line.box, box));
  return { box, lines: dropControls(own) };
}

function within(box: Box, other: Box): boolean {
  for (let at: Box | null = box; at !== null; at = at.parent) if (at === other) return true;
  return false;
}

/** Words count, links hardly; what ads are headed by counts most. */
function weightOf(line: Line): number {
  if (line.kind === "heading") return isAdHeading(line.text) ? HEADING_WEIGHT : 20;
  const words = Math.max(0, line.text.length - line.linked * 1.5);
  return line.text.length < 25 && line.kind !== "item" ? words * 0.3 : words;
}

function dropControls(lines: readonly Line[]): Line[] {
  return lines.filter((line) => {
    if (line.text.length > 60) return true;
    const isControl = CONTROL_WORDS.test(line.text) || (APPLY_WORDS.test(line.text) && line.linked > 0);
    return !(isControl && (line.linked > 0 || line.text.length < 25) && line.kind !== "heading");
  });
}

export function isAdHeading(text: string): boolean {
  return adHeadingKind(text) !== null;
}

function adHeadingKind(text: string): string | null {
  if (text.length > 70) return null;
  const plain = text
    .toLowerCase()
    .replace(/[\s:：.!?¿¡…]+$/gu, "")
    .replace(/^[¿¡\d.\s]+/, "")
    .replace(/’/g, "'");
  if (MORE_AD_HEADINGS.has(plain)) return plain;
  return classOfHeading(text) === "other" ? null : classOfHeading(text);
}

/** What of the whole page tells whether its text is an ad. */
export type PageSigns = {
  all: readonly Line[];
  address: string;
  types: readonly string[];
  title: string;
  /** How many details stand behind their labels. */
  labelled: number;
};

/** From here on a text is read as an ad: two headings and two kinds of sentences, or as much otherwise. */
export const ENOUGH_SIGNS = 6;
const ARTICLE =
  /^(?:News|Blog|Scholarly|Tech)?(?:Article|Posting)$|^(?:Product|Recipe|Course|HowTo|FAQPage|ProfilePage|Person)$/;

/** How much speaks for an ad: its headings, its kinds of sentences, a way to apply, labels, the page's address. */
export function weighSigns(lines: readonly Line[], page: PageSigns): number {
  const kinds = lines.filter((line) => line.kind !== "item").map((line) => adHeadingKind(line.text));
  const text = lines.map((line) => line.text).join("\n");
  const headings = Math.min(4, new Set(kinds.filter((kind) => kind !== null)).size);
  const sentences = AD_SIGNS.filter((sign) => sign.test(text)).length;
  const apply = page.all.some(
    (line) => line.linked > 0 && line.pieces.some((piece) => APPLY_WORDS.test(piece)),
  );
  // Ads speak of a house and to a reader; guides to a trade speak of neither.
  const seeks = AD_SIGNS[0]!.test(text);
  return (
    headings * 1.5 +
    (kinds.includes("responsibilities") && kinds.includes("requirements") ? 1 : 0) +
    sentences * 0.7 +
    Math.min(3, page.labelled) * 0.7 +
    (apply ? 1.5 : 0) +
    (JOB_ADDRESS.test(page.address) ? 0.8 : 0) -
    (page.types.some((type) => ARTICLE.test(type)) ? (seeks ? 2 : 4) : 0) -
    (GUIDE_TITLE.test(page.title) ? 3 : 0) -
    (text.length < 250 ? 3 : 0)
  );
}
