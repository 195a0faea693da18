import { useEffect, useRef, useState } from "react";
import type { LetterTone } from "#contract/letter.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { callApi } from "../../api.ts";
import { checkResumeFile, checkScanForm, type FieldProblem } from "../scan/check-scan-form.ts";
import type { LetterInputs } from "./send-letter.ts";

/** Long enough that nobody is asked in the middle of typing, and a paste is answered before the next field. */
const READ_AD_AFTER_MS = 600;
const LEAST_AD = 40;

type Names = { jobTitle: string; company: string };
type Touched = Record<keyof Names, boolean>;

/** What stands in the form, and what is wrong with it. */
export function useLetterForm() {
  const [resume, setResume] = useState<File | null>(null);
  const [job, setJobText] = useState("");
  const [names, setNames] = useState<Names>({ jobTitle: "", company: "" });
  const touched = useRef<Touched>({ jobTitle: false, company: false });
  const [tone, setTone] = useState<LetterTone>("professional");
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const fields = {
    resume: useRef<HTMLInputElement>(null),
    job: useRef<HTMLTextAreaElement>(null),
  };

  const setProblem = (field: FieldProblem["field"], text: string | null) =>
    setProblems((before) => [
      ...before.filter((problem) => problem.field !== field),
      ...(text === null ? [] : [{ field, text }]),
    ]);

  useEffect(() => {
    if (job.trim().length < LEAST_AD || job.length > MAX_JOB_CHARACTERS) return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const body = { jobDescription: job };
      const result = await callApi("readAd", { body, signal: request.signal }).catch(() => null);
      if (result === null || request.signal.aborted || !result.ok) return;
      const { jobTitle, company } = result.answer;
      setNames((before) => ({
        jobTitle: touched.current.jobTitle ? before.jobTitle : (jobTitle ?? ""),
        company: touched.current.company ? before.company : (company ?? ""),
      }));
    }, READ_AD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [job]);

  return {
    resume,
    job,
    names,
    tone,
    problems,
    fields,
    setTone,
    /** Takes a PDF; anything else clears the choice (product spec, section 5). */
    chooseResume: (file: File | null) => {
      const problem = file === null ? null : checkResumeFile(file);
      setResume(problem === null ? file : null);
      setProblem("resume", problem);
    },
    setJob: (text: string) => {
      setJobText(text);
      if (text.length <= MAX_JOB_CHARACTERS) setProblem("job", null);
    },
    setName: (name: keyof Names, text: string) => {
      touched.current[name] = true;
      setNames((before) => ({ ...before, [name]: text }));
    },
    /** The inputs where all is well; else null, with each problem at its field and the focus at the first. */
    check: (): LetterInputs | null => {
      const found = checkScanForm(resume, job);
      setProblems(found);
      if (found[0] !== undefined) fields[found[0].field].current?.focus();
      if (found.length > 0 || resume === null) return null;
      const named = (name: keyof Names) => (touched.current[name] ? names[name] : null);
      return { resume, job, jobTitle: named("jobTitle"), company: named("company") };
    },
  };
}

export type LetterFormState = ReturnType<typeof useLetterForm>;
