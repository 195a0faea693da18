import { useState } from "react";
import { SUBSCRIPTION } from "#content/site/billing.ts";
import type { HeldSubscription } from "#contract/billing.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { showNotice } from "../../ui/show-notice.ts";
import styles from "./billing.module.css";
import { formatDay, formatMoney } from "./format-money.ts";
import { showOwedPayment } from "./show-owed-payment.ts";

const TEXTS = SUBSCRIPTION.pastDue;
type Props = { held: HeldSubscription; onChange: () => Promise<void> };

/** A renewal was not paid: what is open, until when Premium goes on, and what to do. */
export function OwedPart({ held, onChange }: Props) {
  const [working, setWorking] = useState(false);
  const amount = formatMoney(held.owed ?? 0, held.currency);
  const text =
    held.planUntil === null
      ? fillText(TEXTS.lapsed, { amount })
      : fillText(TEXTS.grace, { amount, day: formatDay(held.planUntil) });

  async function retry(): Promise<void> {
    if (working) return;
    setWorking(true);
    const result = await callApi("payOwed");
    if (result.ok) showOwedPayment(result.answer, TEXTS.nothing);
    else showNotice(describeProblem(result.problem, SUBSCRIPTION.quote));
    setWorking(false);
    await onChange();
  }

  return (
    <section className={styles.warning} aria-labelledby="owed">
      <h2 id="owed">{TEXTS.title}</h2>
      <p>{text}</p>
      {held.card !== null && (
        <button type="button" className={buttons.quiet} aria-disabled={working} onClick={() => void retry()}>
          {working ? TEXTS.working : TEXTS.button}
        </button>
      )}
    </section>
  );
}
