import type { Quote } from "../text/span.ts";
import type { ConceptKind } from "./concept.ts";

/** One place in a text where a concept was read. */
export type TermHit = Quote & {
  /** Id of the concept; keywords, which no lexicon holds, carry their folded text instead. */
  id: string;
  label: string;
  kind: ConceptKind | "keyword";
  /** Index of the block it stands in. */
  block: number;
};
