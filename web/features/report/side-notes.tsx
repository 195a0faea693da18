import { REPORT } from "#content/site/report.ts";
import type { ScanResult } from "#contract/scan.ts";
import styles from "./report.module.css";

/** What the reading itself has to say: a photo, two columns, personal data, a file that was hard to read. */
export function Warnings({ result }: { result: ScanResult }) {
  if (result.warnings.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby="warnings">
      <h2 id="warnings">{REPORT.warnings.title}</h2>
      <ul>
        {result.warnings.map((warning) => (
          <li key={warning.code + warning.message}>{warning.message}</li>
        ))}
      </ul>
    </section>
  );
}

/** Terms both sides have in words so different that an exact search would not equate them. */
export function Wording({ result }: { result: ScanResult }) {
  const different = result.terms.flatMap((term) =>
    term.wording === null ? [] : [{ ...term.wording, label: term.label }],
  );
  if (different.length === 0) return null;
  const { title, text, yours, ad } = REPORT.wording;
  return (
    <section className={styles.part} aria-labelledby="wording">
      <h2 id="wording">{title}</h2>
      <p className={styles.legend}>{text}</p>
      <ul className={styles.pairs}>
        {different.map((pair) => (
          <li key={pair.label}>
            {yours}: <q>{pair.resume}</q> · {ad}: <q>{pair.job}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Text in the file that nobody can see on the page. */
export function HiddenText({ result }: { result: ScanResult }) {
  if (result.hidden.length === 0) return null;
  const { title, text, page } = REPORT.hidden;
  return (
    <section className={styles.note} aria-labelledby="hidden-text">
      <h2 id="hidden-text">{title}</h2>
      <p>{text}</p>
      <ul>
        {result.hidden.map((hidden) => (
          <li key={`${hidden.page} ${hidden.reason} ${hidden.text}`}>
            <q>{hidden.text}</q> ({page} {hidden.page}, {hidden.reason})
          </li>
        ))}
      </ul>
    </section>
  );
}
