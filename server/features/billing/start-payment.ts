import { PREMIUM_PRICE } from "#contract/plans.ts";
import { Problem } from "#contract/problem.ts";
import type { PaymentServices } from "./billing-services.ts";
import { ensureCustomer, forgetCustomer } from "./ensure-customer.ts";
import {
  findOpenSubscriptions,
  findSubscriptions,
  isOpen,
  type KeptSubscription,
} from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";
import { readPlan } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";

const ROUNDS = 4;

/**
 * What the browser pays the first invoice of a subscription with. A person has one at a time that can be paid:
 * a second click, a reload or another tab gets the same one, and it can be paid once. A plan that lapsed for an unpaid
 * renewal is taken up again by paying what is owed, not by a second subscription.
 *
 * @param asked what the page says it costs; only compared, never charged.
 * @throws Problem 'payment-wrong-price', 'already-premium', 'session-expired', or that of the provider.
 */
export async function startPayment(
  services: PaymentServices,
  userId: string,
  asked: { amount: number; currency: string },
): Promise<string> {
  if (asked.amount !== PREMIUM_PRICE.amount || asked.currency !== PREMIUM_PRICE.currency)
    throw new Problem("payment-wrong-price");
  for (let round = 1; round <= ROUNDS; round += 1) {
    // What is known before anything is asked decides the key of a new one: all who start at once know the same.
    const known = await findSubscriptions(services.store, userId);
    const confirmation =
      (await findPayable(services, userId, known)) ?? (await startAnew(services, userId, known.length));
    if (confirmation !== null) return confirmation;
  }
  throw new Problem("payments-unavailable");
}

/** What confirms a payment that a subscription waits for; null when there is none any more. */
async function findPayable(
  services: PaymentServices,
  userId: string,
  known: KeptSubscription[],
): Promise<string | null> {
  const { payments, sync } = services;
  for (const { subscriptionId, pendingAction } of known.filter(isOpen)) {
    if (!(await refreshSubscription(services, subscriptionId)) || pendingAction !== null) continue;
    await refusePremium(services, userId);
    const { status, openInvoice } = expectValue(await payments.readSubscription(subscriptionId));
    if (openInvoice?.amount === PREMIUM_PRICE.amount) return openInvoice.confirmation;
    // Paid in this very moment, or with nothing that could be paid: then it makes room.
    if (status === "incomplete" || status === "past-due" || status === "unpaid")
      expectValue(await payments.endNow(subscriptionId));
    expectValue(await sync(subscriptionId, "page"));
  }
  await refusePremium(services, userId);
  return null;
}

/** The same key for all who start at once, so that one subscription is made; null when it is of no use any more. */
async function startAnew(services: PaymentServices, userId: string, earlier: number): Promise<string | null> {
  const { store, runtime, payments, sync } = services;
  const customerId = await ensureCustomer(services, userId);
  // A provider that once failed under a key may say so again for as long as it remembers the key.
  const hour = Math.floor(runtime.now().getTime() / 3_600_000);
  const key = `subscribe/${customerId}/${earlier}/${hour}`;
  const started = await payments.startSubscription({ customerId, userId, key });
  if (!started.ok && started.reason === "not-found") {
    await forgetCustomer(services, userId, customerId);
    return null;
  }
  const { subscriptionId, confirmation } = expectValue(started);
  expectValue(await sync(subscriptionId, "page"));
  await refusePremium(services, userId);
  const open = await findOpenSubscriptions(store, userId);
  const own = open.find((one) => one.subscriptionId === subscriptionId);
  return own?.state.status === "incomplete" && own.pendingAction === null ? confirmation : null;
}

async function refusePremium({ store }: PaymentServices, userId: string): Promise<void> {
  const plan = await readPlan(store, userId);
  if (plan === null) throw new Problem("session-expired");
  if (plan === "premium") throw new Problem("already-premium");
}
