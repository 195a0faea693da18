import type { Payments } from "#server/adapters/payments/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import type { Runtime } from "#server/runtime.ts";

export type BillingServices = { store: Store; runtime: Runtime; payments: Payments };

/** Who found something out, for the ledger. */
export type Source = "webhook" | "page" | "reconcile";
