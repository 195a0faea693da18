import { findPeriodEnd } from "./add-months.ts";
import { changeSubscription } from "./change-subscription.ts";
import type { MovableEmulatorState } from "./emulator-state.ts";
import { endSubscription, hasEnded } from "./end-subscription.ts";
import { finalizeInvoice, openInvoice } from "./open-invoice.ts";
import { findPayingCard, payInvoice } from "./pay-invoice.ts";
import type { InvoiceRow, SubscriptionRow } from "./rows.ts";

const DAY = 86_400;
/** A first invoice can be paid for so long. */
const PATIENCE = 23 * 3600;
/** A renewal is tried again after so many days, counted from the try before. */
const RETRY_DAYS = [3, 5, 7];

type Due = { at: number; run: () => void };

/** Does everything that time has made due, in its order, each at its own time. */
export function runBilling(stand: MovableEmulatorState): void {
  stand.setRequest({ id: null, idempotency_key: null });
  const until = stand.now();
  for (let due = findNext(stand, until); due !== null; due = findNext(stand, until)) {
    stand.pretend(due.at);
    due.run();
    stand.pretend(null);
  }
}

function findNext(stand: MovableEmulatorState, until: number): Due | null {
  let next: Due | null = null;
  let soonest = until + 1;
  for (const row of stand.ledger.subscriptions.values()) {
    if (hasEnded(row)) continue;
    const isIncomplete = row.status === "incomplete";
    const at = isIncomplete ? row.created + PATIENCE : row.periodEnd;
    if (at >= soonest) continue;
    soonest = at;
    next = { at, run: () => (isIncomplete ? endSubscription(stand, row, null) : turnPeriod(stand, row)) };
  }
  for (const invoice of stand.ledger.invoices.values()) {
    const at = invoice.status === "draft" ? invoice.finalizesAt : invoice.nextAttempt;
    if (at === null || at >= soonest || (invoice.status !== "draft" && invoice.status !== "open")) continue;
    soonest = at;
    next = { at, run: () => collect(stand, invoice) };
  }
  return next;
}

function turnPeriod(stand: MovableEmulatorState, row: SubscriptionRow): void {
  if (row.cancelAtPeriodEnd) {
    endSubscription(stand, row, "cancellation_requested");
    return;
  }
  const { recurring } = stand.ledger.prices.get(row.price)!;
  changeSubscription(stand, row, {
    periodStart: row.periodEnd,
    periodEnd: findPeriodEnd(recurring!, row.anchor, row.periodEnd),
  });
  openInvoice(stand, row, "subscription_cycle");
}

function collect(stand: MovableEmulatorState, invoice: InvoiceRow): void {
  const subscription = stand.ledger.subscriptions.get(invoice.subscription)!;
  if (invoice.status === "draft") finalizeInvoice(stand, invoice);
  invoice.nextAttempt = null;
  payInvoice(stand, invoice, findPayingCard(stand, subscription));
  if (invoice.status !== "open" || hasEnded(subscription)) return;
  const days = RETRY_DAYS[invoice.retries];
  invoice.retries += 1;
  if (days === undefined) endSubscription(stand, subscription, "payment_failed");
  else invoice.nextAttempt = stand.now() + days * DAY;
}
