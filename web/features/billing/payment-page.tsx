import { IconCheck } from "@tabler/icons-react";
import { PAYMENT } from "#content/site/billing.ts";
import { PRICING } from "#content/site/pricing.ts";
import buttons from "../../ui/button.module.css";
import desk from "../../ui/desk.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
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
        <EmptyState title={already.title} text={already.text}>
          <a className={`${buttons.button} ${buttons.big}`} href="/manage-subscription">
            {already.link}
          </a>
        </EmptyState>
      )}
      {session != null && session.person?.subscription !== "premium" && (
        <div className={styles.pay}>
          <section className={styles.part}>
            <p>{PAYMENT.text}</p>
            <PaymentForm />
          </section>
          <PremiumPart />
        </div>
      )}
    </div>
  );
}

/** What is paid for, in the words of the plans' page. */
function PremiumPart() {
  const { premium, period } = PRICING;
  return (
    <section className={`${styles.plan} ${desk.desk}`} aria-labelledby="premium">
      <h2 id="premium">{premium.name}</h2>
      <p className={desk.soft}>
        <strong>{premium.price}</strong>
        {period}
      </p>
      <ul>
        {premium.points.map((point) => (
          <li key={point}>
            <Icon of={IconCheck} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
