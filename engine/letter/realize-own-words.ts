import type { OwnWords } from "./choices.ts";
import type { LetterDraft } from "./open-draft.ts";

/** What the person says of what the ad asks for, as they wrote it. @returns how many points are said. */
export function realizeOwnWords(draft: LetterDraft, own: readonly OwnWords[]): number {
  const texts = own.map(({ text }) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  if (texts.length > 0) draft.paragraph();
  return texts.filter((text) => draft.sayOwn(/[.!?]$/.test(text) ? text : `${text}.`)).length;
}
