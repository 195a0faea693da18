import type Stripe from "stripe";
import { CHANGES, readEvent } from "./read-event.ts";

const MOST = 5000;

/** Subscriptions that anything happened to, by Stripe's list of events, which goes back 30 days. */
export async function listChanges(stripe: Stripe, since: Date): Promise<string[]> {
  const subscriptions = new Set<string>();
  const customers = new Set<string>();
  const events = stripe.events.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    types: CHANGES,
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
