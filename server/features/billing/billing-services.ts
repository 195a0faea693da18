import type { Outcome, Payments } from "#server/adapters/payments/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { Runtime } from "#server/shared/runtime.ts";

export type BillingServices = { store: Store; runtime: Runtime; payments: Payments };

/** Who found something out, for the ledger. */
export type Source = "webhook" | "page" | "reconcile";

/** Looks at one subscription where it really stands, and makes the plan follow. Any number at once, in any order. */
export type SyncSubscription = (subscriptionId: string, source: Source) => Promise<Outcome<Synced>>;
/** 'nobody': it belongs to no person of ours. */
export type Synced = "kept" | "nobody";

/** What everything that changes a subscription works with. */
export type PaymentServices = BillingServices & { sync: SyncSubscription };
