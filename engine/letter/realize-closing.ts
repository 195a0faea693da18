import type { LetterTemplates } from "../knowledge/letters/templates.ts";
import type { LetterDraft } from "./open-draft.ts";

/** Two plain sentences. */
export function realizeClosing({ draft, frames }: { draft: LetterDraft; frames: LetterTemplates }): void {
  draft.paragraph();
  draft.say("closing", frames.closing, {});
}
