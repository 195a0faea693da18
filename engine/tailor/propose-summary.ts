import type { ResumeDocument } from "../document/resume-document.ts";
import type { Proposal } from "./tailored-line.ts";
import type { WeighedLine } from "./weigh-lines.ts";

const MOST_LINES = 3;
const LONGEST_LINE = 220;

/** Where there is no summary: the lines that show most of what is asked for, word for word. */
export function proposeSummary(document: ResumeDocument, lines: readonly WeighedLine[]): Proposal[] {
  if ((document.basics?.summary ?? "").trim() !== "") return [];
  const told = lines
    .filter(({ field, weight, text }) => field === "highlights" && weight > 0 && text.length <= LONGEST_LINE)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_LINES);
  if (told.length < 2) return [];
  const value = told.map(({ text }) => text.trim()).join("\n");
  return [
    {
      id: "summary",
      kind: "summary",
      edits: [{ kind: "set-basics", field: "summary", value }],
      before: "",
      after: value,
      lines: told.map(({ text }) => text),
      asked: [...new Set(told.flatMap(({ terms }) => terms.map(({ label }) => label)))],
    },
  ];
}
