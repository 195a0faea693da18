import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readClause } from "#engine/letter/clause/read-clause.ts";

/** A bullet of the suite, what was made of it, and whether that is what we marked. */
export type JudgedClause = {
  bullet: string;
  trade: string;
  setAside: boolean;
  said: string;
  expected: string[];
  right: boolean;
};

const folder = join(import.meta.dirname, "letters");

/** Turns every marked bullet into a clause. Every third one is set aside: rules are not made from those. */
export function checkClauses(): JudgedClause[] {
  const lines = readdirSync(folder)
    .filter((name) => /^clauses-\d\.txt$/.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => !line.startsWith("#") && line.includes(" => "));
  return lines.map((line, index) => {
    const [left, right] = line.split(" => ") as [string, string];
    const [trade, when, ...rest] = left.split(" | ");
    const bullet = rest.join(" | ");
    const clause = readClause(bullet, when === "now");
    const said = clause === null ? "-" : `${clause.after === "I" ? "I" : "my work included"} ${clause.text}`;
    const expected = right.split(" || ").map((one) => one.trim());
    return {
      bullet,
      trade: trade!,
      setAside: index % 3 === 2,
      said,
      expected,
      right: expected.includes(said),
    };
  });
}
