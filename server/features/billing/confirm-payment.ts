import { Problem } from "#contract/problem.ts";
import type { PaymentServices } from "./billing-services.ts";
import { findOpenSubscriptions } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";
import { readPlan } from "./read-plan.ts";

/**
 * The page says that the card went through. That is only a reason to look: the answer is what the provider says.
 *
 * @throws Problem 'payments-unavailable'; the plan then follows by webhook or reconcile.
 */
export async function confirmPayment(services: PaymentServices, userId: string): Promise<"free" | "premium"> {
  const { store, sync } = services;
  for (const { subscriptionId } of await findOpenSubscriptions(store, userId))
    expectValue(await sync(subscriptionId, "page"));
  const plan = await readPlan(store, userId);
  if (plan === null) throw new Problem("session-expired");
  return plan;
}
