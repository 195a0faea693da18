import { type Figure, figureOf, interval, type Outcome, sumCounts } from "./counts.ts";

export type Column = { title: string; outcomes: readonly Outcome[] };
type Measure = { measure: string; figure: Figure };

const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  f1: "F1",
  recall: "of those there",
  precision: "of those read",
};

/** A Markdown table: a row a measure, a column a part of the documents, each figure with its 95 % interval and its count. */
export function figureTable(measures: readonly Measure[], columns: readonly Column[]): string[] {
  const shown = columns.filter(({ outcomes }) => outcomes.length > 0);
  const head = shown.map(({ title, outcomes }) => {
    const owners = new Set(outcomes.map(({ owner }) => owner)).size;
    return `${title} (${outcomes.length} of ${owners})`;
  });
  return [
    `| | ${head.join(" | ")} |`,
    `|---|${shown.map(() => "---").join("|")}|`,
    ...measures.map(
      ({ measure, figure }) =>
        `| ${measure}, ${FIGURE_NAMES[figure]} | ${shown.map(({ outcomes }) => printFigure(outcomes, measure, figure)).join(" | ")} |`,
    ),
    "",
  ];
}

/** '76.4 (71–81), of 412': in per cent, with the interval and with what the share is of. */
export function printFigure(outcomes: readonly Outcome[], measure: string, figure: Figure): string {
  const count = sumCounts(outcomes, measure);
  const value = figureOf(count, figure);
  if (value === null) return "–";
  const range = interval(outcomes, measure, figure);
  const percent = (share: number) => (100 * share).toFixed(0);
  const between = range === null ? "" : ` (${percent(range[0])}–${percent(range[1])})`;
  return `${(100 * value).toFixed(1)}${between}, of ${figure === "precision" ? count.read : count.there}`;
}

/** Faults by class, most first, with the number of documents each is in. */
export function errorTable(outcomes: readonly Outcome[], most: number): string[] {
  const classes = new Map<string, { faults: number; documents: number }>();
  for (const { errors } of outcomes)
    for (const error of new Set(errors)) {
      const sum = classes.get(error) ?? { faults: 0, documents: 0 };
      sum.faults += errors.filter((other) => other === error).length;
      sum.documents += 1;
      classes.set(error, sum);
    }
  const rows = [...classes]
    .sort((a, b) => b[1].faults - a[1].faults || (a[0] < b[0] ? -1 : 1))
    .slice(0, most);
  return [
    "| class of error | faults | documents |",
    "|---|---|---|",
    ...rows.map(([name, { faults, documents }]) => `| ${name} | ${faults} | ${documents} |`),
    "",
  ];
}
