import type { Concept, ConceptKind } from "../knowledge/skills/concept.ts";
import { conceptId } from "../knowledge/skills/concept-id.ts";
import { readForms, splitCell } from "../knowledge/skills/read-cells.ts";
import { type PackedLexicon, RADIX } from "./packed-lexicon.ts";

export type FormTexts = { count: number; formTexts: (index: number) => readonly string[] };

/**
 * Concepts that are made one by one when they are asked for. A text touches few of the tens of thousands: as objects
 * they would take ten times the room of the text they are written in.
 */
export type ConceptList = FormTexts & {
  /** Made anew at every call. */
  read: (index: number) => Concept;
  id: (index: number) => string;
};

/** The concepts of our tables, then others that are objects already. */
export function listConcepts(packed: PackedLexicon, others: readonly Concept[]): ConceptList {
  const trades = packed.trades.map(({ trade, concepts }) => ({ trade, lines: concepts.split("\n") }));
  const own = trades.reduce((sum, { lines }) => sum + lines.length, 0);
  const find = (index: number): { trade: string; line: string } => {
    let place = index;
    for (const { trade, lines } of trades) {
      if (place < lines.length) return { trade, line: lines[place]! };
      place -= lines.length;
    }
    throw new RangeError(`no concept has the number ${index}`);
  };
  const wordsOf = rememberLists(packed.wordLists.split("\n"));
  const read = (index: number): Concept => {
    if (index >= own) return others[index - own]!;
    const { trade, line } = find(index);
    return readConcept(line, trade, wordsOf);
  };
  return {
    count: own + others.length,
    read,
    formTexts: (index) => read(index).forms.map(({ text }) => text),
    id: (index) => (index < own ? readId(find(index).line) : others[index - own]!.id),
  };
}

function readId(line: string): string {
  const [id, label, , , forms] = line.split("\t") as LineCells;
  return id === "" ? conceptId(readForms(forms, label)[0]!.text) : id;
}

function readConcept(line: string, trade: string, wordsOf: (number: string) => string[]): Concept {
  const [id, label, kind, parents, forms, context, counter] = line.split("\t") as LineCells;
  const read = readForms(forms, label);
  return {
    id: id === "" ? conceptId(read[0]!.text) : id,
    label,
    kind: kind as ConceptKind,
    trades: [trade],
    forms: read,
    parents: splitCell(parents),
    context: wordsOf(context),
    counter: wordsOf(counter),
  };
}

type LineCells = [string, string, string, string, string, string, string];

/** Concepts that share a list are given the same one. */
function rememberLists(lines: readonly string[]): (number: string) => string[] {
  const known = new Map<string, string[]>();
  return (number) => {
    let words = known.get(number);
    if (words === undefined) {
      words = splitCell(lines[Number.parseInt(number, RADIX)]!);
      known.set(number, words);
    }
    return words;
  };
}
