import type { Profile } from "./profile.ts";
import type { ProfileFacts } from "./review.ts";

/** What one file or text of the person says: LinkedIn's print, a page printed by a browser, the data export, or text. */
export type ProfileReading = {
  source: "print" | "page" | "export" | "text";
  profile: Profile;
  facts: ProfileFacts;
};
