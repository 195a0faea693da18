import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { wordClass } from "#engine/models/ads/read-word-classes.ts";
import { readTokens, type Token } from "#engine/text/tokens.ts";
import type { FactCard } from "../cards/card.ts";
import { readVerb } from "../clause/verb-forms.ts";

/**
 * The words of a line by name, by the class they are of, and in what order small words and endings stand. Only what eight owners
 * use has a weight (training/lines), so that no name or sentence can be read from the weights.
 */
export function wordFeatures({ text, form }: FactCard): string[] {
  const tokens = readTokens(text);
  const words = tokens.map(wordOf);
  const shapes = ["^", ...tokens.map(shapeOf), "$"];
  const kinds = tokens.map(kindOf);
  const first = words[0] ?? "";
  const head = headOf(tokens);
  return [
    ...new Set([
      ...words.filter((word, at) => at > 0 && wordBand(word) !== 1).map((word) => `w:${word}`),
      ...words.filter((word) => wordBand(word) === 1).map((word) => `g:${word}`),
      `v:${first}`,
      ...(head === null
        ? ["head:none"]
        : [`head:${wordOf(head)}`, `vhead:${verbKind(first)}-${kindOf(head)}`]),
      `end:${words.at(-1) ?? ""}`,
      `end:${shapes.slice(-3, -1).join("-")}`,
      `form:${form}-${shapes[2] ?? ""}`,
      ...pairs(shapes).map((pair) => `s:${pair}`),
      ...triples(shapes).map((triple) => `t:${triple}`),
      ...tokens.flatMap(classOf).map((name) => `c:${name}`),
      ...kinds.map((kind) => `k:${kind}`),
      ...pairs(kinds).map((pair) => `kk:${pair}`),
    ]),
  ];
}

const wordOf = ({ normalized }: Token) => (/\d/.test(normalized) ? "0" : normalized);
const pairs = (names: readonly string[]) => names.slice(1).map((name, at) => `${names[at]}-${name}`);
const triples = (names: readonly string[]) =>
  names.slice(2).map((name, at) => `${names[at]}-${names[at + 1]}-${name}`);

function classOf({ normalized }: Token): string[] {
  const known = wordClass(normalized);
  return known === undefined ? [] : [String(known.class)];
}

function kindOf(token: Token): string {
  const known = wordClass(token.normalized);
  return known === undefined ? shapeOf(token) : String(known.kind);
}

function verbKind(word: string): string {
  const known = wordClass(word);
  return known === undefined ? "none" : String(known.class);
}

/** Small words by name, others by how they are written and built. */
function shapeOf({ normalized, letterCase }: Token): string {
  if (/\d/.test(normalized)) return "0";
  if (wordBand(normalized) === 1) return normalized;
  if (letterCase !== "lower") return letterCase === "title" ? "Name" : "NAME";
  const kinds = readVerb(normalized)?.kinds ?? [];
  if (kinds.includes("gerund")) return "Ving";
  if (kinds.includes("past")) return "Ved";
  const ending = ENDINGS.find((one) => normalized.endsWith(one));
  if (kinds.includes("base")) return "V";
  return ending === undefined ? "N" : `N${ending}`;
}

const ENDINGS = [
  "tion",
  "ment",
  "ity",
  "ness",
  "ance",
  "ence",
  "ing",
  "ings",
  "ies",
  "ers",
  "ors",
  "er",
  "or",
  "ally",
  "ly",
  "al",
  "ive",
  "ous",
  "ful",
  "ic",
  "able",
  "ss",
  "s",
  "ed",
];

/** What the first verb acts on: the last word before the first small one, comma or end. */
function headOf(tokens: readonly Token[]): Token | null {
  let last: Token | null = null;
  for (const [at, token] of tokens.entries()) {
    if (at === 0) continue;
    const isSmall = wordBand(token.normalized) === 1;
    if (isSmall && last === null) continue;
    if (isSmall) break;
    last = token;
  }
  return last;
}
