import { AMPERSAND, SPELLED } from "../../knowledge/letters/resume-shorthand.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "./verb-forms.ts";

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
