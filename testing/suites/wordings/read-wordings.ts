import { readFileSync } from "node:fs";

/** A line of a resume and true wordings of it, written before the rules that judge them. */
export function readWordings(): (readonly [string, ...string[]])[] {
  return readFileSync(new URL("true-wordings.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t") as [string, ...string[]]);
}
