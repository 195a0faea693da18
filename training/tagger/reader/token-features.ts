import { LEGAL_FORMS } from "#engine/knowledge/organisations/employer-words.ts";
import { TITLE_HEADS, TITLE_HINTS } from "#engine/knowledge/titles/title-words.ts";
import { readTextFacts, type TextFacts } from "#engine/resume/confidence/text-facts.ts";
import { foldLetters, foldWords } from "#engine/text/fold-letters.ts";
import type { TaggedToken } from "./header-tokens.ts";

/** How the same document's other entries were labelled, place by place in their layout. */
export type Habit = ReadonlyMap<string, string>;

type Part = { facts: TextFacts; words: number; from: number; to: number; dated: boolean; row: number };

/** Where in the layout of its header a token stands. */
export function placesOf(token: TaggedToken): string[] {
  const row = Math.min(4, token.row);
  return [
    `${row} ${Math.min(3, token.order)} ${token.style}`,
    `row ${row} ${token.order === 0}`,
    `style ${token.style}`,
  ];
}

/** The features of each token of one entry's header. `text` is the resume's. */
export function listTokenFeatures(tokens: readonly TaggedToken[], text: string, habit: Habit): string[][] {
  const parts = readParts(tokens, text);
  const all = `all=${[...new Set(parts.filter(({ dated }) => !dated).map(({ facts }) => facts.says))].sort().join(" ")}`;
  const rows = (tokens.at(-1)?.row ?? 0) + 1;
  return tokens.map((token, at) => {
    const own = parts[token.part]!;
    const { facts } = own;
    const place =
      at === own.from ? (own.from === own.to ? "only" : "first") : at === own.to ? "last" : "inner";
    const row = Math.min(4, token.row);
    const features = [
      ...listWordFeatures(tokens, at),
      `part=${facts.says} ${place}`,
      `part=${facts.says}`,
      `title=${facts.title}`,
      `employer=${facts.employer}`,
      `place=${facts.place}`,
      `school=${facts.school}`,
      `degree=${facts.degree}`,
      `words=${Math.min(6, own.words)}`,
      `place=${place} before=${token.before}`,
      `row=${row} of ${Math.min(4, rows)}`,
      `row=${row} order=${Math.min(3, token.order)}`,
      `row=${row} order=${Math.min(3, token.order)} ${facts.says}`,
      `style=${token.style}`,
      `style=${token.style} ${facts.says}`,
      `${all} ${facts.says}`,
      `before=${token.before}`,
    ];
    for (const step of [-2, -1, 1, 2])
      features.push(`${step} ${nameNeighbour(parts, token.part + step, own.row)}`);
    features.push(
      `-1 ${nameNeighbour(parts, token.part - 1, own.row)} ${facts.says}`,
      `+1 ${nameNeighbour(parts, token.part + 1, own.row)} ${facts.says}`,
    );
    for (const [index, key] of placesOf(token).entries()) {
      const label = habit.get(key);
      if (label !== undefined)
        features.push(`habit${index}=${label}`, `habit${index}=${label} ${facts.says}`);
    }
    return features;
  });
}

function readParts(tokens: readonly TaggedToken[], text: string): Part[] {
  const parts: Part[] = [];
  for (const [at, token] of tokens.entries()) {
    const open = parts[token.part];
    if (open === undefined)
      parts.push({
        facts: readTextFacts(""),
        words: 1,
        from: at,
        to: at,
        dated: token.period !== null,
        row: token.row,
      });
    else {
      open.to = at;
      open.words += 1;
    }
  }
  for (const part of parts)
    if (!part.dated) part.facts = readTextFacts(text.slice(tokens[part.from]!.from, tokens[part.to]!.to));
  return parts;
}

function nameNeighbour(parts: readonly Part[], at: number, row: number): string {
  const part = parts[at];
  if (part === undefined) return "edge";
  return `${part.dated ? "date" : part.facts.says}${part.row === row ? "" : " apart"}`;
}

function listWordFeatures(tokens: readonly TaggedToken[], at: number): string[] {
  const token = tokens[at]!;
  if (token.period !== null) return [token.period.range ? "range" : "date"];
  const word = foldLetters(token.text);
  const features = [`w=${word}`, `form=${formOf(token.text)}`];
  const named = nameWord(token.text);
  if (named !== null) features.push(`word ${named}`);
  const [last, next] = [tokens[at - 1], tokens[at + 1]];
  if (last !== undefined && last.period === null) features.push(`w-1=${foldLetters(last.text)}`);
  if (next !== undefined && next.period === null) features.push(`w+1=${foldLetters(next.text)}`);
  if (word.length > 5) features.push(`end=${word.slice(-3)}`);
  return features;
}

function formOf(word: string): string {
  if (/^\p{Lu}+$/u.test(word)) return word.length > 1 ? "XX" : "X";
  if (/^\p{Lu}/u.test(word)) return "Xx";
  if (/^\p{Ll}/u.test(word)) return "xx";
  return /\d/.test(word) ? "9" : "?";
}

/** What lists say of one word alone. */
function nameWord(word: string): string | null {
  const [folded] = foldWords(word);
  if (folded === undefined) return null;
  if (TITLE_HEADS.has(folded)) return "head";
  if (LEGAL_FORMS.has(folded)) return "legal";
  if (TITLE_HINTS.has(folded)) return "hint";
  return null;
}
