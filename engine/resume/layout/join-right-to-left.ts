import type { JoinedText, TextFragment } from "./text-fragment.ts";

const tabGap = 0.9;
const wordGap = 0.16;
/** Before a sign that was set without a space, whose own width is drawn loosely. */
const looseGap = 0.5;
const punctuation = /^[:;,.،؛?!]|[:;,.،؛?!]$/;
const latin = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/;
const number = /^[\d.,:/%+-]*\d[\d.,:/%+-]*$/;

/** Digits and the signs set among them, of which a change of font may make several words. */
const numeral = /^[\d\u0660-\u0669\u06f0-\u06f9+().,:/%*#–-]+$/;
/** One group of a telephone number. */
const group = /^\+?[\d\u0660-\u0669\u06f0-\u06f9()./-]+\+?$/;

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** `spaced`: set with a space behind it. */
type Word = { text: string; left: number; right: number; size: number; spaced: boolean };

/**
 * Joins a line of a right-to-left text. The words are taken as they stand from the right; words in Latin letters, with
 * numbers that follow them, keep their own order from the left (Unicode bidirectional algorithm, rules N1, W7 and L2, on
 * what is seen instead of what was typed). Inside a word the engine's order stands.
 */
export function joinRightToLeft(pieces: TextFragment[]): Omit<JoinedText, "turns"> {
  const words = glueWords(pieces.flatMap(splitWords)).sort((a, b) => b.right - a.right);
  const ordered: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && latin.test(words[end]!.text)) end++;
    // Seen from the right, numbers that belong to Latin words come first.
    let start = at;
    while (end === at && start < words.length && number.test(words[start]!.text)) start++;
    if (start > at && start < words.length && latin.test(words[start]!.text)) {
      end = start;
      while (end < words.length && latin.test(words[end]!.text)) end++;
    }
    if (end > at) {
      ordered.push(...words.slice(at, end).reverse());
      at = end;
    } else ordered.push(words[at++]!);
  }
  return writeWords(turnTelephones(ordered));
}

/**
 * Groups of digits stand from the right (rule N1: a space between two numbers takes the line's direction) unless whoever
 * wrote a telephone number set it apart to stand from the left; its plus or its leading zero tells which end is its first.
 */
function turnTelephones(words: Word[]): Word[] {
  const turned: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && group.test(words[end]!.text)) end++;
    const groups = words.slice(at, end).map((word) => ({ ...word, text: leadWithPlus(word.text) }));
    turned.push(...(isFromLeft(groups) ? groups.reverse() : groups));
    if (end < words.length) turned.push(words[end]!);
    at = end + 1;
  }
  return turned;
}

function isFromLeft(groups: readonly Word[]): boolean {
  const digits = groups.reduce((sum, { text }) => sum + text.replace(/\D/g, "").length, 0);
  if (groups.length < 2 || digits < 7) return false;
  const begins = (word: Word) => /^\(?(?:\+|0)/.test(word.text);
  return begins(groups.at(-1)!) && !begins(groups[0]!);
}

function leadWithPlus(text: string): string {
  return text.endsWith("+") ? `+${text.slice(0, -1)}` : text;
}

function writeWords(words: Word[]): Omit<JoinedText, "turns"> {
  let text = "";
  const tabs: number[] = [];
  let last: Word | null = null;
  for (const word of words) {
    if (last !== null) {
      const gap = Math.max(last.left - word.right, word.left - last.right);
      const em = Math.max(last.size, word.size);
      const set = last.spaced || word.spaced || !punctuation.test(last.text + word.text);
      if (gap > (set ? wordGap : looseGap) * em) {
        text += " ";
        if (gap >= tabGap * em && last.left >= word.right) tabs.push(text.length);
      }
    }
    text += word.text;
    last = word;
  }
  return { text: turnBrackets(text), tabs };
}

/** A right-to-left piece is in order already and stays whole; others are taken word by word. */
function splitWords(piece: TextFragment): Word[] {
  const { size } = piece;
  if (piece.rightToLeft) {
    const spaced = piece.text.endsWith(" ");
    return [{ text: piece.text.trim(), left: piece.x, right: piece.x + piece.width, size, spaced }];
  }
  return [...piece.text.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const edges = piece.edges.slice(index, index + text.length + 1);
    return {
      text,
      left: Math.min(...edges),
      right: Math.max(...edges),
      size,
      spaced: piece.text[index + text.length] === " ",
    };
  });
}

/** Puts together what a change of font tore apart ('mail', '.', 'example'), where no right-to-left letter is in it. */
function glueWords(words: Word[]): Word[] {
  const glued: Word[] = [];
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const last = glued.at(-1);
    const close = last !== undefined && word.left - last.right < wordGap * word.size;
    const joined = close ? last.text + word.text : "";
    if (close && !rightToLeftLetter.test(joined) && (latin.test(joined) || numeral.test(joined))) {
      last.text += word.text;
      last.right = word.right;
    } else glued.push({ ...word });
  }
  return glued;
}

/** Brackets are drawn mirrored in such lines and may come out either way round: the first of a pair opens. */
function turnBrackets(text: string): string {
  let open = false;
  return text.replace(/[()]/g, () => {
    open = !open;
    return open ? "(" : ")";
  });
}
