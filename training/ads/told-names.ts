import type { NameCandidate } from "#engine/job/header/title-features.ts";
import { FOR_CLIENT, RECRUITER } from "#engine/knowledge/ads/employer-cues.ts";
import { isTitleHead } from "#engine/knowledge/titles/ad-titles.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { lettersOf, wordsOf } from "../real/labels/find-in-text.ts";
import type { SetAd } from "./set-ads.ts";

/** Whether a wording names what it is taken for; null where that is not known. */
export type Judge = (quote: string) => boolean | null;

const UNKNOWN: Judge = () => null;
const NOBODY: Judge = () => false;

/** What stands in a set behind a title: place, grade, reference, '(m/f/d)'. */
const BEHIND_TITLE = /\s*(?:[([{|–—,/].*| - .*| (?:in|at|for|with) .*)$/su;

/**
 * A wording is right that is the title as told, whole or without what stands behind it. An ad that prints neither says
 * nothing; nor does a wording that holds the title and more.
 */
export function judgeTitle(told: string, candidates: readonly NameCandidate[]): Judge {
  const wordings = [told.trim(), told.trim().replace(BEHIND_TITLE, "")].filter((one) =>
    one.split(/\s+/).some((word) => isTitleHead(word.replace(/[^\p{L}]/gu, ""))),
  );
  const keys = new Set(wordings.map(lettersOf).filter((key) => key !== ""));
  const quotes = candidates.map(({ mentions }) => lettersOf(mentions[0]!.quote));
  if (keys.size === 0 || !quotes.some((quote) => keys.has(quote))) return UNKNOWN;
  return (quote) => {
    const own = lettersOf(quote);
    if (keys.has(own)) return true;
    return [...keys].some((key) => own.includes(key)) ? null : false;
  };
}

/** Legal forms and words that the short name leaves out. */
const LEGAL =
  /[\s,]+(?:inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|sa|co|corp|corporation|company|pvt|pty|private|pte|sdn|bhd|tbk|holdings?|group|hk|uk|usa|us|international|global)\b\.?/giu;
/** A rating that was scraped with the name. */
const RATING = /\n[\s\S]*$/u;

/**
 * A wording is right that is the employer as told, or without its legal form; else the longest that the name begins with,
 * if a word of it is nobody else's. Wordings that share its first word are left open. An agency is no employer: where an ad
 * speaks of a client none of its names is right.
 */
export function judgeCompany({ company, text }: SetAd, candidates: readonly NameCandidate[]): Judge {
  const name = (company ?? "").replace(RATING, "").trim();
  if (name === "") return UNKNOWN;
  if (FOR_CLIENT.test(text)) return NOBODY;
  if (RECRUITER.test(name)) return UNKNOWN;
  const short = name.replace(LEGAL, "").trim();
  const quotes = candidates.map(({ mentions }) => mentions[0]!.quote);
  const keys = new Set([name, short].map(lettersOf).filter((key) => key.length > 1));
  const first = wordsOf(short)[0] ?? "";
  const keyOf = (quote: string) => lettersOf(quote.replace(LEGAL, ""));
  const isWhole = (quote: string) => keys.has(lettersOf(quote)) || keys.has(keyOf(quote));
  const isKin = (quote: string) => wordsOf(quote).includes(first) || isInitials(quote, name);
  if (quotes.some(isWhole)) return (quote) => isWhole(quote) || (isKin(quote) ? null : false);
  const isOwn = first.length > 2 && wordBand(first) === undefined;
  const begins = quotes.filter(
    (quote) => isOwn && lettersOf(short).startsWith(keyOf(quote)) && keyOf(quote) !== "",
  );
  const longest = begins.toSorted((one, other) => other.length - one.length)[0];
  if (longest !== undefined)
    return (quote) => keyOf(quote) === keyOf(longest) || (isKin(quote) ? null : false);
  return quotes.some(isKin) ? UNKNOWN : NOBODY;
}

const isInitials = (quote: string, name: string) =>
  /^\p{Lu}{2,6}$/u.test(quote) &&
  quote.toLowerCase() ===
    wordsOf(name)
      .map((word) => word[0])
      .join("");
