export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Names the price at the provider. */
  priceLookupKey: string;
};

export const USUAL_LOOKUP_KEY = "vouch_premium_monthly";

const KEYS = {
  STRIPE_SECRET_KEY: { shape: /^(sk|rk)_/, what: "the secret key (sk_… or rk_…) from Stripe's dashboard" },
  STRIPE_PUBLISHABLE_KEY: { shape: /^pk_/, what: "the publishable key (pk_…) from Stripe's dashboard" },
  STRIPE_WEBHOOK_SECRET: { shape: /^whsec_/, what: "the signing secret (whsec_…) of the webhook in Stripe" },
} as const;

/**
 * Card payments through Stripe where its three keys are set, else the built-in emulator (null). `complaints` has a
 * sentence for each key that is wrong or missing: half a set would take money and never hear of it.
 */
export function readPaymentSettings(
  set: Record<string, string | undefined>,
  { production }: { production: boolean },
): { payments: PaymentSettings | null; complaints: string[] } {
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  const needed = production || names.some((name) => set[name] !== undefined);
  const complaints = names.flatMap((name) => {
    const value = set[name];
    if (value === undefined)
      return needed ? [`${name} is not set: card payments need ${KEYS[name].what}.`] : [];
    return KEYS[name].shape.test(value) ? [] : [`${name} must be ${KEYS[name].what}.`];
  });
  const [secret, publishable] = [set.STRIPE_SECRET_KEY, set.STRIPE_PUBLISHABLE_KEY];
  if (complaints.length === 0 && needed && isLive(secret!) !== isLive(publishable!))
    complaints.push(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.",
    );
  if (!needed || complaints.length > 0) return { payments: null, complaints };
  return {
    payments: {
      secretKey: secret!,
      publishableKey: publishable!,
      webhookSecret: set.STRIPE_WEBHOOK_SECRET!,
      priceLookupKey: set.STRIPE_PRICE_LOOKUP_KEY ?? USUAL_LOOKUP_KEY,
    },
    complaints,
  };
}

function isLive(key: string): boolean {
  return key.includes("_live_");
}
