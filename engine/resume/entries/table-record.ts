import type { TableColumn } from "../../knowledge/locales/table-column.ts";
import type { Cell } from "../shape/split-cells.ts";

/** The cells of a row of a table by what the head of the table says that their columns hold. */
export type TableRecord = ReadonlyMap<TableColumn, Cell>;
