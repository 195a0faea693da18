import type { ReactNode } from "react";
import styles from "./page-head.module.css";

type Props = { title: string; lead?: string | null; above?: ReactNode; below?: ReactNode };

/** The head of a page of the site zone: its title, and what it is for. */
export function PageHead({ title, lead, above, below }: Props) {
  return (
    <header className={styles.head}>
      {above}
      <h1>{title}</h1>
      {lead != null && <p className={styles.lead}>{lead}</p>}
      {below}
    </header>
  );
}
