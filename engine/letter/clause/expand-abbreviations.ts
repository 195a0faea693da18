import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "./verb-forms.ts";

/** 'Decreased overtime 15 %': no other word says yet how the figure stands to the verb. */
const CHANGE_BY =
  /^((?:increased?|decreased?|reduced?|cut|raised?|improved?|grew|lowered?|boosted?) (?:(?!(?:by|to|of|from|at|than|in|on|for|with|over|under|below|above|nearly|about|almost|only|just|an?|the|up|down)\b)[\p{L}-]+ ){1,5})(?=\d[\d.,]*\s?%)/iu;

/** Resume shorthand and what a letter writes instead. Numbers, units and names stay as printed. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)w\/o(?=\s)/gi, "$1without"],
  [/(^|\s)w\/ ?(?=\S)/gi, "$1with "],
  [/(^|[\s(])incl\.?(?=\s)/gi, "$1including"],
  [/(^|[\s(])(?:approx\.?|approximately|circa|ca\.|c\.)(?= ?[£$€]?\d)/gi, "$1about"],
  [/(^|[\s(])[~≈] ?(?=[£$€]?\d)/g, "$1about "],
  [/(\d\s?|\bper |\bevery |\beach )yrs?\b\.?/gi, "$1year"],
  [/(^|\s)acc\. to(?=\s)/gi, "$1according to"],
  [/\bmgmt\b\.?/gi, "management"],
  [/\bdept\b\.?/gi, "department"],
  [/(\p{L}{3,})\/(?=(?:day|week|month|year|hour|night|shift)\b)/gu, "$1 a "],
  [
    /\b(in|for|on|of|from) (?=(?:company|client|school|firm|hospital|employer|team|department)['’]s )/g,
    "$1 the ",
  ],
  [/, (?=(?:FY ?\d\d|Q[1-4] \d{4}|(?:19|20)\d\d)$)/g, " in "],
  [/(["”]) (?=(?:Q[1-4] |FY ?)?(?:19|20)?\d\d$)/g, "$1 in "],
  [/, (?=team of \d)/gi, " with a "],
  [CHANGE_BY, "$1by "],
  [/\bavg\b\.?/gi, "average"],
  [/(^|\s)average (?=\d)/g, "$1an average of "],
  [/(^|\s)with average (?=\p{Ll})/gu, "$1with an average "],
  [/,? etc\b\.?(?=$|[\s)])/gi, ""],
  [/([\p{L}\d)]) \+ (?=[\p{L}\d])/gu, "$1 and "],
];

/** 'nurses & students', but 'Dalkia & Co', 'Oils & Fats B.V.' and 'R&D'. */
const AMPERSAND = /(\S+) & (?=(\S+))/gu;

/** Spells out what resumes shorten, and gives a list that ends without its 'and' that word. */
export function expandAbbreviations(part: string): string {
  let text = part;
  for (const [short, long] of SPELLED)
    text = text.replace(short, (match: string, ...groups: unknown[]) => {
      if (long === "$1year") {
        const before = String(groups[0]);
        return /^(?:1\s?|per |every |each )$/i.test(before) ? `${before}year` : `${before.trimEnd()} years`;
      }
      const said = long.replace("$1", typeof groups[0] === "string" ? groups[0] : "");
      return match === "" ? match : said;
    });
  text = text.replace(AMPERSAND, (match, before: string, after: string) =>
    /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(after) && !/,$/.test(before) ? match : `${before} and `,
  );
  return closeList(sayChange(text.replace(/\s+/g, " ").trim()));
}

/** 'latency 480 ms → 120 ms' as 'latency from 480 ms to 120 ms'. */
function sayChange(text: string): string {
  return text.replace(
    /(?:\bfrom )?([£$€]?\d[\d.,]*\s?[\p{L}%]{0,4}) ?(?:→|->|=>) ?(?=[£$€]?\d)/u,
    "from $1 to ",
  );
}

const MOST_IN_ITEM = 5;
const NOT_LISTED =
  /^(?:and|or|which|who|where|while|so|with|without|including|for|from|to|in|on|at|by|of|as|then|mainly|mostly|(?:resulting|reducing|increasing|improving|saving|ensuring|using|leading|cutting|raising)(?= )|up|down|last|first|also|not|our|my|both|each|every|all|per)(?![\p{L}-])/iu;

/** 'roofs, stairs, doors' as 'roofs, stairs and doors'. Left alone where the last comma may part something else than a list. */
export function closeList(text: string): string {
  const masked = text.replace(/\([^()]*\)|"[^"]*"|“[^”]*”/g, (inner) => "x".repeat(inner.length));
  const start = masked.indexOf(": ") + 1;
  const items = masked.slice(start).trim().split(", ");
  if (items.length < 2 || !isList(items)) return text;
  const at = masked.lastIndexOf(", ");
  return `${text.slice(0, at)} and ${text.slice(at + 2)}`;
}

/** Two deeds in the same form. */
function opensAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((item) => readVerb(item.split(" ")[0]!)?.kinds ?? []);
  return a!.length === 1 && b!.length === 1 && a![0] === b![0] && a![0] === "past";
}

function isList(items: readonly string[]): boolean {
  const first = items[0]!;
  const last = items.at(-1)!;
  const middle = items.slice(1, -1);
  const long = (item: string) => item.split(" ").length > MOST_IN_ITEM;
  if (/ (?:and|or|&) /.test(` ${items.slice(1).join(" ")} `)) return false;
  if (NOT_LISTED.test(last) || /^(?:\d|\p{Lu}{2}$|FY|Q\d)/u.test(last)) return false;
  if (middle.some((item) => long(item) || NOT_LISTED.test(item)) || last.split(" ").length > MOST_IN_ITEM + 3)
    return false;
  if (items.length > 2) return true;
  // 'Took fares, handled cash up to £600 a shift'
  if (opensAlike(first, last) && !/ (?:and|or) /.test(first)) return true;
  // Of two parts only short ones are surely a list ('doors, skirting'), and names after a comma may say where.
  return !(
    / (?:and|or) /.test(first) ||
    last.split(" ").length > 2 ||
    /ing\b/.test(last) ||
    first.split(" ").length > 5 ||
    (/^\p{Lu}/u.test(last) && !/^\p{Lu}{3,}$/u.test(last)) ||
    isPersonNoun(first.split(" ").at(-1)!.toLowerCase())
  );
}

/** 'cask and keg filling, tank checks' as 'cask and keg filling as well as tank checks': a last comma that stands for a word. */
export function coordinateLastItem(text: string): string {
  const items = text.split(", ");
  const last = items.at(-1)!;
  const before = items.slice(0, -1).join(", ");
  if (
    items.length < 2 ||
    !/ and /.test(before) ||
    /[()]/.test(text) ||
    / and |^(?:and|or|\d|\p{Lu}|with|including|which|who|as|for|in|on|at|to|by|from|of)\b/u.test(last)
  )
    return text;
  return items.length === 2 ? `${before} as well as ${last}` : `${before}, and ${last}`;
}
