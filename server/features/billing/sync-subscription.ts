import type { Outcome } from "#server/adapters/payments/port.ts";
import type { BillingServices, Source, Synced, SyncSubscription } from "./billing-services.ts";
import { isOver, type PendingAction } from "./check-subscription.ts";
import { findOwner, findSubscription, findSubscriptions } from "./find-subscriptions.ts";
import { saveSubscription } from "./save-subscription.ts";
import { singleFlight } from "./single-flight.ts";

const ATTEMPTS = 10;

/**
 * The one way in which a plan is granted or taken: webhook, page and reconcile all come here. What they believe does not
 * count; the provider is asked. A row that changed while we asked means that our answer may be the older one: ask again.
 */
export function makeSync(services: BillingServices): SyncSubscription {
  // A shared run never waits for that of another subscription: two that waited for each other would do so for ever.
  const syncOne = singleFlight(async (subscriptionId, source: Source) => {
    const synced = await syncOnce(services, { subscriptionId, source, fulfilled: false });
    // Should this fail, the pending action stays in the row and is tried again in a minute.
    if (
      synced.ok &&
      synced.value.pendingAction !== null &&
      (await performPendingAction(services, synced.value))
    )
      await syncOnce(services, { subscriptionId, source, fulfilled: true });
    return synced;
  });
  return async (subscriptionId, source) => {
    const synced = await syncOne(subscriptionId, source);
    if (!synced.ok) return synced;
    for (const replaced of synced.value.replaced) await syncOne(replaced, source);
    return { ok: true, value: synced.value.result };
  };
}

type Look = { subscriptionId: string; source: Source; fulfilled: boolean };
type Looked = {
  result: Synced;
  pendingAction: PendingAction | null;
  replaced: string[];
  subscriptionId: string;
  customerId: string;
};

async function syncOnce(services: BillingServices, look: Look): Promise<Outcome<Looked>> {
  const { store, runtime, payments } = services;
  const { subscriptionId, source, fulfilled } = look;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await findSubscription(store, subscriptionId);
    const read = await payments.readSubscription(subscriptionId);
    if (!read.ok) return read;
    const { customerId } = read.value;
    const userId = await findOwner(store, customerId);
    const looked = (result: Synced, found: Pick<Looked, "pendingAction" | "replaced">): Outcome<Looked> => ({
      ok: true,
      value: { result, ...found, subscriptionId, customerId },
    });
    // A subscription never changes hands.
    if (userId === null || (row !== null && row.userId !== userId))
      return looked("nobody", { pendingAction: null, replaced: [] });
    if (row?.grantedAt == null && read.value.firstInvoicePaid) {
      const others = await lookAtOthers(services, userId, look);
      if (!others.ok) return others;
    }
    const { result, ...found } = await saveSubscription(store, runtime, {
      userId,
      state: read.value,
      version: row?.version ?? null,
      source,
      fulfilled,
    });
    if (result !== "overtaken") return looked(result, found);
  }
  return { ok: false, reason: "unreachable", detail: "overtaken" };
}

/**
 * Before a subscription gives Premium for the first time: one that gave it earlier may have been paid again in the meantime.
 * Ending it as lapsed would take a month that was paid for.
 */
async function lookAtOthers(
  services: BillingServices,
  userId: string,
  { subscriptionId, source }: Look,
): Promise<Outcome<null>> {
  const earlier = (await findSubscriptions(services.store, userId)).filter(
    (one) => one.subscriptionId !== subscriptionId && one.grantedAt !== null && !isOver(one.state.status),
  );
  for (const one of earlier) {
    const looked = await syncOnce(services, { subscriptionId: one.subscriptionId, source, fulfilled: false });
    if (!looked.ok && looked.reason === "unreachable") return looked;
  }
  return { ok: true, value: null };
}

/** What is paid back gave no plan on any day, so it is all that was ever taken for this subscription. */
async function performPendingAction(
  { payments }: BillingServices,
  { pendingAction, subscriptionId, customerId }: Looked,
): Promise<boolean> {
  if (!(await payments.endNow(subscriptionId)).ok) return false;
  if (pendingAction === "end") return true;
  const listed = await payments.listInvoices(customerId, 100);
  if (!listed.ok) return false;
  const owed = listed.value.invoices.filter(
    (invoice) => invoice.subscriptionId === subscriptionId && invoice.paid > invoice.refunded,
  );
  for (const { invoiceId } of owed) if (!(await payments.refundInvoice(invoiceId)).ok) return false;
  return true;
}
