import { foldLetters } from "../../text/fold-letters.ts";
import { collectFolded, collectWords, patternOf } from "../locales/collect-words.ts";
import { TABLE_COLUMNS, type TableColumn } from "../locales/table-column.ts";

/** What the columns of tables of studies and jobs hold, by what their heads say; the first that fits counts. Folded. */
export const COLUMN_HEADS: readonly (readonly [TableColumn, RegExp])[] = TABLE_COLUMNS.map((column) => {
  const words = patternOf(collectWords((locale) => locale.tableColumns?.[column]).map(foldLetters));
  return [column, new RegExp(column === "number" ? `^(?:${words})$` : `\\b(?:${words})\\b`)];
});

/** The words of these heads and what may stand beside them; a cell that says anything else is no head. */
export const COLUMN_WORDS = collectFolded(({ tableColumns, tableFillers }) => [
  ...Object.values(tableColumns ?? {}).flatMap((heads) => heads.flatMap((head) => head.split(" "))),
  ...(tableFillers ?? []),
]);
