import { LETTER } from "#content/site/letter.ts";
import type { CheckedSentence } from "#contract/letter.ts";
import { MAX_LETTER_CHARACTERS } from "#contract/limits.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./letter.module.css";
import type { LetterTextState } from "./use-letter-text.ts";

const TEXTS = LETTER.result;

type Props = { state: LetterTextState; sentences: readonly CheckedSentence[]; kept: boolean };

/** What is to be said of the letter as it stands: under way, vouched for or not, or not to be known. */
export function LetterVerdict({ state, sentences, kept }: Props) {
  return (
    <>
      <p role="status" className={styles.verdict} data-verdict>
        {describeState(state, sentences, kept)}
      </p>
      {state.problem !== null && (
        <p role="alert" className={styles.problem}>
          {describeProblem(state.problem, LETTER.errors.quote)}
        </p>
      )}
    </>
  );
}

function describeState(
  { text, phase, problem }: LetterTextState,
  sentences: readonly CheckedSentence[],
  kept: boolean,
): string {
  if (text.length > MAX_LETTER_CHARACTERS) return TEXTS.tooLong;
  if (phase !== "settled") return kept ? TEXTS.saving : TEXTS.checking;
  if (problem !== null || text.trim() === "") return "";
  const count = sentences.filter(({ vouched }) => !vouched).length;
  const doubtful = sentences.filter(({ verdict }) => verdict === "doubtful").length;
  if (count === 0 && doubtful === 1) return TEXTS.doubtfulOne;
  if (count === 0 && doubtful > 1) return fillText(TEXTS.doubtfulMany, { count: doubtful });
  if (count === 0) return TEXTS.allVouched;
  return count === 1 ? TEXTS.notVouchedOne : fillText(TEXTS.notVouched, { count });
}
