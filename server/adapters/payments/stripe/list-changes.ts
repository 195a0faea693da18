import type Stripe from "stripe";
import { readEvent } from "./read-event.ts";

/** Whatever can change what a person has paid for; Stripe takes up to 20 names here, and no pattern. */
const TYPES = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
];
const MOST = 5000;

/** Subscriptions that anything happened to, by Stripe's list of events, which goes back 30 days. */
export async function listChanges(stripe: Stripe, since: Date): Promise<string[]> {
  const subscriptions = new Set<string>();
  const customers = new Set<string>();
  const events = stripe.events.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    types: TYPES,
    limit: 100,
  });
  for (const event of await events.autoPagingToArray({ limit: MOST })) {
    const read = readEvent(event);
    if (read?.subscriptionId) subscriptions.add(read.subscriptionId);
    else if (read?.customerId) customers.add(read.customerId);
  }
  // A charge does not say which subscription it was for.
  for (const customer of customers)
    for (const { id } of await listAll(stripe, customer)) subscriptions.add(id);
  return [...subscriptions];
}

export function listAll(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer, status: "all", limit: 100 })
    .autoPagingToArray({ limit: MOST });
}
