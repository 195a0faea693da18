import { Button } from "@mantine/core";
import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { PAYMENT, SUBSCRIPTION } from "#content/site/billing.ts";
import type { OwedPayment } from "#contract/billing.ts";
import { callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import styles from "./billing.module.css";
import { CardField } from "./card-field.tsx";
import { sayOwedPayment } from "./say-owed-payment.ts";

const TEXTS = SUBSCRIPTION.card;

/** A new card: confirmed with its bank, saved, and asked at once for what is owed. */
export function ChangeCardForm({ onDone }: { onDone: (saved: boolean) => Promise<void> }) {
  const stripe = useStripe();
  const elements = useElements();
  const saving = useRef(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState("");

  async function save(): Promise<void> {
    const card = elements?.getElement(CardElement);
    if (stripe === null || card == null) return setError(PAYMENT.notLoaded);
    if (saving.current) return;
    saving.current = true;
    setWorking(true);
    setError("");
    const failure = await saveCard(stripe, card);
    saving.current = false;
    setWorking(false);
    if (failure === null) await onDone(true);
    else setError(failure);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CardField label={TEXTS.label} onChange={() => setError("")} />
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={working}>
          {working ? TEXTS.saving : TEXTS.save}
        </Button>
        <Button variant="default" onClick={() => void onDone(false)}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

/** @returns what went wrong in words, or null when the card is saved. */
async function saveCard(stripe: Stripe, card: StripeCardElement): Promise<string | null> {
  const started = await callApi("startCardChange");
  if (!started.ok) return describeProblem(started.problem, SUBSCRIPTION.quote);
  const { setupId, clientSecret } = started.answer;
  try {
    const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, {
      payment_method: { card, billing_details: { name: PAYMENT.billingName } },
    });
    if (setupIntent?.status !== "succeeded") return error?.message ?? TEXTS.notSaved;
    const used = await callApi("useNewCard", { body: { setupId } });
    if (!used.ok) return describeProblem(used.problem, SUBSCRIPTION.quote);
    sayOwedPayment(await askBank(stripe, used.answer), TEXTS.saved);
    return null;
  } catch {
    return TEXTS.notSaved;
  }
}

/** Where the bank wants to be asked, asks it, and lets the server look again. */
async function askBank(stripe: Stripe, owed: OwedPayment): Promise<OwedPayment> {
  if (owed.result !== "needs-action" || owed.clientSecret === null) return owed;
  const { paymentIntent } = await stripe.confirmCardPayment(owed.clientSecret);
  if (paymentIntent?.status !== "succeeded") return owed;
  await callApi("confirmPayment");
  return { ...owed, result: "paid" };
}
