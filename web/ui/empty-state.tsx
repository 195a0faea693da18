import { type ReactNode, useId } from "react";
import styles from "./empty-state.module.css";

type Props = {
  title: string;
  text: string;
  /** What it would look like with something in it (example-sheet.tsx). */
  example?: ReactNode;
  /** The one action. */
  children: ReactNode;
};

/** A screen with nothing in it yet: the sentence left, one action, a tagged example right. */
export function EmptyState({ title, text, example, children }: Props) {
  const id = useId();
  return (
    <section className={styles.empty} aria-labelledby={id}>
      <div className={styles.say}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      {example}
    </section>
  );
}
