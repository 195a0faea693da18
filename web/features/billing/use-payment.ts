import { CardElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { PaymentIntentResult, Stripe, StripeCardElement } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { PAYMENT } from "#content/site/billing.ts";
import { PREMIUM_PRICE } from "#contract/billing.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { flashMessage } from "../../ui/flash-message.ts";
import { signInOnPage, useSessionStore } from "../account/session-context.tsx";

/**
 * - `ready`: nothing was paid; `error` says why, `hint` what to do.
 * - `busy`: under way.
 * - `paid`: the money was taken, the plan not seen yet. Nobody pays again from here.
 */
export type PaymentState = { step: "ready" | "busy" | "paid"; error: string; hint: string };

const READY: PaymentState = { step: "ready", error: "", hint: "" };

/** Idle, processing, then success or a text at the form (product spec, sections 4 and 8). */
export function usePayment() {
  const stripe = useStripe();
  const elements = useElements();
  const sessions = useSessionStore();
  const [state, setState] = useState<PaymentState>(READY);
  // A second click comes before the page has been drawn again.
  const paying = useRef(false);

  /** No `await` stands before the sign-in: its popup must come from the click. One that was closed may be opened again. */
  async function pay(): Promise<void> {
    if (paying.current || state.step !== "ready") return;
    const card = elements?.getElement(CardElement);
    if (stripe === null || card == null) return setState({ ...READY, error: PAYMENT.notLoaded });
    if (sessions.current()?.person == null) {
      if (await signInOnPage(sessions)) setState({ ...READY, hint: PAYMENT.signedIn });
      return;
    }
    paying.current = true;
    await payOnce(stripe, card);
    paying.current = false;
  }

  async function payOnce(stripe: Stripe, card: StripeCardElement): Promise<void> {
    setState({ step: "busy", error: "", hint: "" });
    const intent = await callApi("createPaymentIntent", { body: PREMIUM_PRICE });
    if (!intent.ok) return refuse(intent.problem);
    let result: PaymentIntentResult;
    try {
      result = await stripe.confirmCardPayment(intent.answer.clientSecret, {
        payment_method: { card, billing_details: { name: PAYMENT.billingName } },
      });
    } catch {
      return setState({ ...READY, error: PAYMENT.otherFailure });
    }
    if (!isPaid(result)) return setState({ ...READY, error: result.error?.message ?? PAYMENT.notSuccessful });
    await look();
  }

  async function refuse(problem: CallProblem): Promise<void> {
    const hint = describeProblem(problem, PAYMENT.quote);
    setState({ ...READY, error: PAYMENT.noIntent, hint });
    // The page may have been open for long: who is signed in, and with what plan, is read again.
    await sessions.refresh();
  }

  /** Asks the server to look at the provider; only what it says counts. */
  async function look(): Promise<void> {
    setState({ step: "busy", error: "", hint: "" });
    const looked = await callApi("confirmPayment");
    if (looked.ok && looked.answer.subscription === "premium") {
      flashMessage(PAYMENT.success);
      location.assign("/");
      return;
    }
    setState({ step: "paid", error: describeLate(looked), hint: PAYMENT.nothingLost });
  }

  async function signInAndLook(): Promise<void> {
    if (await signInOnPage(sessions)) await look();
  }

  return { state, pay, look, signInAndLook, clear: () => setState(READY) };
}

/** Paid now, or a moment ago from another tab with the same secret. */
function isPaid({ paymentIntent, error }: PaymentIntentResult): boolean {
  return (paymentIntent ?? error?.payment_intent)?.status === "succeeded";
}

function describeLate(looked: { ok: true } | { ok: false; problem: CallProblem }): string {
  if (looked.ok) return fillText(PAYMENT.notUpdated, { reason: PAYMENT.notSeenYet });
  const { code, title } = looked.problem;
  if (code === "sign-in-needed" || code === "session-expired") return PAYMENT.noUser;
  return fillText(PAYMENT.notUpdated, { reason: title });
}
