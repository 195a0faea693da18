import type { CheckedSentence } from "#contract/letter.ts";
import styles from "./vouched-bars.module.css";

/** One bar a sentence: vouched for, without a fact to vouch for, or not in the resume. The verdict beside it says it in words. */
export function VouchedBars({ sentences }: { sentences: readonly CheckedSentence[] }) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {sentences.map((sentence) => (
        <i key={sentence.start} className={styles[barOf(sentence)]} />
      ))}
    </div>
  );
}

function barOf({
  vouched,
  evidence,
  verdict,
}: CheckedSentence): "vouched" | "factless" | "missing" | "doubtful" {
  if (!vouched) return "missing";
  if (verdict === "doubtful") return "doubtful";
  return evidence.length === 0 ? "factless" : "vouched";
}
