import { VERIFY_RECEIPT } from "#content/site/verify-receipt.ts";
import { findPage } from "../pages.ts";
import type { ZoneHandle } from "../zone-handle.ts";
import styles from "./form.module.css";
import { pageMeta } from "./page-meta.ts";
import verifyScript from "./scripts/verify-receipt.ts?worker&url";
import { PageHead } from "./text-page/page-head.tsx";
import own from "./verify-receipt.module.css";

export const handle: ZoneHandle = { hydrate: false, script: verifyScript };

const PAGE = findPage("/verify-receipt");

export const meta = () => pageMeta(PAGE);

/** Checks the receipt of a report in the browser; its script knows the published key from when the page was opened. */
export default function VerifyReceipt() {
  return (
    <div className={styles.page}>
      <PageHead title={PAGE.label} lead={VERIFY_RECEIPT.lead} />
      <div className={styles.layout}>
        <div className={styles.form}>
          <div className={styles.field}>
            <label htmlFor="receipt">{VERIFY_RECEIPT.file}</label>
            <p id="receipt-hint" className={own.hint}>
              {VERIFY_RECEIPT.hint}
            </p>
            <input
              id="receipt"
              type="file"
              accept=".json,application/json"
              aria-describedby="receipt-hint"
              data-receipt
            />
          </div>
          <noscript>{VERIFY_RECEIPT.withoutScript}</noscript>
          <div role="status" className={own.verdict} data-verdict>
            <p className={own.outcome} data-outcome />
            <p className={own.hint} data-score />
            <ul data-checks />
          </div>
        </div>
        <section className={styles.beside} aria-labelledby="checked">
          <h2 id="checked">{VERIFY_RECEIPT.how}</h2>
          <ul className={own.parts}>
            {VERIFY_RECEIPT.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
