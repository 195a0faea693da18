import { type LetterTemplates, SHORT_NOTES } from "../knowledge/letters/templates.ts";
import type { LetterDraft } from "./open-draft.ts";

/** Two plain sentences; a short letter says that it is one. */
export function realizeClosing(parts: { draft: LetterDraft; frames: LetterTemplates; thin: boolean }): void {
  const { draft, frames, thin } = parts;
  draft.paragraph();
  if (thin) draft.say("note", SHORT_NOTES, {});
  draft.say("closing", frames.closing, {});
}
