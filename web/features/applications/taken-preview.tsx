import { APPLICATIONS } from "#content/site/applications.ts";
import styles from "./application.module.css";
import { nameJob } from "./list-stages.ts";
import type { Taken } from "./read-taken.ts";

/** What the extension took, to nobody who is signed in: it stays in the address until they are. */
export function TakenPreview({ taken }: { taken: Taken | "broken" }) {
  const { taken: title, broken } = APPLICATIONS.form;
  return (
    <section className={styles.part} aria-labelledby="taken">
      <h2 id="taken">{title}</h2>
      {taken === "broken" ? (
        <p role="alert">{broken}</p>
      ) : (
        <p>
          <strong>{nameJob(taken)}</strong>
          {taken.place !== "" && ` · ${taken.place}`}
        </p>
      )}
    </section>
  );
}
