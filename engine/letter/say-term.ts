import { wordBand } from "#engine/lexicon/common-words.ts";
import type { TermMatch } from "#engine/match/match.ts";
import { readVerb } from "./clause/verb-forms.ts";
import { isPersonNoun } from "./data/title-words.ts";
import { articleFor, isActivityName, isPlainWord, lowerPlain } from "./say-names.ts";

type SaidTerm = Pick<TermMatch, "label" | "kind" | "quotes" | "resumeQuotes">;

const LONGEST_TERM = 36;
const LEVEL =
  /\b(?:fluent|advanced|strong|excellent|good|basic|solid|proficient|proven|deep|demonstrated|intermediate|skills?|experience|knowledge)\b/i;

/**
 * A requirement as the ad itself words it where that reads as a name ('ICU', 'ventilator management'), else its canonical
 * label; in small letters unless it is a name.
 */
export function sayTerm(term: SaidTerm): string {
  const label = term.label.replace(/ \([^)]*\)$/, "");
  // The ad may say 'friendly' of a person; a letter names the quality.
  if (term.kind === "soft") return lowerPlain(label);
  if (term.kind === "language") return label;
  const own = term.quotes.find(({ quote }) => isName(quote, label))?.quote ?? label;
  return lowerTerm(own, term);
}

/** A requirement as an object: 'a driving licence', 'NMC registration'. */
export function sayHeld(term: SaidTerm): string {
  return withArticle(sayTerm(term));
}

/** Licences and papers of which one has one: 'a Class B driver license', 'an Arizona RDH license'. */
export function withArticle(name: string): string {
  return /\b(?:licen[sc]e|certificate|card|diploma|degree|permit|ticket)$/i.test(name)
    ? `${articleFor(name)} ${name}`
    : name;
}

/** Whether a requirement names something that one can have done or know: no person, and no word that says nothing alone. */
export function isSayable(term: SaidTerm): boolean {
  const said = sayTerm(term);
  const head = said.split(" ").at(-1)!.toLowerCase();
  return !isPersonNoun(head) && !/ in training$/i.test(said) && !SAYS_NOTHING.has(said.toLowerCase());
}

/** Single words that a list of skills cannot stand on. */
const SAYS_NOTHING = new Set(
  `level levels instruction instructions sales web calls call claims handovers tools systems equipment materials production engagement
  displays drawings assemblies products services process processes operations solutions projects records goods orders clients customers
  accounts work job support service delivery deliveries site sites field standards quality skills team teams data results degree
  installation installations coach environment media content information network networks safety training communication technology business industry company events event food`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const TELLS_APART =
  /^(?:dental|nursing|warehouse|lab|laboratory|design|ct|patients|india|pharmacy|retail|construction|hotel)$/;

function isName(quote: string, label: string): boolean {
  if (
    quote.length > LONGEST_TERM ||
    quote.length < 2 ||
    /[^\p{L}\p{N} &+#.'’/-]/u.test(quote) ||
    LEVEL.test(quote)
  )
    return false;
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

function lowerTerm(name: string, term: SaidTerm): string {
  if (term.kind === "language" || /^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(name)) return name;
  const quotes = [...term.quotes, ...term.resumeQuotes].map(({ quote }) => quote);
  const small = quotes.some(
    (quote) => quote === quote.toLowerCase() && quote.toLowerCase() === name.toLowerCase(),
  );
  if (small) return name.toLowerCase();
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
