import { IconArrowLeft, IconExternalLink, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { Application, ApplicationChanges, ApplicationSummary } from "#contract/application.ts";
import { CLOSED_REASONS, type ClosedReason, stageCounts, TEXT_LIMITS } from "#contract/application-terms.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { Icon } from "../../ui/icon.tsx";
import { showNotice } from "../../ui/show-notice.ts";
import { AdSheet } from "./ad-sheet.tsx";
import styles from "./application.module.css";
import lists from "./applications.module.css";
import { ContactList } from "./contact-list.tsx";
import { today } from "./days.ts";
import { DeletedRow, useDeletions } from "./deletions.tsx";
import { KeptField } from "./kept-field.tsx";
import { LinkList } from "./link-list.tsx";
import { listStages, nameJob, nameStage } from "./list-stages.ts";
import { moveChanges } from "./move-changes.ts";
import { NotePart } from "./note-part.tsx";
import { ProposalBar } from "./proposal-bar.tsx";
import { type Proposal, proposeTask } from "./propose-task.ts";
import { TaskList } from "./task-list.tsx";
import { Timeline } from "./timeline.tsx";
import { useApplications, useStore } from "./use-applications.ts";
import { type Edit, useOneApplication } from "./use-one-application.ts";

const TEXTS = APPLICATIONS.one;

/** One application: what it is, what is to be done, who is there, its ad as it was, and what happened. */
export function OneApplication({ id }: { id: string }) {
  const { state, edit } = useOneApplication(id);
  const { deleted, remove, restore } = useDeletions();
  const [gone] = deleted;
  return (
    <>
      <Link className={styles.back} to=".">
        <Icon of={IconArrowLeft} />
        {TEXTS.back}
      </Link>
      {gone !== undefined && (
        <ul className={lists.list}>
          <DeletedRow application={gone} onRestore={restore} />
        </ul>
      )}
      {gone === undefined && state.type === "loading" && <p role="status">{APPLICATIONS.loading}</p>}
      {gone === undefined && state.type === "problem" && (
        <p role="alert">
          {state.problem.code === "application-not-found"
            ? TEXTS.gone
            : describeProblem(state.problem, APPLICATIONS.failed.quote)}
        </p>
      )}
      {gone === undefined && state.type === "ready" && (
        <>
          <Head application={state.application} onRemove={remove} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Details application={state.application} edit={edit} />
              <TaskList tasks={state.application.tasks} edit={edit} />
              <ContactList contacts={state.application.contacts} edit={edit} />
            </div>
            <div className={styles.column}>
              <LinkList application={state.application} edit={edit} />
              <NotePart id={state.application.id} />
              <AdSheet ad={state.application.ad} edit={edit} />
              <Timeline events={state.events} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

type HeadProps = { application: Application; onRemove: (one: ApplicationSummary) => void };

function Head({ application, onRemove }: HeadProps) {
  const { link, company, place } = application;
  return (
    <header className={styles.head}>
      <div>
        <h1>{application.title === "" ? APPLICATIONS.untitled : application.title}</h1>
        <p className={styles.soft}>{[company, place].filter((part) => part !== "").join(" · ")}</p>
      </div>
      <div className={styles.actions}>
        {/^https?:\/\//.test(link) && (
          <a className={buttons.quiet} href={link} target="_blank" rel="noreferrer noopener">
            <Icon of={IconExternalLink} />
            {TEXTS.openLink}
          </a>
        )}
        <button type="button" className={buttons.ghost} onClick={() => onRemove(application)}>
          <Icon of={IconTrash} />
          {TEXTS.remove}
          <span className="visually-hidden"> {nameJob(application)}</span>
        </button>
      </div>
    </header>
  );
}

type PartProps = { application: Application; edit: Edit };

const DAYS = ["appliedOn", "interviewOn", "deadlineOn"] as const;
const SHORT = ["title", "company", "place", "salary", "link", "source"] as const;

function Details({ application, edit }: PartProps) {
  const keep = (set: NonNullable<ApplicationChanges["set"]>) => edit({ set });
  return (
    <section className={styles.part} aria-labelledby="details">
      <h2 id="details">{TEXTS.details}</h2>
      <StageChoice application={application} edit={edit} />
      <div className={styles.fields}>
        {DAYS.map((name) => (
          <KeptField
            key={name}
            label={APPLICATIONS.fields[name]}
            type="date"
            most={10}
            value={application[name] ?? ""}
            onKeep={(value) => keep({ [name]: value === "" ? null : value })}
          />
        ))}
        {SHORT.map((name) => (
          <KeptField
            key={name}
            label={APPLICATIONS.fields[name]}
            type={name === "link" ? "url" : "text"}
            most={TEXT_LIMITS[name]}
            value={application[name]}
            onKeep={(value) => keep({ [name]: value })}
          />
        ))}
      </div>
      <KeptField
        label={APPLICATIONS.fields.notes}
        rows={5}
        most={TEXT_LIMITS.notes}
        value={application.notes}
        onKeep={(notes) => keep({ notes })}
      />
    </section>
  );
}

function StageChoice({ application, edit }: PartProps) {
  const { items, tracker } = useApplications(useStore());
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const move = async (stage: string, reason: ClosedReason | null) => {
    const changes = moveChanges(application, stage, reason, today());
    const counts = stageCounts(stage, tracker.stages);
    setProposal(proposeTask({ ...application, ...changes.set, tasks: application.tasks }, counts, today()));
    const result = await edit(changes);
    if (!result.ok) showNotice(describeProblem(result.problem, APPLICATIONS.failed.quote));
  };
  return (
    <>
      <div className={styles.fields}>
        <label className={styles.field}>
          {APPLICATIONS.fields.stage}
          <select value={application.stage} onChange={(event) => void move(event.target.value, null)}>
            {listStages(tracker.stages, items.values()).map((stage) => (
              <option key={stage} value={stage}>
                {nameStage(stage)}
              </option>
            ))}
          </select>
        </label>
        {application.stage === "closed" && (
          <label className={styles.field}>
            {APPLICATIONS.fields.reason}
            <select
              value={application.closedReason ?? ""}
              onChange={(event) => void move("closed", (event.target.value || null) as ClosedReason | null)}
            >
              <option value="">–</option>
              {CLOSED_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {APPLICATIONS.reasons[reason]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {proposal !== null && (
        <ProposalBar
          key={proposal.kind}
          id={application.id}
          proposal={proposal}
          onDone={() => setProposal(null)}
        />
      )}
    </>
  );
}
