import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { ScanSummary } from "#contract/history.ts";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { PROBLEMS } from "#contract/problem.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { useSessionStore } from "../account/session-context.tsx";
import styles from "./resumes.module.css";

type Props = { scan: ScanSummary; onClose: () => void };

/** A kept resume against another ad. Cancel and Escape stop the request; what is stopped is not counted. */
export function ScanAgain({ scan, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const request = useRef<AbortController>(null);
  const [job, setJob] = useState("");
  const [working, setWorking] = useState(false);
  const [fieldProblem, setFieldProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [usedUp, setUsedUp] = useState(false);
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const id = useId();
  const texts = RESUMES.again;

  useEffect(() => {
    dialog.current?.showModal();
    return () => request.current?.abort();
  }, []);

  async function scanAgain(): Promise<void> {
    const wrong = checkJob(job);
    setFieldProblem(wrong);
    setFailure(null);
    setUsedUp(false);
    if (wrong !== null) return field.current?.focus();
    const current = new AbortController();
    request.current = current;
    setWorking(true);
    const body = { scanId: scan.id, jobDescription: job };
    const result = await callApi("scanAgain", { body, signal: current.signal }).catch(() => null);
    if (result === null || current.signal.aborted) return;
    setWorking(false);
    if (!result.ok && result.problem.code === "scans-used-up") return setUsedUp(true);
    if (!result.ok) return setFailure(describeProblem(result.problem, RESUMES.failed.quote));
    void sessions.refresh();
    navigate(`/user-output#${result.answer.id}`);
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) void scanAgain();
        }}
      >
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p className={styles.facts}>{fillText(texts.resume, { file: scan.resumeFileName })}</p>
        <label htmlFor={id}>{texts.job}</label>
        <p id={`${id}-hint`} className={styles.facts}>
          {texts.hint}
        </p>
        <textarea
          id={id}
          ref={field}
          rows={9}
          value={job}
          readOnly={working}
          aria-invalid={fieldProblem !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => setJob(event.target.value)}
        />
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {fieldProblem}
        </p>
        <p role="status">{working ? texts.working : ""}</p>
        <p role="alert" className={styles.error}>
          {failure}
          {usedUp && (
            <>
              {SCAN_FORM.usedUp} <a href="/pricing">{SCAN_FORM.plans}</a>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={working}>
            {texts.scan}
          </Button>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function checkJob(job: string): string | null {
  if (job.trim() === "") return PROBLEMS["job-missing"].title;
  return job.length > MAX_JOB_CHARACTERS ? PROBLEMS["job-too-long"].title : null;
}
