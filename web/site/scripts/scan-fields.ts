import { SCAN_FORM } from "#content/site/scan-form.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { checkResumeFile, type FieldProblem } from "../../features/scan/check-scan-form.ts";
import { storeJobDraft } from "../../features/scan/scan-draft.ts";
import type { SaidNames } from "../../features/scan/send-scan.ts";
import { describeFileSize } from "../../ui/describe-file-size.ts";
import { findPart } from "./find-part.ts";
import { startNameFields } from "./scan-names.ts";
import { showFieldProblem } from "./show-field-problem.ts";

/** The fields of the scan form: what is in them, and the problems that stand at them. */
export type ScanFields = {
  resume: () => File | null;
  job: () => string;
  said: () => SaidNames;
  setResume: (file: File) => void;
  setJob: (text: string) => void;
  showProblems: (problems: readonly FieldProblem[]) => void;
};

/** What was entered before this script was there counts too: on a slow line people are faster. */
export function startScanFields(form: HTMLFormElement): ScanFields {
  const resume = startResumeField(form);
  const names = startNameFields(form);
  const job = startJobField(form, names.read);
  return {
    resume: resume.read,
    job: job.read,
    said: names.said,
    setResume: resume.choose,
    setJob: job.write,
    showProblems: (problems) => {
      for (const field of ["resume", "job"] as const)
        showFieldProblem(form, field, problems.find((problem) => problem.field === field)?.text ?? null);
      const first = problems[0];
      if (first !== undefined) findPart(form, `#${first.field}`).focus();
    },
  };
}

function startResumeField(form: HTMLFormElement) {
  const input = findPart<HTMLInputElement>(form, "#resume");
  const drop = findPart(form, "[data-drop]");
  let file: File | null = null;

  function choose(chosen: File | undefined): void {
    if (chosen === undefined) return;
    const problem = checkResumeFile(chosen);
    if (problem === null) file = chosen;
    showFieldProblem(form, "resume", problem);
    showFile(drop, file);
  }

  input.addEventListener("change", () => {
    choose(input.files?.[0]);
    // So that choosing the same file once more is a change again; the file itself is held here.
    input.value = "";
  });
  findPart(drop, "[data-remove-file]").addEventListener("click", () => {
    file = null;
    showFile(drop, file);
    input.focus();
  });
  startDropping(drop, choose);
  choose(input.files?.[0]);
  return { read: () => file, choose };
}

function showFile(drop: HTMLElement, file: File | null): void {
  const words = findPart(drop, "[data-file]");
  words.textContent = file === null ? "" : `${file.name} (${describeFileSize(file.size)})`;
  words.hidden = file === null;
  findPart(drop, "[data-no-file]").hidden = file !== null;
  findPart(drop, "[data-remove-file]").hidden = file === null;
}

function startJobField(form: HTMLFormElement, readNames: (ad: string) => void) {
  const textarea = findPart<HTMLTextAreaElement>(form, "#job");

  function showLength(): void {
    const length = textarea.value.length;
    findPart(form, "[data-job-length]").textContent = length === 0 ? "" : `(${describeLength(length)})`;
    if (length <= MAX_JOB_CHARACTERS) showFieldProblem(form, "job", null);
  }

  function takeTyped(): void {
    storeJobDraft(textarea.value);
    showLength();
    readNames(textarea.value);
  }

  textarea.addEventListener("input", takeTyped);
  if (textarea.value !== "") takeTyped();
  return {
    read: () => textarea.value,
    write: (text: string) => {
      textarea.value = text;
      showLength();
      readNames(text);
    },
  };
}

function startDropping(drop: HTMLElement, choose: (file: File | undefined) => void): void {
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.dataset.over = "";
  });
  drop.addEventListener("dragleave", () => delete drop.dataset.over);
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    delete drop.dataset.over;
    choose(event.dataTransfer?.files[0]);
  });
}

function describeLength(length: number): string {
  return `${length.toLocaleString("en")} ${SCAN_FORM.soFar}`;
}
