import { rateJobs, rateStudies } from "./confidence/rate-entries.ts";
import { partPosts } from "./education/part-posts.ts";
import { readEducation } from "./education/read-education.ts";
import { partStudies } from "./jobs/part-studies.ts";
import { readJobs } from "./jobs/read-jobs.ts";
import type { OpenedDocument } from "./opened/open-document.ts";
import type { Ruled } from "./tagger/observe-document.ts";

/** The jobs and studies of a document as the rules read them, each with how far it may be believed. */
export function readRuled({ pages: { text }, shape, observed, rowsOfSections }: OpenedDocument): Ruled {
  const work = partStudies(rowsOfSections("experience"));
  const schooling = [...rowsOfSections("education"), ...work.studies];
  const { studies, posts } = partPosts(readEducation(schooling, text));
  return {
    jobs: rateJobs([...posts, ...readJobs(work.jobs, text, shape.usualGap)], observed, "rules"),
    studies: rateStudies(studies, observed, "rules"),
  };
}
