import { foldLetters } from "../../text/fold-letters.ts";
import { LOCALES } from "../locales/all-locales.ts";
import { PROFILE_SECTIONS, type ProfileSection } from "../locales/locale.ts";

/** Folded heading that LinkedIn prints, in any language -> the part of the profile. */
export const PROFILE_HEADINGS: ReadonlyMap<string, ProfileSection> = new Map(
  PROFILE_SECTIONS.flatMap((section) =>
    LOCALES.flatMap((locale) => locale.profileHeadings?.[section] ?? []).map(
      (heading) => [foldLetters(heading), section] as const,
    ),
  ),
);
