import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { TermMatch } from "#engine/match/match.ts";
import { COUNT_NOUNS } from "../knowledge/letters/count-nouns.ts";
import { EMPTY_TERMS } from "../knowledge/letters/empty-terms.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import { ALSO_NOUNS } from "../knowledge/verbs/verb-forms.ts";
import { readVerb } from "./clause/verb-forms.ts";
import { articleFor, isActivityName, isPlainWord, lowerPlain } from "./names/realize-names.ts";

export type RealizedTerm = Pick<TermMatch, "label" | "kind" | "quotes" | "resumeQuotes">;

const LONGEST_TERM = 36;
/** Letters from which on capitals are a heading's, where the lexicon has others. */
const SHORTEST_SHOUTED = 4;
const LEVEL =
  /\b(?:fluent|advanced|strong|excellent|good|basic|solid|proficient|proven|deep|demonstrated|intermediate|full(?!-)|valid|current|clean|active|skills?|experience|knowledge)\b/i;

/**
 * A requirement as the ad itself words it where that reads as a name ('ICU', 'ventilator management'), else its canonical
 * label where ad or resume have its words; in small letters unless it is a name.
 */
export function realizeTerm(term: RealizedTerm): string {
  const label = labelOf(term);
  const name = nameTerm(term);
  if (name === null) return lowerTerm(label, term);
  // 'Javascript' and 'Json' of an ad are 'JavaScript' and 'JSON'.
  if (name.toLowerCase() === label.toLowerCase() && /^\S*\p{L}\p{Lu}\S*$/u.test(label)) return label;
  // 'BASH' of an ad is 'Bash'.
  if (name.length >= SHORTEST_SHOUTED && name === label.toUpperCase()) return label;
  // 'python' of an ad is 'Python'.
  const isOneName = /^\p{Lu}[\p{L}\d+#.]*$/u.test(label) && name === label.toLowerCase();
  return isOneName && !isPlainWord(name) && wordBand(name) === undefined ? label : name;
}

/** The name of a requirement, or null where neither the ad's words nor the label can be said of a person. */
function nameTerm(term: RealizedTerm): string | null {
  const label = labelOf(term);
  // The ad may say 'friendly' of a person; a letter names the quality.
  if (term.kind === "soft") return lowerPlain(label);
  if (term.kind === "language") return label;
  const quotes = term.quotes
    .map(({ quote }) => dropVerb(quote))
    .filter(
      (quote) =>
        isShownAs(quote, term) && !isDeedOf(quote, label) && !/\b(?:your|our|my|their|its)\b/i.test(quote),
    );
  const candidates = [
    ...quotes.filter((quote) => isFuller(quote, label)),
    ...quotes.filter((quote) => isShorterName(quote, label)),
    ...quotes.filter((quote) => isName(quote, label) && isAkin(quote, label)),
    ...(isInWords(label, term) ? [label] : []),
    ...quotes.filter((quote) => isName(quote, label)),
    ...quotes.filter(isThing),
    ...(term.kind === "certificate"
      ? quotes.filter((quote) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(quote))
      : []),
    ...(!isPlainWord((contentOf(label)[0] ?? "a").toLowerCase()) &&
    isAkin(contentOf(label)[0] ?? "", term.quotes.map(({ quote }) => quote).join(" "))
      ? [label]
      : []),
  ];
  const name = candidates.find((candidate) => saysSomething(lowerTerm(candidate, term)));
  return name === undefined ? null : lowerTerm(name, term);
}

function labelOf({ label }: RealizedTerm): string {
  return label.replace(/ \([^)]*\)$/, "");
}

/** A requirement as an object: 'a driving licence', 'NMC registration'. */
export function realizeHeld(term: RealizedTerm): string {
  return withArticle(realizeTerm(term));
}

/** Licences and papers of which one has one: 'a Class B driver license', 'an Arizona RDH license'. */
export function withArticle(name: string): string {
  return /\b(?:licen[sc]e|certificate|card|diploma|degree|permit|ticket)$|\b(?:Certificate|Diploma) (?:of|in) /i.test(
    name,
  )
    ? `${articleFor(name)} ${name}`
    : name;
}

/** Whether a requirement names something that one can have done or know: no person, and no word that says nothing alone. */
export function isRealizable(term: RealizedTerm): boolean {
  const name = nameTerm(term);
  return name !== null && saysSomething(name);
}

function saysSomething(said: string): boolean {
  const head = said.split(" ").at(-1)!.toLowerCase();
  if (isPersonNoun(head) || isPersonNoun(head.replace(/s$/, "")) || / in training$/i.test(said)) return false;
  if (EMPTY_TERMS.has(said.toLowerCase()) || BODIES.test(said)) return false;
  // 'electrical', 'chilled', 'set up', 'counsel patients'
  return (
    !/^\p{Ll}+(?:[^u]al|ive|ous|rate|ratory|ed)$/u.test(said) && !/^\p{Ll}+ (?:up|out|off|down)$/u.test(said)
  );
}

/** Whoever makes rules, and people: one knows what they ask for, and not them. */
const BODIES = /^(?:ANSI|ISO|FAA|OSHA|SARS|EPA|FDA|HMRC|NHS|CQC|HSE|IRS|DOT|GPs?|SARs?|GPS|CDC|WHO|EU)$/;

/** What a label adds to say what kind of thing it is: 'tender management' where an ad has 'run tenders'. */
const GENERIC =
  /^(?:management|work|handling|operations?|services?|support|planning|tracking|reading|writing|supervision|certification|and|of|the|in|for|with|to)$/;

function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s?$|s$/, "")
    .slice(0, 6);
}

function contentOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}+#&.'’-]*/gu) ?? []).filter(
    (word) => !GENERIC.test(word.toLowerCase()),
  );
}

/** Whether two wordings have a word in common. */
function isAkin(one: string, other: string): boolean {
  const stems = contentOf(other).map(stemOf);
  return contentOf(one).some((word) => stems.includes(stemOf(word)));
}

/** Whether each word of a label stands in the ad or the resume, and one in the ad. */
function isInWords(label: string, { quotes, resumeQuotes }: RealizedTerm): boolean {
  const asked = quotes.map(({ quote }) => quote).join(" ");
  const stems = new Set(
    contentOf(`${asked} ${resumeQuotes.map(({ quote }) => quote).join(" ")}`).map(stemOf),
  );
  return isAkin(label, asked) && contentOf(label).every((word) => stems.has(stemOf(word)));
}

/** 'Run tenders', 'Procure and manage subcontractors': what is done is left, the thing is said. */
function dropVerb(quote: string): string {
  const words = quote.split(" ");
  if (
    COUNT_NOUNS.has(words[0]!.toLowerCase()) ||
    /^balance /i.test(quote) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(quote)
  )
    return quote;
  const isVerb = (word: string | undefined) => {
    const kinds = word === undefined ? undefined : readVerb(word)?.kinds;
    return (
      kinds?.includes("base") === true &&
      !ALSO_NOUNS.has(word!.toLowerCase().replace(/^(?:run|report|test)$/, ""))
    );
  };
  const after = isVerb(words[0]) ? (words[1] === "and" && isVerb(words[2]) ? 3 : 1) : 0;
  return after > 0 && words.length > after && /s$|^\p{Lu}{2}/u.test(words.at(-1)!)
    ? words.slice(after).join(" ")
    : quote;
}

/** The 'draft contracts' of contract drafting. */
function isDeedOf(quote: string, label: string): boolean {
  const [first = "", ...others] = quote.split(" ");
  const last = label.split(" ").at(-1)!;
  return (
    others.length > 0 &&
    /ing$/.test(last) &&
    !/ing$/.test(first) &&
    stemOf(first) === stemOf(last.replace(/ing$/, ""))
  );
}

/** 'Cummins INSITE' of somebody who has 'Cummins' alone: names and numbers that the ad adds are not said. */
function isShownAs(quote: string, { label, kind, resumeQuotes }: RealizedTerm): boolean {
  if (kind === "certificate" || resumeQuotes.length === 0) return true;
  const own = new Set(contentOf(`${label} ${resumeQuotes.map((one) => one.quote).join(" ")}`).map(stemOf));
  return contentOf(quote).every(
    (word, index) =>
      own.has(stemOf(word)) ||
      /^\p{Ll}/u.test(word) ||
      (index === 0 && !/^.\p{Ll}*[\p{Lu}\d]/u.test(word)) ||
      // 'JS' may stand for 'JavaScript'; 'XHTML' is not 'HTML'.
      (contentOf(quote).length === 1 && [...own].some((stem) => stem[0] === word[0]!.toLowerCase())),
  );
}

/** 'real estate broker license' for 'Real estate license'. */
function isFuller(quote: string, label: string): boolean {
  const stems = contentOf(quote).map(stemOf);
  return (
    isPlainPhrase(quote) &&
    stems.length > contentOf(label).length &&
    contentOf(label).length > 1 &&
    stemOf(quote.split(" ").at(-1)!) === stemOf(label.split(" ").at(-1)!) &&
    contentOf(label).every((word) => stems.includes(stemOf(word)))
  );
}

/** 'Fanuc' for 'Fanuc robots', 'InDesign' for 'Adobe InDesign'. */
function isShorterName(quote: string, label: string): boolean {
  const words = label.split(" ");
  return (
    quote !== label &&
    isPlainPhrase(quote) &&
    quote.split(" ").length < words.length &&
    /^\p{Lu}/u.test(quote) &&
    quote.split(" ").every((word) => words.includes(word)) &&
    // 'Welding' opens an item of an ad, and is no name.
    quote
      .split(" ")
      .every(
        (word) =>
          wordBand(word.toLowerCase()) === undefined ||
          (words[0] !== quote.split(" ")[0] && /^\p{Lu}/u.test(words[0]!)),
      )
  );
}

/** 'incident reports', 'gas boilers', 'NCTJ diploma', 'physiotherapy'. */
function isThing(quote: string): boolean {
  const last = quote.split(" ").at(-1)!;
  if (!isPlainPhrase(quote) || quote.split(" ").length > 4 || /\b(?:and|or)\b/.test(quote)) return false;
  const read = readVerb(quote.split(" ")[0]!);
  if (
    read !== null &&
    !read.kinds.includes("gerund") &&
    !ALSO_NOUNS.has(quote.split(" ")[0]!.toLowerCase()) &&
    !COUNT_NOUNS.has(quote.split(" ")[0]!.toLowerCase()) &&
    !/^balance /i.test(quote)
  )
    return false;
  return (
    isActivityName(last) ||
    /^\p{Ll}{3,}[^s]s$/u.test(last) ||
    /^(?:diploma|licen[sc]e|certificate|card)$/.test(last) ||
    /^\p{Lu}[\p{Lu}\d&+#/-]{1,7}s?$/u.test(quote)
  );
}

function isPlainPhrase(quote: string): boolean {
  return (
    quote.length <= LONGEST_TERM &&
    quote.length > 1 &&
    !/[^\p{L}\p{N} &+#.'’/-]/u.test(quote) &&
    !LEVEL.test(quote)
  );
}

const TELLS_APART =
  /^(?:dental|nursing|warehouse|lab|laboratory|design|ct|patients|india|pharmacy|retail|construction|hotel)$/;

function isName(quote: string, label: string): boolean {
  if (!isPlainPhrase(quote)) return false;
  if (quote.toLowerCase() === label.toLowerCase()) return true;
  // A label may end in what tells it from others: 'Local anesthesia dental'.
  const rest = label.toLowerCase().startsWith(`${quote.toLowerCase()} `) ? label.slice(quote.length + 1) : "";
  if (quote.includes(" ") && TELLS_APART.test(rest)) return true;
  if (/\b(?:and|or|of|to|in|with)\b/.test(quote)) return false;
  if (/^\p{Lu}[\p{Lu}\d&+#/-]{1,6}$/u.test(quote)) return true;
  const words = quote.split(" ");
  // 'recruit' is what the ad wants done, and 'recruitment' what it is called.
  const read = readVerb(words.at(-1)!);
  if (words.length === 1 && read !== null && !isActivityName(quote) && !read.kinds.includes("gerund"))
    return false;
  if (/^\p{Ll}/u.test(quote) && isActivityName(words.at(-1)!) && words.length <= 3) return true;
  return (
    words.length === label.split(" ").length &&
    words.at(-1)!.toLowerCase().slice(0, 5) === label.split(" ").at(-1)!.toLowerCase().slice(0, 5)
  );
}

function lowerTerm(name: string, term: RealizedTerm): string {
  if (term.kind === "language" || /^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(name)) return name;
  const quotes = [...term.quotes, ...term.resumeQuotes].map(({ quote }) => quote);
  const small = quotes.some(
    (quote) => quote === quote.toLowerCase() && quote.toLowerCase() === name.toLowerCase(),
  );
  if (small) return name.toLowerCase();
  // 'Follow Up Boss': the lexicon writes activities with one capital, and names with several.
  const [, second = ""] = term.label.split(" ");
  if (name.toLowerCase() === labelOf(term).toLowerCase() && /^\p{Lu}/u.test(second)) return labelOf(term);
  if (term.kind === "certificate")
    return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? name.toLowerCase() : name;
  const first = name.split(" ")[0]!.toLowerCase();
  // The ad or the resume writes its first word in small letters: it is no name.
  if (quotes.some((quote) => quote.split(" ").includes(first)) && /^\p{Lu}[^\p{Lu}]*$/u.test(name))
    return name.toLowerCase();
  // 'Cummins engines': wherever its first word stands, it has its capital.
  const having = quotes.filter((quote) =>
    new RegExp(`\\b${first.replace(/[^a-z]/g, ".")}\\b`, "i").test(quote),
  );
  if (
    name.includes(" ") &&
    !isPlainWord(first) &&
    wordBand(first) === undefined &&
    having.length > 1 &&
    having.every((quote) => /^\p{Lu}/u.test(quote))
  )
    return name;
  return lowerPlain(name);
}
