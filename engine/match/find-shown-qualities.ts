import type { RequiredTerm } from "#engine/job/model/job.ts";
import { QUALITY_EVIDENCE } from "#engine/knowledge/words/quality-evidence.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { PrintedTerm } from "./find-printed-terms.ts";

/** Places that are shown of one quality. */
const MOST_PLACES = 3;

/**
 * Where a resume shows a quality that the ad asks for without naming it: 'Coordinated a team of five' for 'team player'.
 * Headings say nothing, nor do schools and their courses.
 */
export function findShownQualities(resume: Resume, terms: readonly RequiredTerm[]): PrintedTerm[] {
  const asked = terms.flatMap(({ id }) => {
    const evidence = QUALITY_EVIDENCE.get(id);
    return evidence === undefined ? [] : [{ id, evidence, left: MOST_PLACES }];
  });
  if (asked.length === 0) return [];
  return resume.blocks.flatMap(({ start, end, kind, section }, block) => {
    if (kind === "heading" || section === "education") return [];
    const line = resume.text.slice(start, end);
    return asked.flatMap((one) => {
      const match = one.left > 0 ? one.evidence.exec(line) : null;
      if (match === null) return [];
      one.left -= 1;
      const from = start + match.index;
      return [{ id: one.id, block, start: from, end: from + match[0].length, quote: match[0] }];
    });
  });
}
