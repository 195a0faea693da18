import { IconLayoutColumns } from "@tabler/icons-react";
import { REPORT } from "#content/site/report.ts";
import { PLAN } from "#content/site/report-plan.ts";
import { WHAT_IF } from "#content/site/what-if.ts";
import type { ScanResult, ScanTerm } from "#contract/scan.ts";
import { Icon } from "../../ui/icon.tsx";
import marks from "../../ui/marks.module.css";
import { quoteContext } from "./quote-context.ts";
import styles from "./term-evidence.module.css";

const QUOTES_SHOWN = 3;
const MARK = { have: marks.shown, partly: marks.partly, missing: marks.gap } as const;

type Props = {
  term: ScanTerm;
  result: ScanResult;
  isUntrue: boolean;
  onUntrue: (isUntrue: boolean) => void;
  /** Null where nothing can be kept. */
  onNotAsked: (() => void) | null;
  onShowBoth: () => void;
};

/** The words of both sides, joined by a thread; an empty slip where the resume says nothing. */
export function TermEvidence({ term, result, isUntrue, onUntrue, onNotAsked, onShowBoth }: Props) {
  const texts = REPORT.comparison;
  const { take, back } = PLAN.untrue;
  const isMissing = term.status === "missing";
  const evidence = term.evidence === null ? "" : `, ${texts.evidence[term.evidence]}`;
  return (
    <div className={styles.evidence} data-missing={isMissing}>
      <figure className={styles.slip}>
        <figcaption>{texts.inAd}</figcaption>
        <Quotes quotes={term.jobQuotes} text={result.scannedJobDescription} mark={MARK[term.status]} />
      </figure>
      <div className={styles.thread} aria-hidden="true" />
      <figure className={isMissing ? styles.empty : styles.slip}>
        <figcaption>
          {texts.inYours}
          {evidence}
        </figcaption>
        {isMissing ? (
          <p>{texts.notShown}</p>
        ) : (
          <Quotes quotes={term.resumeQuotes} text={result.extractedResumeText} mark={MARK[term.status]} />
        )}
      </figure>
      <div className={styles.actions}>
        {term.status === "partly" && <p>{texts.partlyNote}</p>}
        <button type="button" className="no-print" onClick={onShowBoth}>
          <Icon of={IconLayoutColumns} size="1rem" />
          {texts.showBoth}
        </button>
        {isMissing && (
          <button
            type="button"
            className="no-print"
            aria-pressed={isUntrue}
            onClick={() => onUntrue(!isUntrue)}
          >
            {isUntrue ? `${take}: ${back.toLowerCase()}` : take}
          </button>
        )}
        {onNotAsked !== null && (
          <button type="button" className="no-print" onClick={onNotAsked}>
            {WHAT_IF.notAsked.take}
          </button>
        )}
      </div>
    </div>
  );
}

function Quotes({ quotes, text, mark }: { quotes: ScanTerm["jobQuotes"]; text: string; mark?: string }) {
  return quotes.slice(0, QUOTES_SHOWN).map((quote) => {
    const around = quoteContext(text, quote);
    return (
      <blockquote key={quote.start}>
        {around.before}
        <span className={mark}>{around.quote}</span>
        {around.after}
      </blockquote>
    );
  });
}
