import type { StoredSubscription } from "#contract/billing.ts";
import type { SubscriptionState } from "#server/adapters/payments/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { subscriptions } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { Source } from "./billing-services.ts";
import {
  checkSubscription,
  isOver,
  type PendingAction,
  type SubscriptionStanding,
} from "./check-subscription.ts";
import { findSubscription, findSubscriptions, type KeptSubscription } from "./find-subscriptions.ts";
import { recordEvent } from "./record-event.ts";
import { selectUserForUpdate, setPlan } from "./set-plan.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Finding = {
  userId: string;
  state: SubscriptionState;
  /** The row's version before the provider was asked; null when there was no row. */
  version: number | null;
  source: Source;
  /** What the provider had to be told, it has just been told. */
  fulfilled: boolean;
};

export type Kept = {
  result: "kept" | "overtaken" | "nobody";
  pendingAction: PendingAction | null;
  /** Subscriptions whose place this one has taken: they have to end as well. */
  replaced: string[];
};

/**
 * Writes down what the provider said, what it is worth, the user's plan and, where that changed, a line of the ledger:
 * together or not at all. 'overtaken' when somebody else wrote since the provider was asked: then ask again.
 */
export async function saveSubscription(store: Store, runtime: Runtime, finding: Finding): Promise<Kept> {
  const { userId, state, version, source } = finding;
  const { subscriptionId } = state;
  return store.transaction(async () => {
    const user = await selectUserForUpdate(store, userId);
    if (user === null) return { result: "nobody", pendingAction: null, replaced: [] };
    const row = await findSubscription(store, subscriptionId);
    if ((row?.version ?? null) !== version) return { result: "overtaken", pendingAction: null, replaced: [] };

    const judged = checkSubscription(state, {
      granted: row?.grantedAt != null,
      pendingAction: row?.pendingAction ?? null,
      fulfilled: finding.fulfilled,
    });
    const judgement = row?.grantedAt == null ? await refuseSurplus(store, runtime, finding, judged) : judged;

    const now = runtime.now();
    const grants = judgement.planUntil !== null && judgement.planUntil > now;
    const values = {
      version: (version ?? 0) + 1,
      state: toStored(state, row?.state.paidInvoiceId ?? null),
      grantedAt: row?.grantedAt ?? (grants ? now : null),
      planUntil: judgement.planUntil,
      pendingAction: judgement.pendingAction,
      checkAt: findNextCheck(state, judgement, now),
    };
    await store
      .db()
      .insert(subscriptions)
      .values({ userId, subscriptionId, ...values })
      .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.subscriptionId], set: values });
    const replaced = grants && row?.grantedAt == null ? await replaceLapsed(store, runtime, finding) : [];
    const change = await setPlan(store, runtime, { userId, before: user.subscription });
    const outcome =
      change ??
      (judgement.pendingAction !== null && row?.pendingAction !== judgement.pendingAction
        ? judgement.pendingAction
        : null);
    if (outcome !== null)
      await recordEvent(store, runtime, {
        id: `${subscriptionId}/${values.version}`,
        source,
        type: `found ${state.status}`,
        subscriptionId,
        outcome,
      });
    return { result: "kept", pendingAction: judgement.pendingAction, replaced };
  });
}

/**
 * Nobody pays twice. Whoever has a subscription that waits for money or gives Premium gets no second one: one that could be
 * paid ends before it is, and one that was paid all the same is given back.
 */
async function refuseSurplus(
  store: Store,
  runtime: Runtime,
  { userId, state }: Finding,
  judged: SubscriptionStanding,
): Promise<SubscriptionStanding> {
  const now = runtime.now();
  if (judged.pendingAction !== null || isOver(state.status)) return judged;
  const all = await findSubscriptions(store, userId);
  const others = all.filter(
    (one) =>
      one.subscriptionId !== state.subscriptionId && one.pendingAction === null && !isOver(one.state.status),
  );
  if (judged.planUntil === null) return others.length > 0 ? { ...judged, pendingAction: "end" } : judged;
  const gives = others.some(({ planUntil }) => planUntil !== null && planUntil > now);
  const gave = all.some((one) => one.subscriptionId !== state.subscriptionId && gaveAt(one, state.startedAt));
  return gives || gave ? { ...judged, planUntil: null, pendingAction: "end-and-refund" } : judged;
}

/** It gave Premium at that moment, so that a second one that began then was paid for nothing, however late we see it. */
function gaveAt({ grantedAt, planUntil, state }: KeptSubscription, moment: Date): boolean {
  if (grantedAt === null || new Date(state.startedAt) > moment) return false;
  const paidUntil = planUntil ?? new Date(state.periodEnd);
  return paidUntil > moment && (state.endedAt === null || new Date(state.endedAt) > moment);
}

/** A new subscription gives Premium: an old one that lapsed unpaid must not be collected beside it. */
async function replaceLapsed(store: Store, runtime: Runtime, { userId, state }: Finding): Promise<string[]> {
  const all = await findSubscriptions(store, userId);
  const lapsed = all.filter(
    (one) =>
      one.subscriptionId !== state.subscriptionId && one.pendingAction === null && !isOver(one.state.status),
  );
  for (const { subscriptionId } of lapsed)
    await store
      .db()
      .update(subscriptions)
      .set({ pendingAction: "end", checkAt: runtime.now() })
      .where(eq(subscriptions.subscriptionId, subscriptionId));
  return lapsed.map(({ subscriptionId }) => subscriptionId);
}

/** Webhooks are quicker; this is for the day on which none of them arrives. */
function findNextCheck(
  state: SubscriptionState,
  { planUntil, pendingAction }: SubscriptionStanding,
  now: Date,
): Date | null {
  const after = (wait: number) => new Date(now.getTime() + wait);
  if (pendingAction !== null) return after(MINUTE);
  if (isOver(state.status)) return null;
  const young = now.getTime() - state.startedAt.getTime() < HOUR;
  if (state.status === "incomplete") return after(young ? MINUTE : HOUR);
  const usual = after(state.status === "past-due" ? HOUR : DAY);
  return planUntil !== null && planUntil > now && planUntil < usual ? planUntil : usual;
}

function toStored(state: SubscriptionState, paidBefore: string | null): StoredSubscription {
  const { status, amount, currency, endsAtPeriodEnd, endedAt, openInvoice, lastInvoice, card } = state;
  return {
    status,
    amount,
    currency,
    startedAt: state.startedAt.toISOString(),
    periodStart: state.periodStart.toISOString(),
    periodEnd: state.periodEnd.toISOString(),
    endsAtPeriodEnd,
    endedAt: endedAt?.toISOString() ?? null,
    owed: openInvoice?.amount ?? null,
    paidInvoiceId: lastInvoice?.status === "paid" ? lastInvoice.invoiceId : paidBefore,
    card,
  };
}
