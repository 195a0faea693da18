import { useRef } from "react";
import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import { fillText } from "../../ui/fill-text.ts";
import marks from "../../ui/marks.module.css";
import { splitMarks } from "../../ui/split-marks.ts";
import styles from "./both-texts.module.css";
import { listTextMarks, type TextSide } from "./list-text-marks.ts";
import { useThread } from "./use-thread.ts";

const MARK = { have: marks.shown, partly: marks.partly, missing: marks.gap } as const;

type Props = { result: ScanResult; chosen: number | null; onChoose: (term: number) => void };

/** Two sheets side by side: a mark chosen on one scrolls the other to what answers it, and a thread joins the two. */
export function BothTexts({ result, chosen, onChoose }: Props) {
  const pair = useRef<HTMLDivElement>(null);
  const thread = useThread(pair, chosen);
  const texts = REPORT.bothTexts;
  return (
    <>
      <p className={styles.said} role="status">
        {sayChosen(result, chosen)}
      </p>
      <div ref={pair} className={styles.pair}>
        <Sheet side="resume" title={texts.yours} {...{ result, chosen, onChoose }} />
        <Sheet side="job" title={texts.ad} {...{ result, chosen, onChoose }} />
        {thread !== null && (
          <svg className={styles.thread} aria-hidden="true">
            <path d={thread} />
          </svg>
        )}
      </div>
    </>
  );
}

function sayChosen({ terms }: ScanResult, chosen: number | null): string {
  const { legend, notShown, shown, near } = REPORT.bothTexts;
  const term = chosen === null ? undefined : terms[chosen];
  if (term === undefined) return legend;
  return fillText({ have: shown, partly: near, missing: notShown }[term.status], { term: term.label });
}

function Sheet({ side, title, result, chosen, onChoose }: Props & { side: TextSide; title: string }) {
  const text = side === "resume" ? result.extractedResumeText : result.scannedJobDescription;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so a keyboard must reach it.
    <section className={`${marks.sheet} ${styles.sheet}`} aria-label={title} data-side={side} tabIndex={0}>
      <p className={styles.caption}>{title}</p>
      <div className={styles.text}>
        {splitMarks(text, listTextMarks(result, side)).map(({ text: piece, start, mark }) =>
          mark === null ? (
            piece
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a button element cannot be broken over lines as text is.
            <span
              key={start}
              role="button"
              tabIndex={0}
              className={`${MARK[mark.status]} ${styles.mark}`}
              data-term={mark.term}
              aria-pressed={chosen === mark.term}
              onClick={() => onChoose(mark.term)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                onChoose(mark.term);
              }}
            >
              {piece}
            </span>
          ),
        )}
      </div>
    </section>
  );
}
