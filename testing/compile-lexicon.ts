import { writeFileSync } from "node:fs";
import type { Concept } from "#engine/knowledge/skills/concept.ts";
import { IDIOMS } from "#engine/knowledge/words/idioms.ts";
import { checkLexicon, type LexiconFinding } from "./lexicon/check-lexicon.ts";
import { packLexicon } from "./lexicon/pack-lexicon.ts";
import { readTradeTable, TableFault, type TradeTable } from "./lexicon/trade-table.ts";
import { readTradeTables, TABLE_FOLDER } from "./lexicon/trade-tables.ts";

/** `npm run lexicon`: checks the tables of trades and compiles them. Exits 1 on findings, each with the line to mend. */
const tables = readTradeTables();
const read = tables.map((table) => ({ ...table, concepts: readOrExit(table) }));
const concepts = read.flatMap((table) => table.concepts);
for (const table of read) console.log(`${table.name}: ${count(table.concepts)}`);
console.log(`all: ${count(concepts)}`);

const findings = checkLexicon(concepts);
for (const found of findings) console.log(describe(found));
if (findings.length > 0) process.exit(1);
writeFileSync(
  new URL("lexicon.json", TABLE_FOLDER),
  `${JSON.stringify(packLexicon(concepts, IDIOMS), null, 1)}\n`,
);

function readOrExit(table: TradeTable): Concept[] {
  try {
    return readTradeTable(table);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    console.log(error.message);
    process.exit(1);
  }
}

function count(some: readonly Concept[]): string {
  return `${some.length} concepts, ${some.reduce((sum, { forms }) => sum + forms.length, 0)} forms`;
}

function describe({ rule, id, label, form, message }: LexiconFinding): string {
  return `${placeOf(id)}: ${rule}: ${label}${form === null || form === label ? "" : ` (${form})`}: ${message}`;
}

/** The row with this id; where several have it, the last. */
function placeOf(id: string): string {
  const places = tables.flatMap(({ name, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => (line.startsWith(`${id}\t`) ? [`${name}.tsv:${index + 1}`] : [])),
  );
  return places.at(-1) ?? "?";
}
