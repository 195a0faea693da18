import type { EntryKind } from "./header-labels.ts";

/** The lines that name an entry, by index, first to last. */
export type HeaderRows = { kind: EntryKind; rows: number[] };

const MOST_ROWS = 7;
/** Lines of the body that may stand between two lines of one header. */
const WIDEST = 3;

/** Entries as the labels of the lines mark them. */
export function findHeaders(labels: readonly string[]): HeaderRows[] {
  const headers: HeaderRows[] = [];
  for (const [at, label] of labels.entries()) {
    const kind = label.startsWith("job") ? "job" : label.startsWith("study") ? "study" : null;
    if (kind === null || label.endsWith("-body")) continue;
    const open = headers.at(-1);
    const goesOn =
      label.endsWith("-more") &&
      open?.kind === kind &&
      open.rows.length < MOST_ROWS &&
      at - open.rows.at(-1)! <= WIDEST;
    if (goesOn) open.rows.push(at);
    else headers.push({ kind, rows: [at] });
  }
  return headers;
}
