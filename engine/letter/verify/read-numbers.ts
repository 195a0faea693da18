import type { Span } from "#engine/text/span.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import { PLAIN_WORDS, plainStem } from "../../knowledge/letters/letter-words.ts";
import { CURRENCIES, CURRENCY_AFTER, CURRENCY_BEFORE } from "../../knowledge/numbers/currency-words.ts";
import { ORDINALS, SCALES, SMALL, TENS, TIMES, UNITS } from "../../knowledge/numbers/number-words.ts";

/** A quantity in a text: its value, what it is measured in, and the nouns it counts. */
export type NumberFact = Span & {
  value: number;
  unit: "" | "percent" | "money" | "times" | "ordinal" | "year";
  /** Lemmas of the words it counts ('5 cardiac patients'), last one the head; or of what stands before 'of 5'. */
  heads: string[];
  /** Of money: whose; empty where it is not said. */
  currency: string;
  /** Lemma of the word right before it ('Level 5'); empty where that is a joining word, or none. */
  before: string;
};

const DIGITS = /^(\d[\d.,]*)(k|m|mm|bn|b|mn|x|st|nd|rd|th|%|\+)?\+?$/i;
const NOT_HEAD =
  /^(?:i|we|he|she|they|you|my|to|and|or|of|in|on|at|by|for|from|with|per|a|an|the|into|across|over|under|within|each|every|during|until|while|after|before|than|that|which|who|as|through|now|today|then|here|there|already|yet|too|when|where|is|are|was|were|it)$/;
const MOST_HEADS = 4;
/** How many words after a number the thing it counts may stand. */
const FARTHEST = 12;

/** Numbers in digits or words, percentages, money, ordinals, multipliers and years of a text, in order. */
export function readNumbers(text: string): NumberFact[] {
  const tokens = readTokens(
    text
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      // 'Jun’2012' are two words.
      .replace(/(?<=\p{L}{3})['’](?=\d)/gu, " "),
  );
  const facts: NumberFact[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const read = readAt(tokens, index, text);
    if (read === null) continue;
    const last = read.last;
    const after = text.slice(tokens[last]!.end, tokens[last]!.end + LONGEST_UNIT);
    const currency =
      CURRENCY_BEFORE.exec(text.slice(Math.max(0, tokens[index]!.start - 8), tokens[index]!.start))?.[1] ??
      CURRENCY_AFTER.exec(after)
        ?.slice(1)
        .find((name) => name !== undefined) ??
      null;
    const percent = PERCENT.test(after);
    const unit = percent ? "percent" : currency !== null ? "money" : read.unit;
    facts.push({
      start: tokens[index]!.start,
      end: tokens[last]!.end,
      value: read.value,
      unit,
      heads: readHeads(tokens, index, last, text),
      currency: currency === null ? "" : (CURRENCIES[currency.toLowerCase()] ?? "dollar"),
      before: readBefore(tokens, index, text),
    });
    index = last;
  }
  return shareUnits(facts);
}

const LONGEST_UNIT = 60;
/** '9 %', 'nine calves in a hundred'. */
const PERCENT =
  /^\s?(?:%|percent\b|per cent\b|percentage)|^(?: \p{L}+){0,2} (?:in|out of) (?:a|every|one) hundred\b/iu;

type Read = { value: number; unit: NumberFact["unit"]; last: number };

function readAt(tokens: readonly Token[], at: number, text: string): Read | null {
  const token = tokens[at]!;
  const word = token.text.toLowerCase();
  const before = text.slice(Math.max(0, token.start - LONGEST_BEFORE), token.start);
  const parted = readParted(tokens, at, text);
  if (parted !== null) return parted;
  const digits = DIGITS.exec(word);
  if (digits !== null) return readDigits(digits, tokens, at, text);
  // 'just over a year'.
  const next = tokens[at + 1]?.normalized ?? "";
  if (
    /^an?$/.test(word) &&
    /^(?:year|decade)$/.test(next) &&
    /\b(?:over|under|than|almost|nearly|about) $/i.test(before.slice(-10))
  )
    return { value: next === "year" ? 1 : 10, unit: "", last: at };
  // 'Node2', 'CO2', 'H1B': letters and digits together name something.
  if (/\d/.test(word)) return null;
  const part = readPart(word, before, at);
  if (part !== undefined) return part;
  const ten = TENS.indexOf(word);
  if (ten >= 0) {
    const small = SMALL.indexOf(tokens[at + 1]?.text.toLowerCase() ?? "");
    const joined = small > 0 && small < 10;
    return takeScale(tokens, joined ? at + 1 : at, (ten + 2) * 10 + (joined ? small : 0), text);
  }
  return readSmall(word, before, tokens, at, text);
}

/** Characters before a number in which is looked for what it belongs to. */
const LONGEST_BEFORE = 20;

/** '1.1m' and '2.6+' come in two. */
function readParted(tokens: readonly Token[], at: number, text: string): Read | null {
  const [token, rest] = [tokens[at]!, tokens[at + 1]];
  if (!/^\d+$/.test(token.text) || rest === undefined) return null;
  if (rest.start !== token.end + 1 || text[token.end] !== ".") return null;
  if (!/^\d+(?:(?:k|m|mm|bn|b|mn)\+?|\+)$/i.test(rest.text)) return null;
  const parts = DIGITS.exec(`${token.text}.${rest.text.toLowerCase().replace("+", "")}`);
  if (parts === null) return null;
  return { value: parseDigits(parts[1]!) * (SCALES[parts[2] ?? ""] ?? 1), unit: "", last: at + 1 };
}

function readDigits(
  digits: RegExpExecArray,
  tokens: readonly Token[],
  at: number,
  text: string,
): Read | null {
  const { start } = tokens[at]!;
  const word = digits[0];
  const suffix = (digits[2] ?? "").toLowerCase();
  const value = parseDigits(digits[1]!);
  if (Number.isNaN(value)) return null;
  if (/^(?:st|nd|rd|th)$/.test(suffix)) return { value, unit: "ordinal", last: at };
  if (suffix === "x") return { value, unit: "times", last: at };
  const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
  const century = /(?<!\d)((?:19|20))\d\d[-–/]$/.exec(before.slice(-5));
  // '2015-16' are two years.
  if (/^\d\d$/.test(word) && century !== null)
    return { value: Number(century[1] + word), unit: "year", last: at };
  if (/^(?:19|20)\d\d$/.test(word) && !/[$€£]\s?$/.test(before)) return { value, unit: "year", last: at };
  if (suffix === "" && isDayOfMonth(value, tokens, at)) return { value, unit: "ordinal", last: at };
  return takeScale(tokens, at, value * (SCALES[suffix] ?? 1), text);
}

/** 'twice', 'a third', 'fifth', 'to none'; undefined where the word is none of them. */
function readPart(word: string, before: string, at: number): Read | null | undefined {
  if (word in TIMES) {
    if (word === "quarter" && !/\b(?:a|by|one) $/i.test(before)) return null;
    return { value: TIMES[word]!, unit: "times", last: at };
  }
  if (word === "third" && /\b(?:a|by|one)[ -]$/i.test(before))
    return { value: 0.33, unit: "times", last: at };
  const ordinal = ORDINALS.indexOf(word);
  if (ordinal > 0) return { value: ordinal + 1, unit: "ordinal", last: at };
  // 'from ten a term to none'.
  if (/^(?:none|nil|nothing)$/.test(word) && /\bto $/i.test(before)) return { value: 0, unit: "", last: at };
  return undefined;
}

function readSmall(
  word: string,
  before: string,
  tokens: readonly Token[],
  at: number,
  text: string,
): Read | null {
  const small = SMALL.indexOf(word);
  if (small < 0) {
    const isScale = /^(?:hundred|thousand|million)$/.test(word);
    const isCounted = word === "dozen" || (isScale && /\b(?<!\b(?:in|out of) )(?:a|one) $/i.test(before));
    return isCounted ? { value: SCALES[word]!, unit: "", last: at } : null;
  }
  // 'one of', 'the one', 'one-to-one': no count.
  const after = text.slice(tokens[at]!.end);
  const isPronoun =
    /^(?:\s(?:of|to)\b|[-–])/.test(after) || /(?:the|this|that|no|each|every|any|which) $/i.test(before);
  if (small === 1 && isPronoun) return null;
  return takeHalf(tokens, takeScale(tokens, at, small, text), text);
}

const MONTH =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?$/;
const DAYS = 31;

/** '31 May', 'May 31'. */
function isDayOfMonth(value: number, tokens: readonly Token[], at: number): boolean {
  return (
    Number.isInteger(value) &&
    value > 0 &&
    value <= DAYS &&
    [tokens[at - 1], tokens[at + 1]].some(
      (token) => token !== undefined && MONTH.test(token.normalized) && token.letterCase === "title",
    )
  );
}

/** 'two and a half years'. */
function takeHalf(tokens: readonly Token[], read: Read, text: string): Read {
  const half = tokens[read.last + 3];
  const isHalf =
    half?.normalized === "half" && /^ and a $/.test(text.slice(tokens[read.last]!.end, half.start));
  return isHalf ? { ...read, value: read.value + 0.5, last: read.last + 3 } : read;
}

function takeScale(tokens: readonly Token[], at: number, value: number, text: string): Read {
  const next = tokens[at + 1];
  const word = next?.text.toLowerCase() ?? "";
  const glued = next !== undefined && /^[\s-]?$/.test(text.slice(tokens[at]!.end, next.start));
  if (glued && word in SCALES && (word.length > 2 || word === "bn"))
    return { value: value * SCALES[word]!, unit: "", last: at + 1 };
  return { value, unit: "", last: at };
}

/** '1,500' and '1.500' are thousands, '1,5' and '1.5' are not. */
function parseDigits(digits: string): number {
  const text = digits.replace(/[.,]+$/, "");
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !/^0/.test(text)) return Number(text.replace(/[.,]/g, ""));
  if (/^\d+,\d{1,2}$/.test(text)) return Number(text.replace(",", "."));
  return Number(text.replace(/,/g, ""));
}

function readHeads(tokens: readonly Token[], first: number, last: number, text: string): string[] {
  const heads: string[] = [];
  for (
    let index = last + 1;
    index < tokens.length && index <= last + FARTHEST && heads.length < MOST_HEADS;
    index += 1
  ) {
    const token = tokens[index]!;
    const between = text.slice(tokens[index - 1]!.end, token.start);
    if (/[.,;:()]/.test(between)) break;
    const word = token.text.toLowerCase();
    // 'five to six patients': both count patients.
    if (
      heads.length === 0 &&
      /^(?:to|and|or)$/.test(word) &&
      (/^\d/.test(tokens[index + 1]?.text ?? "") ||
        SMALL.includes(tokens[index + 1]?.text.toLowerCase() ?? ""))
    )
      continue;
    if (heads.length === 0 && (/^\d/.test(word) || SMALL.includes(word))) continue;
    if (/^(?:percent|per|cent|plus)$/.test(word) && heads.length === 0) continue;
    // 'nine out of ten terms'.
    if (
      heads.length === 0 &&
      word === "out" &&
      tokens[index + 1]?.normalized === "of" &&
      (/^\d/.test(tokens[index + 2]?.text ?? "") ||
        SMALL.includes(tokens[index + 2]?.text.toLowerCase() ?? ""))
    ) {
      index += 2;
      continue;
    }
    // 'eleven of our services'.
    if (
      heads.length === 0 &&
      (word === "of" || /^(?:our|the|my|their|its|these|those)$/.test(word)) &&
      isPartitive(tokens, last)
    )
      continue;
    // '9 listed and private companies'.
    if (
      /^(?:and|or)$/.test(word) &&
      heads.length === 1 &&
      tokens[index - 1]!.normalized === tokens[index - 1]!.singular &&
      !/\d/.test(tokens[index + 1]?.text ?? "0")
    )
      continue;
    // '47,000 monthly visits' are visits.
    if (/^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual)$/.test(word)) continue;
    if (NOT_HEAD.test(word)) break;
    heads.push(UNITS[token.normalized] ?? plainStem(token.stem));
  }
  if (heads.length === 0 && tokens[first - 1]?.text.toLowerCase() === "of") {
    const before = tokens[first - 2];
    if (before !== undefined && !PLAIN_WORDS.has(before.stem)) heads.push(plainStem(before.stem));
    else if (before?.stem === "team") heads.push(plainStem("team"));
  }
  return heads;
}

function readBefore(tokens: readonly Token[], at: number, text: string): string {
  const before = tokens[at - 1];
  const isNext = before !== undefined && text.slice(before.end, tokens[at]!.start) === " ";
  return isNext && !NOT_HEAD.test(before.text.toLowerCase()) ? plainStem(before.stem) : "";
}

function isPartitive(tokens: readonly Token[], last: number): boolean {
  return (
    tokens[last + 1]?.normalized === "of" &&
    /^(?:our|the|my|their|its|these|those)$/.test(tokens[last + 2]?.normalized ?? "")
  );
}

/** 'from nine percent to three': a number that names no unit has its neighbour's. */
function shareUnits(numbers: readonly NumberFact[]): NumberFact[] {
  const percent = numbers.some(({ unit }) => unit === "percent");
  return numbers.map((number) =>
    percent && number.unit === "" && number.heads.length === 0
      ? { ...number, unit: "percent" as const }
      : number,
  );
}
