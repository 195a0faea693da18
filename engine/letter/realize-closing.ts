import type { LetterTemplates } from "../knowledge/letters/templates.ts";
import type { LetterDraft } from "./open-draft.ts";

/** Two plain sentences. */
export function realizeClosing({
  draft,
  templates,
}: {
  draft: LetterDraft;
  templates: LetterTemplates;
}): void {
  draft.paragraph();
  draft.say("closing", templates.closing, {});
}
