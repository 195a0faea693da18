import { useEffect, useRef } from "react";
import { LETTER } from "#content/site/letter.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import styles from "./letter.module.css";
import type { GenerationError } from "./use-generation.ts";

/** The result box where there is no letter: the product spec's text, then what to do about it. */
export function LetterError({ error }: { error: GenerationError }) {
  const box = useRef<HTMLElement>(null);
  // It stands below the form, out of sight on most screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is brought into sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center", behavior: "instant" });
    box.current?.focus({ preventScroll: true });
  }, [error]);
  return (
    <section ref={box} tabIndex={-1} className={styles.error} aria-label={LETTER.result.title} data-result>
      <p role="alert">{LETTER.errors[error.type]}</p>
      {error.type === "refused" && error.title !== null && (
        <p>{describeProblem({ title: error.title, id: error.id }, LETTER.errors.quote)}</p>
      )}
    </section>
  );
}
