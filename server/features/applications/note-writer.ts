import type { ProblemCode } from "#contract/problem.ts";
import type { FactAnswer } from "#engine/facts/fact.ts";
import type { NoteOptions } from "#engine/letter/compose-note.ts";
import type { Work } from "#server/shared/work.ts";

export type NoteInput = NoteOptions & { pdf: Uint8Array; jobText: string; told: readonly FactAnswer[] };

/** Writes a note with the engine alone. What a file or an ad says never throws: it is a refusal. */
export type NoteWriter = (
  input: NoteInput,
  work: Work,
) => Promise<{ ok: true; note: string } | { ok: false; code: ProblemCode }>;
