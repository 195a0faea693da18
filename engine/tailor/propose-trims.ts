import { readVerb } from "../letter/clause/verb-forms.ts";
import { readNumbers } from "../letter/verify/read-numbers.ts";
import { judgeWording } from "./judge-wording.ts";
import type { Proposal } from "./tailored-line.ts";
import type { WeighedLine } from "./weigh-lines.ts";

/** Shorter lines are read whole at a glance. */
const LONG = 90;
const LEAST_LEFT = 5;
const LEAST_GONE = 4;
/** Where a clause ends and another begins: what is left of it is a sentence. */
const CLAUSE = /(?:,? and|,) (?=(\p{Ll}+))|,? (?=(?:which|while|as well as) )/gu;

/**
 * A long line that shows something of what is asked for, without the clause behind it that shows nothing of it. A figure, a
 * name and whatever makes the claim smaller stay.
 */
export function proposeTrims(lines: readonly WeighedLine[]): Proposal[] {
  return lines.flatMap((line) => {
    const { section, entry, field, at, text, weight } = line;
    if (field !== "highlights" || at === null || weight === 0 || text.length < LONG) return [];
    const left = trim(line);
    if (left === null) return [];
    const own = lines.filter((one) => one.section === section && one.entry === entry && one.field === field);
    const value = own.map((one) => (one.at === at ? left : one.text));
    return [
      {
        id: `trim ${section} ${entry} ${text}`,
        kind: "trim",
        edits: [{ kind: "set", section, id: entry, field, value }],
        before: text,
        after: left,
        lines: [text],
        asked: line.terms.map(({ label }) => label),
      },
    ];
  });
}

function trim({ text, terms }: WeighedLine): string | null {
  const line = text.trim();
  const end = line.endsWith(".") ? "." : "";
  const shown = terms.flatMap(({ resumeQuotes }) => resumeQuotes.map(({ quote }) => quote.toLowerCase()));
  const cut = [...line.matchAll(CLAUSE)].find(({ index, 1: first }) => {
    const [left, gone] = [line.slice(0, index), line.slice(index)];
    return (
      (first === undefined || opensClause(first)) &&
      isWhole(left) &&
      isIdle(gone, shown) &&
      judgeWording(line, left + end).length === 0
    );
  });
  return cut === undefined ? null : line.slice(0, cut.index) + end;
}

const opensClause = (word: string) =>
  readVerb(word)?.kinds.some((kind) => kind === "past" || kind === "gerund") ?? /(?:ed|ing)$/.test(word);

/** A list that has its 'and', no bracket or quotation left open, and enough words to say something. */
function isWhole(left: string): boolean {
  const tail = left.slice(left.lastIndexOf(",") + 1);
  return (
    left.split(" ").length >= LEAST_LEFT &&
    (!left.includes(",") || / (?:and|or) /.test(tail)) &&
    (left.match(/\(/g) ?? []).length === (left.match(/\)/g) ?? []).length &&
    (left.match(/["“”]/g) ?? []).length % 2 === 0
  );
}

/** It shows nothing of what is asked for, and has neither figure nor name. */
function isIdle(gone: string, shown: readonly string[]): boolean {
  const said = gone.toLowerCase();
  return (
    gone.trim().split(" ").length >= LEAST_GONE &&
    !/\p{Lu}|\d/u.test(gone) &&
    readNumbers(gone).length === 0 &&
    !shown.some((quote) => said.includes(quote))
  );
}
