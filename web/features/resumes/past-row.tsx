import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./resumes.module.css";

type Props = {
  item: {
    createdAt: string;
    resumeFileName: string;
    jobTitle: string | null;
    company: string | null;
    deleted: boolean;
  };
  href: string;
  /** At the end of the first line. */
  aside?: ReactNode;
  /** Buttons before Delete; they get the name of the job for those who do not see the row. */
  actions: (of: ReactNode) => ReactNode;
  onRemove: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
};

/** One past scan or letter. Deleted, it says so in its place, with the focus on Undo; undone, the focus is back on Delete. */
export function PastRow({ item, href, aside, actions, onRemove, onRestore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(item.deleted);
  useEffect(() => {
    if (shown.current !== item.deleted) button.current?.focus();
    shown.current = item.deleted;
  }, [item.deleted]);

  const job = item.jobTitle ?? RESUMES.untitled;
  const of = <span className="visually-hidden"> {job}</span>;
  if (item.deleted)
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
          <Link to={href}>{job}</Link>
        </h2>
        {item.company !== null && <p>{item.company}</p>}
        <p className={styles.facts}>
          <bdi>{item.resumeFileName}</bdi> ·{" "}
          <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
        </p>
      </div>
      {aside}
      <div className={styles.actions}>
        {actions(of)}
        <Button ref={button} variant="default" onClick={() => void onRemove()}>
          {RESUMES.actions.remove}
          {of}
        </Button>
      </div>
    </li>
  );
}

function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
}
