import type { PaymentEvent } from "#server/adapters/payments/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findOpenSubscriptions, findOwner } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";
import { isRecorded, recordEvent } from "./record-event.ts";

/**
 * One signed event. It says where something happened, never what is true now; so it may come late, twice or in any order.
 * It stands in the ledger only once everything it touches was looked at: until then the provider sends it again.
 *
 * @throws Problem, or what the store throws: then it was not handled.
 */
export async function handleEvent(services: PaymentServices, event: PaymentEvent): Promise<void> {
  const { store, runtime, sync } = services;
  const { eventId, type } = event;
  if (await isRecorded(store, eventId)) return;
  const touched = await findTouched(store, event);
  let outcome = "nothing to look at";
  for (const subscriptionId of touched)
    if (await lookAt(sync, subscriptionId)) outcome = "looked at the provider";
  const subscriptionId = event.subscriptionId ?? touched[0] ?? null;
  await recordEvent(store, runtime, { id: eventId, source: "webhook", type, subscriptionId, outcome });
}

async function findTouched(store: Store, { subscriptionId, customerId }: PaymentEvent): Promise<string[]> {
  if (subscriptionId !== null) return [subscriptionId];
  const owner = customerId === null ? null : await findOwner(store, customerId);
  if (owner === null) return [];
  return (await findOpenSubscriptions(store, owner)).map((row) => row.subscriptionId);
}

/** Whether it is a subscription of ours. One that the provider no longer knows is nobody's. */
async function lookAt(sync: PaymentServices["sync"], subscriptionId: string): Promise<boolean> {
  const synced = await sync(subscriptionId, "webhook");
  if (!synced.ok && synced.reason === "not-found") return false;
  return expectValue(synced) === "kept";
}
