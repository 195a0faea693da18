import { collectWords, patternOf } from "../../knowledge/locales/collect-words.ts";
import type { Span } from "../../text/span.ts";

const AND = new RegExp(`\\s(?:${patternOf(collectWords((locale) => locale.and))})\\s`, "giu");
const AMPERSAND = /\s&\s/g;

/** Words of one of two items that 'and' joins; more are a phrase. */
const MOST_WORDS = 3;
/** A name as tools and substances bear it: with a digit, with a capital inside, or in capitals. */
const TECHNICAL = /\d|\p{Ll}\p{Lu}|(?<!\p{L})\p{Lu}{2,}|^\p{Lu}$/u;

/**
 * The items of one list, with the last two apart that a conjunction joins: 'Hexane, toluene and acetone'. An ampersand joins
 * the words of one name as often ('Research & Development'): it parts names of tools only.
 */
export function splitLast(parts: readonly Span[], text: string, labelled: boolean): Span[] {
  const last = parts.at(-1);
  if (last === undefined) return [];
  const own = text.slice(last.start, last.end);
  const listed = parts.length > 1;
  const halves = readHalves(own, AND) ?? readHalves(own, AMPERSAND);
  if (halves === null) return [...parts];
  const [first, second] = halves;
  const names = [own.slice(0, first), own.slice(second)].map((half) => half.trim());
  if (names.some((name) => name === "" || name.split(/\s+/).length > MOST_WORDS)) return [...parts];
  const technical = names.some((name) => TECHNICAL.test(name));
  const isAmpersand = own.slice(first, second).includes("&");
  const fits = isAmpersand ? listed && technical : listed || (labelled && technical);
  if (!fits) return [...parts];
  return [
    ...parts.slice(0, -1),
    { start: last.start, end: last.start + first },
    { start: last.start + second, end: last.end },
  ];
}

/** Where the only conjunction begins and ends; null where there is none, or more than one. */
function readHalves(own: string, sign: RegExp): [number, number] | null {
  const [found, ...others] = own.matchAll(sign);
  return found === undefined || others.length > 0 ? null : [found.index, found.index + found[0].length];
}
