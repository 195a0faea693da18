import type Stripe from "stripe";
import type { CatalogPrice, Failure } from "../port.ts";
import { refuse } from "./ask-stripe.ts";

/**
 * The price of our catalogue as Stripe keeps it under its lookup key. One that costs something else is refused: nobody is
 * charged what the pages do not say.
 *
 * @param name of the product, where the price is missing and may be made; null leaves making it to a user.
 */
export async function findPrice(
  stripe: Stripe,
  price: CatalogPrice,
  name: string | null,
): Promise<{ priceId: string } | Failure> {
  const found = await stripe.prices.list({ lookup_keys: [price.lookupKey], active: true, limit: 1 });
  const kept = found.data[0] ?? (name === null ? null : await createPrice(stripe, price, name));
  if (kept === null) return refuse("price-missing");
  const isRight =
    kept.unit_amount === price.amount &&
    kept.currency === price.currency &&
    kept.recurring?.interval === price.interval &&
    kept.recurring.interval_count === 1;
  return isRight ? { priceId: kept.id } : refuse("price-differs");
}

function createPrice(stripe: Stripe, { lookupKey, amount, currency, interval }: CatalogPrice, name: string) {
  return stripe.prices.create(
    {
      lookup_key: lookupKey,
      unit_amount: amount,
      currency,
      recurring: { interval },
      product_data: { name },
    },
    { idempotencyKey: `price/${lookupKey}/${amount}/${currency}/${interval}` },
  );
}
