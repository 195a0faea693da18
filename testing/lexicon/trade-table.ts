import type { Concept, ConceptKind } from "#engine/knowledge/skills/concept.ts";
import { readForms, splitCell } from "#engine/knowledge/skills/read-cells.ts";

/** A table as it lies in this folder: `<name>.tsv`, one concept a row (docs/lexicon.md). */
export type TradeTable = { name: string; text: string };

const COLUMNS = ["id", "label", "kind", "parents", "forms", "context", "counter"] as const;
type Cells = Record<(typeof COLUMNS)[number], string>;

const KINDS: ReadonlySet<string> = new Set<ConceptKind>([
  "hard",
  "soft",
  "certificate",
  "degree",
  "field",
  "language",
  "title",
]);
/** Tables of words that every trade has. */
const OF_ALL_TRADES: ReadonlySet<string> = new Set(["certificates", "degrees", "languages", "soft"]);

/** A row that cannot be read, with the place to mend. */
export class TableFault extends Error {
  constructor({ name }: TradeTable, line: number, message: string) {
    super(`${name}.tsv:${line}: ${message}`);
  }
}

/** The concepts of a table, in its order. @throws TableFault on the first row that breaks the format. */
export function readTradeTable(table: TradeTable): Concept[] {
  const [header, ...lines] = table.text.split(/\r?\n/);
  if (header?.split("\t").join() !== COLUMNS.join())
    throw new TableFault(table, 1, `the first line names the columns: ${COLUMNS.join(", ")}`);
  const shared = { context: new Map<string, string[]>(), counter: new Map<string, string[]>() };
  const trade = OF_ALL_TRADES.has(table.name) ? "general" : table.name;
  return lines.flatMap((line, index) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const cells = readCells(line);
    const fail = (message: string) => new TableFault(table, index + 2, message);
    const fault = faultOf(cells);
    if (fault !== null) throw fail(fault);
    try {
      return [
        {
          id: cells.id,
          label: cells.label,
          kind: cells.kind as ConceptKind,
          trades: [trade],
          forms: readForms(cells.forms, cells.label),
          parents: splitCell(cells.parents),
          context: readShared(cells.context, cells.id, shared.context),
          counter: readShared(cells.counter, cells.id, shared.counter),
        },
      ];
    } catch (error) {
      throw fail(error instanceof Error ? error.message : String(error));
    }
  });
}

function readCells(line: string): Cells & { surplus: number } {
  const cells = line.split("\t").map((cell) => cell.trim());
  const read = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ""])) as Cells;
  return { ...read, surplus: Math.max(0, cells.length - COLUMNS.length) };
}

function faultOf({ id, label, kind, surplus }: Cells & { surplus: number }): string | null {
  if (surplus > 0) return `${COLUMNS.length} cells at most`;
  if (!/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(id)) return `'${id}' is no id: letters, digits and hyphens`;
  if (label === "") return "a label is missing";
  if (!KINDS.has(kind)) return `'${kind}' is no kind: ${[...KINDS].join(", ")}`;
  return null;
}

/** The words of a cell; '=id' are those of the concept with this id, further up in the same table. */
function readShared(cell: string, id: string, known: Map<string, string[]>): string[] {
  if (cell.startsWith("=")) {
    const words = known.get(cell.slice(1));
    if (words === undefined) throw new Error(`no row above with words of its own is called ${cell.slice(1)}`);
    return words;
  }
  const words = splitCell(cell);
  if (words.length > 0) known.set(id, words);
  return words;
}
