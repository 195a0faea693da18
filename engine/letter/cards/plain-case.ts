import { ALSO_TOOLS, TOOL_NAMES, TOOL_SPELLINGS } from "#engine/knowledge/letters/tool-names.ts";
import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { capitalise, isPlainWord, lowerPlain } from "../names/realize-names.ts";

/** After these a capital is more likely a name's. */
const BEFORE_NAME = /^(?:at|for|with|from|by|called|named|titled|joined|using|via|as)$/i;
const CALLED = /\b(?:called|named|titled|entitled)(?: the)?$/i;
/** Names that are words in small letters too. */
const ALSO_NAMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|polish|turkey|china|java|jersey|mandarin|swift|welsh|irish|german|french|english|spanish|christmas|easter|internet)$/;
/** From this share of its words in capitals on a line is a headline, in which capitals tell no name. */
const HEADLINE = 0.5;
const LEAST_HEADLINE = 3;
/** So many words of a headline may keep a capital: with more nobody could tell which are names. */
const MOST_NAMES = 3;

/**
 * A clause with the capitals of a headline taken out: 'Cooked Breakfast for guests' as 'cooked breakfast for guests'. A run of
 * capitalised words of which one stands in no dictionary is a name, and so may be one behind 'at' or 'for', but in a line
 * that is all capitals. Null where nobody could tell which is which.
 */
export function plainCase(printed: string): string | null {
  const line = raiseNames(printed);
  const words = line.split(" ");
  const titled = words.filter((word, index) => index > 0 && isPlainTitled(word)).length;
  const content = words.filter((word, index) => index > 0 && /^\p{L}{4,}/u.test(word)).length;
  const isHeadline = content >= LEAST_HEADLINE && titled > content * HEADLINE;
  const { text, names } = lowerRuns(line, listTermWords(line), isHeadline);
  return isHeadline && names > MOST_NAMES ? null : text;
}

/** Things in the capitals of a list, which the lexicon knows by them. */
const THINGS =
  /(?<=\p{Ll} )(?:Firewalls?|Spreadsheets?|Switches|Routers|Servers|Databases?|Dashboards?|Reports|Applications?|Websites?|Systems)(?=[ ,.]|$)(?! \p{Lu})/gu;

/** Tools whose names are words too: behind these small words they are tools. */
const TOOL_WORDS = /\b(in|using|with|via|used|use|Microsoft|MS) (python|java|excel|oracle)\b(?![-./])/g;

/** A tool by its name, printed with its capital: 'Docker', which is a word too. */
function isToolName(word: string): boolean {
  const bare = word.replace(/[,.;:]$/, "");
  return TOOL_NAMES.has(bare) || ALSO_TOOLS.has(bare);
}

/** 'tree based algorithms' as 'tree-based algorithms'. */
function joinCompounds(line: string): string {
  return line.replace(
    /(?<=\s)(?!(?:is|are|was|were|be|been|being|and|or|not|\p{L}+ly) )(\p{Ll}{3,}|\p{Lu}{2,6}) (based|driven|oriented|related|friendly|free) (?=(?!on|in|at|out|upon|around|by|from|of|to|and|the|a)\p{Ll})/gu,
    (whole, first: string, second: string) =>
      second === "free" && first !== "error" ? whole : `${first}-${second} `,
  );
}

/** 'linux' as 'Linux': the name of a tool that is no other word. */
function raiseNames(line: string): string {
  const known = line.replace(
    TOOL_WORDS,
    (_, before: string, word: string) => `${before} ${capitalise(word)}`,
  );
  const small = known.replace(THINGS, (word) => word.toLowerCase());
  return joinCompounds(small).replace(
    /(?<![\p{L}\p{N}./@-])\p{L}\p{Ll}{3,}(?![\p{L}\p{N}/@-]|\.\p{L})/gu,
    (word) => TOOL_SPELLINGS.get(word.toLowerCase()) ?? word,
  );
}

/** Words by their place that belong to a term: in small letters where the lexicon has it so, else as printed. */
function listTermWords(line: string): Map<number, "small" | "name"> {
  const block = { start: 0, end: line.length, kind: "item" as const, section: "experience" };
  const found = new Map<number, "small" | "name">();
  for (const { start, end, label, quote } of findTerms(line, [block], { isSkillsSection: () => false })) {
    // 'Continuous improvement' is a plain word of a trade, 'Visual Studio' a name.
    const isSmall = /^\p{Ll}/u.test(label) || (lowerPlain(label) !== label && !/ \p{Lu}/u.test(label));
    if (!/^\p{Lu}/u.test(quote) && !isSmall) continue;
    const first = line.slice(0, start).split(" ").length - 1;
    const count = line.slice(start, end).split(" ").length;
    for (let at = first; at < first + count; at += 1) found.set(at, isSmall ? "small" : "name");
  }
  return found;
}

const SMALL = /^(?:Using|With|By|And|From|Through|Via|Including)$/;

function lowerRuns(
  line: string,
  terms: ReadonlyMap<number, "small" | "name">,
  isHeadline: boolean,
): { text: string; names: number } {
  const words = line.split(" ");
  const said = [...words];
  let names = 0;
  for (let start = 1; start < words.length; start += 1) {
    if (!isTitled(words[start])) continue;
    let end = start + 1;
    // 'system Using ARM7': no name begins so.
    if (SMALL.test(words[start]!)) {
      said[start] = words[start]!.toLowerCase();
      continue;
    }
    while (end < words.length && isTitled(words[end]) && !/[,;:.]$/.test(words[end - 1]!)) end += 1;
    const run = words.slice(start, end);
    const isPlain = run.every(
      (word, index) =>
        terms.get(start + index) === "small" ||
        (terms.get(start + index) !== "name" &&
          // 'NBC Universal': of letters that nobody knows the next word may be the rest of a name.
          (isPlainTitled(word) || ((isHeadline || run.length === 1) && /^\p{Lu}{2,5}[,.]?$/u.test(word)))),
    );
    const mayBeName =
      (!isHeadline && BEFORE_NAME.test(words[start - 1]!)) || CALLED.test(words.slice(0, start).join(" "));
    if (!isPlain) names += run.length;
    for (let at = start; at < end; at += 1)
      if (
        !isToolName(words[at]!) &&
        (terms.get(at) === "small" || (isPlain && !mayBeName && isPlainTitled(words[at]!)))
      )
        said[at] = lowerFirst(words[at]!);
    start = end - 1;
  }
  return { text: said.join(" ").replace(/(\p{Ll}) & (?=\p{Ll})/gu, "$1 and "), names };
}

function isTitled(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word);
}

function isPlainTitled(word: string): boolean {
  if (isToolName(word)) return false;
  const bare = word
    .replace(/['’]s\b/u, "")
    .replace(/[^\p{L}-]/gu, "")
    .toLowerCase();
  return (
    /^\p{Lu}\p{Ll}{2,}(?:-\p{L}\p{Ll}+)*(?:['’]s)?[,;:.]?$/u.test(word) &&
    bare
      .split("-")
      .every(
        (part) =>
          isPlainWord(part) ||
          isDictionaryWord(part) ||
          isDictionaryWord(part.replace(/s$/, "")) ||
          wordBand(part) !== undefined,
      ) &&
    !PLACES.has(bare) &&
    !ALSO_NAMES.test(bare)
  );
}

function lowerFirst(word: string): string {
  return /^\p{Lu}{2}|\d/u.test(word) ? word : word.toLowerCase();
}
