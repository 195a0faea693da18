import styles from "./text-page.module.css";

/** The head of a page with a form: its title, and what it is for. */
export function PageBanner({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={styles.banner}>
      <div className={styles.bannerInside}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}
