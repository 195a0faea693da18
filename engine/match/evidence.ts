import type { Resume, SectionKind } from "#engine/resume/model/resume.ts";
import type { Span } from "#engine/text/span.ts";
import { isInside } from "#engine/text/span.ts";
import type { Evidence } from "./match.ts";

/** Best first: what was done in a job says more than a claim, a claim more than a bare list. */
export const EVIDENCE_ORDER: readonly Evidence[] = ["job", "summary", "list", "implied"];

const DONE: ReadonlySet<string> = new Set<SectionKind>(["experience", "projects", "volunteering"]);
const CLAIMED: ReadonlySet<string> = new Set<SectionKind>(["summary", "contact"]);

/** Tells of places in the resume, which know their block, how well they show a skill. */
export function readEvidence(resume: Resume): (place: Span & { block: number }) => Evidence {
  return (place) => {
    if (resume.jobs.some((job) => isInside(place, job))) return "job";
    const section = resume.blocks[place.block]?.section ?? "";
    if (DONE.has(section)) return "job";
    return CLAIMED.has(section) ? "summary" : "list";
  };
}
