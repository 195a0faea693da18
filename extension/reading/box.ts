/**
 * A page as boxes: its elements with shadow roots, slots and frames of the same site laid in place, without what is not
 * shown. Everything that reads the page reads these, so that an ad in a shadow root is read as one in a plain page.
 */
export type Box = {
  tag: string;
  /** Class, id, role and test attributes as hyphened lower-case words: what its makers call it. */
  hint: string;
  role: string;
  element: Element;
  parent: Box | null;
  block: boolean;
  /** Of its letters, in pixels; 0 where nothing is laid out. */
  size: number;
  depth: number;
  /** Whether it has words of its own, beside those of its inner boxes. */
  worded: boolean;
  /** Whether words of its parent stand right before it. */
  afterWords: boolean;
  children: (Box | string)[];
};

/** A page of a large board has some 5,000 elements; a list that never ends is cut here. */
const MOST_BOXES = 40_000;
/** Real pages nest some forty boxes; what lies deeper is taken as plain text. */
const DEEPEST = 120;
const LONGEST_DEEP_TEXT = 20_000;
const UNREAD = new Set(
  "script style noscript template svg canvas video audio iframe object embed map meta link head select option datalist input textarea progress".split(
    " ",
  ),
);
const INLINE = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const HINTING = [
  "data-testid",
  "data-test",
  "data-qa",
  "data-cy",
  "data-automation-id",
  "data-ui",
  "data-at",
  "itemprop",
];

type Walk = { room: { left: number }; shown: boolean; controlled: ReadonlySet<string> };

/** The boxes of the open page, of what is shown of it. */
export function boxesOfPage(document: Document): Box {
  const walk: Walk = { room: { left: MOST_BOXES }, shown: true, controlled: findControlled(document) };
  return readBox(document.body ?? document.documentElement, null, walk);
}

/** The boxes of HTML that a page holds as a value, such as a description. */
export function boxesOfHtml(html: string): Box {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return readBox(parsed.body, null, { room: { left: MOST_BOXES }, shown: false, controlled: new Set() });
}

/** What buttons unfold: parts of an ad are often folded, and are the ad nonetheless. */
function findControlled(document: Document): Set<string> {
  const buttons = document.querySelectorAll("[aria-controls]:not(nav *, header nav *, [role=menuitem])");
  return new Set([...buttons].flatMap((button) => (button.getAttribute("aria-controls") ?? "").split(/\s+/)));
}

function readBox(element: Element, parent: Box | null, walk: Walk): Box {
  walk.room.left -= 1;
  const style = walk.shown ? element.ownerDocument.defaultView?.getComputedStyle(element) : undefined;
  const box: Box = {
    tag: element.localName,
    hint: hintOf(element),
    role: element.getAttribute("role") ?? "",
    element,
    parent,
    block: isBlock(element.localName, style?.display),
    size: Number.parseFloat(style?.fontSize ?? "") || 0,
    depth: parent === null ? 0 : parent.depth + 1,
    worded: false,
    afterWords: /[\p{L}\p{N}]$/u.test(lastText(parent)),
    children: [],
  };
  if (box.depth > DEEPEST) {
    addText(box, (element.textContent ?? "").slice(0, LONGEST_DEEP_TEXT), false);
    return box;
  }
  const keepsBreaks =
    style !== undefined ? /^pre|^break-spaces/.test(style.whiteSpace) : element.localName === "pre";
  for (const node of nodesIn(element)) {
    if (walk.room.left <= 0) break;
    if (node.nodeType === Node.TEXT_NODE) addText(box, node.nodeValue ?? "", keepsBreaks);
    else if (node.nodeType === Node.ELEMENT_NODE) addElement(box, node as Element, walk);
  }
  return box;
}

function lastText(box: Box | null): string {
  const last = box?.children.at(-1);
  return typeof last === "string" ? last : "";
}

function addText(box: Box, text: string, keepsBreaks: boolean): void {
  if (text === "") return;
  box.worded ||= /[\p{L}\p{N}]/u.test(text);
  box.children.push(keepsBreaks ? text.replace(/\r?\n/g, LINE_BREAK) : text);
}

/** Stands for a break within a text. */
export const LINE_BREAK = "\u2028";

function addElement(box: Box, element: Element, walk: Walk): void {
  if (element.localName === "br" || element.localName === "hr") {
    box.children.push(LINE_BREAK);
    return;
  }
  const frame = element.localName === "iframe" ? frameBody(element as HTMLIFrameElement) : null;
  if (frame !== null && isShown(element, walk)) {
    box.children.push(readBox(frame, box, { ...walk, controlled: new Set() }));
    return;
  }
  if (UNREAD.has(element.localName)) return;
  // What is folded away is not laid out: its inner boxes are taken as they are written.
  if (walk.shown && isFolded(element, walk))
    box.children.push(readBox(element, box, { ...walk, shown: false }));
  else if (isShown(element, walk)) box.children.push(readBox(element, box, walk));
}

/** The document within a frame of the same site; null for another site's, which the browser keeps closed. */
function frameBody(frame: HTMLIFrameElement): Element | null {
  try {
    return frame.contentDocument?.body ?? null;
  } catch {
    return null;
  }
}

type Opener = { dom?: { openOrClosedShadowRoot?: (element: Element) => ShadowRoot | null } };

/** What an element shows: its shadow root's nodes where it has one, what was put into a slot, else its own nodes. */
function nodesIn(element: Element): Iterable<Node> {
  const root = shadowRootOf(element);
  if (root !== null) return root.childNodes;
  if (element.localName === "slot" && "assignedNodes" in element) {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return element.childNodes;
}

function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot !== null) return element.shadowRoot;
  if (!element.localName.includes("-")) return null;
  const opener = (globalThis as { chrome?: Opener }).chrome?.dom?.openOrClosedShadowRoot;
  return opener?.(element) ?? null;
}

/** Parts of an ad that a button of the page unfolds. */
function isFolded(element: Element, walk: Walk): boolean {
  const isOwned = element.id !== "" && walk.controlled.has(element.id);
  const details = element.parentElement;
  const isClosed =
    details?.localName === "details" && !details.hasAttribute("open") && element.localName !== "summary";
  return (isOwned || isClosed) && !element.checkVisibility();
}

function isShown(element: Element, walk: Walk): boolean {
  if (!walk.shown) return !element.hasAttribute("hidden");
  if (element.localName === "slot" || element.checkVisibility({ visibilityProperty: true })) return true;
  // A box that lays out its children in its parent's stead has no box of its own to be seen.
  return element.ownerDocument.defaultView?.getComputedStyle(element).display === "contents";
}

function isBlock(tag: string, display: string | undefined): boolean {
  if (display === undefined || display === "" || display === "contents") return !INLINE.has(tag);
  return !display.startsWith("inline") && !display.startsWith("ruby");
}

function hintOf(element: Element): string {
  const parts = [element.getAttribute("class") ?? "", element.id];
  for (const name of HINTING) parts.push(element.getAttribute(name) ?? "");
  for (const name of element.getAttributeNames()) if (name.startsWith("data-")) parts.push(name.slice(5));
  return parts
    .join(" ")
    .slice(0, 400)
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/[_:.]+/g, "-")
    .toLowerCase();
}

export function isWithin(box: Box, other: Box): boolean {
  for (let at: Box | null = box; at !== null; at = at.parent) if (at === other) return true;
  return false;
}

export function boxesIn(box: Box): Box[] {
  const found: Box[] = [];
  const visit = (at: Box) => {
    found.push(at);
    for (const child of at.children) if (typeof child !== "string") visit(child);
  };
  visit(box);
  return found;
}
