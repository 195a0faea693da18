import { PROFILE_HEADINGS } from "../knowledge/headings/profile-headings.ts";
import type { ProfileSection } from "../knowledge/locales/locale.ts";
import { foldLetters, tidySpaces } from "../text/fold-letters.ts";

/** The part that a line announces, or null. Its size and place are judged elsewhere. */
export function matchProfileHeading(text: string): ProfileSection | null {
  if (text.length > 60) return null;
  return PROFILE_HEADINGS.get(foldLetters(tidySpaces(text)).replace(/\s*:$/, "")) ?? null;
}
