import styles from "./board.module.css";
import { formatDay, today } from "./days.ts";

/** A day by which something is to be done; from that day on it stands out, and not by its colour alone. */
export function DueMark({ day }: { day: string }) {
  const isDue = day <= today();
  return (
    <span className={styles.due} data-now={isDue ? "" : undefined}>
      {isDue ? `! ${formatDay(day)}` : formatDay(day)}
    </span>
  );
}
