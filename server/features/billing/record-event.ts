import type { Store } from "#server/adapters/store/port.ts";
import { paymentEvents } from "#server/adapters/store/schema-billing.ts";
import { eq, lte } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";
import type { Source } from "./billing-services.ts";

/** Longer than any provider repeats an event, or anybody asks what happened to a payment. */
const KEPT_FOR = 400 * 86_400_000;

export type LedgerEntry = {
  id: string;
  source: Source;
  type: string;
  subscriptionId: string | null;
  outcome: string;
};

/** Writes into the ledger. The same entry twice stands in it once. */
export async function recordEvent(store: Store, runtime: Runtime, entry: LedgerEntry): Promise<void> {
  await store
    .db()
    .insert(paymentEvents)
    .values({ ...entry, receivedAt: runtime.now() })
    .onConflictDoNothing();
}

export async function isRecorded(store: Store, id: string): Promise<boolean> {
  const found = await store
    .db()
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return found.length > 0;
}

export async function forgetOldEvents(store: Store, runtime: Runtime): Promise<void> {
  const before = new Date(runtime.now().getTime() - KEPT_FOR);
  await store.db().delete(paymentEvents).where(lte(paymentEvents.receivedAt, before));
}
