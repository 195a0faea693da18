import type { Job } from "../job/model/job.ts";
import { matchResume } from "../match/match-resume.ts";
import { editPages } from "../resume/edit/edit-pages.ts";
import type { ReadPages } from "../resume/model/line.ts";
import { readPrepared } from "../resume/read-resume.ts";
import { buildReport } from "./build-report.ts";
import type { Report } from "./report.ts";

/** Where places of the report's resume text stand in the text that was edited. */
export type EditedReport = { report: Report; placeOf: (at: number) => number };

/**
 * The report of a resume with its text changed: the functions of a scan, on the scan's own pages. With the text unchanged
 * it is the scan's report. Its receipt names no bytes, since no file holds them.
 */
export function reportEdited(prepared: ReadPages, job: Job, edited: string): EditedReport {
  const { pages, placeOf } = editPages(prepared, edited);
  const resume = readPrepared(pages);
  const hashes = { resumeSha256: "", jobSha256: "" };
  return { report: buildReport(resume, job, matchResume(resume, job), hashes), placeOf };
}
