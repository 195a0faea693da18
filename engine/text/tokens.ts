import { findAll } from "./find-all.ts";
import { type FoldedWord, foldWord } from "./fold.ts";
import { GAP, readGap } from "./gap.ts";
import { findOpaqueRuns } from "./opaque.ts";
import { isRemembering, remember } from "./remember.ts";
import type { Span } from "./span.ts";

/** How a word is written: 'go', 'Go', 'GO', 'iOS' or 'GitHub', '12'. */
export type LetterCase = "lower" | "title" | "upper" | "mixed" | "number";

/** One word with its place. `text.slice(start, end)` is what stands there; the rest is what it is read as. */
export type Token = Span &
  FoldedWord & {
    text: string;
    letterCase: LetterCase;
    /** What stands between the previous word and this one: a set of GAP bits. */
    gap: number;
    /** The word opens a sentence, an item or a quotation, so that its capital says nothing. */
    sentenceStart: boolean;
    /** The word stands in a line written wholly in capitals, so that its capitals say nothing. */
    capsLine: boolean;
  };

/**
 * Words: a number with its separators; '&'; or letters and digits with inner dots and apostrophes and trailing + or #,
 * so that C++, C#, .NET, Node.js, 401k, Ph.D. and driver's stay whole. Hyphens and slashes part words; the gap
 * remembers them. Marks and invisible characters inside a word belong to it. Linear: no quantifier nests.
 */
const WORD =
  /\d[\d.,]*(?![\p{L}\p{M}\d+#])|&|(?:\.(?=net\b))?[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF.'’]*[+#♯]*/giu;

/** Reads the words of `text` between start and end (default: all). Web and mail addresses are left out whole. */
export function readTokens(text: string, start = 0, end = text.length): Token[] {
  const part = start === 0 && end === text.length ? text : text.slice(start, end);
  if (!isRemembering()) return readPart(part, start);
  return readRemembered(part).map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
}

const readRemembered = remember((part) => readPart(part, 0));

function readPart(part: string, start: number): Token[] {
  const opaque = findOpaqueRuns(part);
  const tokens: Token[] = [];
  let run = 0;
  let previousEnd = 0;
  for (const match of findAll(WORD, part)) {
    while (run < opaque.length && opaque[run]!.end <= match.index) run += 1;
    if (run < opaque.length && opaque[run]!.start <= match.index) continue;
    for (const piece of splitWord(match[0], match.index)) {
      const gap = readGap(part, previousEnd, piece.start, tokens.at(-1)?.text ?? "");
      previousEnd = piece.end;
      const word = part.slice(piece.start, piece.end);
      tokens.push({
        start: start + piece.start,
        end: start + piece.end,
        text: word,
        ...foldWord(word),
        letterCase: readLetterCase(word),
        gap,
        sentenceStart: tokens.length === 0 || (gap & GAP.opening) !== 0,
        capsLine: false,
      });
    }
  }
  markCapsLines(tokens);
  return tokens;
}

const DOTTED_ENDINGS = new Set("js net io ai ts py sh com org vb r".split(" "));

/** Cuts a run at dots that end a sentence ('shift.Must', 'care.') and keeps those that belong ('Node.js', 'B.Sc.'). */
function splitWord(word: string, start: number): Span[] {
  if (!word.includes(".") || /^[\d.,]/.test(word)) {
    const trimmed = word.replace(/[.,'’]+$/, "");
    return [{ start, end: start + trimmed.length }];
  }
  const pieces: Span[] = [];
  let from = 0;
  for (let dot = word.indexOf(".", 1); dot !== -1; dot = word.indexOf(".", dot + 1)) {
    const nextDot = word.indexOf(".", dot + 1);
    const before = word.slice(from, dot);
    const after = word.slice(dot + 1, nextDot === -1 ? word.length : nextDot);
    if (after !== "" && belongsTogether(before, after)) continue;
    pushPiece(pieces, word, start, from, isAbbreviation(before) ? dot + 1 : dot);
    from = dot + 1;
  }
  pushPiece(pieces, word, start, from, word.length);
  return pieces;
}

function pushPiece(pieces: Span[], word: string, offset: number, from: number, to: number): void {
  let end = to;
  while (end > from && /['’]/.test(word[end - 1]!)) end -= 1;
  let begin = from;
  while (begin < end && /['’.\p{M}]/u.test(word[begin]!)) begin += 1;
  if (end > begin) pieces.push({ start: offset + begin, end: offset + end });
}

function belongsTogether(before: string, after: string): boolean {
  const ending = after.replace(/[+#'’]+.*$/, "");
  if (DOTTED_ENDINGS.has(ending.toLowerCase()) && !/^(?:Com|Org|Io|Ai|R)$/.test(ending)) return true;
  // Initials: U.S., e.g., Ph.D., B.Sc., M.Ed.: short on both sides.
  const head = before.slice(before.lastIndexOf(".") + 1);
  return (
    head.length <= 2 &&
    (after.length === 1 ||
      (head.length === 1 && /^(?:Sc|Ed|Eng|Tech|Com|Arch|Phil|Pharm|Div|Mus|Des|Sci|Ch|Res)$/i.test(after)))
  );
}

function isAbbreviation(word: string): boolean {
  return (
    /^(?:\p{L}\.)+\p{L}$/u.test(word) ||
    /^Ph\.D$|^\p{L}\.(?:Sc|Ed|Eng|Tech|Com|Arch|Phil|Pharm)$/iu.test(word)
  );
}

function readLetterCase(word: string): LetterCase {
  const letters = word.replace(/[^\p{L}]/gu, "");
  if (letters === "") return "number";
  const lower = letters.toLowerCase();
  if (letters === lower) return "lower";
  if (letters === letters.toUpperCase()) return "upper";
  return letters.slice(1) === lower.slice(1) ? "title" : "mixed";
}

/** A line is in capitals when it has two words or more, none in small letters and one too long for an abbreviation. */
function markCapsLines(tokens: Token[]): void {
  let first = 0;
  for (let index = 1; index <= tokens.length; index += 1) {
    const token = tokens[index];
    if (token !== undefined && (token.gap & GAP.line) === 0) continue;
    const line = tokens.slice(first, index);
    const words = line.filter((word) => word.letterCase !== "number" && word.text !== "&");
    const inCapitals = words.every((word) => word.letterCase === "upper");
    if (inCapitals && words.length >= 2 && words.some((word) => word.text.length > 5)) {
      for (const word of line) word.capsLine = true;
    }
    first = index;
  }
}
