import { BESIDE_HEADINGS } from "#engine/knowledge/ads/ad-page-words.ts";
import { type Box, boxesIn } from "./box.ts";
import { type Extent, extentsOf, type Line } from "./lines.ts";

/** What of a page is beside the ad: menus, banners, forms, lists of other jobs. */
export type Beside = {
  boxes: ReadonlySet<Box> /** Entries of lists that lead to other pages. */;
  cards: Box[][];
};

const CHROME_TAGS = /^(?:nav|footer|button|select|dialog)$/;
const CHROME_ROLES = /^(?:navigation|contentinfo|menu|menubar|search|alertdialog|tooltip|toolbar|tablist)$/;
const CHROME_HINT =
  /(?:^|[\s-])(?:cookies?|cookiebar|consent|gdpr|onetrust|cookiebot|usercentrics|newsletter|breadcrumbs?|related|similar|recommended|recommendations?|social|sharing|share|footer|navbar|topbar|topnav|sidenav|menu|comments?|disqus|promo|skip-link|skiplink|fuss|fusszeile|pied|pie-de-pagina|stopka|modal-backdrop)(?=[\s-]|$)/;
const COOKIE_TEXT =
  /cookie|partners|privacy|datenschutz|consent|confidentialité|privacidad|prywatnoś|plików|الخصوصية|ملفات تعريف/i;
/** A box that holds this much of the page is the page, whatever its makers call it. */
const MOST_OF_PAGE = 0.6;
const FEWEST_CARDS = 3;
const MOST_OF_ROW = 0.6;

/** The page as it is looked through for what is beside the ad. */
type Page = { root: Box; lines: readonly Line[]; extents: ReadonlyMap<Box, Extent> };

export function findBeside(root: Box, lines: readonly Line[]): Beside {
  const page: Page = { root, lines, extents: extentsOf(lines) };
  const boxes = boxesIn(root);
  const found = new Set(boxes.filter((box) => isChrome(box, page)));
  const chrome = new Set(found);
  const cards = findCards(
    boxes.filter((box) => !isBeside(box, chrome)),
    page,
  );
  for (const card of cards.flat()) found.add(card);
  for (const line of lines)
    if (isBesideHeading(line)) for (const box of boxesUnder(line, page)) found.add(box);
  return { boxes: found, cards };
}

export function isBeside(box: Box, beside: ReadonlySet<Box>): boolean {
  for (let at: Box | null = box; at !== null; at = at.parent) if (beside.has(at)) return true;
  return false;
}

function sizeOf(box: Box, page: Page): number {
  return page.extents.get(box)?.size ?? 0;
}

function linesIn(box: Box, page: Page, most: number): readonly Line[] {
  const extent = page.extents.get(box);
  return extent === undefined ? [] : page.lines.slice(extent.from, Math.min(extent.to, extent.from + most));
}

function holdsMost(box: Box, page: Page): boolean {
  return sizeOf(box, page) > sizeOf(page.root, page) * MOST_OF_PAGE;
}

/** Menus, banners and forms: what a site has on every page. */
function isChrome(box: Box, page: Page): boolean {
  if (box.tag === "dialog" || box.role === "dialog") return isCookies(box, page);
  if (CHROME_TAGS.test(box.tag) || CHROME_ROLES.test(box.role)) return true;
  if (box === page.root || !box.block) return false;
  return (CHROME_HINT.test(box.hint) || isForm(box, page)) && !holdsMost(box, page);
}

function isCookies(box: Box, page: Page): boolean {
  const opening = linesIn(box, page, 12).map((line) => line.text);
  return COOKIE_TEXT.test(opening.join(" "));
}

/** A form with fields; what wraps a whole page in a form has more words than fields. */
function isForm(box: Box, page: Page): boolean {
  if (box.tag !== "form") return false;
  const fields = box.element.querySelectorAll(
    "input:not([type=hidden]):not([type=submit]), textarea, select",
  ).length;
  return fields >= 2 || (fields === 1 && linesIn(box, page, 6).length < 6);
}

function isBesideHeading(line: Line): boolean {
  return (
    line.text.length <= 80 &&
    (line.kind === "heading" || line.box.children.length === 1) &&
    BESIDE_HEADINGS.test(line.text)
  );
}

/** What a heading stands over: the box it opens, else what follows it up to the next heading of its rank. */
function boxesUnder(line: Line, page: Page): Box[] {
  let at = line.box;
  while (at.parent !== null && at.parent !== page.root && opens(at.parent, at, page)) {
    if (holdsMost(at.parent, page)) break;
    at = at.parent;
  }
  if (at !== line.box && linesIn(at, page, 2).length > 1) return [at];
  const siblings = (at.parent?.children ?? []).filter((child) => typeof child !== "string");
  const rest = siblings.slice(siblings.indexOf(at));
  const end = rest.findIndex((box, index) => index > 0 && isHeadingBox(box, line.level));
  const under = rest.slice(0, end === -1 ? undefined : end);
  return under.filter((box, index) => index === 0 || !holdsMost(box, page));
}

function opens(parent: Box, child: Box, page: Page): boolean {
  return page.extents.get(parent)?.from === page.extents.get(child)?.from;
}

function isHeadingBox(box: Box, level: number): boolean {
  const rank = /^h([1-6])$/.exec(box.tag)?.[1];
  return rank !== undefined && Number(rank) <= Math.min(level, 6);
}

/** Rows of like boxes, each of which leads elsewhere by its first words: results of a search, other jobs, news. */
function findCards(boxes: readonly Box[], page: Page): Box[][] {
  const groups: Box[][] = [];
  const taken = new Set<Box>();
  for (const box of boxes) {
    if (isBeside(box, taken)) continue;
    const inner = box.children.filter((child) => typeof child !== "string");
    const shown = inner.filter((child) => sizeOf(child, page) > 0);
    for (const alike of Map.groupBy(shown, (child) => child.tag).values()) {
      const group = cardsAmong(alike, page);
      if (group.length === 0) continue;
      groups.push(group);
      for (const card of group) taken.add(card);
    }
  }
  return groups;
}

/** The open entry of a list may be no link; it is one of the row all the same. A long one beside short ones is the ad. */
function cardsAmong(alike: readonly Box[], page: Page): Box[] {
  const cards = alike.filter((box) => isCard(box, page));
  if (cards.length < FEWEST_CARDS || cards.length < alike.length * MOST_OF_ROW) return [];
  const sizes = cards.map((card) => sizeOf(card, page)).sort((a, b) => a - b);
  const median = sizes[sizes.length >> 1]!;
  return alike.filter((card) => sizeOf(card, page) <= Math.max(400, median * 3));
}

/** Its first line, or its heading, is a link to another page. */
function isCard(box: Box, page: Page): boolean {
  if (box.tag === "p" || /^h[1-6]$/.test(box.tag)) return false;
  const lines = linesIn(box, page, 3);
  const [first] = lines;
  if (first === undefined) return false;
  if (box.tag === "a" && box.element.hasAttribute("href")) return true;
  if (first.leads && first.linked >= first.text.length * 0.35) return true;
  return lines.some(
    (line, index) =>
      (index === 0 || line.kind === "heading") && line.linked >= line.text.replace(/\s/g, "").length * 0.8,
  );
}
