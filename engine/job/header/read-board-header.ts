import { isCity } from "#engine/knowledge/places/read-places.ts";
import type { Quote } from "#engine/text/span.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** Title and employer where a job board's own page head was pasted with the ad. */
export type BoardHeader = { title: Quote | null; company: Quote | null };

const NOTHING: BoardHeader = { title: null, company: null };
/** Blocks in which a page head stands, and characters of it that are looked at. */
const OPENING_BLOCKS = 12;
const LONGEST = 400;
const LONGEST_NAME = 80;

/** Behind the title on Indeed, where the employer follows. */
const JOB_POST = /\s*[-–—] job post(?=\s|$)/;
/** What ends the employer's name there: how it is rated, or itself again. */
const RATED = /\s+(?:\d[\d,.]* reviews?\b|\d(?:\.\d)? out of 5\b|Remote\b)/;
/** 'Leeds, England, United Kingdom · 2 weeks ago · Over 100 applicants': the line below a title on LinkedIn. */
const POSTED = /^[^·]{2,90} · .{0,40}\b\d+ (?:minutes?|hours?|days?|weeks?|months?) ago\b/;
/** 'Portland, OR'. */
const STATE = /, [A-Z]{2}\b/;
const LOGO = /^(.{2,80}) logo$/;

/** What the head of a job board's page says, in the cleaned text. */
export function readBoardHeader(blocks: readonly AdBlock[]): BoardHeader {
  const opening = blocks.slice(0, OPENING_BLOCKS);
  const post = opening.findIndex(({ text }) => JOB_POST.test(text.slice(0, LONGEST)));
  if (post >= 0) return readIndeed(opening, post);
  const posted = opening.findIndex(({ text }) => POSTED.test(text));
  return posted > 0 ? readLinkedIn(opening, posted) : NOTHING;
}

function readIndeed(blocks: readonly AdBlock[], at: number): BoardHeader {
  const block = blocks[at]!;
  const mark = JOB_POST.exec(block.text)!;
  const rest = mark.index + mark[0].length;
  const below = blocks[at + 1];
  const titled = mark.index > 0 ? quoteOf(block, 0, mark.index) : wholeOf(blocks[at - 1]);
  const company =
    rest < block.text.length ? nameIn(block, rest) : below === undefined ? null : nameIn(below, 0);
  return { title: titled, company };
}

/** The employer's name at the start of what follows the title: up to its rating, its place, or where it is said again. */
function nameIn(block: AdBlock, from: number): Quote | null {
  const start = from + (/^\s*/.exec(block.text.slice(from))?.[0].length ?? 0);
  const text = block.text.slice(start, start + LONGEST);
  const rated = RATED.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const end = Math.min(
    rated,
    townIn(text),
    repeatIn(text),
    isNameAlone(text, block) ? text.length : Number.POSITIVE_INFINITY,
  );
  const isPlaced = STATE.test(text.slice(0, end));
  return end > 1 && end <= LONGEST_NAME && !isPlaced ? quoteOf(block, start, start + end) : null;
}

/** A block of its own that is no place. */
const isNameAlone = (text: string, block: AdBlock) =>
  text === block.text && text.length <= LONGEST_NAME && !STATE.test(text);

/** Where a town that we know begins before ', CA'. */
function townIn(text: string): number {
  const code = STATE.exec(text);
  if (code === null) return Number.POSITIVE_INFINITY;
  const words = [...text.slice(0, code.index).matchAll(/\S+/gu)];
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const from = words.at(-count)!.index;
    if (isCity(text.slice(from, code.index))) return text.slice(0, from).trimEnd().length;
  }
  return Number.POSITIVE_INFINITY;
}

/** 'Cole Corp Cole Corp in Hull': where the first words are said again. */
function repeatIn(text: string): number {
  const first = /^\S+(?: \S+)?/u.exec(text)?.[0] ?? "";
  const again = first.length < 3 ? -1 : text.indexOf(` ${first}`, first.length);
  return again > 0 && text.startsWith(text.slice(0, again), again + 1) ? again : Number.POSITIVE_INFINITY;
}

function readLinkedIn(blocks: readonly AdBlock[], posted: number): BoardHeader {
  const logo = blocks.slice(0, posted).find(({ text }) => LOGO.test(text));
  const company = logo === undefined ? null : quoteOf(logo, 0, LOGO.exec(logo.text)![1]!.length);
  return { title: wholeOf(blocks[posted - 1]), company };
}

function wholeOf(block: AdBlock | undefined): Quote | null {
  return block === undefined || block.text.length > LONGEST_NAME
    ? null
    : quoteOf(block, 0, block.text.length);
}

function quoteOf({ start, text }: AdBlock, from: number, to: number): Quote {
  return { start: start + from, end: start + to, quote: text.slice(from, to) };
}
