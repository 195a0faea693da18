import type { JobSection, Need } from "../model/job.ts";

const MERELY_NAMED = /\b(?:stack|tools|technolog|environment)/i;
const SAYS_MUST = /\b(?:must|mandatory|required|essential|minimum|need)/i;

/** How much a section wants what stands in it, where no sentence says more. */
export function needOfSection(section: JobSection, heading: string | null): Need {
  if (section === "preferred") return "nice";
  if (section === "education") return "must";
  if (section !== "requirements") return "stated";
  return heading !== null && MERELY_NAMED.test(heading) && !SAYS_MUST.test(heading) ? "stated" : "must";
}
