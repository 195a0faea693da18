import { findTerms } from "#engine/lexicon/find-terms.ts";
import { impliedIds, openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { foldTerm } from "#engine/text/fold.ts";

/** A sentence with a doubtful name, and whether it means the concept that `concept`, a safe form of it, names. */
export type AmbiguityLine = { name: string; concept: string; meant: boolean; section: string; text: string };

export const AMBIGUITY_FILES = [
  "./ambiguity/software-and-office.jsonl",
  "./ambiguity/trades-and-abbreviations.jsonl",
  "./ambiguity/skills-and-products.jsonl",
  "./ambiguity/more-senses.jsonl",
  "./ambiguity/newer-names.jsonl",
  "./ambiguity/plain-senses.jsonl",
];

/** Labels of the concepts that have this form. Empty: the lexicon does not know it. */
export function conceptsNamed(form: string): string[] {
  const key = foldTerm(form);
  byForm ??= indexForms();
  return byForm.get(key) ?? [];
}

let byForm: Map<string, string[]> | undefined;

function indexForms(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { text, concept } of openLexicon().listForms()) {
    const key = foldTerm(text);
    index.set(key, [...(index.get(key) ?? []), concept.id]);
  }
  return index;
}

/** Whether the sentence is read as it is meant; what a narrower concept implies counts as read ('Spring Boot'). */
export function isReadAsMeant(line: AmbiguityLine): boolean {
  const wanted = conceptsNamed(line.concept);
  const block = { start: 0, end: line.text.length, kind: "paragraph" as const, section: line.section };
  const hits = findTerms(line.text, [block], { isSkillsSection: (section) => section === "skills" });
  const isRead = ({ id }: { id: string }) =>
    wanted.includes(id) || (line.meant && wanted.some((one) => impliedIds(id).has(one)));
  return hits.some(isRead) === line.meant;
}
