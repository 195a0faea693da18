import { ALL_TRADES } from "../knowledge/skills/all-trades.ts";
import type { Concept } from "../knowledge/skills/concept.ts";
import { conceptId, readTradeFile } from "../knowledge/skills/trade-file.ts";
import { IDIOMS } from "../knowledge/words/idioms.ts";
import { compileLexicon, type Lexicon } from "./compile.ts";
import type { CompiledConcept } from "./compile-form.ts";
import { listConcepts } from "./concept-list.ts";

/** Concepts that a deployer imported, and a digest that names them in receipts. */
export type ImportedLexicon = { concepts: readonly Concept[]; digest: string };

/** The lexicon, compiled on first use and kept: the same data always compiles to the same lexicon. */
export function openLexicon(): Lexicon {
  opened ??= compileLexicon(listConcepts(ALL_TRADES, imported?.concepts ?? []), IDIOMS);
  return opened;
}

/** The concepts of our own files. */
export function listBuiltIn(): Concept[] {
  return ALL_TRADES.flatMap(readTradeFile);
}

/** Adds imported concepts behind our own. Before the first text is read, or it throws: a lexicon never changes. */
export function extendLexicon(addition: ImportedLexicon): void {
  if (opened !== undefined) throw new Error("The lexicon is open already.");
  imported = addition;
}

/** What tells this lexicon from the built-in one, for receipts: '' or '+' and the digest of what was imported. */
export function lexiconSuffix(): string {
  return imported === undefined ? "" : `+${imported.digest}`;
}

let imported: ImportedLexicon | undefined;

let opened: Lexicon | undefined;

/** The concept with this id, or undefined (keywords have ids that no concept has). */
export function conceptById(id: string): CompiledConcept | undefined {
  return openLexicon().conceptById(id);
}

/** Ids of all wider concepts that having this one implies, over any number of steps; never the id itself. */
export function impliedIds(id: string): ReadonlySet<string> {
  const implied = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const parent of conceptById(next)?.parents ?? []) {
      const parentId = conceptId(parent);
      if (parentId === id || implied.has(parentId)) continue;
      implied.add(parentId);
      waiting.push(parentId);
    }
  }
  return implied;
}
