import { cleanCharacter, isNeededJoiner } from "#engine/text/clean-characters.ts";
import { type Box, LINE_BREAK } from "./box.ts";

/** A line of the page as it is seen, with the box that holds it. */
export type Line = {
  text: string;
  kind: "heading" | "item" | "text";
  /** 1 to 6 for headings; 7 for a short line that is bold as a whole. */
  level: number;
  /** What stands beside each other in it: spans of their own, or parted by a dot or bar. */
  pieces: string[];
  /** Whether it begins with a link. */
  leads: boolean;
  /** Of its letters, in pixels. */
  size: number;
  /** Characters within links and buttons. */
  linked: number;
  /** The nearest block around it. */
  box: Box;
  /** Whether space stands above it: a paragraph, heading or list begins. */
  apart: boolean;
};

type Run = { text: string; linked: number; bold: number; leads: boolean; size: number; begun: boolean };
const EMPTY: Run = { text: "", linked: 0, bold: 0, leads: false, size: 0, begun: false };
/** Stands between spans that are set beside each other with no text between them. */
const SEAM = "\u2063";

/** A line this long that is bold as a whole may head what follows. */
const LONGEST_HEADING = 90;

export function linesOf(root: Box): Line[] {
  const lines: Line[] = [];
  let run: Run = { ...EMPTY };
  let apart = true;

  const flush = (box: Box) => {
    const { text: raw, linked, bold, leads, size } = run;
    const text = cleanText(raw.replaceAll(SEAM, " "));
    run = { ...EMPTY };
    if (text === "") return;
    const inner = {
      linked: Math.min(linked, text.length),
      leads,
      size: size || box.size,
      pieces: piecesOf(raw),
    };
    lines.push({ text, box, apart, ...inner, ...kindOf(text, bold, box) });
    apart = false;
  };

  const add = (text: string, box: Box, inside: { linked: boolean; bold: boolean }) => {
    const parts = text.split(LINE_BREAK);
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        flush(nearestBlock(box));
        if (part.trim() === "" && index < parts.length - 1) apart = true;
      }
      const letters = part.trim().length;
      if (letters > 0 && !run.begun) run.leads = inside.linked;
      run.text += part;
      if (letters > 0) run = { ...run, begun: true, size: Math.max(run.size, box.size) };
      if (inside.linked) run.linked += letters;
      if (inside.bold) run.bold += letters;
    }
  };

  const visit = (box: Box, inside: { linked: boolean; bold: boolean }) => {
    const row = box.tag === "tr" || box.role === "row" ? rowText(box) : null;
    if (row !== null) {
      flush(nearestBlock(box));
      run.text = row;
      flush(box);
      return;
    }
    const here = {
      linked: inside.linked || box.tag === "a" || box.tag === "button" || box.role === "button",
      bold: inside.bold || box.tag === "b" || box.tag === "strong",
    };
    if (box.block) flush(nearestBlock(box.parent ?? box));
    else if (isChip(box)) run.text += SEAM;
    if (APART.test(box.tag)) apart = true;
    for (const child of box.children) {
      if (typeof child === "string") add(child, box, here);
      else visit(child, here);
    }
    if (box.block) flush(box);
    else if (isChip(box)) run.text += SEAM;
    if (APART.test(box.tag)) apart = true;
  };

  visit(root, { linked: false, bold: false });
  flush(root);
  return lines;
}

const APART = /^(?:p|h[1-6]|ul|ol|dl|table|section|article|blockquote)$/;

/** Inline boxes set beside each other: their parent has no words of its own. */
function isChip(box: Box): boolean {
  if (box.tag !== "span" && box.tag !== "button" && box.tag !== "a" && !box.tag.includes("-")) return false;
  return box.afterWords ? box.tag === "a" || box.tag === "button" : box.parent?.worded === false;
}

function piecesOf(raw: string): string[] {
  return raw
    .split(/[\u2063|·•∙]|\s[–—-]\s/u)
    .map(cleanText)
    .filter((piece) => piece !== "");
}

/** The cells of a row of short cells as one line; null where cells hold more than a line, as in tables for layout. */
function rowText(row: Box): string | null {
  if (row.element.querySelector("tr, [role=row]") !== null) return null;
  const cells = row.children.filter((child) => typeof child !== "string");
  if (cells.length < 2 || cells.length > 6) return null;
  const texts = cells.map((cell) => linesOf({ ...cell, parent: null, tag: "div" }));
  if (texts.some((lines) => lines.length > 1 || (lines[0]?.text.length ?? 0) > 300)) return null;
  const [label = "", ...values] = texts.map((lines) => lines[0]?.text ?? "");
  if (values.every((value) => value === "")) return label;
  if (values.length === 1)
    return label === "" ? values[0]! : `${label.replace(/\s*[:：]$/, "")}: ${values[0]}`;
  return [label, ...values].filter((text) => text !== "").join(" | ");
}

function nearestBlock(box: Box): Box {
  let at = box;
  while (!at.block && at.parent !== null) at = at.parent;
  return at;
}

function kindOf(text: string, bold: number, box: Box): { kind: Line["kind"]; level: number } {
  for (let at: Box | null = box, steps = 0; at !== null && steps < 4; at = at.parent, steps++) {
    if (/^h[1-6]$/.test(at.tag)) return { kind: "heading", level: Number(at.tag[1]) };
    if (at.role === "heading")
      return { kind: "heading", level: Number(at.element.getAttribute("aria-level") ?? 2) };
    if (at.tag === "li" || at.role === "listitem") return { kind: "item", level: 0 };
    if (at.tag === "legend" || at.tag === "summary") return { kind: "heading", level: 5 };
  }
  const isBold = text.length <= LONGEST_HEADING && bold >= text.replace(/\s/g, "").length * 0.8;
  return isBold ? { kind: "heading", level: 7 } : { kind: "text", level: 0 };
}

/** One line of text as Vouch keeps it: characters that draw nothing are left out, spaces are single. */
export function cleanText(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, index) =>
      isNeededJoiner(letters[index - 1] ?? "", letter, letters[index + 1] ?? "")
        ? letter
        : cleanCharacter(letter),
    )
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Lines as plain text: items begin with a hyphen, paragraphs and headings stand apart. */
export function printLines(lines: readonly Line[]): string {
  return lines
    .map((line, index) => {
      const text = line.kind === "item" && !/^[-–—•·*▪●◦]/.test(line.text) ? `- ${line.text}` : line.text;
      const isNew =
        line.kind === "heading" || (line.kind !== "item" && line.apart) || isListStart(lines, index);
      return `${index > 0 && isNew && lines[index - 1]!.kind !== "heading" ? "\n" : ""}${text}`;
    })
    .join("\n");
}

function isListStart(lines: readonly Line[], index: number): boolean {
  const before = lines[index - 1];
  return before !== undefined && before.kind === "item" && lines[index]!.kind !== "item";
}

/** Which of the lines stand within a box, and how many characters they have. */
export type Extent = { from: number; to: number; size: number };

export function extentsOf(lines: readonly Line[]): Map<Box, Extent> {
  const extents = new Map<Box, Extent>();
  for (const [index, line] of lines.entries())
    for (let at: Box | null = line.box; at !== null; at = at.parent) {
      const extent = extents.get(at);
      if (extent === undefined) extents.set(at, { from: index, to: index + 1, size: line.text.length });
      else {
        extent.to = index + 1;
        extent.size += line.text.length;
      }
    }
  return extents;
}

/** What stays of a text when only its words count: for finding the same text again. */
export function foldLoosely(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
