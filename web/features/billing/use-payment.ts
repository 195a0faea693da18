import { useRef, useState } from "react";
import { PAYMENT } from "#content/site/billing.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { describeProblem } from "../../ui/describe-problem.ts";
import { fillText } from "../../ui/fill-text.ts";
import { flashMessage } from "../../ui/flash-message.ts";
import { signInOnPage, useSessionStore } from "../account/session-context.tsx";
import type { Confirmation, EnteredCard } from "./card-provider/port.ts";

/**
 * - `ready`: nothing was paid; `error` says why, `hint` what to do.
 * - `busy`: under way.
 * - `paid`: the money was taken, the plan not seen yet. Nobody pays again from here.
 */
export type PaymentState = { step: "ready" | "busy" | "paid"; error: string; hint: string };

const READY: PaymentState = { step: "ready", error: "", hint: "" };
const BUSY: PaymentState = { step: "busy", error: "", hint: "" };

/** Idle, processing, then success or a text at the form (product spec, sections 4 and 8). */
export function usePayment() {
  const card = useRef<EnteredCard>(null);
  const sessions = useSessionStore();
  const [state, setState] = useState<PaymentState>(READY);
  // A second click comes before the page has been drawn again.
  const paying = useRef(false);

  async function pay(): Promise<void> {
    if (paying.current || state.step !== "ready") return;
    if (card.current === null) return setState({ ...READY, error: PAYMENT.notLoaded });
    if (sessions.current()?.person == null) return signInFirst();
    paying.current = true;
    await payBy(card.current);
    paying.current = false;
  }

  /** No `await` stands before the sign-in: its popup must come from the click. One that was closed may be opened again. */
  async function signInFirst(): Promise<void> {
    if (await signInOnPage(sessions)) setState({ ...READY, hint: PAYMENT.signedIn });
  }

  async function payBy(entered: EnteredCard): Promise<void> {
    setState(BUSY);
    const begun = await callApi("createPaymentIntent", { body: PREMIUM_PRICE });
    if (!begun.ok) return refuse(begun.problem);
    const payment = await entered.confirmPayment(begun.answer);
    if (payment.result === "confirmed") return look();
    setState({ ...READY, error: describeUnpaid(payment) });
  }

  async function refuse(problem: CallProblem): Promise<void> {
    const hint = describeProblem(problem, PAYMENT.quote);
    setState({ ...READY, error: PAYMENT.noIntent, hint });
    // The page may have been open for long: who is signed in, and with what plan, is read again.
    await sessions.refresh();
  }

  /** Asks the server to look at the provider; only what it says counts. */
  async function look(): Promise<void> {
    setState(BUSY);
    const looked = await callApi("confirmPayment");
    if (looked.ok && looked.answer.subscription === "premium") return leaveAsPremium();
    setState({ step: "paid", error: describeLate(looked), hint: PAYMENT.nothingLost });
  }

  async function signInAndLook(): Promise<void> {
    if (await signInOnPage(sessions)) await look();
  }

  return { card, state, pay, look, signInAndLook, clear: () => setState(READY) };
}

function leaveAsPremium(): void {
  flashMessage(PAYMENT.success);
  location.assign("/");
}

function describeUnpaid({ result, reason }: Exclude<Confirmation, { result: "confirmed" }>): string {
  return result === "failed" ? PAYMENT.otherFailure : (reason ?? PAYMENT.notSuccessful);
}

function describeLate(looked: { ok: true } | { ok: false; problem: CallProblem }): string {
  if (looked.ok) return fillText(PAYMENT.notUpdated, { reason: PAYMENT.notSeenYet });
  const { code, title } = looked.problem;
  if (code === "sign-in-needed" || code === "session-expired") return PAYMENT.noUser;
  return fillText(PAYMENT.notUpdated, { reason: title });
}
