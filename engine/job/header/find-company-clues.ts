import { isCity, isRegion, isRegionCode, scorePlace } from "#engine/knowledge/places/read-places.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { findAll } from "#engine/text/find-all.ts";
import type { Quote } from "#engine/text/span.ts";
import { COMPANY_SENTENCES } from "../../knowledge/ads/company-sentences.ts";
import {
  EMPLOYER_END,
  EMPLOYER_LABEL,
  LIKELY_EMPLOYER,
  NO_EMPLOYER_OPENING,
  NO_HOUSE,
  NO_NAME_ALONE,
  OTHER_LABEL,
  SURE_EMPLOYER,
  TERMS_OF_JOB,
} from "../../knowledge/ads/employer-cues.ts";
import { WORDS_OF_PLACES } from "../../knowledge/places/words-of-places.ts";
import { isTitleHead } from "../../knowledge/titles/ad-titles.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { bearsHost, readHosts } from "./hosts.ts";

/** A place that may name the employer, and how telling it is. */
export type CompanyClue = Quote & { weight: number; labelled: boolean };

/** 'The Copper Kettle' is a house; 'The Finance Team' and 'The Successful Candidate' are none. */
const WITH_ARTICLE = /^The (?:\p{Lu}[\p{L}&'’.-]*(?: |$)){2,5}$/u;
/** 'Three Pines Dental': a number that a name of several words begins with. */
const NUMBERED = /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) \p{Lu}\p{Ll}+s \p{Lu}/u;

function isNameWord(word: string): boolean {
  return /^[\p{Lu}\p{N}&]/u.test(word) || /^(?:of|the|and|de|for|du|der|und|y|et|to|in|at|on|by)$/.test(word);
}

/** Every place that may name the employer, in order. Linear: patterns look at one block each. */
export function findCompanyClues(blocks: readonly AdBlock[]): CompanyClue[] {
  const clues = [...labelledClues(blocks), ...headingClues(blocks), ...sentenceClues(blocks)];
  const spoken = blocks.map((block) => block.text).join("\n");
  return [...clues, ...headerClues(blocks, spoken)];
}

function labelledClues(blocks: readonly AdBlock[]): CompanyClue[] {
  return blocks.flatMap((block, index) => {
    const value = blocks[index + 1];
    if (
      block.kind !== "heading" ||
      !EMPLOYER_LABEL.test(block.text) ||
      value === undefined ||
      value.kind === "heading"
    )
      return [];
    return makeClue(/^[^,|•·\n(–—]{2,60}/.exec(value.text)?.[0] ?? "", value.start, 3, true);
  });
}

function headingClues(blocks: readonly AdBlock[]): CompanyClue[] {
  return blocks.flatMap((block) => {
    const about =
      block.kind === "heading"
        ? /^(?:About|ABOUT|Why(?: join)?|Life at|Working at|Join) /.exec(block.text)
        : null;
    if (about === null) return [];
    const name = block.text.slice(about[0].length).replace(/[?!:]+$/, "");
    return makeClue(name, block.start + about[0].length, 2, false);
  });
}

/** Characters of a block in which a sentence may name the employer. */
const SHORTEST = 12;
const LONGEST = 5000;

function sentenceClues(blocks: readonly AdBlock[]): CompanyClue[] {
  return blocks.flatMap((block) => {
    if (block.kind === "heading" || block.text.length > LONGEST || block.text.length < SHORTEST) return [];
    return COMPANY_SENTENCES.flatMap(({ find, weight, own }) =>
      findAll(find, block.text).flatMap((match) => {
        if (own === true && !isOwnName(match[1]!)) return [];
        const from = match.index + match[0].indexOf(match[1]!);
        return makeClue(match[1]!, block.start + from, weight, false);
      }),
    );
  });
}

const OPENING_BLOCKS = 5;
const LINE_PART = /\s[-–—|•·/]\s|[|•·]|,\s|\s\(|:\s|\s[–—]|$/gu;
/** Full stops that end no sentence. */
const SHORT_FORM = /\b(?:Co|St|Inc|Ltd|Pvt|[Nn]o)\. /g;

/** Parts of the first lines: a name with 'Ltd' or 'Hospital' in it, one before a place, one that the ad speaks of again. */
function headerClues(blocks: readonly AdBlock[], spoken: string): CompanyClue[] {
  const hosts = readHosts(spoken);
  return blocks.slice(0, OPENING_BLOCKS).flatMap((block) => {
    if (block.kind !== "paragraph" || block.formal || block.text.length > 120) return [];
    if (/[.!?;] /.test(block.text.replace(SHORT_FORM, ""))) return [];
    const parts = splitLine(block.text);
    const besideTitle = parts.some(({ text }) => isTitleHead(text.split(/\s+/).at(-1) ?? ""));
    return parts.flatMap(({ text, start }, index) => {
      const name = withoutPlace(text);
      if (
        (isPlace(name) && !SURE_EMPLOYER.test(name)) ||
        OTHER_LABEL.test(parts[index - 1]?.text.trim() ?? "")
      )
        return [];
      const beforePlace =
        name !== text || isPlace(parts[index + 1]?.text ?? "") || isTownOfState(parts, index + 1);
      const again = isSpokenOfAgain(name, spoken) ? 1 : 0;
      const weight =
        weighName(name, besideTitle, beforePlace) +
        Math.max(again, weighSubject(name, block, blocks), bearsHost(name, hosts) ? 2 : 0);
      return weight === 0 ? [] : makeClue(name, block.start + start, weight, false);
    });
  });
}

/** The 'Bend' of 'Cascade Lodge, Bend, OR', which no list of towns holds. */
function isTownOfState(parts: readonly LinePart[], index: number): boolean {
  const town = parts[index]?.text.trim() ?? "";
  return (
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town) && isRegionCode(parts[index + 1]?.text.trim() ?? "")
  );
}

type LinePart = { text: string; start: number };

function splitLine(line: string): LinePart[] {
  let from = 0;
  return [...line.matchAll(LINE_PART)]
    .map((part) => {
      const start = from;
      from = part.index + part[0].length;
      return { text: line.slice(start, part.index).replace(/\)$/, ""), start };
    })
    .flatMap(partEmployer);
}

/** 'Ward Nurse at Fenwick Hospital': the employer is what stands behind the title. */
function partEmployer(part: LinePart): LinePart[] {
  const at = / at (?=\p{Lu})/u.exec(part.text);
  if (at === null || !isTitleHead(part.text.slice(0, at.index).split(/\s+/).at(-1) ?? "")) return [part];
  const after = at.index + at[0].length;
  return [
    { text: part.text.slice(0, at.index), start: part.start },
    { text: part.text.slice(after), start: part.start + after },
  ];
}

function weighName(name: string, besideTitle: boolean, beforePlace: boolean): number {
  const words = name.trim().split(/\s+/).length;
  if (SURE_EMPLOYER.test(name) || (name === name.toUpperCase() && SURE_EMPLOYER.test(capitalise(name))))
    return 2;
  if (words < 2 || words > 5) return 0;
  // 'Engineer – Fenwick Tully Consulting': beside a title only a name that is no common word tells.
  if (besideTitle)
    return (LIKELY_EMPLOYER.test(name) || beforePlace) && isOwnName(name) && !TERMS_OF_JOB.test(name) ? 2 : 0;
  if (LIKELY_EMPLOYER.test(name) || beforePlace) return 2;
  if (!isOwnName(name) || TERMS_OF_JOB.test(name) || isCity(name.split(" ")[0]!)) return 0;
  // 'Marlow Kitchens & Bedrooms' and 'Papierkran Games' name firms; 'Melton Mowbray' may be where one is.
  return / & \p{Lu}/u.test(name) || endsWithThing(name) ? 2 : 0;
}

/** The last word is one that everybody knows and that no place bears. */
function endsWithThing(name: string): boolean {
  const last = name.split(/\s+/).at(-1)!.toLowerCase();
  if (!/^(?:The )?\p{Lu}\p{Ll}/u.test(name)) return false;
  return /^\p{L}{4,}$/u.test(last) && isPlainWord(last) && !WORDS_OF_PLACES.test(last);
}

/** 'CITY OF FAIRMONT' as 'City of Fairmont'. */
function capitalise(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ Of /g, " of ");
}

function isOwnName(name: string): boolean {
  const first = /^(?:The )?(\p{Lu}[\p{L}'’]+)/u.exec(name)?.[1]?.toLowerCase();
  return first !== undefined && wordBand(first) === undefined && !openLexicon().vocabulary.has(first);
}

/** 'games' and 'kitchens', whether the list of words has them in the plural or not. */
function isPlainWord(word: string): boolean {
  const { vocabulary } = openLexicon();
  return [word, word.replace(/s$/, "")].some((form) => wordBand(form) !== undefined || vocabulary.has(form));
}

const DOES = /^(?:['’]s|,| (?:is|are|was|has|have|makes?|began|started|offers?|\p{Ll}{3,}s)\b)/u;

/** 'Pedalo is …' further down: who does something there is the employer. */
function weighSubject(name: string, own: AdBlock, blocks: readonly AdBlock[]): number {
  const wanted = name.trim();
  if (!/^\p{Lu}/u.test(wanted) || wanted.length < 4) return 0;
  if (!wanted.includes(" ") && !isOwnName(wanted)) return 0;
  const speaks = blocks.some(
    ({ text, kind }, index) =>
      blocks[index] !== own &&
      kind !== "heading" &&
      (text.startsWith(wanted) ? DOES.test(text.slice(wanted.length)) : isWorkedFor(text, wanted)),
  );
  return speaks ? 2 : 0;
}

/** 'the face of Voxelis at …', 'join Voxelis,': nobody joins, or works for, a town. */
function isWorkedFor(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (
    at <= 0 ||
    !/^(?:[,.!?]| (?:we|you|as|and|to)\b|$)/.test(text.slice(at + name.length, at + name.length + 5))
  )
    return false;
  return /\b(?:[Jj]oin(?:ing)?|(?:[Ww]ork|[Cc]areer)(?:ing)? (?:for|with)|[Ww]e(?:['’]re| are)|[Hh]ere at|[Aa]t) $/.test(
    text.slice(Math.max(0, at - 16), at),
  );
}

/** 'Nightjar Agency Austin': the place at the end is none of the name. */
function withoutPlace(text: string): string {
  const words = text.trim().split(" ");
  for (const count of [2, 1]) {
    const place = words.slice(-count).join(" ");
    if (words.length - count >= 2 && isCity(place)) return words.slice(0, -count).join(" ");
  }
  return text;
}

function isPlace(text: string): boolean {
  const name = text.trim();
  return name !== "" && (scorePlace(name) > 0 || isCity(name) || isRegion(name) || isRegionCode(name));
}

function isSpokenOfAgain(name: string, spoken: string): boolean {
  const word = /^\p{Lu}[\p{L}'’]{3,}/u.exec(name)?.[0];
  if (word === undefined) return false;
  const first = spoken.indexOf(word);
  return first !== -1 && spoken.indexOf(word, first + word.length) !== -1;
}

/** 'Halverson Builders', 'Sorrel Yard Architects': several of a trade under a name of their own. */
function isFirmOf(words: readonly string[], last: string): boolean {
  return words.length > 1 && /s$/.test(last) && !isTitleHead(words[0]!) && isOwnName(words.join(" "));
}

function makeClue(text: string, offset: number, weight: number, labelled: boolean): CompanyClue[] {
  const lead = text.length - text.trimStart().length;
  let quote = text.trim().replace(/[\s:;,!?–—-]+$/u, "");
  if (!/\b(?:Co|Inc|Ltd|Corp|S\.A|B\.V|L\.L\.C)\.$/.test(quote)) quote = quote.replace(/\.+$/, "");
  quote = quote.replace(/['’]s?$/, "");
  const words = quote.split(/\s+/);
  const isName =
    words.length <= 9 &&
    words.every(isNameWord) &&
    isNameWord(quote) &&
    (!NO_EMPLOYER_OPENING.test(quote) ||
      NUMBERED.test(quote) ||
      (WITH_ARTICLE.test(quote) && !NO_HOUSE.test(quote))) &&
    !NO_NAME_ALONE.test(quote);
  // A title is no employer, but 'Harper Baker Ltd' is one.
  const last = words.at(/^[IVX]+$/.test(words.at(-1)!) ? -2 : -1) ?? "";
  const isPerson = !labelled && isTitleHead(last) && !EMPLOYER_END.test(quote) && !isFirmOf(words, last);
  if (!isName || isPerson || quote.length < 2) return [];
  const start = offset + lead;
  return [{ start, end: start + quote.length, quote, weight, labelled }];
}
