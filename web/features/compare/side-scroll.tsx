import type { ReactNode } from "react";
import styles from "./compare.module.css";

/** Many columns scroll by themselves, under the keyboard too; what they are about stays in sight. */
export function SideScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so a keyboard must reach it.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
