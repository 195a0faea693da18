import { useRef, useState } from "react";
import type { LetterTone } from "#contract/letter.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { checkResumeFile, checkScanForm, type FieldProblem } from "../scan/check-scan-form.ts";
import type { LetterInputs } from "./send-letter.ts";
import { useJobNames } from "./use-job-names.ts";

/** What stands in the form, and what is wrong with it. */
export function useLetterForm() {
  const [resume, setResume] = useState<File | null>(null);
  const [job, setJobText] = useState("");
  const { names, suggestions, setName, readSaid } = useJobNames(job);
  const [tone, setTone] = useState<LetterTone>("professional");
  const { problems, setProblems, setProblem } = useFieldProblems();
  const fields = {
    resume: useRef<HTMLInputElement>(null),
    job: useRef<HTMLTextAreaElement>(null),
  };

  /** Takes a PDF; anything else clears the choice (product spec, section 5). */
  function chooseResume(file: File | null): void {
    const problem = file === null ? null : checkResumeFile(file);
    setResume(problem === null ? file : null);
    setProblem("resume", problem);
  }

  function setJob(text: string): void {
    setJobText(text);
    if (text.length <= MAX_JOB_CHARACTERS) setProblem("job", null);
  }

  /** The inputs where all is well; else null, with each problem at its field and the focus at the first. */
  function check(): LetterInputs | null {
    const found = checkScanForm(resume, job);
    setProblems(found);
    if (found[0] !== undefined) fields[found[0].field].current?.focus();
    if (found.length > 0 || resume === null) return null;
    return { resume, job, jobTitle: readSaid("jobTitle"), company: readSaid("company") };
  }

  return {
    resume,
    job,
    names,
    suggestions,
    tone,
    problems,
    fields,
    setTone,
    chooseResume,
    setJob,
    setName,
    check,
  };
}

export type LetterFormState = ReturnType<typeof useLetterForm>;

function useFieldProblems() {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const setProblem = (field: FieldProblem["field"], text: string | null) =>
    setProblems((before) => [
      ...before.filter((problem) => problem.field !== field),
      ...(text === null ? [] : [{ field, text }]),
    ]);
  return { problems, setProblems, setProblem };
}
