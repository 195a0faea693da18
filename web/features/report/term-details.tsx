import { REPORT } from "#content/site/report.ts";
import type { ScanResult, ScanTerm } from "#contract/scan.ts";
import styles from "./comparison.module.css";
import { quoteContext } from "./quote-context.ts";

const QUOTES_SHOWN = 3;

/** What 'partly' means, and the words on both sides that show it. */
export function TermDetails({ term, result }: { term: ScanTerm; result: ScanResult }) {
  const texts = REPORT.comparison;
  return (
    <div className={styles.details}>
      {term.status === "partly" && (
        <p className={styles.partly}>
          <strong>{texts.partly}.</strong> {texts.partlyNote}
        </p>
      )}
      <details>
        <summary>
          {texts.where}
          <span className="visually-hidden">: {term.label}</span>
        </summary>
        <dl>
          <dt>{texts.inAd}</dt>
          <Quotes quotes={term.jobQuotes} text={result.scannedJobDescription} />
          {term.resumeQuotes.length > 0 && (
            <>
              <dt>
                {texts.columns.resume}
                {term.evidence !== null && `, ${texts.evidence[term.evidence]}`}
              </dt>
              <Quotes quotes={term.resumeQuotes} text={result.extractedResumeText} />
            </>
          )}
        </dl>
      </details>
    </div>
  );
}

function Quotes({ quotes, text }: { quotes: ScanTerm["jobQuotes"]; text: string }) {
  return quotes.slice(0, QUOTES_SHOWN).map((quote) => {
    const around = quoteContext(text, quote);
    return (
      <dd key={quote.start}>
        {around.before}
        <strong>{around.quote}</strong>
        {around.after}
      </dd>
    );
  });
}
