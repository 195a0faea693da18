import { SCAN_FORM } from "#content/site/scan-form.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { checkResumeFile, type FieldProblem } from "../../features/scan/check-scan-form.ts";
import { storeJobDraft } from "../../features/scan/scan-draft.ts";
import { describeFileSize } from "../../ui/describe-file-size.ts";
import { findPart } from "./find-part.ts";

/** The two fields of the scan form: what is in them, and the problems that stand at them. */
export type ScanFields = {
  resume: () => File | null;
  job: () => string;
  setResume: (file: File) => void;
  setJob: (text: string) => void;
  showProblems: (problems: readonly FieldProblem[]) => void;
};

export function startScanFields(form: HTMLFormElement): ScanFields {
  const input = findPart<HTMLInputElement>(form, "#resume");
  const textarea = findPart<HTMLTextAreaElement>(form, "#job");
  const drop = findPart(form, "[data-drop]");
  let file: File | null = null;

  function choose(chosen: File | undefined): void {
    if (chosen === undefined) return;
    const problem = checkResumeFile(chosen);
    if (problem === null) file = chosen;
    showProblem("resume", problem);
    showFile();
  }

  function showFile(): void {
    const words = findPart(drop, "[data-file]");
    words.textContent = file === null ? "" : `${file.name} (${describeFileSize(file.size)})`;
    words.hidden = file === null;
    findPart(drop, "[data-no-file]").hidden = file !== null;
    findPart(drop, "[data-remove-file]").hidden = file === null;
  }

  function showLength(): void {
    const length = textarea.value.length;
    findPart(form, "[data-job-length]").textContent = length === 0 ? "" : `(${describeLength(length)})`;
    if (length <= MAX_JOB_CHARACTERS) showProblem("job", null);
  }

  function showProblem(field: FieldProblem["field"], text: string | null): void {
    const control = field === "resume" ? input : textarea;
    const place = findPart(form, `#${field}-error`);
    if (place.textContent !== (text ?? "")) place.textContent = text ?? "";
    if (text === null) control.removeAttribute("aria-invalid");
    else control.setAttribute("aria-invalid", "true");
  }

  input.addEventListener("change", () => {
    choose(input.files?.[0]);
    // So that choosing the same file once more is a change again; the file itself is held here.
    input.value = "";
  });
  findPart(drop, "[data-remove-file]").addEventListener("click", () => {
    file = null;
    showFile();
    input.focus();
  });
  startDropping(drop, choose);
  textarea.addEventListener("input", () => {
    storeJobDraft(textarea.value);
    showLength();
  });

  return {
    resume: () => file,
    job: () => textarea.value,
    setResume: (kept) => choose(kept),
    setJob: (text) => {
      textarea.value = text;
      showLength();
    },
    showProblems: (problems) => {
      for (const field of ["resume", "job"] as const)
        showProblem(field, problems.find((problem) => problem.field === field)?.text ?? null);
      const first = problems[0];
      if (first !== undefined) (first.field === "resume" ? input : textarea).focus();
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
