import * as z from "zod/mini";

/** How long a plan lasts after a renewal that was not paid, while the provider tries again. */
export const GRACE_DAYS = 3;

/** The page says which price it shows; any other than ours is refused, and ours is taken in any case. */
export const paymentIntentRequest = z.object({ amount: z.int(), currency: z.string() });
export const paymentIntent = z.object({ clientSecret: z.string() });

export const cardOnFile = z.object({
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.number(),
  expiresYear: z.number(),
});
export type CardOnFile = z.infer<typeof cardOnFile>;

/** What the browser needs to show the provider's own card field. `scriptUrl` is null where the provider's own is right. */
export const paymentOptions = z.object({ publishableKey: z.string(), scriptUrl: z.nullable(z.string()) });

const plan = z.enum(["free", "premium"]);
/** The plan after the server has looked at the provider. */
export const planAnswer = z.object({ subscription: plan });

/** A subscription that has been paid at least once, as the user may know it. Moments are ISO 8601. */
export const heldSubscription = z.object({
  status: z.enum(["active", "past-due", "unpaid"]),
  since: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** End of the time already paid for. */
  paidUntil: z.nullable(z.string()),
  /** Null when it will not renew. */
  renewsOn: z.nullable(z.string()),
  /** Null while it renews. */
  endsOn: z.nullable(z.string()),
  /** Until when Premium lasts if nothing is paid; null when it has lapsed. */
  planUntil: z.nullable(z.string()),
  /** What a renewal has left unpaid. */
  owed: z.nullable(z.number()),
  card: z.nullable(cardOnFile),
});
export type HeldSubscription = z.infer<typeof heldSubscription>;

export const billingView = z.object({
  plan,
  subscription: z.nullable(heldSubscription),
  /** The provider could not be asked just now; this is what was known last. */
  stale: z.boolean(),
});
export type BillingView = z.infer<typeof billingView>;

export const invoice = z.object({
  id: z.string(),
  createdAt: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]),
  refunded: z.number(),
  url: z.nullable(z.string()),
});
export type BillingInvoice = z.infer<typeof invoice>;
export const invoices = z.object({ invoices: z.array(invoice) });

/** Leaving Premium: at the end of the time already paid for, or now. */
export const switchToFreeRequest = z.object({ when: z.enum(["period-end", "now"]) });
/** `premiumUntil` is null when it ended at once. */
export const switchedToFree = z.object({ premiumUntil: z.nullable(z.string()) });

export const cardChange = z.object({ setupId: z.string(), clientSecret: z.string() });
export const cardChangeRequest = z.object({ setupId: z.string().check(z.maxLength(200)) });
/** What came of asking the card for what is owed. `clientSecret` is there when the bank wants to be asked. */
export const owedPayment = z.object({
  result: z.enum(["nothing-owed", "paid", "declined", "needs-action"]),
  message: z.nullable(z.string()),
  clientSecret: z.nullable(z.string()),
});
export type OwedPayment = z.infer<typeof owedPayment>;

/** A subscription as the store keeps it: what was last read from the provider. */
export type StoredSubscription = {
  status: "incomplete" | "expired" | "active" | "past-due" | "unpaid" | "ended";
  amount: number;
  currency: string;
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsAtPeriodEnd: boolean;
  endedAt: string | null;
  owed: number | null;
  /** Invoice whose payment the plan rests on. */
  paidInvoiceId: string | null;
  card: CardOnFile | null;
};
