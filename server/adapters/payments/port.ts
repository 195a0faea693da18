/**
 * Payments in our words: what billing needs of whoever takes the money. Money is in the smallest unit of its currency.
 * Nothing here throws for what happens out there: every call answers with an outcome, and each may be repeated. A call that
 * creates takes a `key`: the same key with the same request never creates twice.
 */
export type Payments = {
  browser: PaymentsInBrowser;

  /** One customer per person; the same user always gets the same one. */
  ensureCustomer: (request: {
    userId: string;
    email: string;
    key: string;
  }) => Promise<Outcome<{ customerId: string }>>;
  /** Every customer made for a user; one that is younger than a minute may be missing. */
  findCustomers: (userId: string) => Promise<Outcome<{ customerIds: string[] }>>;
  /** Deletes the customer with its cards, and ends its subscriptions at once. One that is gone is a success. */
  deleteCustomer: (customerId: string) => Promise<Outcome<null>>;

  /**
   * A monthly subscription at the price of our catalogue, paid by card and incomplete until its first invoice is. 'refused'
   * when the price kept there is not the one of `price`. `confirmation` is what the browser pays that invoice with.
   */
  startSubscription: (request: {
    customerId: string;
    userId: string;
    key: string;
  }) => Promise<Outcome<{ subscriptionId: string; confirmation: string }>>;
  readSubscription: (subscriptionId: string) => Promise<Outcome<SubscriptionState>>;
  /** Every subscription of a customer, ended ones too, newest first. */
  listSubscriptions: (customerId: string) => Promise<Outcome<{ subscriptionIds: string[] }>>;
  /** Subscriptions that anything happened to since then, read from the provider's own list of events. */
  listChangedSubscriptions: (since: Date) => Promise<Outcome<{ subscriptionIds: string[] }>>;

  endAtPeriodEnd: (subscriptionId: string) => Promise<Outcome<null>>;
  /** Takes the wish to end back. */
  resume: (subscriptionId: string) => Promise<Outcome<null>>;
  /** At once, without a refund of its own; an incomplete one can no longer be paid. One that has ended is a success. */
  endNow: (subscriptionId: string) => Promise<Outcome<null>>;
  /** Gives back what the last paid invoice took, once however often it is asked for. */
  refundLastPayment: (subscriptionId: string) => Promise<Outcome<null>>;
  /** The same for one invoice. */
  refundInvoice: (invoiceId: string) => Promise<Outcome<null>>;

  /** For a new card of the same customer: the browser confirms it, then `setCard` is called. */
  startCardChange: (request: {
    customerId: string;
    key: string;
  }) => Promise<Outcome<{ setupId: string; confirmation: string }>>;
  /** Makes the card of a confirmed change the one that pays. 'refused' when it is not confirmed or not this customer's. */
  setCard: (request: {
    customerId: string;
    subscriptionId: string;
    setupId: string;
  }) => Promise<Outcome<{ card: Card }>>;
  /** Takes what is owed from the card that pays. A card that declines is an outcome, not a failure. */
  payOpenInvoice: (subscriptionId: string) => Promise<Outcome<InvoicePayment>>;
  /** Newest first, the last `limit` (at most 100). */
  listInvoices: (customerId: string, limit: number) => Promise<Outcome<{ invoices: Invoice[] }>>;

  /** What the provider sent us, when it is the provider who sent it. `now` decides whether a signature is stale (300 s). */
  readWebhook: (request: { body: Uint8Array; headers: WebhookHeaders; now: Date }) => WebhookReading;
};

/**
 * - `unreachable`: timed out, cut off, 5xx, or asked to slow down: the same call may succeed later, and may have happened.
 * - `not-found`: the provider knows no such thing.
 * - `refused`: the provider understood and said no: repeating it does not help.
 */
export type Failure = {
  ok: false;
  reason: "unreachable" | "not-found" | "refused";
  /** The provider's code, for the log; never its message, which may quote people. */
  detail: string | null;
};
export type Outcome<T> = { ok: true; value: T } | Failure;

export type PaymentsInBrowser = {
  publishableKey: string;
  /** Address of the script to load before the provider's own loader looks; null where its own address is right. */
  scriptUrl: string | null;
};

export type SubscriptionStatus =
  /** The first invoice is not paid; nothing was granted. */
  | "incomplete"
  /** The first invoice was not paid in time and no longer can be. */
  | "expired"
  | "active"
  /** A renewal was not paid; the provider tries again. */
  | "past-due"
  /** The provider gave up trying, or stopped it. */
  | "unpaid"
  | "ended";

/** As the provider knows it at the moment of asking. */
export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  /** What it costs: the name of its price (lookup key), amount and ISO 4217 currency in lower case, e.g. 2499 'usd'. */
  priceKey: string | null;
  amount: number;
  currency: string;
  startedAt: Date;
  /** The provider moves the period before a renewal is paid: in 'past-due', paid time ended at its start. */
  periodStart: Date;
  periodEnd: Date;
  endsAtPeriodEnd: boolean;
  endedAt: Date | null;
  firstInvoicePaid: boolean;
  lastInvoice: Invoice | null;
  /** What can be paid now, of an incomplete or past-due one; the browser pays it with `confirmation`. */
  openInvoice: { invoiceId: string; amount: number; confirmation: string } | null;
  /** The card that pays the next invoice; null when there is none. */
  card: Card | null;
};

export type Card = { brand: string; last4: string; expiresMonth: number; expiresYear: number };

export type Invoice = {
  invoiceId: string;
  subscriptionId: string | null;
  createdAt: Date;
  amount: number;
  currency: string;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  /** What was taken for it, and how much of that was given back. */
  paid: number;
  refunded: number;
  /** The provider's own page of this invoice. */
  url: string | null;
};

export type InvoicePayment =
  | { result: "paid" }
  /** In the provider's words, fit to be shown. */
  | { result: "declined"; message: string }
  /** The person has to confirm with their bank: `confirmation` in the browser. */
  | { result: "needs-action"; confirmation: string };

export type PaymentEvent = {
  eventId: string;
  /** The provider's own word, e.g. 'invoice.paid'; for the ledger. */
  type: string;
  createdAt: Date;
  /** Whose state may have changed; both null when it is nothing of ours. */
  subscriptionId: string | null;
  customerId: string | null;
};

/** By lower-case name, as Node gives them; which of them carries the signature is the provider's affair. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type WebhookReading =
  | { ok: true; event: PaymentEvent }
  | { ok: false; reason: "unsigned" | "forged" | "stale" | "malformed" };

/** The one price (product spec, section 9); an adapter finds it at the provider by its lookup key and checks it at use. */
export type CatalogPrice = { lookupKey: string; amount: number; currency: string; interval: "month" };
