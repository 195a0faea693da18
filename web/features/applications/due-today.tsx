import { useMemo, useState } from "react";
import { Link } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary, ApplicationTask } from "#contract/application.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./applications.module.css";
import { formatDay, today } from "./days.ts";
import { nameJob } from "./list-stages.ts";
import { useApplications, useStore } from "./use-applications.ts";

type Due = { application: ApplicationSummary; task: ApplicationTask & { dueOn: string } };

/** What is to be done today, and what was to be done before, over all applications. */
export function DueToday() {
  const store = useStore();
  const { items } = useApplications(store);
  const [said, setSaid] = useState("");
  const now = today();
  const due = useMemo(() => listDue(items.values(), now), [items, now]);
  const finish = async ({ application, task }: Due) => {
    setSaid(fillText(APPLICATIONS.due.was, { task: task.text }));
    const result = await store.edit(application.id, { tasks: [{ ...task, done: true }] });
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {due.length > 0 && (
        <section className={styles.dueToday} aria-labelledby="due-today">
          <h2 id="due-today">
            {APPLICATIONS.due.title} <span className={styles.count}>{due.length}</span>
          </h2>
          <ul>
            {due.map((one) => (
              <li key={one.task.id}>
                <label>
                  <input type="checkbox" checked={false} onChange={() => void finish(one)} />
                  <span>{one.task.text}</span>
                </label>
                <Link to={`#${one.application.id}`}>{nameJob(one.application)}</Link>
                {one.task.dueOn < now && (
                  <small>{fillText(APPLICATIONS.due.late, { day: formatDay(one.task.dueOn) })}</small>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function listDue(applications: Iterable<ApplicationSummary>, now: string): Due[] {
  const due: Due[] = [];
  for (const application of applications) {
    if (application.stage === "closed") continue;
    for (const task of application.tasks)
      if (!task.done && task.dueOn !== null && task.dueOn <= now)
        due.push({ application, task: { ...task, dueOn: task.dueOn } });
  }
  return due.sort((a, b) => (a.task.dueOn < b.task.dueOn ? -1 : 1));
}
