import { IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { RESUMES } from "#content/site/resumes.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
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
  /** At the beginning of the row. */
  before?: (of: ReactNode) => ReactNode;
  chosen?: boolean;
  /** After its file and day, in the same line. */
  fact?: ReactNode;
  /** After what it is. */
  aside?: ReactNode;
  /** Buttons before Delete; they get the name of the job for those who do not see the row. */
  actions: (of: ReactNode) => ReactNode;
  onRemove: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
};

/** One past scan or letter. Deleted, it says so in its place, with the focus on Undo; undone, the focus is back on Delete. */
export function PastRow({ item, href, before, chosen, fact, aside, actions, onRemove, onRestore }: Props) {
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
      <li className={styles.deleted}>
        <p role="status">{fillText(RESUMES.deleted, { job })}</p>
        <button
          ref={button}
          type="button"
          className={`${buttons.quiet} ${buttons.small}`}
          onClick={() => void onRestore()}
        >
          {RESUMES.undo}
          {of}
        </button>
      </li>
    );
  return (
    <li className={styles.row} data-chosen={chosen ? "" : undefined}>
      {before?.(of)}
      <div className={styles.what}>
        <h2>
          <Link to={href}>{job}</Link>
        </h2>
        <p className={styles.facts}>
          {item.company !== null && <>{item.company} · </>}
          {item.resumeFileName !== "" && (
            <>
              <bdi className={styles.file}>{item.resumeFileName}</bdi> ·{" "}
            </>
          )}
          <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
          {fact}
        </p>
      </div>
      {aside}
      <div className={styles.actions}>
        {actions(of)}
        <button
          ref={button}
          type="button"
          className={styles.icon}
          title={RESUMES.actions.remove}
          onClick={() => void onRemove()}
        >
          <Icon of={IconTrash} />
          <span className="visually-hidden">{RESUMES.actions.remove}</span>
          {of}
        </button>
      </div>
    </li>
  );
}

function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
}
