import { conjugate } from "../clause/conjugate.ts";
import { expandAbbreviations } from "../clause/expand-abbreviations.ts";
import { dropLeadIn, readClause } from "../clause/read-clause.ts";
import { readFragment } from "../clause/read-fragment.ts";
import { truncateAtClause } from "../clause/truncate-at-clause.ts";
import { readVerb, type VerbKind } from "../clause/verb-forms.ts";
import type { CardForm } from "./card.ts";

export type ReadForm = { form: CardForm; text: string };

/**
 * What form a line has, and its words as that form's frame wants them. No verb is set into another tense: a line in the
 * base form of a job that has ended stays one ('my job was to …'). Null where the form is unsure.
 */
export function readForm(line: string, current: boolean, habit: ReadonlySet<VerbKind>): ReadForm | null {
  const clause = readClause(line, true, habit);
  if (clause === null) return readFact(line, current);
  const { text } = clause;
  if (clause.after === "included") return { form: /^\p{L}+ing\b/u.test(text) ? "gerund" : "nominal", text };
  if (clause.after !== "I") return null;
  if (/^(?:am|was|have|had)\b/.test(text)) return { form: "state", text: inTense(text, current) };
  const opening = openingOf(line);
  if (opening === "gerund") return readGerund(line);
  const first = text.split(" ").find((word) => !/ly$/.test(word)) ?? "";
  const kinds = readVerb(first.replace(/,$/, ""))?.kinds ?? [];
  // 'Set', 'cut', 'put': nobody can tell of a line alone.
  if (kinds.includes("past") && kinds.includes("base")) return { form: current ? "base" : "past", text };
  if (kinds.includes("past")) return { form: "past", text };
  return kinds.includes("base") ? { form: "base", text } : null;
}

function readFact(line: string, current: boolean): ReadForm | null {
  const fact = readFragment(line, current);
  return fact?.after === "fact" && /\d/.test(fact.text) ? { form: "fact", text: fact.text } : null;
}

function readGerund(line: string): ReadForm | null {
  const part = truncateAtClause(dropLeadIn(line));
  if (part === null) return null;
  const kept = conjugate(expandAbbreviations(part).split(" "), "gerund", "gerund");
  return kept === null ? null : { form: "gerund", text: kept.text };
}

function openingOf(line: string): VerbKind | null {
  const first = /^[^\p{L}]*([\p{L}-]+)/u.exec(dropLeadIn(line))?.[1] ?? "";
  return readVerb(first)?.kinds[0] ?? null;
}

function inTense(text: string, current: boolean): string {
  return current ? text : text.replace(/^am /, "was ").replace(/^have /, "had ");
}
