import { ALSO_NOUNS, RARELY_BASE } from "../../knowledge/verbs/verb-forms.ts";
import { conjugate } from "../clause/conjugate.ts";
import { expandAbbreviations } from "../clause/expand-abbreviations.ts";
import { dropLeadIn, readClause } from "../clause/read-clause.ts";
import { readFragment } from "../clause/read-fragment.ts";
import { truncateAtClause } from "../clause/truncate-at-clause.ts";
import { readVerb, type VerbKind } from "../clause/verb-forms.ts";
import type { CardForm } from "./card.ts";

export type ReadForm = { form: CardForm; text: string };

const MOST_WORDS = 24;
const LEAST_LEFT = 6;
const LEAST_DEED = 3;
/** Where a long line may end: before what it was done by, for or with. */
const ENDS =
  /,? (?:by|while|through) \p{L}+ing\b|,? (?:including|such as)\b|(?<!\b(?:used|worked|helped|served|contributed|able|continued)\b[^,]*) (?:in order )?to (?:support|ensure|improve|enable|help|enhance|facilitate|meet|reduce|optimi[sz]e|increase|maintain|achieve)\b|, (?:\p{Ll}+ing|and \p{Ll}+ed|which|where|thereby|thus)\b|;|, resulting in/gu;
/** What a line adds of its own worth without a figure: 'ensuring quality and reliability'. */
const CLAIMED_WORTH =
  /,? (?:and )?(?:thereby |thus )?(?:(?:ensur|enhanc|enabl|foster|contribut|support|maintain|streamlin|improv|optimi[sz]|boost|driv|facilitat|promot|strengthen|leverag|demonstrat|showcas|highlight|increas|reduc|lead|result|creat|provid|allow|guarantee)\p{L}*ing|resulting)\b[^\d]*$/u;

/** A line without the praise it ends in, and cut where one sentence cannot carry it all. */
export function shorten(line: string): string {
  const flat = line.replace(/\s+/g, " ").trim().replace(/\.$/, "");
  const cut = flat.replace(CLAIMED_WORTH, (tail, at: number) =>
    /^,/.test(tail) && flat.slice(0, at).split(" ").length >= LEAST_DEED ? "" : tail,
  );
  if (cut.split(" ").length <= MOST_WORDS) return cut;
  const ends = [...cut.matchAll(ENDS)]
    .map(({ index }) => cut.slice(0, index))
    .filter((part) => {
      const words = part.split(" ").length;
      return words >= LEAST_LEFT && words <= MOST_WORDS;
    });
  return ends.at(-1) ?? cut;
}

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
  if (!kinds.includes("base") || mayBeNoun(text, habit)) return null;
  return { form: "base", text };
}

/** 'Model development for …': where no line beside it opens with a verb in its base form, a noun is as likely. */
function mayBeNoun(text: string, habit: ReadonlySet<VerbKind>): boolean {
  const [first = "", next = ""] = text.split(" ");
  return (
    !habit.has("base") &&
    !habit.has("third") &&
    (ALSO_NOUNS.has(first) || RARELY_BASE.has(first)) &&
    !/^(?:a|an|the|all|each|every|new|with|\d.*|\p{L}+s)$/u.test(next)
  );
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
