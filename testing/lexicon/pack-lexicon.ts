import type { Concept } from "#engine/knowledge/skills/concept.ts";
import { conceptId } from "#engine/knowledge/skills/concept-id.ts";
import { type FormIndex, indexForms } from "#engine/lexicon/index-forms.ts";
import { type PackedIndex, type PackedLexicon, RADIX } from "#engine/lexicon/packed-lexicon.ts";

/** What `openLexicon` reads, of the concepts of the tables and the idioms behind them. */
export function packLexicon(concepts: readonly Concept[], idioms: Concept): PackedLexicon {
  const lists = new Map<string, number>([["", 0]]);
  const numberOf = (words: readonly string[]) => {
    const text = words.join("; ");
    const number = lists.get(text) ?? lists.size;
    lists.set(text, number);
    return number.toString(RADIX);
  };
  const trades: { trade: string; lines: string[] }[] = [];
  for (const concept of concepts) {
    const trade = concept.trades[0]!;
    if (trades.at(-1)?.trade !== trade) trades.push({ trade, lines: [] });
    trades.at(-1)!.lines.push(packConcept(concept, numberOf));
  }
  return {
    trades: trades.map(({ trade, lines }) => ({ trade, concepts: lines.join("\n") })),
    wordLists: [...lists.keys()].join("\n"),
    index: packIndex(
      indexForms({ count: concepts.length, formTexts: (at) => textsOf(concepts[at]!) }, textsOf(idioms)),
    ),
  };
}

function packConcept(concept: Concept, numberOf: (words: readonly string[]) => string): string {
  const { id, label, kind, parents, context, counter } = concept;
  const forms = concept.forms
    .map(({ text, ambiguity }) => (ambiguity === "ok" ? text : `${text} ~${ambiguity}`))
    .join("; ");
  return [
    id === conceptId(concept.forms[0]!.text) ? "" : id,
    label,
    kind,
    parents.join("; "),
    forms === label ? "" : forms,
    numberOf(context),
    numberOf(counter),
  ].join("\t");
}

function textsOf({ forms }: Concept): string[] {
  return forms.map(({ text }) => text);
}

function packIndex({ firstForms, vocabulary, innerCapitals, stems, starts }: FormIndex): PackedIndex {
  const counts = Array.from(firstForms.subarray(1), (first, index) => first - firstForms[index]!);
  return {
    formCounts: packNumbers(counts),
    vocabulary: [...vocabulary].join(" "),
    innerCapitals: [...innerCapitals].join(" "),
    starts: [...stems()].map((stem) => `${stem} ${packNumbers(stepsOf(starts(stem)))}`).join("\n"),
  };
}

/** Each number as what it is more than the one before: short, as they ascend. */
function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(RADIX)).join(" ");
}
