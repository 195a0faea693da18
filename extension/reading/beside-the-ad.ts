import { BESIDE_HEADINGS } from "#engine/knowledge/ads/ad-page-words.ts";
import { type Box, boxesIn } from "./box.ts";
import { type Line, linesOf } from "./lines.ts";

/** What of a page is beside the ad: menus, banners, forms, lists of other jobs. */
export type Beside = {
  boxes: ReadonlySet<Box> /** Entries of lists that lead to other pages. */;
  cards: Box[][];
};

const CHROME_TAGS = /^(?:nav|footer|button|select|dialog)$/;
const CHROME_ROLES = /^(?:navigation|contentinfo|menu|menubar|search|alertdialog|tooltip|toolbar|tablist)$/;
const CHROME_HINT =
  /(?:^|[\s-])(?:cookies?|cookiebar|consent|gdpr|onetrust|cookiebot|usercentrics|newsletter|breadcrumbs?|related|similar|recommended|recommendations?|social|sharing|share|footer|navbar|topbar|topnav|sidenav|menu|comments?|disqus|advert|advertisement|promo|skip-link|skiplink|fuss|fusszeile|pied|pie-de-pagina|stopka|modal-backdrop)(?=[\s-]|$)/;
const COOKIE_TEXT =
  /cookie|partners|privacy|datenschutz|consent|confidentialité|privacidad|prywatnoś|plików|الخصوصية|ملفات تعريف/i;
/** A box that holds this much of the page is the page, whatever its makers call it. */
const MOST_OF_PAGE = 0.6;
const FEWEST_CARDS = 3;

export function findBeside(root: Box, all: readonly Line[]): Beside {
  const found = new Set<Box>();
  const boxes = boxesIn(root);
  const sizes = sizeBoxes(all);
  const whole = sizes.get(root) ?? 1;
  const holdsMost = (box: Box) => (sizes.get(box) ?? 0) > whole * MOST_OF_PAGE;
  for (const box of boxes) {
    if (CHROME_TAGS.test(box.tag) && !(box.tag === "dialog" && !isCookies(box))) found.add(box);
    else if (CHROME_ROLES.test(box.role)) found.add(box);
    else if (box.role === "dialog" && isCookies(box)) found.add(box);
    else if (CHROME_HINT.test(box.hint) && box !== root && box.block && !holdsMost(box)) found.add(box);
    else if (isForm(box) && !holdsMost(box)) found.add(box);
  }
  const chrome = new Set(found);
  const cards = findCards(
    boxes.filter((box) => !isBeside(box, chrome)),
    sizes,
  );
  for (const card of cards.flat()) found.add(card);
  for (const line of all)
    if (isBesideHeading(line)) for (const box of boxesUnder(line, root, holdsMost)) found.add(box);
  return { boxes: found, cards };
}

export function sizeBoxes(lines: readonly Line[]): Map<Box, number> {
  const sizes = new Map<Box, number>();
  for (const line of lines)
    for (let at: Box | null = line.box; at !== null; at = at.parent)
      sizes.set(at, (sizes.get(at) ?? 0) + line.text.length);
  return sizes;
}

export function isBeside(box: Box, beside: ReadonlySet<Box>): boolean {
  for (let at: Box | null = box; at !== null; at = at.parent) if (beside.has(at)) return true;
  return false;
}

function isCookies(box: Box): boolean {
  return COOKIE_TEXT.test(
    linesOf(box)
      .slice(0, 12)
      .map((line) => line.text)
      .join(" "),
  );
}

/** A form with fields; what wraps a whole page in a form has more words than fields. */
function isForm(box: Box): boolean {
  if (box.tag !== "form") return false;
  const fields = box.element.querySelectorAll(
    "input:not([type=hidden]):not([type=submit]), textarea, select",
  ).length;
  return fields >= 2 || (fields === 1 && linesOf(box).length < 6);
}

function isBesideHeading(line: Line): boolean {
  return (
    line.text.length <= 80 &&
    (line.kind === "heading" || line.box.children.length === 1) &&
    BESIDE_HEADINGS.test(line.text)
  );
}

/** What a heading stands over: the box it opens, else what follows it up to the next heading of its rank. */
function boxesUnder(line: Line, root: Box, holdsMost: (box: Box) => boolean): Box[] {
  let at = line.box;
  while (at.parent !== null && at.parent !== root && opens(at.parent, at) && !holdsMost(at.parent))
    at = at.parent;
  if (at !== line.box && linesOf(at).length > 1) return [at];
  const siblings = (at.parent?.children ?? []).filter((child) => typeof child !== "string");
  const rest = siblings.slice(siblings.indexOf(at));
  const end = rest.findIndex((box, index) => index > 0 && isHeadingBox(box, line.level));
  return rest.slice(0, end === -1 ? undefined : end).filter((box, index) => index === 0 || !holdsMost(box));
}

function opens(parent: Box, child: Box): boolean {
  return (
    parent.children.find((other) =>
      typeof other === "string" ? other.trim() !== "" : linesOf(other).length > 0,
    ) === child
  );
}

function isHeadingBox(box: Box, level: number): boolean {
  const rank = /^h([1-6])$/.exec(box.tag)?.[1];
  return rank !== undefined && Number(rank) <= Math.min(level, 6);
}

/** Rows of like boxes, each of which leads elsewhere by its first words: results of a search, other jobs, news. */
function findCards(boxes: readonly Box[], sizes: ReadonlyMap<Box, number>): Box[][] {
  const groups: Box[][] = [];
  const taken = new Set<Box>();
  for (const box of boxes) {
    if (taken.has(box)) continue;
    const inner = box.children
      .filter((child) => typeof child !== "string")
      .filter((child) => (sizes.get(child) ?? 0) > 0);
    const kinds = Map.groupBy(inner, (child) => child.tag);
    for (const alike of kinds.values()) {
      const cards = alike.filter(isCard);
      if (cards.length < FEWEST_CARDS || cards.length < alike.length * 0.6) continue;
      // The open entry of a list may be no link; it is one of the row all the same. A long one beside short ones is the ad.
      const median = [...cards].map((card) => sizes.get(card) ?? 0).sort((a, b) => a - b)[cards.length >> 1]!;
      const group = alike.filter((card) => (sizes.get(card) ?? 0) <= Math.max(400, median * 3));
      groups.push(group);
      for (const card of group) for (const child of boxesIn(card)) taken.add(child);
    }
  }
  return groups;
}

/** Its first line, or its heading, is a link to another page. */
function isCard(box: Box): boolean {
  if (box.tag === "p" || /^h[1-6]$/.test(box.tag)) return false;
  const isLink = box.tag === "a" && box.element.hasAttribute("href");
  const lines = linesOf(box).slice(0, 3);
  if (lines.length === 0) return false;
  if (isLink) return true;
  if (lines[0]!.leads && lines[0]!.linked >= lines[0]!.text.length * 0.35) return true;
  return lines.some(
    (line, index) =>
      (index === 0 || line.kind === "heading") && line.linked >= line.text.replace(/\s/g, "").length * 0.8,
  );
}
