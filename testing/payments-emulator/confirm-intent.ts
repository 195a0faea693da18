import { ApiError, missThing, refuseRequest } from "./api-error.ts";
import { attachCard, attemptPayment, failAuthentication } from "./attempt-payment.ts";
import { findCustomer } from "./customers.ts";
import { decideSave } from "./decide-charge.ts";
import type { EmulatorState } from "./emulator-state.ts";
import type { Caller } from "./route.ts";
import type { CardFailure, CardRow, PaymentIntentRow, SetupIntentRow } from "./rows.ts";
import { showFailure, showPaymentIntent, showSetupIntent } from "./show-intent.ts";

const OPEN = new Set(["requires_payment_method", "requires_confirmation", "requires_action"]);

/** A browser sees an intent only with its secret. @throws ApiError as if there were none. */
export function checkSecret(intent: { id: string; secret: string }, caller: Caller, object: string): void {
  const { clientSecret, isPublic } = caller;
  const isWrong = isPublic ? clientSecret !== intent.secret : ![null, intent.secret].includes(clientSecret);
  if (isWrong) throw missThing(object, intent.id, "intent");
}

/** @throws ApiError 402 with the intent in it, when the card is declined. */
export function confirmPayment(
  stand: EmulatorState,
  intent: PaymentIntentRow,
  card: CardRow | null,
  { returnUrl, offSession, isPublic }: { returnUrl: string | null; offSession: boolean; isPublic: boolean },
): void {
  refuseClosed("PaymentIntent", "payment_intent", intent, showPaymentIntent(stand, intent, isPublic));
  if (intent.customer !== null) findCustomer(stand, intent.customer);
  const used = card ?? findOwnCard(stand, intent);
  intent.returnUrl = returnUrl;
  attemptPayment(stand, intent, used, { present: !offSession, authenticated: false });
  if (offSession && intent.status === "requires_action") {
    failOffSession(stand, intent, used);
    throw cardError(
      stand,
      intent.failure!,
      isPublic,
      "payment_intent",
      showPaymentIntent(stand, intent, isPublic),
    );
  }
  if (intent.failure)
    throw cardError(
      stand,
      intent.failure,
      isPublic,
      "payment_intent",
      showPaymentIntent(stand, intent, isPublic),
    );
}

function failOffSession(stand: EmulatorState, intent: PaymentIntentRow, card: CardRow): void {
  const failure: CardFailure = {
    type: "card_error",
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
    card: card.id,
  };
  Object.assign(intent, { status: "requires_payment_method", card: null, failure });
  stand.emit("payment_intent.payment_failed", showPaymentIntent(stand, intent));
}

/** Saves a card for later payments. @throws ApiError 402 with the intent in it, when the bank does not want that. */
export function confirmSetup(
  stand: EmulatorState,
  intent: SetupIntentRow,
  card: CardRow | null,
  { returnUrl, isPublic }: { returnUrl: string | null; isPublic: boolean },
): void {
  refuseClosed("SetupIntent", "setup_intent", intent, showSetupIntent(stand, intent, isPublic));
  const used = card ?? findOwnCard(stand, intent);
  const decision = decideSave(used, { present: true, authenticated: false });
  Object.assign(intent, { returnUrl, card: used.id, failure: null });
  if (decision.says === "yes") {
    finishSetup(stand, intent, used, false);
    return;
  }
  if (decision.says === "authenticate") {
    intent.status = "requires_action";
    stand.emit("setup_intent.requires_action", showSetupIntent(stand, intent));
    return;
  }
  failSetup(stand, intent, { type: "card_error", ...decision.decline, card: used.id });
  throw cardError(stand, intent.failure!, isPublic, "setup_intent", showSetupIntent(stand, intent, isPublic));
}

/** What the user told their bank. @throws ApiError when nobody was asked. */
export function answerBank(stand: EmulatorState, secret: string, agrees: boolean): void {
  const { cards, paymentIntents, setupIntents } = stand.ledger;
  const isThis = (row: { secret: string; status: string }) =>
    row.secret === secret && row.status === "requires_action";
  const payment = [...paymentIntents.values()].find(isThis);
  const setup = [...setupIntents.values()].find(isThis);
  const card = cards.get((payment ?? setup)?.card ?? "");
  if (!card) throw refuseRequest("Nothing waits for an answer here.");
  if (payment && agrees) attemptPayment(stand, payment, card, { present: true, authenticated: true });
  else if (payment) failAuthentication(stand, payment);
  else if (setup && agrees) finishSetup(stand, setup, card, true);
  else if (setup)
    failSetup(stand, setup, {
      type: "invalid_request_error",
      code: "setup_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      card: card.id,
    });
}

function finishSetup(
  stand: EmulatorState,
  intent: SetupIntentRow,
  card: CardRow,
  authenticated: boolean,
): void {
  intent.status = "succeeded";
  if (authenticated && intent.usage === "off_session") card.mandated = true;
  if (intent.customer !== null) attachCard(stand, card, intent.customer);
  stand.emit("setup_intent.succeeded", showSetupIntent(stand, intent));
}

function failSetup(stand: EmulatorState, intent: SetupIntentRow, failure: CardFailure): void {
  Object.assign(intent, { status: "requires_payment_method", card: null, failure });
  stand.emit("setup_intent.setup_failed", showSetupIntent(stand, intent));
}

function findOwnCard(stand: EmulatorState, intent: PaymentIntentRow | SetupIntentRow): CardRow {
  const card = intent.card === null ? undefined : stand.ledger.cards.get(intent.card);
  if (card) return card;
  throw refuseRequest(
    "You cannot confirm this Intent because it's missing a payment method. You can either update the Intent with a " +
      "payment method and then confirm it again, or confirm it again directly with a payment method.",
    { code: "payment_intent_unexpected_state" },
  );
}

function refuseClosed(
  name: string,
  object: string,
  intent: { status: string },
  shown: Record<string, unknown>,
): void {
  if (OPEN.has(intent.status)) return;
  const why =
    intent.status === "succeeded"
      ? "it has already succeeded after being previously confirmed."
      : `it has a status of ${intent.status}. Only a ${name} with one of the following statuses may be confirmed: ` +
        "requires_confirmation, requires_action.";
  throw new ApiError(400, {
    type: "invalid_request_error",
    code: `${object}_unexpected_state`,
    message: `You cannot confirm this ${name} because ${why}`,
    [object]: shown,
  });
}

/** Stripe puts the intent, as it is after the refusal, into the envelope. */
export function cardError(
  stand: EmulatorState,
  failure: CardFailure,
  isPublic: boolean,
  object: string,
  shown: Record<string, unknown>,
): ApiError {
  const said = showFailure(stand, failure, isPublic) as { type: string; message: string };
  return new ApiError(failure.type === "card_error" ? 402 : 400, { ...said, [object]: shown });
}
