import * as z from "zod";
import type {
  CardRow,
  ChargeRow,
  CustomerRow,
  DeliveryRow,
  EventRow,
  IdempotencyRow,
  InvoiceRow,
  PaymentIntentRow,
  PriceRow,
  ProductRow,
  RefundRow,
  SetupIntentRow,
  SubscriptionRow,
} from "./rows.ts";

/** Everything the emulator knows: tables by id, in the order of writing. */
export type Ledger = {
  /** How far the emulator's clock was turned forward, in milliseconds. */
  ahead: number;
  invoiceNumber: number;
  customers: Map<string, CustomerRow>;
  products: Map<string, ProductRow>;
  prices: Map<string, PriceRow>;
  cards: Map<string, CardRow>;
  subscriptions: Map<string, SubscriptionRow>;
  invoices: Map<string, InvoiceRow>;
  paymentIntents: Map<string, PaymentIntentRow>;
  setupIntents: Map<string, SetupIntentRow>;
  charges: Map<string, ChargeRow>;
  refunds: Map<string, RefundRow>;
  events: Map<string, EventRow>;
  idempotency: Map<string, IdempotencyRow>;
  deliveries: DeliveryRow[];
};

const TABLES = [
  "customers",
  "products",
  "prices",
  "cards",
  "subscriptions",
  "invoices",
  "paymentIntents",
  "setupIntents",
  "charges",
  "refunds",
  "events",
  "idempotency",
] as const;

const VERSION = 1;

export function openLedger(): Ledger {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map()]));
  return { ahead: 0, invoiceNumber: 0, deliveries: [], ...tables } as unknown as Ledger;
}

/** The ledger as one JSON text. */
export function writeLedger(ledger: Ledger): string {
  const tables = Object.fromEntries(TABLES.map((name) => [name, [...ledger[name]]]));
  const { ahead, invoiceNumber, deliveries } = ledger;
  return JSON.stringify({ version: VERSION, ahead, invoiceNumber, deliveries, ...tables });
}

const rows = z.array(z.tuple([z.string(), z.looseObject({})]));
const ledgerShape = z.object({
  version: z.literal(VERSION),
  ahead: z.number().min(0),
  invoiceNumber: z.int(),
  deliveries: z.array(z.object({ event: z.string(), attempts: z.int(), dueAt: z.number() })),
  ...(Object.fromEntries(TABLES.map((name) => [name, rows])) as Record<(typeof TABLES)[number], typeof rows>),
});

/** Reads what `writeLedger` wrote; null when the text is something else. */
export function readLedger(text: string): Ledger | null {
  try {
    const { version: _, ...read } = ledgerShape.parse(JSON.parse(text));
    const tables = Object.fromEntries(TABLES.map((name) => [name, new Map(read[name])]));
    return { ...read, ...tables } as unknown as Ledger;
  } catch {
    return null;
  }
}
