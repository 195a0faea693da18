import type { Concept, Form } from "#engine/knowledge/skills/concept.ts";
import { isCommonWord } from "#engine/knowledge/words/common-words.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { findCycles } from "./find-cycles.ts";

/** Something in the lexicon that breaks one of its rules (docs/lexicon.md). */
export type LexiconFinding = {
  rule: LexiconRule;
  id: string;
  label: string;
  form: string | null;
  message: string;
};

export type LexiconRule =
  | "duplicate-id"
  | "duplicate-form"
  | "repeated-form"
  | "common-word"
  | "short-form"
  | "no-context"
  | "unknown-parent"
  | "cycle"
  | "unreadable-form";

/** Everything in the lexicon that breaks its rules, in the order of the concepts. Empty: the lexicon is sound. */
export function checkLexicon(concepts: readonly Concept[]): LexiconFinding[] {
  const ids = new Map<string, Concept>();
  const findings: LexiconFinding[] = [];
  for (const concept of concepts) {
    const other = ids.get(concept.id);
    if (other === undefined) ids.set(concept.id, concept);
    else findings.push(finding("duplicate-id", concept, null, `also in ${other.trades[0]} as ${other.kind}`));
  }
  for (const concept of concepts) {
    findings.push(...checkForms(concept), ...checkParents(concept, ids));
  }
  return [...findings, ...checkSharedForms(concepts), ...checkCycles(concepts)];
}

function checkForms(concept: Concept): LexiconFinding[] {
  const findings: LexiconFinding[] = [];
  const seen = new Set<string>();
  for (const form of concept.forms) {
    if (seen.has(form.text)) findings.push(finding("repeated-form", concept, form, "written twice"));
    seen.add(form.text);
    const tokens = readTokens(form.text);
    if (tokens.length === 0 || tokens.some((token) => token.stem === "")) {
      findings.push(finding("unreadable-form", concept, form, "holds no word"));
    }
    if (form.ambiguity === "ok" && tokens.length === 1) findings.push(...checkSafeWord(concept, form));
    if ((form.ambiguity === "ctx" || form.ambiguity === "list") && concept.context.length === 0) {
      findings.push(finding("no-context", concept, form, `~${form.ambiguity} needs context words`));
    }
  }
  return findings;
}

/** A single word may be marked safe only when it is neither common English nor an abbreviation of three letters. */
function checkSafeWord(concept: Concept, form: Form): LexiconFinding[] {
  const letters = form.text.replace(/[^\p{L}\p{N}+#]/gu, "");
  if (letters.length <= 3 && /^[A-Za-z]+$/.test(letters))
    return [finding("short-form", concept, form, "three letters or fewer need a class")];
  // Qualities of people are common words; they are read only where they describe a person.
  if (concept.kind !== "soft" && isCommonWord(form.text))
    return [finding("common-word", concept, form, "a common word needs a class")];
  return [];
}

function checkParents(concept: Concept, ids: ReadonlyMap<string, Concept>): LexiconFinding[] {
  return concept.parents
    .filter((parent) => !ids.has(parent))
    .map((parent) => finding("unknown-parent", concept, null, `no concept has the id ${parent}`));
}

function checkSharedForms(concepts: readonly Concept[]): LexiconFinding[] {
  const owners = new Map<string, { concept: Concept; form: Form }[]>();
  for (const concept of concepts) {
    const keys = new Set<string>();
    for (const form of concept.forms) {
      const key = `${concept.kind} ${formKey(form.text)}`;
      if (keys.has(key)) continue;
      keys.add(key);
      owners.set(key, [...(owners.get(key) ?? []), { concept, form }]);
    }
  }
  const findings: LexiconFinding[] = [];
  for (const sharers of owners.values()) {
    const isSettled = sharers.every(
      ({ concept, form }) => form.ambiguity !== "ok" && concept.context.length > 0,
    );
    if (sharers.length < 2 || isSettled) continue;
    const [first, ...others] = sharers;
    for (const { concept, form } of others) {
      findings.push(
        finding(
          "duplicate-form",
          concept,
          form,
          `also a form of ${first!.concept.label} (${first!.concept.trades[0]})`,
        ),
      );
    }
  }
  return findings;
}

/** Forms are the same when their words are, plural, spelling and hyphens aside; abbreviations keep their case apart. */
function formKey(text: string): string {
  return readTokens(text)
    .map((token) => token.singular)
    .join(" ");
}

function checkCycles(concepts: readonly Concept[]): LexiconFinding[] {
  const parents = new Map(concepts.map((concept) => [concept.id, concept.parents]));
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  return findCycles(parents).map((cycle) => finding("cycle", byId.get(cycle[0]!)!, null, cycle.join(" < ")));
}

function finding(rule: LexiconRule, concept: Concept, form: Form | null, message: string): LexiconFinding {
  return { rule, id: concept.id, label: concept.label, form: form?.text ?? null, message };
}
