import { PAYMENT } from "#content/site/billing.ts";
import { useSession } from "../account/session-context.tsx";
import styles from "./billing.module.css";
import { PaymentForm } from "./payment-form.tsx";

/** Buying Premium. Whoever has it already is told so before they can pay. */
export function PaymentPage() {
  const session = useSession();
  const { already } = PAYMENT;
  return (
    <div className={styles.page}>
      <h1>{PAYMENT.title}</h1>
      {session === undefined && <p role="status">{PAYMENT.loading}</p>}
      {session === null && <p role="alert">{PAYMENT.unreachable}</p>}
      {session?.person?.subscription === "premium" && (
        <>
          <h2>{already.title}</h2>
          <p>{already.text}</p>
          <p>
            <a href="/manage-subscription">{already.link}</a>
          </p>
        </>
      )}
      {session != null && session.person?.subscription !== "premium" && (
        <>
          <p>{PAYMENT.text}</p>
          <PaymentForm />
        </>
      )}
    </div>
  );
}
