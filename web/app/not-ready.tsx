import styles from "./not-ready.module.css";

/** A page that says plainly that it is still being built. */
export function NotReady({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>This page is not ready yet. Nothing is lost: what you have done so far is kept.</p>
    </div>
  );
}
