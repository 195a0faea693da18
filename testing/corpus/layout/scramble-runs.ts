import type { PositionedDocument, PositionedRun } from "#engine/resume/model/positioned.ts";
import { Random } from "./random.ts";

export type Scrambling = "rows" | "shuffled" | "words";

/** The same page as another producer would write it: line by line, in any order, or word by word in any order. */
export function scrambleRuns(document: PositionedDocument, how: Scrambling): PositionedDocument {
  const random = new Random(7);
  return {
    ...document,
    pages: document.pages.map((page) => {
      const runs = how === "words" ? page.runs.flatMap(splitRun) : [...page.runs];
      if (how === "rows")
        runs.sort((a, b) => Math.round(a.y + a.height) - Math.round(b.y + b.height) || a.x - b.x);
      else {
        for (let at = runs.length - 1; at > 0; at--) {
          const other = random.between(0, at);
          [runs[at], runs[other]] = [runs[other]!, runs[at]!];
        }
      }
      return { ...page, runs };
    }),
  };
}

function splitRun(run: PositionedRun): PositionedRun[] {
  return [...run.text.matchAll(/\S+/g)].map((word) => {
    const edges = run.edges.slice(word.index, word.index + word[0].length + 1);
    const x = Math.min(...edges);
    return { ...run, text: word[0], edges, x, width: Math.max(...edges) - x };
  });
}
