import type Stripe from "stripe";
import type { Card, Failure } from "../port.ts";
import { refuse } from "./ask-stripe.ts";
import { idOf, toCard } from "./read-state.ts";

export async function startCardChange(
  stripe: Stripe,
  { customerId, key }: { customerId: string; key: string },
): Promise<{ setupId: string; confirmation: string }> {
  const setup = await stripe.setupIntents.create(
    { customer: customerId, usage: "off_session", allowed_payment_method_types: ["card"] },
    { idempotencyKey: key },
  );
  return { setupId: setup.id, confirmation: setup.client_secret! };
}

/** Makes the card of a confirmed setup the one that pays this subscription, and the customer's own for any other. */
export async function changeCard(
  stripe: Stripe,
  { customerId, subscriptionId, setupId }: { customerId: string; subscriptionId: string; setupId: string },
): Promise<{ card: Card } | Failure> {
  const setup = await stripe.setupIntents.retrieve(setupId, { expand: ["payment_method"] });
  if (setup.status !== "succeeded") return refuse("setup-not-confirmed");
  if (idOf(setup.customer) !== customerId) return refuse("setup-of-another-customer");
  const method = setup.payment_method as Stripe.PaymentMethod | null;
  const card = toCard(method);
  if (method === null || card === null) return refuse("setup-without-card");
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  if (idOf(subscription.customer) !== customerId) return refuse("subscription-of-another-customer");
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: method.id });
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method.id } });
  return { card };
}
