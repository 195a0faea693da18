import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { PaymentEvent, WebhookHeaders, WebhookReading } from "../port.ts";
import { idOf, toDate } from "./read-state.ts";

/** Seconds; Stripe's own bound against messages that somebody recorded. */
const TOLERANCE = 300;

/** Whatever can change what a user has paid for; Stripe takes up to 20 names in a search, and no pattern. */
export const CHANGES = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
];

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish();

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string(),
      customer: reference,
      parent: z
        .looseObject({ subscription_details: z.looseObject({ subscription: reference }).nullish() })
        .nullish(),
    }),
  }),
});

/** What an event speaks of, of those that can change something; null when it is no event. */
export function readEvent(event: unknown): PaymentEvent | null {
  const read = eventShape.safeParse(event);
  if (!read.success) return null;
  const { id, type, created, data } = read.data;
  const { object } = data;
  const own = object.id ?? null;
  if (!CHANGES.includes(type))
    return { eventId: id, type, createdAt: toDate(created), subscriptionId: null, customerId: null };
  return {
    eventId: id,
    type,
    createdAt: toDate(created),
    subscriptionId:
      object.object === "subscription" ? own : idOf(object.parent?.subscription_details?.subscription),
    customerId: object.object === "customer" ? own : idOf(object.customer),
  };
}

/**
 * Checks a webhook's signature as Stripe describes it (https://docs.stripe.com/webhooks#verify-manually), without loading
 * its SDK: events come whether or not anybody pays.
 */
export function readWebhook(
  secret: string,
  { body, headers, now }: { body: Uint8Array; headers: WebhookHeaders; now: Date },
): WebhookReading {
  const signature = headers["stripe-signature"];
  if (typeof signature !== "string" || signature === "") return { ok: false, reason: "unsigned" };
  const parts = signature
    .slice(0, 2000)
    .split(",")
    .map((part) => part.trim().split(/=(.*)/s));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  const signatures = parts.filter(([name]) => name === "v1").map(([, value]) => value ?? "");
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0) return { ok: false, reason: "malformed" };
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  const isOurs = signatures.some((text) => {
    const given = Buffer.from(text, "hex");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return { ok: false, reason: "forged" };
  if (now.getTime() / 1000 - Number(time) > TOLERANCE + 1) return { ok: false, reason: "stale" };
  const event = readEvent(parseJson(body));
  return event === null ? { ok: false, reason: "malformed" } : { ok: true, event };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
}
