import type { JobSection } from "../model/job.ts";

/** What these sections say is not about the work: no skill, no years and no degree is read there. */
const SILENT: ReadonlySet<JobSection> = new Set(["about", "benefits", "pay", "equal-opportunity", "apply"]);

export function isSilent(section: JobSection): boolean {
  return SILENT.has(section);
}
