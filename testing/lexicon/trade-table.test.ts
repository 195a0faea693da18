import { describe, expect, test } from "vitest";
import { readTradeTable } from "./trade-table.ts";

const HEADER = "id\tlabel\tkind\tparents\tforms\tcontext\tcounter";
const read = (...lines: string[]) =>
  readTradeTable({ name: "falconry", text: [HEADER, ...lines].join("\n") });

describe("A table of a trade", () => {
  test("names its trade by its file, and a concept a row", () => {
    expect(
      read("# birds", "lure-work\tLure work\thard\tfalconry\tLure work; lures ~ctx\thawk; glove\tfishing"),
    ).toEqual([
      {
        id: "lure-work",
        label: "Lure work",
        kind: "hard",
        trades: ["falconry"],
        forms: [
          { text: "Lure work", ambiguity: "ok" },
          { text: "lures", ambiguity: "ctx" },
        ],
        parents: ["falconry"],
        context: ["hawk", "glove"],
        counter: ["fishing"],
      },
    ]);
  });

  test("needs no more than id, label and kind", () => {
    const [concept] = read("manning\tManning\thard");
    expect(concept).toMatchObject({
      forms: [{ text: "Manning", ambiguity: "ok" }],
      context: [],
      parents: [],
    });
  });

  test("a cell may take its words from a row above", () => {
    const [, mews] = read("jesses\tJesses\thard\t\t\thawk; glove", "mews\tMews\thard\t\t\t=jesses");
    expect(mews!.context).toEqual(["hawk", "glove"]);
  });

  test.each([
    ["an unknown kind", "mews\tMews\tnoun", "falconry.tsv:2: 'noun' is no kind"],
    ["an unknown class", "mews\tMews\thard\t\tmews ~often", "falconry.tsv:2: no class is called ~often"],
    ["words of a row that is not there", "mews\tMews\thard\t\t\t=hood", "no row above with words of its own"],
    ["a cell too many", "mews\tMews\thard\t\t\t\t\t\tmore", "7 cells at most"],
    ["an id that is none", "Mews!\tMews\thard", "'Mews!' is no id"],
    ["no label", "mews\t\thard", "a label is missing"],
  ])("says where it has %s", (_, line, message) => {
    expect(() => read(line)).toThrow(message);
  });

  test("begins with the names of its columns", () => {
    expect(() => readTradeTable({ name: "falconry", text: "mews\tMews\thard" })).toThrow("falconry.tsv:1");
  });
});
