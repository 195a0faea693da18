import type Stripe from "stripe";
import type { CatalogPrice, Failure } from "../port.ts";
import { findPrice } from "./find-price.ts";

export type Offer = {
  price: CatalogPrice;
  /** Makes the price with a product of this name when Stripe has none under its key; null leaves that to a user. */
  productName: string | null;
};

/** Incomplete until the browser has paid its first invoice; the card that pays it pays the next ones too. */
export async function startSubscription(
  stripe: Stripe,
  { price, productName }: Offer,
  { customerId, userId, key }: { customerId: string; userId: string; key: string },
): Promise<{ subscriptionId: string; confirmation: string } | Failure> {
  const found = await findPrice(stripe, price, productName);
  if ("ok" in found) return found;
  const started = await stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price: found.priceId }],
      payment_behavior: "default_incomplete",
      payment_settings: {
        save_default_payment_method: "on_subscription",
        payment_method_types: ["card"],
      },
      metadata: { personId: userId },
      expand: ["latest_invoice.confirmation_secret"],
    },
    { idempotencyKey: key },
  );
  const invoice = started.latest_invoice as Stripe.Invoice;
  return { subscriptionId: started.id, confirmation: invoice.confirmation_secret!.client_secret };
}
