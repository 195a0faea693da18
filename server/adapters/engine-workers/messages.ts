import type { ImportedLexicon } from "#engine/lexicon/imported-lexicon.ts";

/** Between the pool and its threads. Everything here is copied by structured clone. */
export type WorkerJob = { id: number; task: string; input: unknown };

export type WorkerAnswer =
  | { kind: "ready" }
  | { kind: "done"; id: number; output: unknown }
  /** A fault of ours, not of the input: its stack names our files and holds nothing of the user's. */
  | { kind: "failed"; id: number; name: string; stack: string };

export type WorkerStart = { pdfium: WebAssembly.Module; lexicon: ImportedLexicon | null };
