import { memo, startTransition, useEffect, useId, useState } from "react";
import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary } from "#contract/application.ts";
import buttons from "../../ui/button.module.css";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./board.module.css";
import { BoardCard } from "./board-card.tsx";
import { nameStage } from "./list-stages.ts";

type Props = { stage: string; cards: readonly ApplicationSummary[]; onMove: (id: string) => void };

/** Cards that stand there at first, and how many more each time: a column of a thousand need not be drawn to be used. */
const AT_ONCE = 30;
/** As many as a window shows: these are painted first, the others behind them. */
const FIRST = 8;

export const BoardColumn = memo(
  BoardColumnPart,
  (before, after) =>
    before.stage === after.stage && before.onMove === after.onMove && sameCards(before.cards, after.cards),
);

function sameCards(before: readonly ApplicationSummary[], after: readonly ApplicationSummary[]): boolean {
  return before.length === after.length && before.every((card, at) => card === after[at]);
}

function BoardColumnPart({ stage, cards, onMove }: Props) {
  const id = useId();
  const [shown, setShown] = useState(FIRST);
  useEffect(() => startTransition(() => setShown(AT_ONCE)), []);
  const more = Math.min(AT_ONCE, cards.length - shown);
  return (
    <section className={styles.column} aria-labelledby={id} data-stage={stage}>
      <h2 id={id}>
        {nameStage(stage)} <span className={styles.count}>{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className={styles.empty}>{APPLICATIONS.board.empty}</p>}
      <ul className={styles.cards}>
        {cards.slice(0, shown).map((card) => (
          <BoardCard key={card.id} card={card} onMove={onMove} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={`${buttons.ghost} ${buttons.small}`}
          onClick={() => setShown(shown + AT_ONCE)}
        >
          {fillText(APPLICATIONS.board.more, { count: more })}
          <span className="visually-hidden"> {nameStage(stage)}</span>
        </button>
      )}
    </section>
  );
}
