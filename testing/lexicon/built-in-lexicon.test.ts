import { describe, expect, test } from "vitest";
import packed from "#engine/knowledge/skills/lexicon.json" with { type: "json" };
import { IDIOMS } from "#engine/knowledge/words/idioms.ts";
import { listBuiltIn } from "#engine/lexicon/open-lexicon.ts";
import { checkLexicon } from "./check-lexicon.ts";
import { packLexicon } from "./pack-lexicon.ts";
import { readTradeTable } from "./trade-table.ts";
import { readTradeTables } from "./trade-tables.ts";

describe("The built-in lexicon", () => {
  test("is what the tables of trades say ('npm run lexicon' compiles them)", () => {
    const concepts = readTradeTables().flatMap(readTradeTable);
    expect(listBuiltIn()).toEqual(concepts);
    // Compared as a whole: what differs would be a line of a million characters.
    expect(JSON.stringify(packLexicon(concepts, IDIOMS)) === JSON.stringify(packed)).toBe(true);
  });

  test("breaks none of its own rules", () => {
    expect(checkLexicon(listBuiltIn())).toEqual([]);
  });

  test("names at least 3,500 concepts in at least 12,000 forms", () => {
    const concepts = listBuiltIn();
    expect(concepts.length).toBeGreaterThanOrEqual(3_500);
    expect(concepts.flatMap((concept) => concept.forms).length).toBeGreaterThanOrEqual(12_000);
  });
});
