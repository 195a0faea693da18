import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { RESUMES } from "#content/site/resumes.ts";
import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { ScanSummary } from "#contract/history.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./resumes.module.css";
import { useScanAgain } from "./use-scan-again.ts";

const TEXTS = RESUMES.again;

type Props = { scan: ScanSummary; onClose: () => void };

/** A kept resume against another ad. Cancel and Escape stop the request; what is stopped is not counted. */
export function ScanAgain({ scan, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [job, setJob] = useState("");
  const { working, fieldProblem, failure, usedUp, scanAgain } = useScanAgain(scan.id, field);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) void scanAgain(job);
        }}
      >
        <h2 id={id}>{TEXTS.title}</h2>
        <p className={styles.facts}>{fillText(TEXTS.resume, { file: scan.resumeFileName })}</p>
        <JobField field={field} job={job} onJob={setJob} working={working} problem={fieldProblem} />
        <p role="status">{working ? TEXTS.working : ""}</p>
        <p role="alert" className={styles.error}>
          {failure}
          {usedUp && (
            <>
              {SCAN_FORM.usedUp} <a href="/pricing">{SCAN_FORM.plans}</a>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <button className={buttons.button} type="submit" aria-disabled={working}>
            {TEXTS.scan}
          </button>
          <button type="button" className={buttons.quiet} onClick={() => dialog.current?.close()}>
            {TEXTS.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type JobProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  job: string;
  onJob: (job: string) => void;
  working: boolean;
  problem: string | null;
};

function JobField({ field, job, onJob, working, problem }: JobProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{TEXTS.job}</label>
      <p id={`${id}-hint`} className={styles.facts}>
        {TEXTS.hint}
      </p>
      <textarea
        id={id}
        ref={field}
        rows={9}
        value={job}
        readOnly={working}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onJob(event.target.value)}
      />
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {problem}
      </p>
    </>
  );
}
