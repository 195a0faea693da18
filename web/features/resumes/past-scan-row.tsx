import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import { RESUME_FILE_PATH } from "#contract/endpoints.ts";
import { fillPath } from "../../api.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./resumes.module.css";
import type { PastScan } from "./use-past-scans.ts";

type Props = {
  scan: PastScan;
  onScanAgain: () => void;
  onRemove: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
};

/** One past scan. Deleted, it says so in its place, with the focus on Undo; undone, the focus is back on Delete. */
export function PastScanRow({ scan, onScanAgain, onRemove, onRestore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(scan.deleted);
  useEffect(() => {
    if (shown.current !== scan.deleted) button.current?.focus();
    shown.current = scan.deleted;
  }, [scan.deleted]);

  const job = scan.jobTitle ?? RESUMES.untitled;
  const { again, download, remove } = RESUMES.actions;
  const of = <span className="visually-hidden"> {job}</span>;
  if (scan.deleted)
    return (
      <li className={styles.row}>
        <p role="status">{fillText(RESUMES.deleted, { job })}</p>
        <Button ref={button} variant="default" onClick={() => void onRestore()}>
          {RESUMES.undo}
          {of}
        </Button>
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2>
          <Link to={`/user-output#${scan.id}`}>{job}</Link>
        </h2>
        {scan.company !== null && <p>{scan.company}</p>}
        <p className={styles.facts}>
          {scan.resumeFileName} · <time dateTime={scan.createdAt}>{formatMoment(scan.createdAt)}</time>
        </p>
      </div>
      {scan.overallScore !== null && (
        <p className={styles.score}>{fillText(RESUMES.score, { score: scan.overallScore.toFixed(2) })}</p>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onScanAgain}>
          {again}
          {of}
        </Button>
        <Button component="a" href={fillPath(RESUME_FILE_PATH, { id: scan.id })} download variant="default">
          {download}
          {of}
        </Button>
        <Button ref={button} variant="default" onClick={() => void onRemove()}>
          {remove}
          {of}
        </Button>
      </div>
    </li>
  );
}

function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
}
