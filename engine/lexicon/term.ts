import type { ConceptKind } from "../knowledge/skills/concept.ts";
import type { Quote } from "../text/span.ts";

/** One place in a text where a concept was read. */
export type TermHit = Quote & {
  /** Id of the concept; keywords, which no lexicon holds, carry their folded text instead. */
  id: string;
  label: string;
  kind: ConceptKind | "keyword";
  /** Index of the block it stands in. */
  block: number;
};
