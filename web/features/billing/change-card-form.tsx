import { useRef, useState } from "react";
import { PAYMENT, SUBSCRIPTION } from "#content/site/billing.ts";
import type { OwedPayment } from "#contract/billing.ts";
import { callApi } from "../../api.ts";
import buttons from "../../ui/button.module.css";
import { describeProblem } from "../../ui/describe-problem.ts";
import styles from "./billing.module.css";
import { CardField } from "./card-field.tsx";
import type { EnteredCard } from "./card-provider/port.ts";
import { showOwedPayment } from "./show-owed-payment.ts";

const TEXTS = SUBSCRIPTION.card;

/** A new card: confirmed with its bank, saved, and asked at once for what is owed. */
export function ChangeCardForm({ onDone }: { onDone: (saved: boolean) => Promise<void> }) {
  const card = useRef<EnteredCard>(null);
  const saving = useRef(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState("");

  async function save(): Promise<void> {
    if (card.current === null) return setError(PAYMENT.notLoaded);
    if (saving.current) return;
    saving.current = true;
    setWorking(true);
    setError("");
    const failure = await saveCard(card.current);
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
      <CardField label={TEXTS.label} card={card} onChange={() => setError("")} />
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>
        <button className={buttons.button} type="submit" aria-disabled={working}>
          {working ? TEXTS.saving : TEXTS.save}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => void onDone(false)}>
          {TEXTS.cancel}
        </button>
      </div>
    </form>
  );
}

/** @returns what went wrong in words, or null when the card is saved. */
async function saveCard(card: EnteredCard): Promise<string | null> {
  const started = await callApi("startCardChange");
  if (!started.ok) return describeProblem(started.problem, SUBSCRIPTION.quote);
  const change = await card.confirmCardChange(started.answer);
  if (change.result !== "confirmed") return change.reason ?? TEXTS.notSaved;
  const used = await callApi("useNewCard", { body: { setupId: started.answer.setupId } });
  if (!used.ok) return describeProblem(used.problem, SUBSCRIPTION.quote);
  return payOwed(card, used.answer);
}

/** Where the bank wants to be asked, asks it, and lets the server look again. */
async function payOwed(card: EnteredCard, owed: OwedPayment): Promise<string | null> {
  const asked = owed.result === "needs-action" ? await card.confirmOwedPayment(owed) : null;
  if (asked?.result === "failed") return TEXTS.notSaved;
  const paid = asked?.result === "confirmed";
  if (paid) await callApi("confirmPayment");
  showOwedPayment(paid ? { ...owed, result: "paid" } : owed, TEXTS.saved);
  return null;
}
