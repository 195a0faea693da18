import type { Ambiguity, Concept, Form } from "#engine/knowledge/skills/concept.ts";
import { conceptId } from "#engine/knowledge/skills/concept-id.ts";
import { isCommonWord } from "#engine/knowledge/words/common-words.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { readTokens } from "#engine/text/tokens.ts";
import type { ImportedTerm } from "./imported-term.ts";

/** Longest name that is still a term and not a sentence. */
const MOST_WORDS = 6;

/**
 * Concepts from a public list, beside those that are `known`. What the built-in lexicon can read stays with it: a form
 * it has is dropped, and so is a term of which no form is left. Names of jobs are no skills. A single word that is
 * common English or has three letters at most needs context; since lists name none, it is read only in a list of skills.
 */
export function makeConcepts(terms: readonly ImportedTerm[], known: readonly Concept[]): Concept[] {
  const taken = new Set(known.flatMap(({ forms }) => forms.map(({ text }) => foldTerm(text))));
  const ids = new Set(known.map(({ id }) => id));
  const concepts: Concept[] = [];
  for (const { label, forms, kind } of terms) {
    const own: Form[] = [];
    for (const text of [label, ...forms].map((form) => form.trim())) {
      const key = foldTerm(text);
      if (!isTerm(text) || taken.has(key)) continue;
      taken.add(key);
      own.push({ text, ambiguity: classOf(text) });
    }
    const id = conceptId(own[0]?.text ?? "");
    if (id === "" || ids.has(id)) continue;
    ids.add(id);
    concepts.push({
      id,
      label: own[0]!.text,
      kind,
      trades: ["general"],
      forms: own,
      parents: [],
      context: [],
      counter: [],
    });
  }
  return concepts;
}

function isTerm(text: string): boolean {
  const words = readTokens(text);
  return words.length > 0 && words.length <= MOST_WORDS && words.every(({ stem }) => stem !== "");
}

function classOf(text: string): Ambiguity {
  if (readTokens(text).length > 1) return "ok";
  const isShort = text.replace(/[^\p{L}\p{N}]/gu, "").length <= 3;
  return isShort || isCommonWord(text) ? "ctx" : "ok";
}
