import { useEffect, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import { UNDO_MS } from "#contract/limits.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./applications.module.css";
import { nameJob } from "./list-stages.ts";
import { useStore } from "./use-applications.ts";

/** What was deleted a moment ago, and can be brought back for as long as it stands here. */
export function useDeletions() {
  const store = useStore();
  const [deleted, setDeleted] = useState<ApplicationSummary[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  const [restored, setRestored] = useState<string | null>(null);
  // The focus goes on where the user undid it, once the row stands there.
  useEffect(() => {
    if (restored !== null) document.querySelector<HTMLElement>(`[data-application="${restored}"] a`)?.focus();
  }, [restored]);
  const drop = (id: string) => setDeleted((before) => before.filter((one) => one.id !== id));
  const remove = async (one: ApplicationSummary) => {
    const problem = await store.remove(one.id);
    if (problem !== null) return showNotice(describeProblem(problem, APPLICATIONS.failed.quote));
    setDeleted((before) => [one, ...before]);
    timers.current.add(setTimeout(() => drop(one.id), UNDO_MS));
  };
  const restore = async (one: ApplicationSummary) => {
    const problem = await store.restore(one.id);
    drop(one.id);
    setRestored(one.id);
    if (problem !== null) showNotice(describeProblem(problem, APPLICATIONS.failed.quote));
  };
  return {
    deleted,
    remove: (one: ApplicationSummary) => void remove(one),
    restore: (one: ApplicationSummary) => void restore(one),
  };
}

type Props = { application: ApplicationSummary; onRestore: (one: ApplicationSummary) => void };

/** Says what was deleted, with the focus on Undo. */
export function DeletedRow({ application, onRestore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={styles.row}>
      <p role="status" className={styles.what}>
        {fillText(APPLICATIONS.deleted, { job: nameJob(application) })}
      </p>
      <button
        ref={button}
        type="button"
        className={`${buttons.quiet} ${buttons.small}`}
        onClick={() => onRestore(application)}
      >
        {APPLICATIONS.undo}
        <span className="visually-hidden"> {nameJob(application)}</span>
      </button>
    </li>
  );
}
