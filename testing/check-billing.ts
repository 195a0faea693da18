import { GRACE_DAYS } from "#contract/billing.ts";
import { paymentEndings } from "#server/adapters/store/schema-billing.ts";
import { eq } from "#server/adapters/store/sql.ts";
import { findCustomer } from "#server/features/billing/find-subscriptions.ts";
import type { InvoiceRow, SubscriptionRow } from "#testing/payments-emulator/rows.ts";
import { moneyTaken, storyOf, subscriptionsOf } from "./a-billing-server.ts";
import type { Play } from "./play-billing.ts";

/** Each kind of wrong that must never be, and how often it was. */
export type Wrongs = {
  moneyWithoutPlan: number;
  planWithoutMoney: number;
  doubleCharges: number;
  /** Something went on after an account was deleted. */
  afterTheEnd: number;
  /** A plan of which the ledger does not tell. */
  untold: number;
};

const GRACE = GRACE_DAYS * 86_400;

/** Compares what the provider's own books say with the plans that we gave, after everything has healed. */
export async function checkBilling(play: Play): Promise<Wrongs> {
  const { shop, store } = play;
  const { emulator, runtime } = shop.provider;
  const now = Math.floor(runtime.now().getTime() / 1000);
  const wrongs: Wrongs = {
    moneyWithoutPlan: 0,
    planWithoutMoney: 0,
    doubleCharges: 0,
    afterTheEnd: 0,
    untold: 0,
  };

  for (const person of play.people) {
    const customerId = await findCustomer(store, person);
    const plan = await shop.planOf(person);
    const paid = customerId === null ? [] : findPaid(play, customerId);
    const kept = paid.filter(({ refunded }) => !refunded);
    const current = kept.filter(({ invoice }) => invoice.periodStart <= now && now < invoice.periodEnd);
    const lasting = current.filter(({ subscription }) => subscription.status === "active");
    // Ended by nobody's wish, with the rest of the month paid for.
    const cutOff = current.filter(
      ({ subscription: { id, status, endedBecause } }) =>
        status === "canceled" &&
        endedBecause !== null &&
        !play.endedOnPurpose.has(id) &&
        endedBecause !== "payment_failed",
    );
    if ((lasting.length > 0 && plan !== "premium") || cutOff.length > 0) wrongs.moneyWithoutPlan += 1;
    const inGrace = paid.some(
      ({ invoice, subscription }) =>
        subscription.endedAt === null && invoice.periodEnd <= now && now < invoice.periodEnd + GRACE,
    );
    if (plan === "premium" && lasting.length === 0 && !inGrace) wrongs.planWithoutMoney += 1;
    wrongs.doubleCharges += countDoubles(kept);
    if (plan === "premium" && !(await isTold(play, person))) wrongs.untold += 1;
  }
  for (const { customerId, at, granted } of play.departed) {
    const subscriptions = [...emulator.ledger.subscriptions.values()].filter(
      (one) => one.customer === customerId,
    );
    const open = subscriptions.some(({ endedAt }) => endedAt === null);
    const later = findPaid(play, customerId).some(
      ({ invoice, refunded }) => invoice.paidAt! * 1000 > at && !refunded,
    );
    const forNothing = !granted && moneyTaken(emulator, customerId) > 0;
    const promised = await store
      .db()
      .select()
      .from(paymentEndings)
      .where(eq(paymentEndings.customerId, customerId));
    if (open || later || forNothing || promised.length > 0) wrongs.afterTheEnd += 1;
  }
  // Of nobody who left does a customer stay, not even one that was made while they did.
  for (const { metadata, deleted } of emulator.ledger.customers.values())
    if (!deleted && !play.people.includes(metadata.personId!)) wrongs.afterTheEnd += 1;
  return wrongs;
}

type Paid = { invoice: InvoiceRow; subscription: SubscriptionRow; refunded: boolean };

function findPaid({ shop }: Play, customerId: string): Paid[] {
  const { invoices, paymentIntents, charges, subscriptions } = shop.provider.emulator.ledger;
  return [...invoices.values()]
    .filter(
      ({ customer, status, amountPaid }) => customer === customerId && status === "paid" && amountPaid > 0,
    )
    .map((invoice) => {
      const charge = charges.get(paymentIntents.get(invoice.intent ?? "")?.latestCharge ?? "");
      const refunded = charge !== undefined && charge.amountRefunded >= charge.amount;
      return { invoice, subscription: subscriptions.get(invoice.subscription)!, refunded };
    });
}

/** Two payments for the same days, the second while the first was still good. */
function countDoubles(paid: Paid[]): number {
  const endedBefore = (one: Paid, other: Paid) =>
    one.subscription.endedAt !== null && one.subscription.endedAt <= other.invoice.paidAt!;
  const overlap = (one: Paid, other: Paid) =>
    one.invoice.periodStart < other.invoice.periodEnd && other.invoice.periodStart < one.invoice.periodEnd;
  const pairs = paid.flatMap((one, at) => paid.slice(at + 1).map((other) => [one, other] as const));
  return pairs.filter(
    ([one, other]) => overlap(one, other) && !endedBefore(one, other) && !endedBefore(other, one),
  ).length;
}

async function isTold({ store }: Play, person: string): Promise<boolean> {
  for (const { subscriptionId } of await subscriptionsOf(store, person)) {
    const story = await storyOf(store, subscriptionId);
    if (story.some((line) => line.endsWith(": granted"))) return true;
  }
  return false;
}
