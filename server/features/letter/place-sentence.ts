import type { LetterSentence } from "#engine/letter/letter.ts";
import type { Resume } from "#engine/resume/model/resume.ts";

/** A sentence with the jobs, by index into `resume.jobs`, that it may speak of. */
export type Said = Pick<LetterSentence, "text" | "evidence"> & {
  /** The job whose employer it names; null where it names none. */
  at: number | null;
  /** Those of which it would be true; empty where it is about none. */
  jobs: number[];
  /** Lines of a job vouch for it, so that it is not true of any other. */
  ofJob: boolean;
};

/** A composed sentence is about the job of the line it says again, which is its first evidence. */
export function placeComposed(sentence: Pick<Said, "text" | "evidence">, resume: Resume): Said {
  const own = jobOf(sentence.evidence[0], resume);
  if (own === null) return { ...sentence, at: null, jobs: [], ofJob: false };
  return {
    ...sentence,
    at: namesEmployer(sentence.text, own, resume) ? own : null,
    jobs: [own],
    ofJob: true,
  };
}

/** A model's sentence; `jobs` are those of which the verifier finds it true. */
export function placeDraft(sentence: Pick<Said, "text" | "evidence">, jobs: number[], resume: Resume): Said {
  const shown = sentence.evidence.flatMap((item) => jobOf(item, resume) ?? []);
  const at = shown.find((job) => namesEmployer(sentence.text, job, resume)) ?? null;
  return { ...sentence, at, jobs, ofJob: jobOf(sentence.evidence[0], resume) !== null };
}

/** Whether a line of the resume vouches for it. */
export function isShown({ evidence }: Pick<Said, "evidence">): boolean {
  return evidence.some(({ source }) => source === "resume");
}

function jobOf(item: LetterSentence["evidence"][number] | undefined, { jobs }: Resume): number | null {
  if (item?.source !== "resume") return null;
  const at = jobs.findIndex((job) => item.start >= job.start && item.end <= job.end + 1);
  return at === -1 ? null : at;
}

function namesEmployer(text: string, job: number, { jobs }: Resume): boolean {
  const employer = jobs[job]!.employer?.split(",")[0]?.trim().toLowerCase();
  return employer !== undefined && employer.length > 2 && text.toLowerCase().includes(employer);
}
