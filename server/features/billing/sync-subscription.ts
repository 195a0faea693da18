import type { Failure, Outcome } from "#server/adapters/payments/port.ts";
import type { BillingServices, Source } from "./billing-services.ts";
import { findOwner, findSubscription } from "./find-subscriptions.ts";
import type { Wish } from "./judge-subscription.ts";
import { keepSubscription } from "./keep-subscription.ts";
import { shareRuns } from "./share-runs.ts";

/** Looks at one subscription where it really stands, and makes the plan follow. Any number at once, in any order. */
export type SyncSubscription = (subscriptionId: string, source: Source) => Promise<Outcome<Synced>>;
/** 'nobody': it belongs to no person of ours. */
export type Synced = "kept" | "nobody";

const ATTEMPTS = 10;

/**
 * The one way in which a plan is granted or taken: webhook, page and reconcile all come here. What they believe does not
 * count; the provider is asked. A row that changed while we asked means that our answer may be the older one: ask again.
 */
export function makeSync(services: BillingServices): SyncSubscription {
  const run: SyncSubscription = async (subscriptionId, source) => {
    const synced = await syncOnce(services, subscriptionId, source);
    if (!synced.ok) return synced;
    // Should this fail, the wish stands in the row and is tried again in a minute.
    if (synced.wish !== null && (await fulfilWish(services, subscriptionId, synced.wish)))
      await syncOnce(services, subscriptionId, source);
    return { ok: true, value: synced.result };
  };
  return shareRuns(run);
}

async function syncOnce(
  { store, runtime, payments }: BillingServices,
  subscriptionId: string,
  source: Source,
): Promise<Failure | { ok: true; result: Synced; wish: Wish | null }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await findSubscription(store, subscriptionId);
    const read = await payments.readSubscription(subscriptionId);
    if (!read.ok) return read;
    const userId = await findOwner(store, read.value.customerId);
    // A subscription never changes hands.
    if (userId === null || (row !== null && row.userId !== userId))
      return { ok: true, result: "nobody", wish: null };
    const { result, wish } = await keepSubscription(store, runtime, {
      userId,
      state: read.value,
      version: row?.version ?? null,
      source,
    });
    if (result !== "overtaken") return { ok: true, result, wish };
  }
  return { ok: false, reason: "unreachable", detail: "overtaken" };
}

async function fulfilWish(
  { payments }: BillingServices,
  subscriptionId: string,
  wish: Wish,
): Promise<boolean> {
  const ended = await payments.endNow(subscriptionId);
  if (!ended.ok) return false;
  return wish === "end" || (await payments.refundLastPayment(subscriptionId)).ok;
}
