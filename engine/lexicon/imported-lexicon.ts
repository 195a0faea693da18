import type { Concept } from "../knowledge/skills/concept.ts";

/** Concepts that a deployer imported, and a digest that names them in receipts. */
export type ImportedLexicon = { concepts: readonly Concept[]; digest: string };

let imported: ImportedLexicon | undefined;

let isTaken = false;

/** Adds imported concepts behind our own. Before the first text is read, or it throws: a lexicon never changes. */
export function extendLexicon(addition: ImportedLexicon): void {
  if (isTaken) throw new Error("The lexicon is open already.");
  imported = addition;
}

/** What was imported, for the lexicon that is being opened: from now on nothing can be added. */
export function takeImported(): readonly Concept[] | undefined {
  isTaken = true;
  return imported?.concepts;
}

/** What tells this lexicon from the built-in one, for receipts: '' or '+' and the digest of what was imported. */
export function lexiconSuffix(): string {
  return imported === undefined ? "" : `+${imported.digest}`;
}
