import type { Span } from "#engine/text/span.ts";
import { BLOCK_TAGS, INLINE_TAGS, PARAGRAPH_TAGS } from "../../knowledge/documents/html-tags.ts";
import type { Edit } from "./mapped-text.ts";

/** No quantifier nests and '<' ends a tag, so that thousands of opened tags stay linear. */
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,15})(?=[\s/>])[^<>]{0,4000}>/g;

/**
 * Takes the tags of a pasted web page out: a block becomes a line, a list item gets a bullet, scripts, styles and
 * comments vanish. A '<' that opens no tag of HTML ('<5 years') stays.
 */
export function findMarkupEdits(text: string): Edit[] {
  if (!text.includes("<")) return [];
  const unread = findUnreadRanges(text);
  const isOutside = outsideOf(unread);
  const edits: Edit[] = unread.map((range) => ({ ...range, replacement: "" }));
  let blocks = 0;
  for (const match of text.matchAll(TAG)) {
    const name = match[2]!.toLowerCase();
    const isBlock = BLOCK_TAGS.has(name);
    if ((!isBlock && !INLINE_TAGS.has(name)) || !isOutside(match.index)) continue;
    if (isBlock) blocks += 1;
    const replacement = isBlock ? lineBreak(name, match[1] === "/") : "";
    edits.push({ start: match.index, end: match.index + match[0].length, replacement });
  }
  edits.sort((a, b) => a.start - b.start);
  return withLayoutBreaks(text, edits, blocks);
}

/** Tells of ever larger places whether they lie outside the ranges, which stand in order. */
function outsideOf(ranges: readonly Span[]): (place: number) => boolean {
  let next = 0;
  return (place) => {
    while (next < ranges.length && ranges[next]!.end <= place) next += 1;
    return next === ranges.length || place < ranges[next]!.start;
  };
}

function lineBreak(name: string, closes: boolean): string {
  if (name === "li") return closes ? "\n" : "\n• ";
  if (name === "td" || name === "th") return " ";
  return PARAGRAPH_TAGS.has(name) ? "\n\n" : "\n";
}

/** Comments, scripts and styles; one that never ends is only a tag. */
function findUnreadRanges(text: string): Span[] {
  const ranges: Span[] = [];
  const opening = /<!--|<(script|style|template)\b/gi;
  const endless = new Set<string>();
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const closing = match[1] === undefined ? "-->" : `</${match[1].toLowerCase()}>`;
    // Looked for once: thousands of scripts that never end must not each search the rest of the text.
    if (endless.has(closing)) continue;
    const end = indexOfFolded(text, closing, opening.lastIndex);
    if (end === -1) endless.add(closing);
    else {
      opening.lastIndex = end + closing.length;
      ranges.push({ start: match.index, end: end + closing.length });
    }
  }
  return ranges;
}

function indexOfFolded(text: string, wanted: string, from: number): number {
  const pattern = new RegExp(wanted, "gi");
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** In a page that marks its lines by tags, line breaks of the source mean no more than a space. */
function withLayoutBreaks(text: string, edits: Edit[], blocks: number): Edit[] {
  const breaks = [...text.matchAll(/\n/g)].map((match) => match.index);
  if (blocks < 4 || blocks < breaks.length) return edits;
  const isOutside = outsideOf(edits);
  const spaces = breaks.filter(isOutside).map((at) => ({ start: at, end: at + 1, replacement: " " }));
  return [...edits, ...spaces].sort((a, b) => a.start - b.start);
}

/** Takes out the marks of Markdown: '**', '__', '##' before a heading, a backslash before a sign. */
export function findMarkdownEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(/\*\*|__(?=\w)|(?<=\w)__|^#{1,6} |\\(?=[-*_.#+&()[\]!])/gm)) {
    edits.push({ start: match.index, end: match.index + match[0].length, replacement: "" });
  }
  return edits;
}
