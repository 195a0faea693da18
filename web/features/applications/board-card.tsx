import { IconArrowsLeftRight } from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "react-router";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./board.module.css";
import { DueMark } from "./due-mark.tsx";
import { nameJob } from "./list-stages.ts";
import { nextDue } from "./sort-applications.ts";

type Props = { card: ApplicationSummary; onMove: (id: string) => void };

/** One application on the board: taken by hand anywhere, or moved by its menu. */
export const BoardCard = memo(function BoardCard({ card, onMove }: Props) {
  const due = nextDue(card);
  return (
    <li className={styles.card} data-card={card.id}>
      <h3>
        <Link to={`#${card.id}`} draggable={false}>
          {card.title === "" ? APPLICATIONS.untitled : card.title}
        </Link>
      </h3>
      {card.company !== "" && <p className={styles.facts}>{card.company}</p>}
      {card.place !== "" && <p className={styles.facts}>{card.place}</p>}
      {card.stage === "closed" && card.closedReason !== null && (
        <p className={styles.facts}>{APPLICATIONS.reasons[card.closedReason]}</p>
      )}
      <div className={styles.foot}>
        {due !== null && card.stage !== "closed" ? <DueMark day={due} /> : <span />}
        <button
          type="button"
          className={styles.move}
          title={APPLICATIONS.board.move}
          onClick={() => onMove(card.id)}
        >
          <Icon of={IconArrowsLeftRight} size={18} />
          <span className="visually-hidden">
            {APPLICATIONS.board.move} {nameJob(card)}
          </span>
        </button>
      </div>
    </li>
  );
});
