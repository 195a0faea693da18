/** What sort of thing a concept is. `hard` is a skill, tool, method or field of knowledge. */
export type ConceptKind = "hard" | "soft" | "certificate" | "degree" | "field" | "language" | "title";

/** A family of trades: the name of its table in this folder. Words of all trades are `general`. */
export type Trade = string;

/**
 * When a normalized form may be read as its concept (docs/lexicon.md):
 * - ok    always
 * - cap   written with a capital and not only because the sentence starts there; or in a list or skills section
 * - up    upper case (or exactly as written in the lexicon) only
 * - list  exact case, and a neighbour in the list, the skills section or a context word supports it; no counter word
 * - ctx   a context word stands in the same sentence, or the block is a skills list
 * - never only as part of longer forms
 */
export type Ambiguity = "ok" | "cap" | "up" | "list" | "ctx" | "never";

export type Form = { text: string; ambiguity: Ambiguity };

export type Concept = {
  /** Kebab-case, unique in the lexicon. */
  id: string;
  /** The canonical name shown to people, and compared without case when a score is recomputed. */
  label: string;
  kind: ConceptKind;
  trades: Trade[];
  /** The first is the label, or what tells it from its namesakes: 'deposits (in finance)'. */
  forms: Form[];
  /** Ids of wider concepts: having this one implies them (PostgreSQL -> SQL), never the reverse. */
  parents: string[];
  /** Words that support a doubtful form when they stand near it. */
  context: string[];
  /** Words that rule a doubtful form out when they stand near it. */
  counter: string[];
};
