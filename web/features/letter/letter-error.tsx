import { LETTER } from "#content/site/letter.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import styles from "./letter.module.css";
import type { GenerationError } from "./use-generation.ts";

/** The result box where there is no letter: the product spec's text, then what to do about it. */
export function LetterError({ error }: { error: GenerationError }) {
  return (
    <section className={styles.error} aria-label={LETTER.result.title} data-result>
      <p role="alert">{LETTER.errors[error.type]}</p>
      {error.type === "refused" && error.title !== null && (
        <p>{describeProblem({ title: error.title, id: error.id }, LETTER.errors.quote)}</p>
      )}
    </section>
  );
}
