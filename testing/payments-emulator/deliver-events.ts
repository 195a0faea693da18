import { createHmac } from "node:crypto";
import type { Ledger } from "./ledger.ts";
import type { EventRow } from "./rows.ts";
import { showEvent } from "./show-event.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** An address that does not take an event is asked again after so long. */
const RETRY_AFTER = [5 * SECOND, 60 * SECOND, 600 * SECOND, HOUR, 6 * HOUR, 24 * HOUR, 48 * HOUR];
const AT_ONCE = 8;

export type Webhook = { body: string; headers: Record<string, string> };

/** Brings a webhook to its address; the status it answered. Rejects when nobody answered. */
export type Deliver = (webhook: Webhook) => Promise<number>;

export type WebhookFaults = {
  /** Of 1: how many events are lost for good. */
  drop: number;
  /** How often each one is brought. */
  copies: number;
  shuffle: boolean;
  /** Milliseconds until the first try. */
  delay: number;
  /** Several at the same time. */
  parallel: boolean;
};

export const NO_WEBHOOK_FAULTS: WebhookFaults = {
  drop: 0,
  copies: 1,
  shuffle: false,
  delay: 0,
  parallel: false,
};

export type Deliveries = {
  faults: WebhookFaults;
  enqueue: (event: EventRow) => void;
  /** Milliseconds since 1970 of the next try; null when nothing waits. */
  nextAt: () => number | null;
  /** Brings what is due; how many were brought. */
  deliverDue: () => Promise<number>;
};

export type DeliveryOptions = {
  ledger: Ledger;
  secret: string;
  clock: () => number;
  /** 0 to 1. */
  chance: () => number;
  deliver: Deliver;
};

export function makeDeliveries({ ledger, secret, clock, chance, deliver }: DeliveryOptions): Deliveries {
  let running: Promise<unknown> = Promise.resolve();

  const takeDue = () => {
    const now = clock();
    const due = ledger.deliveries.filter(({ dueAt }) => dueAt <= now);
    ledger.deliveries = ledger.deliveries.filter(({ dueAt }) => dueAt > now);
    return deliveries.faults.shuffle ? shuffle(due, chance) : due;
  };
  const bring = async (delivery: Ledger["deliveries"][number]) => {
    const event = ledger.events.get(delivery.event);
    if (!event) return;
    const body = JSON.stringify(showEvent(event), null, 2);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signPayload(body, secret, Math.floor(clock() / SECOND)),
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    };
    const status = await deliver({ body, headers }).catch(() => 0);
    const after = RETRY_AFTER[delivery.attempts];
    if (status >= 200 && status < 300) return;
    if (after !== undefined)
      ledger.deliveries.push({
        event: event.id,
        attempts: delivery.attempts + 1,
        dueAt: clock() + after,
      });
  };
  const run = async () => {
    let count = 0;
    for (let due = takeDue(); due.length > 0; due = takeDue()) {
      const size = deliveries.faults.parallel ? AT_ONCE : 1;
      for (let at = 0; at < due.length; at += size)
        await Promise.all(due.slice(at, at + size).map((delivery) => bring(delivery)));
      count += due.length;
    }
    return count;
  };

  const deliveries: Deliveries = {
    faults: { ...NO_WEBHOOK_FAULTS },
    enqueue: (event) => {
      const { drop, copies, delay } = deliveries.faults;
      if (chance() < drop) return;
      for (let copy = 0; copy < copies; copy += 1)
        ledger.deliveries.push({ event: event.id, attempts: 0, dueAt: clock() + delay });
    },
    nextAt: () =>
      ledger.deliveries.reduce<number | null>((next, { dueAt }) => Math.min(next ?? dueAt, dueAt), null),
    deliverDue: () => {
      const round = running.then(run);
      running = round.catch(() => undefined);
      return round;
    },
  };
  return deliveries;
}

/** The header by which a receiver knows the sender (https://docs.stripe.com/webhooks#verify-manually). */
export function signPayload(body: string, secret: string, second: number): string {
  const signature = createHmac("sha256", secret).update(`${second}.${body}`).digest("hex");
  return `t=${second},v1=${signature}`;
}

/** Fisher and Yates. */
function shuffle<Item>(items: Item[], chance: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.min(last, Math.floor(chance() * (last + 1)));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
