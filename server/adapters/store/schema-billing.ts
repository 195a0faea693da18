import type { StoredSubscription } from "#contract/billing.ts";
import { instant, users } from "./schema.ts";
import { index, integer, json, pgTable, primaryKey, sql, text, uuid } from "./sql.ts";

/** Who the user is at the payment provider. `key` was made before the customer, so that asking twice makes one. */
export const billingCustomers = pgTable("billing_customers", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  customerId: text("customer_id").unique(),
  key: uuid("key").notNull(),
});

/** Subscriptions as last read from the provider. `version` lets a late, older reading be noticed and read again. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subscriptionId: text("subscription_id").notNull().unique(),
    version: integer("version").notNull(),
    state: json("state").$type<StoredSubscription>().notNull(),
    grantedAt: instant("granted_at"),
    /** Premium lasts until then; null when this subscription gives none. */
    planUntil: instant("plan_until"),
    /** What the provider still has to be told: 'end' or 'end-and-refund'. */
    pendingAction: text("wish").$type<"end" | "end-and-refund">(),
    /** When to look at the provider again; null when nothing can change any more. */
    checkAt: instant("check_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subscriptionId] }),
    index("subscriptions_check_at").on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index("subscriptions_plan_until").on(table.planUntil).where(sql`${table.planUntil} is not null`),
  ],
);

/** The ledger of payments: what was heard or found out, and what came of it. Outlives people, and names none. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    source: text("source").$type<"webhook" | "page" | "reconcile">().notNull(),
    type: text("type").notNull(),
    subscriptionId: text("subscription_id"),
    receivedAt: instant("received_at").notNull(),
    outcome: text("outcome").notNull(),
  },
  (table) => [index("payment_events_subscription").on(table.subscriptionId)],
);

/** Customers of deleted accounts that the provider has yet to end; `settled` are invoices paid before the deletion. */
export const paymentEndings = pgTable("payment_endings", {
  customerId: text("customer_id").primaryKey(),
  settled: json("settled").$type<string[]>().notNull(),
  createdAt: instant("created_at").notNull(),
  nextTryAt: instant("next_try_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
});

/** How far the provider's own list of events was read; one row. */
export const paymentMarks = pgTable("payment_marks", {
  name: text("name").primaryKey(),
  readUntil: instant("read_until").notNull(),
  nextReadAt: instant("next_read_at").notNull(),
});

/**
 * People who have left and had once begun to pay: the provider is searched for customers of theirs that we never heard of,
 * as when the line was cut while one was made. The id says nothing of a user any more.
 */
export const paymentSearches = pgTable("payment_searches", {
  userId: uuid("person_id").primaryKey(),
  nextTryAt: instant("next_try_at").notNull(),
});
