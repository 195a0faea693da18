import { users } from "#server/adapters/store/schema.ts";
import { billingCustomers, paymentMarks, subscriptions } from "#server/adapters/store/schema-billing.ts";
import { and, eq, lte, sql } from "#server/adapters/store/sql.ts";
import type { PaymentServices } from "./billing-services.ts";
import { deleteOrphanedCustomers } from "./delete-orphaned-customers.ts";
import { endCustomers } from "./end-customers.ts";
import { forgetOldEvents } from "./record-event.ts";
import { selectUserForUpdate, setPlan } from "./set-plan.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than one look takes: meanwhile no other process looks at the same subscription. */
const LEASE = 2 * MINUTE;
const AT_ONCE = 50;
/** How often the provider's own list of events is read, and how far back beyond the last time. */
const READ_EVERY = 5 * MINUTE;
const OVERLAP = 10 * MINUTE;
const MARK = "changes";

/** Makes plans right without a single webhook: what is due, what changed at the provider, what has lapsed, what must end. */
export async function reconcile(services: PaymentServices): Promise<void> {
  await lookAtDue(services);
  await lookAtChanged(services);
  await endLapsedPlans(services);
  await deleteOrphanedCustomers(services);
  await endCustomers(services);
  await forgetOldEvents(services.store, services.runtime);
}

async function lookAtDue({ store, runtime, sync }: PaymentServices): Promise<void> {
  const now = runtime.now();
  const due = await store
    .db()
    .update(subscriptions)
    .set({ checkAt: new Date(now.getTime() + LEASE) })
    .where(
      sql`${subscriptions.subscriptionId} in (select subscription_id from subscriptions
        where check_at <= ${now.toISOString()}::timestamptz order by check_at limit ${AT_ONCE}
        for update skip locked)`,
    )
    .returning({ subscriptionId: subscriptions.subscriptionId });
  for (const { subscriptionId } of due) {
    const synced = await sync(subscriptionId, "reconcile");
    if (synced.ok) continue;
    // Everything else would only wait for the same silence.
    if (synced.reason === "unreachable") return;
    // Unknown there, as with keys of another account. That takes nobody's plan; it lapses if it stays so.
    await store
      .db()
      .update(subscriptions)
      .set({ checkAt: new Date(now.getTime() + DAY) })
      .where(eq(subscriptions.subscriptionId, subscriptionId));
  }
}

/** Finds what no row of ours knows of: changes made at the provider by hand, or a start that a crash cut off. */
async function lookAtChanged({ store, runtime, payments, sync }: PaymentServices): Promise<void> {
  const now = runtime.now();
  const nextReadAt = new Date(now.getTime() + READ_EVERY);
  await store
    .db()
    .insert(paymentMarks)
    .values({ name: MARK, readUntil: new Date(now.getTime() - DAY), nextReadAt: now })
    .onConflictDoNothing();
  const [mark] = await store
    .db()
    .update(paymentMarks)
    .set({ nextReadAt })
    .where(and(eq(paymentMarks.name, MARK), lte(paymentMarks.nextReadAt, now)))
    .returning({ readUntil: paymentMarks.readUntil });
  if (mark === undefined) return;
  const since = new Date(mark.readUntil.getTime() - OVERLAP);
  // Where nobody has ever come as far as paying, the provider need not be asked, nor its client be loaded.
  const customers = await store.db().select({ key: billingCustomers.key }).from(billingCustomers).limit(1);
  const nobody = { ok: true, value: { subscriptionIds: [] } } as const;
  const changed = customers.length === 0 ? nobody : await payments.listChangedSubscriptions(since);
  if (!changed.ok) return;
  for (const subscriptionId of changed.value.subscriptionIds) {
    const synced = await sync(subscriptionId, "reconcile");
    if (!synced.ok && synced.reason === "unreachable") return;
  }
  await store.db().update(paymentMarks).set({ readUntil: now }).where(eq(paymentMarks.name, MARK));
}

/** A plan ends on its day even when the provider cannot be asked. */
async function endLapsedPlans({ store, runtime }: PaymentServices): Promise<void> {
  const lapsed = await store
    .db()
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(eq(users.subscription, "premium"), lte(subscriptions.planUntil, runtime.now())));
  for (const { userId } of lapsed)
    await store.transaction(async () => {
      const user = await selectUserForUpdate(store, userId);
      if (user !== null) await setPlan(store, runtime, { userId, before: user.subscription });
    });
}
