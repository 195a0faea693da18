import { useMemo, useRef, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import { type ClosedReason, stageCounts } from "#contract/application-terms.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./board.module.css";
import { BoardColumn } from "./board-column.tsx";
import { today } from "./days.ts";
import { listStages, nameJob, nameStage } from "./list-stages.ts";
import { moveChanges } from "./move-changes.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { ProposalBar } from "./proposal-bar.tsx";
import { type Proposal, proposeTask } from "./propose-task.ts";
import { useApplications, useStore } from "./use-applications.ts";
import { useBoardDrops } from "./use-board-drops.ts";

type Asked = { id: string; proposal: Proposal };

/** Applications in a column for each stage, moved by hand or by a menu; each move is said aloud. */
export function Board() {
  const store = useStore();
  const { items, tracker } = useApplications(store);
  const [moving, setMoving] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState("");
  const board = useRef<HTMLElement>(null);

  const move = (id: string, stage: string, closedReason: ClosedReason | null = null) => {
    const before = store.current().items.get(id);
    if (before === undefined || (before.stage === stage && before.closedReason === closedReason)) return;
    const changes = moveChanges(before, stage, closedReason, today());
    const moved = store.edit(id, changes);
    const job = nameJob(before);
    setSaid(fillText(APPLICATIONS.board.moved, { job, stage: nameStage(stage) }));
    const counts = stageCounts(stage, tracker.stages);
    const proposal = proposeTask({ ...before, ...changes.set, tasks: before.tasks }, counts, today());
    setAsked(proposal === null ? null : { id, proposal });
    void moved.then((result) => {
      if (result.ok) return;
      setAsked(null);
      setSaid(fillText(APPLICATIONS.board.movedUndo, { job, stage: nameStage(before.stage) }));
      showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
    });
  };
  useBoardDrops(board, move);

  const columns = useMemo(() => groupByStage(items, tracker.stages), [items, tracker]);
  const chosen = moving === null ? undefined : items.get(moving);
  return (
    <>
      <p className={styles.hint}>{APPLICATIONS.board.hint}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {asked !== null && (
        <ProposalBar
          key={`${asked.id} ${asked.proposal.kind}`}
          id={asked.id}
          proposal={asked.proposal}
          onDone={() => setAsked(null)}
        />
      )}
      <section ref={board} className={styles.board} aria-label={APPLICATIONS.board.label}>
        {columns.map(({ stage, cards }) => (
          <BoardColumn key={stage} stage={stage} cards={cards} onMove={setMoving} />
        ))}
      </section>
      {chosen !== undefined && (
        <MoveDialog
          application={chosen}
          stages={columns.map(({ stage }) => stage)}
          onChoose={(stage, reason) => {
            setMoving(null);
            move(chosen.id, stage, reason);
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}

function groupByStage(
  items: ReadonlyMap<string, ApplicationSummary>,
  own: Parameters<typeof listStages>[0],
): { stage: string; cards: ApplicationSummary[] }[] {
  const groups = new Map<string, ApplicationSummary[]>();
  for (const one of items.values()) {
    const group = groups.get(one.stage);
    if (group === undefined) groups.set(one.stage, [one]);
    else group.push(one);
  }
  return listStages(own, items.values()).map((stage) => ({
    stage,
    cards: (groups.get(stage) ?? []).sort((a, b) => (a.movedAt < b.movedAt ? 1 : -1)),
  }));
}
