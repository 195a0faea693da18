import { REGION_CUES } from "../../knowledge/places/region-cues.ts";
import { foldLetters } from "../../text/fold-letters.ts";
import type { ContactLine } from "./contact-lines.ts";

/**
 * Countries a national phone number may belong to, likeliest first: those the contact area names, then those the rest of the
 * text names. Never empty: the United States stand at the end.
 */
export function guessRegions(lines: readonly ContactLine[]): string[] {
  const near = foldLetters(
    lines
      .filter((line) => line.area === 0)
      .map((line) => line.text)
      .join("\n"),
  );
  const far = foldLetters(
    lines
      .map((line) => line.text)
      .join("\n")
      .slice(0, 20_000),
  );
  const regions = REGION_CUES.filter(([, cue]) => cue.test(near)).map(([region]) => region);
  for (const [region, cue] of REGION_CUES) {
    if (regions.length >= 6) break;
    if (!regions.includes(region) && cue.test(far)) regions.push(region);
  }
  return regions.includes("US") ? regions : [...regions, "US"];
}
