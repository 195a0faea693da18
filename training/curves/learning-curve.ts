import { seeded } from "../real/scoring/counts.ts";

/** How much of the labelled documents is learned from, each twice the one before. */
const SHARES = [1 / 8, 1 / 4, 1 / 2, 1] as const;
/** A part is drawn so often, because which documents it holds decides more than how many, the fewer there are. */
const DRAWS = 5;

/** What the models learned from so many documents are worth: a figure of each measure, for each time they were drawn. */
export type CurvePoint = { documents: number; figures: ReadonlyMap<string, number>[] };

/** Learns from growing parts of `documents` and measures each; the same documents are drawn each time it is run. */
export function traceCurve<T>(
  documents: readonly T[],
  measure: (part: readonly T[]) => ReadonlyMap<string, number>,
): CurvePoint[] {
  return SHARES.map((share) => {
    const size = Math.round(share * documents.length);
    const draws = share === 1 ? 1 : DRAWS;
    const figures = Array.from({ length: draws }, (_, draw) =>
      measure(share === 1 ? documents : drawPart(documents, size, draw)),
    );
    return { documents: size, figures };
  });
}

/** So many of them, in their own order; a smaller part of the same draw lies in the larger one. */
export function drawPart<T>(documents: readonly T[], size: number, draw: number): T[] {
  const next = seeded(draw + 1);
  const lots = documents.map((_, at) => ({ at, lot: next() })).sort((a, b) => a.lot - b.lot);
  const taken = new Set(lots.slice(0, size).map(({ at }) => at));
  return documents.filter((_, at) => taken.has(at));
}

/** A Markdown table: a row a measure, a column a number of documents, and what the last doubling brought. */
export function curveTable(points: readonly CurvePoint[]): string[] {
  const measures = [...points[0]!.figures[0]!.keys()];
  const ends = points.slice(-2);
  return [
    `| | ${points.map(({ documents }) => documents).join(" | ")} | last doubling |`,
    `|---|${points.map(() => "---|").join("")}---|`,
    ...measures.map((measure) => {
      const cells = points.map(({ figures }) => printCell(figures.map((one) => one.get(measure)!)));
      const [half, all] = ends.map(({ figures }) => meanOf(figures.map((one) => one.get(measure)!)));
      const gain = all! - half!;
      return `| ${measure} | ${cells.join(" | ")} | ${gain < 0 ? "−" : "+"}${Math.abs(gain).toFixed(1)} |`;
    }),
    "",
  ];
}

/** '76.4 (74–78)': the mean of the draws, the lowest and the highest. */
function printCell(values: readonly number[]): string {
  const mean = meanOf(values).toFixed(1);
  if (values.length === 1) return mean;
  return `${mean} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
