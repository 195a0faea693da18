import { createHash } from "node:crypto";
import type Stripe from "stripe";

/** Found by address and person; the key sees to it that two who look at once do not both make one. */
export async function ensureCustomer(
  stripe: Stripe,
  { userId, email, key }: { userId: string; email: string; key: string },
): Promise<string> {
  const known = await stripe.customers.list({ email, limit: 100 });
  const own = known.data.filter(({ metadata }) => metadata.personId === userId).at(-1);
  if (own) return own.id;
  // An address that changed in between is another request, and would be refused under the same key.
  const idempotencyKey = `${key}/${createHash("sha256").update(email).digest("hex").slice(0, 16)}`;
  return (await stripe.customers.create({ email, metadata: { personId: userId } }, { idempotencyKey })).id;
}

/** By Stripe's search (https://docs.stripe.com/search#search-query-language). */
export async function findCustomers(stripe: Stripe, userId: string): Promise<string[]> {
  const query = `metadata['personId']:'${userId}'`;
  const found = await stripe.customers.search({ query, limit: 100 });
  return found.data.map(({ id }) => id);
}
