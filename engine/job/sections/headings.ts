import { adHeadingKey } from "../../knowledge/headings/ad-heading-key.ts";
import { AD_HEADINGS, AD_SKILL_HEADINGS } from "../../knowledge/headings/ad-headings.ts";
import type { JobSection } from "../model/job.ts";

/** The class of a heading the lexicon holds, or null. */
export function classOfHeading(heading: string): JobSection | null {
  const key = adHeadingKey(heading);
  return AD_HEADINGS.get(key) ?? AD_HEADINGS.get(key.replace(/^(?:your|key|main|the|our) /, "")) ?? null;
}

/** Whether a heading announces a bare list of skills. */
export function isSkillsHeading(heading: string): boolean {
  return AD_SKILL_HEADINGS.has(adHeadingKey(heading));
}
