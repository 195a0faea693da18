import { Problem } from "#contract/problem.ts";
import { subscriptions } from "#server/adapters/store/schema-billing.ts";
import { and, eq, gt, isNotNull } from "#server/adapters/store/sql.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findOpenSubscriptions, type KeptSubscription } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";
import { refreshSubscription } from "./refresh-subscription.ts";

/**
 * Leaves Premium: at the end of the time already paid for, or at once (docs/decisions/0018). Where no paid time is left,
 * both are at once.
 *
 * @returns until when Premium lasts; null when it has ended.
 * @throws Problem of the provider; what it did all the same is found out within a minute.
 */
export async function switchToFree(
  services: PaymentServices,
  userId: string,
  when: "period-end" | "now",
): Promise<Date | null> {
  const { payments } = services;
  await changeOpen(services, userId, ({ subscriptionId, state }) =>
    when === "period-end" && state.status === "active"
      ? payments.endAtPeriodEnd(subscriptionId)
      : payments.endNow(subscriptionId),
  );
  const [lasting] = await services.store
    .db()
    .select({ planUntil: subscriptions.planUntil })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.planUntil, services.runtime.now())));
  return lasting?.planUntil ?? null;
}

/** Revokes a requested cancellation. @throws Problem 'no-subscription' when there is nothing to resume. */
export async function resumeSubscription(services: PaymentServices, userId: string): Promise<void> {
  let resumed = false;
  await changeOpen(services, userId, async ({ subscriptionId, state }) => {
    if (state.status !== "active" || !state.endsAtPeriodEnd) return { ok: true, value: null };
    resumed = true;
    return services.payments.resume(subscriptionId);
  });
  if (!resumed) throw new Problem("no-subscription");
}

async function changeOpen(
  services: PaymentServices,
  userId: string,
  change: (row: KeptSubscription) => ReturnType<PaymentServices["payments"]["endNow"]>,
): Promise<void> {
  const { store, sync } = services;
  for (const { subscriptionId } of await findOpenSubscriptions(store, userId))
    await refreshSubscription(services, subscriptionId);
  for (const row of await findOpenSubscriptions(store, userId)) {
    await checkSoon(services, row.subscriptionId);
    expectValue(await change(row));
    expectValue(await sync(row.subscriptionId, "page"));
  }
}

/** Should we not hear the answer, or not live to write it down, the next round of maintenance looks. */
async function checkSoon({ store, runtime }: PaymentServices, subscriptionId: string): Promise<void> {
  await store
    .db()
    .update(subscriptions)
    .set({ checkAt: runtime.now() })
    .where(and(eq(subscriptions.subscriptionId, subscriptionId), isNotNull(subscriptions.checkAt)));
}
