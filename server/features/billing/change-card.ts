import type { OwedPayment } from "#contract/billing.ts";
import { Problem } from "#contract/problem.ts";
import type { InvoicePayment } from "#server/adapters/payments/port.ts";
import type { PaymentServices } from "./billing-services.ts";
import { isOver } from "./check-subscription.ts";
import { findCustomer, findSubscriptions, type KeptSubscription } from "./find-subscriptions.ts";
import { expectValue } from "./payments-failure.ts";

/** @throws Problem 'no-subscription', or that of the provider. */
export async function startCardChange(
  { store, runtime, payments }: PaymentServices,
  userId: string,
): Promise<{ setupId: string; confirmation: string }> {
  const customerId = await findCustomer(store, userId);
  if (customerId === null) throw new Problem("no-subscription");
  return expectValue(await payments.startCardChange({ customerId, key: runtime.newId() }));
}

/** The confirmed card pays from now on, and at once what is owed. @throws Problem 'card-not-saved' when it is not theirs. */
export async function saveNewCard(
  services: PaymentServices,
  userId: string,
  setupId: string,
): Promise<OwedPayment> {
  const { store, payments, sync } = services;
  const customerId = await findCustomer(store, userId);
  const held = await findEstablishedSubscription(services, userId);
  if (customerId === null || held === null) throw new Problem("no-subscription");
  const { subscriptionId } = held;
  const used = await payments.setCard({ customerId, subscriptionId, setupId });
  if (!used.ok && used.reason !== "unreachable") throw new Problem("card-not-saved");
  expectValue(used);
  expectValue(await sync(subscriptionId, "page"));
  return payOwed(services, userId);
}

const NOTHING_OWED: OwedPayment = { result: "nothing-owed", message: null, clientSecret: null };

/** Asks the card for what a renewal left unpaid. */
export async function payOwed(services: PaymentServices, userId: string): Promise<OwedPayment> {
  const { payments, sync } = services;
  const held = await findEstablishedSubscription(services, userId);
  if (held === null) throw new Problem("no-subscription");
  if (held.state.status === "active") return NOTHING_OWED;
  const paid = await payments.payOpenInvoice(held.subscriptionId);
  if (!paid.ok && paid.reason === "not-found") return NOTHING_OWED;
  const payment = expectValue(paid);
  expectValue(await sync(held.subscriptionId, "page"));
  return showPayment(payment);
}

function showPayment(payment: InvoicePayment): OwedPayment {
  return {
    result: payment.result,
    message: payment.result === "declined" ? payment.message : null,
    clientSecret: payment.result === "needs-action" ? payment.confirmation : null,
  };
}

/** The subscription that was paid at least once and is not over; the latest, should there be several. */
export async function findEstablishedSubscription(
  { store }: Pick<PaymentServices, "store">,
  userId: string,
): Promise<KeptSubscription | null> {
  const all = await findSubscriptions(store, userId);
  return all.find(({ state, grantedAt }) => grantedAt !== null && !isOver(state.status)) ?? null;
}
