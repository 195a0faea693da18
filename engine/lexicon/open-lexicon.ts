import { ALL_TRADES } from "./all-trades.ts";
import { compileLexicon, type Lexicon } from "./compile.ts";
import type { CompiledConcept } from "./compile-form.ts";
import { IDIOMS } from "./idioms.ts";
import { conceptId, readTradeFile } from "./trade-file.ts";

/** The built-in lexicon, compiled on first use and kept: the same data always compiles to the same lexicon. */
export function openLexicon(): Lexicon {
  opened ??= compileLexicon(ALL_TRADES.flatMap(readTradeFile), IDIOMS);
  return opened;
}

let opened: Lexicon | undefined;
let byId: ReadonlyMap<string, CompiledConcept> | undefined;

/** The concept with this id, or undefined (keywords have ids that no concept has). */
export function conceptById(id: string): CompiledConcept | undefined {
  byId ??= new Map(
    openLexicon()
      .concepts.toReversed()
      .map((concept) => [concept.id, concept]),
  );
  return byId.get(id);
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
