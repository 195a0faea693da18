import { NOT_READY } from "#content/site/plain-pages.ts";
import styles from "./not-ready.module.css";

/** A page that says plainly that it is still being built. */
export function NotReady({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{NOT_READY}</p>
    </div>
  );
}
