import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { DUTY_VERBS } from "#engine/knowledge/words/plain-words.ts";
import { mayStandInPhrase } from "#engine/lexicon/keyword-phrases.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { CLAUSE_GAP, GAP, LIST_GAP } from "#engine/text/gap.ts";
import type { Span } from "#engine/text/span.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { NO_SKILL } from "../../knowledge/ads/asked-phrases.ts";
import type { JobSection } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { scoreHits, type WantedHit } from "./read-terms.ts";

const ASKING: ReadonlySet<JobSection> = new Set(["responsibilities", "requirements", "preferred"]);
/** Lines of the opening, where places and firms stand in a row. */
const OPENING_BLOCKS = 3;
const FEWEST_ITEMS = 3;
const MOST_WORDS = 3;
/** A text without any of these holds no list. */
const LISTS = /[,;/(]/;
/** Items on each side that speak for one between them. */
const BESIDE = 2;

/** Words [from, to) of a block between two marks of a list. */
type Item = { from: number; to: number };

/**
 * What stands in a list between skills the lexicon knows is one of them, though no lexicon holds it: 'hematology,
 * <chemistry>, coagulation'. One to three plain nouns or a name, in sections that ask, with known skills as neighbours
 * and no quality of a person among them. `id` is the folded phrase.
 */
export function readListed(
  text: string,
  blocks: readonly AdBlock[],
  terms: readonly WantedHit[],
  others: readonly Span[],
): WantedHit[] {
  const marks = markKnown(text.length, terms, others);
  const hits = blocks.flatMap((block, index) => {
    if (!mayAsk(block, index)) return [];
    const tokens = readTokens(text, block.start, block.end);
    return readLists(tokens).flatMap((items) => {
      const known = items.map((item) => knownIn(tokens, item, marks));
      const doing = items.some((item) => opensWithVerb(tokens, item));
      const listed = items.filter(
        (item, at) => isAmongSkills(known, at) && namesSomething(tokens, item, doing, text),
      );
      return listed.map((item) => toHit(text, tokens, item, index));
    });
  });
  return scoreHits(blocks, hits);
}

const SKILL = 1;
const ELSE = 2;

/** Of every character whether it stands in a skill, in something else that was read, or in neither. */
function markKnown(length: number, terms: readonly WantedHit[], others: readonly Span[]): Uint8Array {
  const marks = new Uint8Array(length);
  for (const { start, end, kind } of terms)
    marks.fill(kind === "hard" || kind === "certificate" ? SKILL : ELSE, start, end);
  for (const { start, end } of others) marks.fill(ELSE, start, end);
  return marks;
}

/** What is known of an item: bits of SKILL and ELSE. */
function knownIn(tokens: readonly Token[], { from, to }: Item, marks: Uint8Array): number {
  let known = 0;
  for (let index = from; index < to; index += 1) known |= marks[tokens[index]!.start]!;
  return known;
}

function mayAsk({ formal, kind, section, text }: AdBlock, index: number): boolean {
  if (formal || kind === "heading") return false;
  if (!LISTS.test(text)) return false;
  return ASKING.has(section) || (section === "summary" && (kind === "item" || index >= OPENING_BLOCKS));
}

/** The lists of a block: items of one sentence, parted by commas, slashes, brackets, 'and' or 'or'. */
function readLists(tokens: readonly Token[]): Item[][] {
  const lists: Item[][] = [[]];
  let item: Item | null = null;
  tokens.forEach((token, index) => {
    if (index > 0 && (token.gap & (GAP.stop | GAP.bullet)) !== 0) {
      lists.push([]);
      item = null;
    }
    if (index > 0 && (token.gap & (LIST_GAP | CLAUSE_GAP)) !== 0) item = null;
    if (token.normalized === "and" || token.normalized === "or" || token.text === "&") {
      item = null;
      return;
    }
    if (item === null) {
      item = { from: index, to: index };
      lists.at(-1)!.push(item);
    }
    item.to = index + 1;
  });
  return lists.filter((items) => items.length >= FEWEST_ITEMS);
}

function isAmongSkills(known: readonly number[], at: number): boolean {
  if (known[at] !== 0) return false;
  const near = [...known.slice(Math.max(0, at - BESIDE), at), ...known.slice(at + 1, at + BESIDE + 1)];
  if (near.some((bits) => (bits & ELSE) !== 0)) return false;
  const skills = near.filter((bits) => bits !== 0).length;
  return skills >= 2 && skills * 2 >= near.length;
}

/** One to three words that read as a noun phrase or a name, and no order to do something. */
function namesSomething(tokens: readonly Token[], { from, to }: Item, doing: boolean, text: string): boolean {
  const words = tokens.slice(from, to);
  if (words.length > MOST_WORDS || from === 0) return false;
  const first = words[0]!;
  const last = words.at(-1)!;
  if (NO_SKILL.test(text.slice(first.start, last.end))) return false;
  // 'take minutes, chase actions, track budgets' says what is done.
  if (words.length > 1 && doing) return false;
  if (words.length === 1 && first.normalized !== first.singular && first.singular !== first.stem)
    return false;
  const plain = words.filter((_, index) => mayStandInPhrase(tokens, from + index)).length;
  if (words.length === 1 || plain === 0) return plain > 0;
  // 'interactive displays', 'range changes': beside a plain noun the other word may be more than a noun.
  return words.every(({ normalized, letterCase }) => wordBand(normalized) !== 1 && letterCase !== "number");
}

function opensWithVerb(tokens: readonly Token[], { from, to }: Item): boolean {
  return to - from > 1 && DUTY_VERBS.has(tokens[from]!.normalized);
}

function toHit(text: string, tokens: readonly Token[], { from, to }: Item, block: number) {
  const start = tokens[from]!.start;
  const end = tokens[to - 1]!.end;
  const quote = text.slice(start, end);
  return {
    id: foldTerm(quote),
    label: quote.replace(/\s+/g, " "),
    kind: "hard" as const,
    block,
    start,
    end,
    quote,
  };
}
