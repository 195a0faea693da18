import { PROFILE_HEADINGS } from "../knowledge/headings/profile-headings.ts";
import { foldLetters, tidySpaces } from "../text/fold-letters.ts";

export type ProfileSection = keyof typeof PROFILE_HEADINGS;

const sections = new Map<string, ProfileSection>(
  (Object.keys(PROFILE_HEADINGS) as ProfileSection[]).flatMap((section) =>
    PROFILE_HEADINGS[section].split(",").map((heading) => [foldLetters(heading.trim()), section] as const),
  ),
);

/** The part that a line announces, or null. Its size and place are judged elsewhere. */
export function matchProfileHeading(text: string): ProfileSection | null {
  return text.length > 60 ? null : (sections.get(foldLetters(tidySpaces(text)).replace(/\s*:$/, "")) ?? null);
}
