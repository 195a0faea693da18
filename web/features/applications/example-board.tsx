import { APPLICATIONS } from "#content/site/applications.ts";
import styles from "./example-board.module.css";

/** A drawing of a board with two cards, tagged as an example and silent to a screen reader. */
export function ExampleBoard() {
  const { tag, applied, interview, cards } = APPLICATIONS.example;
  const columns = [
    { name: applied, card: cards[1] },
    { name: interview, card: cards[0] },
  ];
  return (
    <div className={styles.board} aria-hidden="true">
      <span className={styles.tag}>{tag}</span>
      <div className={styles.columns}>
        {columns.map(({ name, card }) => (
          <div key={name} className={styles.column}>
            <b>{name}</b>
            <div className={styles.card}>
              <strong>{card.title}</strong>
              <span>{card.company}</span>
              <em>{card.note}</em>
            </div>
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
