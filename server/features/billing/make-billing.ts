import type { FastifyInstance } from "fastify";
import type { Limit } from "#server/http/limit-requests.ts";
import type { Sessions } from "#server/sessions/sessions.ts";
import type { BillingServices } from "./billing-services.ts";
import { endCustomers } from "./end-customers.ts";
import { reconcile } from "./reconcile.ts";
import { mountBilling } from "./routes.ts";
import { scheduleAccountTeardown } from "./schedule-account-teardown.ts";
import { makeSync } from "./sync-subscription.ts";
import { mountWebhook } from "./webhook-route.ts";

export type Billing = {
  mount: (api: FastifyInstance, parts: { sessions: Sessions; limit: Limit }) => void;
  /** A round of maintenance. */
  reconcile: () => Promise<void>;
  /** For an account that is deleted: what to write down within its transaction, and what to do once it is gone. */
  leaving: { promise: (userId: string) => Promise<void>; fulfil: () => Promise<void> };
};

/** Billing as one part. Its readings of the provider are shared within the process, and guarded across processes. */
export function makeBilling(services: BillingServices): Billing {
  const all = { ...services, sync: makeSync(services) };
  return {
    mount: (api, parts) => {
      mountBilling(api, { ...all, ...parts });
      mountWebhook(api, all);
    },
    reconcile: () => reconcile(all),
    leaving: {
      promise: (userId) => scheduleAccountTeardown(services, userId),
      fulfil: () => endCustomers(services),
    },
  };
}
