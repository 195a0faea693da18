import { readFileSync } from "node:fs";

/** A suite's lines in two parts: those the rules were worked out on, and every third one, set aside to check them. */
export type SuiteLines<Line> = { working: Line[]; setAside: Line[] };

export function readLines<Line>(file: string): SuiteLines<Line> {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
  return {
    working: lines.filter((_, index) => index % 3 !== 2),
    setAside: lines.filter((_, index) => index % 3 === 2),
  };
}
