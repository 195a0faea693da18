import { describe, expect, test } from "vitest";
import { GRACE_DAYS } from "#contract/billing.ts";
import type { SubscriptionState } from "#server/adapters/payments/port.ts";
import { fc } from "#testing/properties.ts";
import { checkSubscription } from "./check-subscription.ts";

const DAY = 86_400_000;
const START = new Date("2026-11-20T09:00:00Z");
const END = new Date("2026-12-20T09:00:00Z");
const UNKNOWN = { granted: false, pendingAction: null, fulfilled: false };
const GRANTED = { ...UNKNOWN, granted: true };

function aState(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
  return {
    subscriptionId: "sub_1",
    customerId: "cus_1",
    status: "active",
    priceKey: "vouch_premium_monthly",
    amount: 2499,
    currency: "usd",
    startedAt: START,
    periodStart: START,
    periodEnd: END,
    endsAtPeriodEnd: false,
    endedAt: null,
    firstInvoicePaid: true,
    lastInvoice: anInvoice(),
    openInvoice: null,
    card: null,
    ...overrides,
  };
}

function anInvoice(overrides: Partial<NonNullable<SubscriptionState["lastInvoice"]>> = {}) {
  return {
    invoiceId: "in_1",
    subscriptionId: "sub_1",
    createdAt: START,
    amount: 2499,
    currency: "usd",
    status: "paid" as const,
    paid: 2499,
    refunded: 0,
    url: null,
    ...overrides,
  };
}

const graceAfter = (day: Date) => new Date(day.getTime() + GRACE_DAYS * DAY);
const open = anInvoice({ status: "open", paid: 0 });

describe("what a subscription is worth", () => {
  test("paid and renewing, it lasts to the end of the month and the days of grace", () => {
    expect(checkSubscription(aState(), UNKNOWN)).toEqual({
      paidUntil: END,
      planUntil: graceAfter(END),
      pendingAction: null,
    });
  });

  test("left, it lasts to the end of the month exactly", () => {
    expect(checkSubscription(aState({ endsAtPeriodEnd: true }), GRANTED)).toMatchObject({ planUntil: END });
  });

  test("with a renewal under way or declined, the grace counts from the end of what was paid", () => {
    const renewing = { periodStart: END, periodEnd: new Date("2027-01-20T09:00:00Z"), lastInvoice: open };
    for (const status of ["active", "past-due"] as const)
      expect(checkSubscription(aState({ ...renewing, status }), GRANTED)).toMatchObject({
        paidUntil: END,
        planUntil: graceAfter(END),
      });
  });

  test.each(["incomplete", "unpaid", "ended", "expired"] as const)("%s, it gives nothing", (status) => {
    expect(checkSubscription(aState({ status }), GRANTED).planUntil).toBeNull();
  });

  test("unpaid, it gives nothing whatever it is called", () => {
    const state = aState({ firstInvoicePaid: false, lastInvoice: open });
    expect(checkSubscription(state, UNKNOWN)).toEqual({
      paidUntil: null,
      planUntil: null,
      pendingAction: null,
    });
  });

  test("at a price that is not ours, it is ended and paid back; once granted, it may cost something else", () => {
    for (const other of [{ amount: 100 }, { currency: "eur" }]) {
      expect(checkSubscription(aState(other), UNKNOWN)).toMatchObject({
        planUntil: null,
        pendingAction: "end-and-refund",
      });
      expect(checkSubscription(aState(other), GRANTED)).toMatchObject({ planUntil: graceAfter(END) });
    }
  });

  test("paid back in full it ends; paid back in part it goes on", () => {
    const full = aState({ lastInvoice: anInvoice({ refunded: 2499 }) });
    expect(checkSubscription(full, GRANTED)).toMatchObject({ planUntil: null, pendingAction: "end" });
    const part = aState({ lastInvoice: anInvoice({ refunded: 1000 }) });
    expect(checkSubscription(part, GRANTED)).toMatchObject({
      planUntil: graceAfter(END),
      pendingAction: null,
    });
  });

  test("seen only when it was over, it is paid back; once that was done, nothing is left to do", () => {
    const over = aState({ status: "ended" });
    expect(checkSubscription(over, UNKNOWN).pendingAction).toBe("end-and-refund");
    expect(checkSubscription(over, { ...UNKNOWN, fulfilled: true }).pendingAction).toBeNull();
    expect(checkSubscription(over, GRANTED).pendingAction).toBeNull();
  });

  test("whatever the provider says, a plan never outlasts what was paid by more than the grace", () => {
    const states = fc.record({
      status: fc.constantFrom("incomplete", "expired", "active", "past-due", "unpaid", "ended"),
      endsAtPeriodEnd: fc.boolean(),
      firstInvoicePaid: fc.boolean(),
      amount: fc.constantFrom(2499, 1),
      lastInvoice: fc.option(
        fc.record({
          status: fc.constantFrom("draft", "open", "paid", "void", "uncollectible"),
          refunded: fc.constantFrom(0, 1, 2499),
        }),
      ),
    });
    fc.assert(
      fc.property(states, fc.boolean(), (drawn, granted) => {
        const lastInvoice = drawn.lastInvoice === null ? null : anInvoice(drawn.lastInvoice);
        const { paidUntil, planUntil } = checkSubscription(aState({ ...drawn, lastInvoice }), {
          ...UNKNOWN,
          granted,
        });
        if (planUntil === null) return;
        expect(paidUntil).not.toBeNull();
        expect(planUntil.getTime()).toBeLessThanOrEqual(graceAfter(paidUntil!).getTime());
      }),
    );
  });
});
