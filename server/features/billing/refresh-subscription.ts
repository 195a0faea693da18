import { subscriptions } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findSubscription } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";
import { recordEvent } from "./record-event.ts";
import { selectUserForUpdate, setPlan } from "./set-plan.ts";

/**
 * Looks at a subscription because its user wants something of it. One that the provider does not know must not stand in
 * their way for ever: it counts as ended.
 *
 * @returns whether it is there. @throws Problem of the provider.
 */
export async function refreshSubscription(
  services: PaymentServices,
  subscriptionId: string,
): Promise<boolean> {
  const synced = await services.sync(subscriptionId, "page");
  if (synced.ok || synced.reason !== "not-found") {
    expectValue(synced);
    return true;
  }
  await forget(services, subscriptionId);
  return false;
}

async function forget({ store, runtime }: PaymentServices, subscriptionId: string): Promise<void> {
  await store.transaction(async () => {
    const row = await findSubscription(store, subscriptionId);
    const user = row === null ? null : await selectUserForUpdate(store, row.userId);
    if (row === null || user === null) return;
    await store
      .db()
      .update(subscriptions)
      .set({
        version: row.version + 1,
        state: { ...row.state, status: "ended" },
        planUntil: null,
        pendingAction: null,
        checkAt: null,
      })
      .where(eq(subscriptions.subscriptionId, subscriptionId));
    await setPlan(store, runtime, { userId: row.userId, before: user.subscription });
    await recordEvent(store, runtime, {
      id: `${subscriptionId}/${row.version + 1}`,
      source: "page",
      type: "not known to the provider",
      subscriptionId,
      outcome: "ended",
    });
  });
}
