import { PAYMENT } from "#content/site/billing.ts";
import buttons from "../../ui/button.module.css";
import { useSession } from "../account/session-context.tsx";
import styles from "./billing.module.css";
import { CardField } from "./card-field.tsx";
import { usePayment } from "./use-payment.ts";

/** One card input and one button (product spec, section 2). */
export function PaymentForm() {
  const session = useSession();
  const { card, state, pay, look, signInAndLook, clear } = usePayment();
  const { step, error, hint } = state;
  const signedOut = session?.person === null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <CardField
        label={PAYMENT.card}
        card={card}
        onChange={() => {
          if (step === "ready" && error !== "") clear();
        }}
      />
      {signedOut && step === "ready" && <p className={styles.soft}>{PAYMENT.signedOut}</p>}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <p role="status" className={styles.hint}>
        {hint}
      </p>
      {step !== "paid" && (
        <button className={buttons.button} type="submit" aria-disabled={step === "busy"}>
          {step === "busy" ? PAYMENT.busy : PAYMENT.pay}
        </button>
      )}
      {step === "paid" && error === PAYMENT.noUser && (
        <button type="button" className={buttons.button} onClick={() => void signInAndLook()}>
          {PAYMENT.signIn}
        </button>
      )}
      {step === "paid" && error !== PAYMENT.noUser && (
        <button type="button" className={buttons.quiet} onClick={() => void look()}>
          {PAYMENT.lookAgain}
        </button>
      )}
    </form>
  );
}
