import type { FormIndex } from "./index-forms.ts";
import { type PackedIndex, RADIX } from "./packed-lexicon.ts";

export function unpackIndex(packed: PackedIndex): FormIndex {
  const stems = readStarts(packed.starts);
  return {
    vocabulary: new Set(packed.vocabulary.split(" ")),
    innerCapitals: new Set(packed.innerCapitals.split(" ")),
    stems: () => stems.keys(),
    starts: (stem) => sumUp(unpackNumbers(stems.get(stem) ?? "")),
    firstForms: Int32Array.from([0, ...sumUp(unpackNumbers(packed.formCounts))]),
  };
}

/** Stem -> the numbers of its forms, as text until it is asked for. */
function readStarts(lines: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of lines.split("\n")) {
    const end = line.indexOf(" ");
    stems.set(line.slice(0, end), line.slice(end + 1));
  }
  return stems;
}

function unpackNumbers(text: string): number[] {
  return text === "" ? [] : text.split(" ").map((number) => Number.parseInt(number, RADIX));
}

function sumUp(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}
