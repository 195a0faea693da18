import type { BillingView, HeldSubscription } from "#contract/billing.ts";
import { PREMIUM_PRICE } from "#contract/plans.ts";
import { Problem } from "#contract/problem.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findEstablishedSubscription } from "./change-card.ts";
import type { KeptSubscription } from "./find-subscriptions.ts";
import { readPlan } from "./read-plan.ts";

/** The person's plan as it stands now; as it was known last where the provider cannot be asked. */
export async function readBilling(services: PaymentServices, userId: string): Promise<BillingView> {
  const { store, runtime, sync } = services;
  const known = await findEstablishedSubscription(services, userId);
  const synced = known === null ? null : await sync(known.subscriptionId, "page");
  const held = await findEstablishedSubscription(services, userId);
  const plan = await readPlan(store, userId);
  if (plan === null) throw new Problem("session-expired");
  return {
    plan,
    subscription: held === null ? null : describe(held, runtime.now()),
    stale: synced !== null && !synced.ok,
  };
}

function describe({ state, grantedAt, planUntil }: KeptSubscription, now: Date): HeldSubscription {
  const { status, amount, currency, periodStart, periodEnd, endsAtPeriodEnd, owed, card } = state;
  const active = status === "active";
  return {
    status: active ? "active" : status === "past-due" ? "past-due" : "unpaid",
    since: grantedAt!.toISOString(),
    amount,
    currency,
    paidUntil: active ? periodEnd : periodStart,
    renewsOn: active && !endsAtPeriodEnd ? periodEnd : null,
    endsOn: active && endsAtPeriodEnd ? periodEnd : null,
    planUntil: planUntil !== null && planUntil > now ? planUntil.toISOString() : null,
    owed: active ? null : (owed ?? PREMIUM_PRICE.amount),
    card,
  };
}
