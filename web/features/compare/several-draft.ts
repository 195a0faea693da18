import type { Way } from "./run-scans.ts";

const KEY = "vouch-compare-several";

/** What was typed, for as long as the tab lives, so that a reload loses no ad. Files cannot be kept so. */
export type SeveralDraft = { way: Way; ads: string[]; ad: string };

const EMPTY: SeveralDraft = { way: "ads", ads: ["", ""], ad: "" };

export function storeDraft(draft: SeveralDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage can be full or closed to us (private windows): the draft is then not kept, and nothing else fails.
  }
}

export function readDraft(): SeveralDraft {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return EMPTY;
  }
}

function parseDraft(kept: unknown): SeveralDraft {
  if (typeof kept !== "object" || kept === null) return EMPTY;
  const { way, ads, ad } = kept as Record<string, unknown>;
  return {
    way: way === "resumes" ? "resumes" : "ads",
    ads: Array.isArray(ads) && ads.length > 0 ? ads.map(String) : EMPTY.ads,
    ad: typeof ad === "string" ? ad : "",
  };
}
