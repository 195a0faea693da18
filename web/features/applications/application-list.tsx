import { IconTrash } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./applications.module.css";
import { formatDay } from "./days.ts";
import { DeletedRow, useDeletions } from "./deletions.tsx";
import { DueMark } from "./due-mark.tsx";
import { listStages, nameJob, nameStage } from "./list-stages.ts";
import { type ListWishes, nextDue, type Order, sortApplications } from "./sort-applications.ts";
import { useApplications, useStore } from "./use-applications.ts";

const TEXTS = APPLICATIONS.list;
const AT_ONCE = 50;

/** All applications: searched, of one stage, in an order; the page has them all, so each letter answers at once. */
export function ApplicationList() {
  const { items } = useApplications(useStore());
  const [wishes, setWishes] = useState<ListWishes>({ search: "", stage: "!closed", order: "moved" });
  const [shown, setShown] = useState(AT_ONCE);
  const { deleted, remove, restore } = useDeletions();
  const wished = useDeferredValue(wishes);
  const found = useMemo(() => sortApplications(items.values(), wished), [items, wished]);
  const more = Math.min(AT_ONCE, found.length - shown);
  const wish = (change: Partial<ListWishes>) => {
    setWishes((before) => ({ ...before, ...change }));
    setShown(AT_ONCE);
  };
  return (
    <>
      <Filters wishes={wishes} onWish={wish} />
      <p role="status" className={styles.soft}>
        {found.length === 0
          ? TEXTS.nothing
          : found.length === 1
            ? TEXTS.one
            : fillText(TEXTS.count, { count: found.length })}
      </p>
      <ul className={styles.list} aria-label={TEXTS.label}>
        {deleted.map((one) => (
          <DeletedRow key={one.id} application={one} onRestore={restore} />
        ))}
        {found.slice(0, shown).map((one) => (
          <Row key={one.id} application={one} onRemove={remove} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={buttons.quiet} onClick={() => setShown(shown + AT_ONCE)}>
          {fillText(TEXTS.more, { count: more })}
        </button>
      )}
    </>
  );
}

type FilterProps = { wishes: ListWishes; onWish: (change: Partial<ListWishes>) => void };

function Filters({ wishes, onWish }: FilterProps) {
  const { items, tracker } = useApplications(useStore());
  return (
    <search className={styles.filters}>
      <label>
        {TEXTS.search}
        <input
          type="search"
          value={wishes.search}
          maxLength={100}
          onChange={(event) => onWish({ search: event.target.value })}
        />
      </label>
      <label>
        {TEXTS.stage}
        <select value={wishes.stage} onChange={(event) => onWish({ stage: event.target.value })}>
          <option value="!closed">{TEXTS.open}</option>
          <option value="">{TEXTS.all}</option>
          {listStages(tracker.stages, items.values()).map((stage) => (
            <option key={stage} value={stage}>
              {nameStage(stage)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {TEXTS.sort}
        <select value={wishes.order} onChange={(event) => onWish({ order: event.target.value as Order })}>
          {Object.entries(TEXTS.sorts).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

type RowProps = { application: ApplicationSummary; onRemove: (one: ApplicationSummary) => void };

function Row({ application, onRemove }: RowProps) {
  const due = nextDue(application);
  const facts = [application.company, application.place].filter((part) => part !== "").join(" · ");
  return (
    <li className={styles.row} data-application={application.id}>
      <div className={styles.what}>
        <h2>
          <Link to={`#${application.id}`}>
            {application.title === "" ? APPLICATIONS.untitled : application.title}
          </Link>
        </h2>
        <p className={styles.soft}>
          {facts}
          {application.appliedOn !== null &&
            `${facts === "" ? "" : " · "}${TEXTS.columns.applied} ${formatDay(application.appliedOn)}`}
        </p>
      </div>
      {due !== null && application.stage !== "closed" && <DueMark day={due} />}
      <span className={styles.stage}>
        {nameStage(application.stage)}
        {application.closedReason !== null && `: ${APPLICATIONS.reasons[application.closedReason]}`}
      </span>
      <button
        type="button"
        className={styles.icon}
        title={APPLICATIONS.one.remove}
        onClick={() => onRemove(application)}
      >
        <Icon of={IconTrash} />
        <span className="visually-hidden">
          {APPLICATIONS.one.remove} {nameJob(application)}
        </span>
      </button>
    </li>
  );
}
