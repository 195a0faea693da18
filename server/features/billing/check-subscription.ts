import { GRACE_DAYS } from "#contract/billing.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import type { SubscriptionState, SubscriptionStatus } from "#server/adapters/payments/port.ts";

const DAY = 86_400_000;

export type PendingAction = "end" | "end-and-refund";

/** What a subscription is worth at this moment. */
export type SubscriptionStanding = {
  /** End of the time that was paid for; null when nothing was. */
  paidUntil: Date | null;
  /** Premium lasts until then; null when this subscription gives none. At most the days of grace beyond `paidUntil`. */
  planUntil: Date | null;
  /** What the provider has to be told, so that nobody pays for what they do not get. */
  pendingAction: PendingAction | null;
};

/** Nothing can change any more. */
export function isOver(status: SubscriptionStatus): boolean {
  return status === "ended" || status === "expired";
}

/**
 * Decides from the provider's own state alone, whatever was said to us before; so the order of events does not matter.
 *
 * @param known whether it gave Premium before (its price was checked then; prices may rise for others since), and what the
 * provider still had to be told, or has just been.
 */
export function checkSubscription(
  state: SubscriptionState,
  known: { granted: boolean; pendingAction: PendingAction | null; fulfilled: boolean },
): SubscriptionStanding {
  const paidUntil = findPaidUntil(state);
  const over = isOver(state.status);
  // Paid for, and of no use to anybody: at a price that is not ours, or seen only when what was paid first was over.
  const late = over || state.periodStart.getTime() - state.startedAt.getTime() > DAY;
  const wasted = paidUntil !== null && !known.granted && (late || !isOurPrice(state)) && !isRefunded(state);
  const pendingAction =
    known.fulfilled && over ? null : findPendingAction(state, known.pendingAction, wasted);
  const gives = (state.status === "active" || state.status === "past-due") && pendingAction === null;
  return {
    paidUntil,
    planUntil: gives && paidUntil !== null ? addGrace(paidUntil, state) : null,
    pendingAction,
  };
}

/** On a renewal the provider moves the period first and takes the money then: until it has, paid time ended at its start. */
function findPaidUntil({ firstInvoicePaid, status, lastInvoice, periodStart, periodEnd }: SubscriptionState) {
  if (!firstInvoicePaid) return null;
  return status === "past-due" || status === "unpaid" || lastInvoice?.status !== "paid"
    ? periodStart
    : periodEnd;
}

function addGrace(paidUntil: Date, { endsAtPeriodEnd, periodEnd }: SubscriptionState): Date {
  if (endsAtPeriodEnd && paidUntil.getTime() === periodEnd.getTime()) return periodEnd;
  return new Date(paidUntil.getTime() + GRACE_DAYS * DAY);
}

function findPendingAction(
  state: SubscriptionState,
  before: PendingAction | null,
  wasted: boolean,
): PendingAction | null {
  if (before === "end-and-refund" || wasted) return "end-and-refund";
  if (isOver(state.status)) return null;
  return before === "end" || isRefunded(state) ? "end" : null;
}

/** The last payment was given back in full. A part given back is a kindness, not an end. */
function isRefunded({ lastInvoice }: SubscriptionState): boolean {
  return lastInvoice !== null && lastInvoice.paid > 0 && lastInvoice.refunded >= lastInvoice.paid;
}

function isOurPrice({ amount, currency }: SubscriptionState): boolean {
  return amount === PREMIUM_PRICE.amount && currency === PREMIUM_PRICE.currency;
}
