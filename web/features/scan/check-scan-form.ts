import { MAX_JOB_CHARACTERS, MAX_RESUME_BYTES } from "#contract/limits.ts";
import { PROBLEMS } from "#contract/problem.ts";

export type FieldProblem = { field: "resume" | "job"; text: string };

/** Why a chosen file cannot be a resume, or null. The first rule is the product spec's, section 5; the others are its limits. */
export function checkResumeFile(file: Pick<File, "type" | "size">): string | null {
  if (file.type !== "application/pdf") return PROBLEMS["pdf-not-a-pdf"].title;
  if (file.size === 0) return PROBLEMS["pdf-empty"].title;
  return file.size > MAX_RESUME_BYTES ? PROBLEMS["pdf-too-large"].title : null;
}

/** Everything that keeps the form from being sent, in the order of the fields. */
export function checkScanForm(file: Pick<File, "type" | "size"> | null, job: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const resume = file === null ? PROBLEMS["pdf-missing"].title : checkResumeFile(file);
  if (resume !== null) problems.push({ field: "resume", text: resume });
  if (job.trim() === "") problems.push({ field: "job", text: PROBLEMS["job-missing"].title });
  else if (job.length > MAX_JOB_CHARACTERS)
    problems.push({ field: "job", text: PROBLEMS["job-too-long"].title });
  return problems;
}
