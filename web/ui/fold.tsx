import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./fold.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  id: string;
  title: string;
  summary: ReactNode;
  children: ReactNode;
  /** Each time it is unfolded. */
  onOpen?: () => void;
};

/** A part of the report that is read by those who want to know: its heading and what it comes to, folded. */
export function Fold({ id, title, summary, children, onOpen }: Props) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <details
        className={styles.fold}
        onToggle={(event) => {
          if (event.currentTarget.open) onOpen?.();
        }}
      >
        <summary>
          <h2 id={id}>{title}</h2>
          <span className={styles.summary}>{summary}</span>
          <Icon of={IconChevronDown} size="1.1rem" className={styles.chevron} />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </section>
  );
}
