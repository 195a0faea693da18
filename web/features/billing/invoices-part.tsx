import { useEffect, useState } from "react";
import { SUBSCRIPTION } from "#content/site/billing.ts";
import type { BillingInvoice } from "#contract/billing.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import styles from "./billing.module.css";
import { formatDay, formatMoney } from "./format-money.ts";

const TEXTS = SUBSCRIPTION.invoices;

/** What was asked of the user so far, newest first, each with the provider's own page of it. */
export function InvoicesPart() {
  const [invoices, setInvoices] = useState<BillingInvoice[] | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  useEffect(() => {
    const request = new AbortController();
    void callApi("listInvoices", { signal: request.signal }).then(
      (result) => (result.ok ? setInvoices(result.answer.invoices) : setProblem(result.problem)),
      () => undefined,
    );
    return () => request.abort();
  }, []);
  return (
    <section className={styles.part} aria-labelledby="invoices">
      <h2 id="invoices">{TEXTS.title}</h2>
      {problem !== null && <p role="alert">{describeProblem(problem, SUBSCRIPTION.quote)}</p>}
      {invoices?.length === 0 && <p>{TEXTS.none}</p>}
      {invoices !== null && invoices.length > 0 && (
        <table className={styles.invoices}>
          <thead>
            <tr>
              {[TEXTS.date, TEXTS.amount, TEXTS.status, TEXTS.link].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function InvoiceRow({ invoice }: { invoice: BillingInvoice }) {
  const { createdAt, amount, currency, status, refunded, url } = invoice;
  const day = formatDay(createdAt);
  const back = fillText(TEXTS.refunded, { amount: formatMoney(refunded, currency) });
  return (
    <tr>
      <td>{day}</td>
      <td>{formatMoney(amount, currency)}</td>
      <td>{refunded > 0 ? `${TEXTS.statuses[status]}, ${back}` : TEXTS.statuses[status]}</td>
      <td>
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer">
            {TEXTS.open}
            <span className="visually-hidden"> {fillText(TEXTS.of, { day })}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
