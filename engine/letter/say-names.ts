import { wordBand } from "#engine/lexicon/common-words.ts";
import { PLACES } from "#engine/lexicon/places.ts";
import type { TermMatch } from "#engine/match/match.ts";
import type { ResumeEducation } from "#engine/resume/resume.ts";
import { foldWord } from "#engine/text/fold.ts";
import { TITLE_WORDS } from "./data/title-words.ts";

const LONGEST = 70;

/** A title or name for the middle of a sentence; null where it does not read as one. Shouted ones are set in small letters. */
export function sayName(name: string | null): string | null {
  if (name === null) return null;
  const flat = name
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,;:]+$/, "")
    .replace(/([^.\s]{3})\.$/, "$1");
  if (flat.length < 2 || flat.length > LONGEST || /[|@•\n]|https?:/.test(flat)) return null;
  return flat === flat.toUpperCase() && /\p{Lu}{5}/u.test(flat)
    ? flat.replace(/\p{Lu}{4,}/gu, (word) => word[0]! + word.slice(1).toLowerCase())
    : flat;
}

/** 'an' before a vowel as it is spoken: 'an hour', 'an MBA', 'a user'. */
export function articleFor(text: string): "a" | "an" {
  const first = text.split(/[\s-]/)[0] ?? "";
  if (/^[A-Z]{2,}s?$/.test(first) || /^[A-Z]$/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  if (/^(?:hour|honest|honou?r|heir)/i.test(first)) return "an";
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one|ubiq|ural)/i.test(first)) return "a";
  return /^(?:[aeiou]|8|11|18)/i.test(first) ? "an" : "a";
}

type SaidTerm = Pick<TermMatch, "label" | "kind" | "quotes" | "resumeQuotes">;

const LONGEST_TERM = 36;
const LEVEL =
  /\b(?:fluent|advanced|strong|excellent|good|basic|solid|proficient|proven|deep|demonstrated|intermediate|skills?|experience|knowledge)\b/i;

/**
 * A requirement as the ad itself words it where that reads as a name ('ICU', 'ventilator management'), else its canonical
 * label; in small letters unless it is a name.
 */
export function sayTerm(term: SaidTerm): string {
  const { label } = term;
  // The ad may say 'friendly' of a person; a letter names the quality.
  if (term.kind === "soft") return lowerPlain(label);
  const own = term.quotes.find(({ quote }) => isName(quote, label))?.quote ?? label;
  return lowerTerm(own, term);
}

function isName(quote: string, label: string): boolean {
  if (
    quote.length > LONGEST_TERM ||
    quote.length < 2 ||
    /[^\p{L}\p{N} &+#.'’/-]/u.test(quote) ||
    LEVEL.test(quote)
  )
    return false;
  if (quote.toLowerCase() === label.toLowerCase()) return true;
  if (/\b(?:and|or|of|to|in|with)\b/.test(quote)) return false;
  if (/^\p{Lu}[\p{Lu}\d&+#/-]{1,6}$/u.test(quote)) return true;
  const words = quote.split(" ");
  return (
    words.length === label.split(" ").length &&
    words.at(-1)!.toLowerCase().slice(0, 5) === label.split(" ").at(-1)!.toLowerCase().slice(0, 5)
  );
}

/** Activities and fields of knowledge, however rare: 'Dentistry', 'Mediation'. */
const KNOWLEDGE =
  /(?:tion|sion|ment|ance|ence|ship|ness|ity|ics|istry|ology|graphy|therapy|ism|work|care|ing|ery|ure)$/;

function lowerTerm(name: string, term: SaidTerm): string {
  if (term.kind === "language" || /^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(name)) return name;
  const small = [...term.quotes, ...term.resumeQuotes].some(
    ({ quote }) => quote === quote.toLowerCase() && quote.toLowerCase() === name.toLowerCase(),
  );
  if (small) return name.toLowerCase();
  return lowerPlain(name);
}

/** A word that English has as a common one, and that names no place or people. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (PLACES.has(lower) || NAMED.has(lower)) return false;
  const { noun, lemma } = foldWord(lower);
  if (
    lower.includes("-") &&
    lower
      .split("-")
      .every(
        (part) =>
          part !== "" &&
          (wordBand(part) !== undefined || /^(?:anti|non|pre|co|fit|multi|re|sub)$/.test(part)),
      )
  )
    return true;
  return (
    KNOWLEDGE.test(lower) ||
    TITLE_WORDS.has(lower) ||
    wordBand(noun) !== undefined ||
    wordBand(lemma) !== undefined
  );
}

/** Common words that are the names of tools and makers too. */
const NAMED = new Set(
  `excel word access outlook teams slack sage epic swift go rust ruby spark oracle unity blender figma sketch rhino bash puppet point adobe office
  windows spring workday toast square stripe zoom notion monday hive pig flask express react angular helm vault elastic looker project publisher
  exchange concur maya premiere buffer drift gusto lever greenhouse opera micros aloha clover lightspeed canvas blackboard moodle shift eclipse ant
  safe lean agile scrum kanban chrome safari edge snowflake pages numbers keynote discord asana java scala julia dart basic r c cobol pascal ada
  cypress jest maven node python`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** 'the University of Wexcombe', 'the Department of the Army'. */
export function withThe(name: string): string {
  if (
    /^(?:United States|US|U\.S\.|British|Royal|Indian) (?:Army|Navy|Air Force|Marine Corps|Coast Guard|Mail)$/.test(
      name,
    )
  )
    return `the ${name}`;
  return /^(?:(?:Technical|National|Federal|State) )?(?:University|Institute|City|County|State|Borough|Ministry|Department|Shire|Council|Port|Office|Bank|College) of /.test(
    name,
  )
    ? `the ${name}`
    : name;
}

/** A person's name; one in capitals as people write it. */
export function sayPerson(name: string): string {
  return name !== name.toUpperCase()
    ? name
    : name.replace(/\p{Lu}{2,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());
}

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Numbers up to twelve in words. */
export function sayCount(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

export function capitalise(text: string): string {
  return text === "" ? text : text[0]!.toUpperCase() + text.slice(1);
}

/** An employer without what only the register needs: 'Bayou Marine Industries, Inc.' as 'Bayou Marine Industries'. */
export function sayEmployer(employer: string | null): string | null {
  const name = sayName(employer);
  if (name === null) return null;
  const short = name.split(/,|\s(?:Ltd|Inc|LLC|GmbH|Limited|Pvt|plc|LLP|Corp)\b|\sCo\.?$/)[0]!.trim();
  const said = sayName(short.length > 2 ? short : name);
  return said === null ? null : withThe(said);
}

/** 'Fault finding' is 'fault finding' in a sentence; 'Epic', 'AutoCAD' and 'Google Ads' keep their capitals. */
export function lowerPlain(name: string): string {
  const words = name.split(" ");
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}-]/gu, "");
  // Set as a sentence is: only the first word has its capital, and it names no place or tool.
  if (words.length > 1 && /^\p{Lu}[\p{Ll}'’-]+ [\p{Ll}\s'’&-]+$/u.test(name))
    return PLACES.has(bare(words[0]!)) || NAMED.has(bare(words[0]!)) ? name : name.toLowerCase();
  if (words.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isPlainWord(bare(word)))) return name;
  return words.map((word) => (/^\p{Lu}[\p{Ll}'’-]+$/u.test(word) ? word.toLowerCase() : word)).join(" ");
}

/** 'a, b and c'; an item with an 'and' of its own comes first. */
export function joinList(items: readonly string[]): string {
  const joined = (item: string) => (/ (?:and|&) /.test(item) ? 0 : 1);
  const sorted = items.toSorted((a, b) => joined(a) - joined(b));
  return sorted.length < 2 ? (sorted[0] ?? "") : `${sorted.slice(0, -1).join(", ")} and ${sorted.at(-1)}`;
}

/** 'a Bachelor of Science in Nursing from Wright Valley University'. */
export function sayStudy({ degree, field, school }: ResumeEducation): string | null {
  const name = sayName(degree);
  if (name === null || !KNOWN_DEGREE.test(name)) return null;
  const of =
    field === null || sayName(field) === null || name.toLowerCase().includes(field.toLowerCase())
      ? ""
      : ` in ${sayName(field)}`;
  const from = school === null || sayName(school) === null ? "" : ` from ${withThe(sayName(school)!)}`;
  const said = name.replace(BARE_FIELD, "$1 in $2");
  return `${articleFor(said)} ${said}${of}${from}`;
}

/** 'PhD History' wants its 'in'. */
const BARE_FIELD =
  /^(Ph\.?D\.?|M\.?B\.?A\.?|[BM]\.? ?(?:A|Sc|S|Tech|Eng|Ed|Com|FA)\.?(?: \(Hons\))?|BBA) (?!in |of |\()(\p{Lu}\p{Ll}{2,})/u;

/** Degrees that take an article in English. */
const KNOWN_DEGREE =
  /^(?:Bachelor|Master|Associate|Doctor|Diploma|Higher|National|Advanced|Foundation|Certificate|Postgraduate|Ph\.?D|M\.?B\.?A|[BM]\.? ?(?:A|Sc|S|Tech|Eng|Ed|Com|Arch|FA|BA|SN|SW)\b|BBA|BSN|LL\.?[BM]|Juris|J\.?D)/;

const NOT_OPENING =
  /\b(?:driven|oriented|motivated|passionate|dynamic|proven|expert|extensive|highly|seeking|looking|dedicated|enthusiastic|skilled|results|accomplished|patient with|I|my|we|our)\b/i;

/** A summary's first sentence as 'I am a … with …'; null where it is no plain description of the person. */
export function saySummary(summary: string): string | null {
  const first = summary
    .replace(/\s+/g, " ")
    .trim()
    .split(/[.;](?:\s|$)/)[0]!
    .trim();
  const words = first.split(" ");
  if (words.length < 4 || words.length > 26 || NOT_OPENING.test(first) || /[^\x20-\u024f–’é]/.test(first))
    return null;
  if (
    !/^(?:an? )?(?:[\p{L}&/-]+ ){0,4}?[\p{L}-]+(?:er|or|ist|ian|ant|nurse|chef|cook|clerk|analyst|accountant|teacher|welder|driver|assistant|consultant|electrician|manager|engineer|graduate|student|designer|attorney|lawyer|paralegal|agent|associate|technician|specialist|guard|coach|aide) (?:with|who|in|on|at|from|for|of|specialising|specializing)\b/iu.test(
      first,
    )
  )
    return null;
  const bare = first.replace(/^an? /i, "");
  const start = /^\p{Lu}{2}/u.test(bare) ? bare : bare[0]!.toLowerCase() + bare.slice(1);
  return `I am ${articleFor(start)} ${start}.`;
}
