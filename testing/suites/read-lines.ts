import { readFileSync } from "node:fs";

/**
 * A suite's lines in two parts: those the rules were worked out on, and those set aside to check them, which are every
 * third one, or those that say so themselves (`aside`).
 */
export type SuiteLines<Line> = { working: Line[]; setAside: Line[] };

export function readLines<Line>(file: string): SuiteLines<Line> {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line & { aside?: boolean });
  const isAside = (line: { aside?: boolean }, index: number) => line.aside ?? index % 3 === 2;
  return {
    working: lines.filter((line, index) => !isAside(line, index)),
    setAside: lines.filter(isAside),
  };
}
