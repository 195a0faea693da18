import { WHAT_IF } from "#content/site/what-if.ts";
import buttons from "../../ui/button.module.css";
import type { NotAsked } from "./use-own-words.ts";
import styles from "./what-if.module.css";

/** What the user took out of the list as no requirement, each with the way back. */
export function NotAskedTerms({ notAsked: { labels, set } }: { notAsked: NotAsked }) {
  if (labels.length === 0) return null;
  const { title, text, back } = WHAT_IF.notAsked;
  return (
    <section className={styles.notAsked} aria-labelledby="not-asked">
      <h2 id="not-asked">{title}</h2>
      <p>{text}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            {label}{" "}
            {set !== null && (
              <button
                type="button"
                className={`${buttons.quiet} ${buttons.small} no-print`}
                aria-label={`${back}: ${label}`}
                onClick={() => set(label, true)}
              >
                {back}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
