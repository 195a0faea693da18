import { findAll } from "#engine/text/find-all.ts";
import type { Quote } from "#engine/text/span.ts";
import { TITLE_LABEL, TITLE_LEAD, TITLE_SENTENCES, WANTED_QUALITY } from "../../knowledge/ads/title-cues.ts";
import { isAbbreviatedTitle, isDoubtfulHead, isTitleHead } from "../../knowledge/titles/ad-titles.ts";
import type { AdBlock } from "../sections/read-blocks.ts";

/** What parts a title from place, contract and reference on its line. */
const PART = / [-–—|•·@:~] ?|[–—|•·]|\s?[,(]\s?| at (?=\p{Lu})| needed\b| wanted\b| required\b| - /u;
const OPENING_BLOCKS = 4;
const MOST_WORDS = 8;
const MOST_IN_LINE = 16;

/** The title of the job as the ad writes it, in the cleaned text; null where none is told apart with confidence. */
export function ruleTitle(blocks: readonly AdBlock[]): Quote | null {
  return labelledTitle(blocks) ?? openingTitle(blocks) ?? sentenceTitle(blocks);
}

/** The title behind 'Job title:' and its like. */
export function labelledTitle(blocks: readonly AdBlock[]): Quote | null {
  for (const [index, block] of blocks.entries()) {
    const value = blocks[index + 1];
    if (
      block.kind !== "heading" ||
      !TITLE_LABEL.test(block.text) ||
      value === undefined ||
      value.kind === "heading"
    )
      continue;
    const title = titleIn(value.text, value.start, true);
    if (title !== null) return title;
  }
  return null;
}

function openingTitle(blocks: readonly AdBlock[]): Quote | null {
  for (const block of blocks.slice(0, OPENING_BLOCKS)) {
    const label = TITLE_LEAD.exec(block.text)?.[0].length ?? 0;
    const line = block.text.slice(label);
    if (
      line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MOST_IN_LINE ||
      /[.!?] \p{Lu}|[.;]$/u.test(line)
    )
      continue;
    const title = titleIn(line, block.start + label, label > 0);
    if (title !== null) return title;
  }
  return null;
}

/** The first part of a line that reads as a title. */
function titleIn(line: string, offset: number, labelled: boolean): Quote | null {
  let from = 0;
  for (const part of [...line.matchAll(new RegExp(PART, "gu")), null]) {
    const to = part === null ? line.length : part.index;
    const title = trimTitle(line.slice(from, to), offset + from);
    if (title !== null && (isTitle(title.quote) || (labelled && from === 0 && isPlainTitle(title.quote))))
      return title;
    // 'Maths Tutor / Academic Partnerships': either half may be the title.
    const half = title === null ? -1 : title.quote.indexOf(" / ");
    if (half > 0 && isTitle(title!.quote.slice(0, half)))
      return { ...title!, end: title!.start + half, quote: title!.quote.slice(0, half) };
    if (part !== null) from = part.index + part[0].length;
  }
  return null;
}

function trimTitle(text: string, offset: number): Quote | null {
  const lead = /^[\s*:–—-]*(?:(?:an?|the|our|experienced|qualified|now hiring:?) (?=\p{L}))?/iu.exec(text)![0]
    .length;
  const quote = text.slice(lead).replace(/[\s*:.,;!?–—-]+$/u, "");
  return quote === "" ? null : { start: offset + lead, end: offset + lead + quote.length, quote };
}

/** A few words, the last or one before 'of', 'for', 'in' a title's head; no sentence. */
function isTitle(text: string): boolean {
  const words = text.split(/[\s/]+/).filter((word) => word !== "");
  if (words.length > MOST_WORDS || !/^[\p{Lu}\p{N}]/u.test(text)) return false;
  if (/\b(?:is|are|will|we|our|you|your|has|have|looking|seeking|hiring)\b/i.test(text)) return false;
  const headed = text
    .split(/\s(?:of|for|in|to|with|de|-)\s/i)[0]!
    .split(/[\s/]+/)
    .filter((word) => word !== "");
  const head =
    headed.findLast(
      (word) =>
        !/^(?:i{1,3}|iv|v|[1-5]|l[1-5]|sr\.?|jr\.?|\(?[a-z]\)?)$/i.test(word) && !/^\p{Lu}{2,4}$/u.test(word),
    ) ?? "";
  if (TEACHERS.test(text) || isAbbreviatedTitle(headed.at(-1) ?? "")) return true;
  if (isTitleHead(head)) return !isDoubtfulHead(head) || headed.length > 1 || /^\S+ of /i.test(text);
  return false;
}

/** Indian schools name teachers by grade: 'PGT Physics'. */
const TEACHERS = /^(?:PGT|TGT|PRT) \p{L}+$/u;

function isPlainTitle(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= 6 && words.some((word) => isTitleHead(word));
}

/** Characters; no sentence that names who is wanted is shorter. */
const SHORTEST = 12;

function sentenceTitle(blocks: readonly AdBlock[]): Quote | null {
  for (const pattern of TITLE_SENTENCES) {
    for (const block of blocks) {
      if (block.kind === "heading" || block.section === "benefits" || block.text.length < SHORTEST) continue;
      for (const match of findAll(pattern, block.text)) {
        const from = match.index + match[0].length;
        const title = namedPerson(block.text.slice(from, from + 90), block.start + from);
        if (title !== null) return title;
      }
    }
  }
  return null;
}

/** The words up to the last capitalised head of a title: 'Senior Backend Engineer (Payments) to join' keeps three. */
function namedPerson(text: string, offset: number): Quote | null {
  const phrase = /^(?:[\p{L}\p{N}&/+#.'’-]+(?: |$)){1,9}/u.exec(text)?.[0] ?? "";
  const words = phrase.trimEnd().split(" ");
  let length = 0;
  let best = 0;
  for (const [index, word] of words.entries()) {
    if (index > 0 && /^(?:to|who|with|for|at|on|that|in|and|or|of|will|as|from|,)$/i.test(word)) break;
    length += (index === 0 ? 0 : 1) + word.length;
    const bare = word.replace(/[.,;:]+$/, "");
    if (isTitleHead(bare) && (/^\p{Lu}/u.test(bare) || index === 0))
      best = length - (word.length - bare.length);
    if (/[.,;:]$/.test(word)) break;
  }
  if (best === 0) return null;
  const lead = WANTED_QUALITY.exec(text)![0].length;
  const quote = text.slice(lead, best);
  if (!/^\p{Lu}/u.test(quote) || (isDoubtfulHead(quote) && !quote.includes(" "))) return null;
  return { start: offset + lead, end: offset + best, quote };
}
