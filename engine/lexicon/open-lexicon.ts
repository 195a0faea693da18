import type { Concept } from "../knowledge/skills/concept.ts";
import packed from "../knowledge/skills/lexicon.json" with { type: "json" };
import { IDIOMS } from "../knowledge/words/idioms.ts";
import { compileLexicon, type Lexicon } from "./compile.ts";
import type { CompiledConcept } from "./compile-form.ts";
import { listConcepts } from "./concept-list.ts";
import { takeImported } from "./imported-lexicon.ts";
import { indexForms } from "./index-forms.ts";
import { unpackIndex } from "./unpack-index.ts";

/** The lexicon, opened on first use and kept: the same data always makes the same lexicon. */
export function openLexicon(): Lexicon {
  opened ??= openAnew();
  return opened;
}

function openAnew(): Lexicon {
  const imported = takeImported();
  return imported === undefined ? openBuiltIn() : openWith(imported);
}

function openBuiltIn(): Lexicon {
  return compileLexicon(listConcepts(packed, []), unpackIndex(packed.index), IDIOMS);
}

/** What is imported may make two words one that are none otherwise, in forms of ours too: all are indexed anew. */
function openWith(concepts: readonly Concept[]): Lexicon {
  const list = listConcepts(packed, concepts);
  const idioms = IDIOMS.forms.map(({ text }) => text);
  return compileLexicon(list, indexForms(list, idioms), IDIOMS);
}

/** The concepts of our own tables. */
export function listBuiltIn(): Concept[] {
  const { count, read } = listConcepts(packed, []);
  return Array.from({ length: count }, (_, index) => read(index));
}

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
      if (parent === id || implied.has(parent)) continue;
      implied.add(parent);
      waiting.push(parent);
    }
  }
  return implied;
}
