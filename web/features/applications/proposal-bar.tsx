import { useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./applications.module.css";
import { formatDay } from "./days.ts";
import { nameJob } from "./list-stages.ts";
import { newId } from "./new-id.ts";
import type { Proposal } from "./propose-task.ts";
import { useApplications, useStore } from "./use-applications.ts";

type Props = { id: string; proposal: Proposal; onDone: () => void };

/** Asks whether what is worth doing next shall stand on the list; nothing is put there unasked. */
export function ProposalBar({ id, proposal, onDone }: Props) {
  const store = useStore();
  const { items } = useApplications(store);
  const [accepted, setAccepted] = useState(false);
  const application = items.get(id);
  if (application === undefined) return null;
  const day = formatDay(proposal.day);
  const accept = async () => {
    setAccepted(true);
    const task = { id: newId(), text: proposal.task, dueOn: proposal.day, done: false };
    const result = await store.edit(id, { tasks: [task] });
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <div className={styles.proposal}>
      <p role="status">
        {accepted
          ? fillText(APPLICATIONS.proposal.done, { day })
          : fillText(APPLICATIONS.proposal[proposal.kind], { job: nameJob(application), day })}
      </p>
      {!accepted && (
        <div className={styles.actions}>
          <button
            type="button"
            className={`${buttons.button} ${buttons.small}`}
            onClick={() => void accept()}
          >
            {APPLICATIONS.proposal.accept}
          </button>
          <button type="button" className={`${buttons.ghost} ${buttons.small}`} onClick={onDone}>
            {APPLICATIONS.proposal.decline}
          </button>
        </div>
      )}
    </div>
  );
}
