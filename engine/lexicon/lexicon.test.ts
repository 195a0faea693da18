import { describe, expect, test } from "vitest";
import { readTradeTables } from "#testing/trade-tables.ts";
import packed from "../knowledge/skills/lexicon.json" with { type: "json" };
import { readTradeTable } from "../knowledge/skills/trade-table.ts";
import { IDIOMS } from "../knowledge/words/idioms.ts";
import { checkLexicon } from "./check-lexicon.ts";
import { listBuiltIn } from "./open-lexicon.ts";
import { packLexicon } from "./pack-lexicon.ts";

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
