import type { ApplicationChanges, ApplicationContact } from "#contract/application.ts";
import type { OwnStage } from "#contract/application-terms.ts";
import { instant, users } from "./schema.ts";
import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from "./sql.ts";

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A job that somebody wants or applied for, as its events have made it. Days of the calendar are texts: '2026-11-30'. */
export const applications = pgTable(
  "applications",
  {
    userId: ofUser(),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** The number of its last event. */
    version: integer("version").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    place: text("place").notNull(),
    link: text("link").notNull(),
    salary: text("salary").notNull(),
    source: text("source").notNull(),
    stage: text("stage").notNull(),
    closedReason: text("closed_reason"),
    reached: text("reached").notNull(),
    movedAt: instant("moved_at").notNull(),
    appliedOn: text("applied_on"),
    interviewOn: text("interview_on"),
    deadlineOn: text("deadline_on"),
    resume: json("resume").$type<{ id: string; name: string }>(),
    notes: text("notes").notNull(),
    ad: text("ad").notNull(),
    /** SHA-256 of the ad, by which a report or letter of the same ad finds it; null without an ad. */
    adSha256: text("ad_sha256"),
    contacts: json("contacts").$type<ApplicationContact[]>().notNull(),
    scans: json("scans").$type<string[]>().notNull(),
    letters: json("letters").$type<string[]>().notNull(),
    documents: json("documents").$type<string[]>().notNull().default([]),
    /** What it takes of its user's storage, with its events. */
    bytes: integer("bytes").notNull(),
    /** Deleted by its user, who may still undo it; cleared away soon after. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("applications_latest").on(table.userId, table.createdAt, table.id),
    index("applications_ad").on(table.userId, table.adSha256),
    index("applications_deleted_at").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** What was done to an application, in order; rows are added and never changed. */
export const applicationEvents = pgTable(
  "application_events",
  {
    userId: uuid("user_id").notNull(),
    /** Given by whoever made it, so that the same one sent twice counts once. */
    id: uuid("id").notNull(),
    applicationId: uuid("application_id").notNull(),
    number: integer("number").notNull(),
    at: instant("at").notNull(),
    by: text("by").notNull(),
    changes: json("changes").$type<ApplicationChanges>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "application_events_application_fk",
      columns: [table.userId, table.applicationId],
      foreignColumns: [applications.userId, applications.id],
    }).onDelete("cascade"),
    unique("application_events_number").on(table.userId, table.applicationId, table.number),
  ],
);

export const applicationTasks = pgTable(
  "application_tasks",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    applicationId: uuid("application_id").notNull(),
    text: text("text").notNull(),
    dueOn: text("due_on"),
    done: boolean("done").notNull(),
    /** Their order. */
    position: integer("position").notNull(),
    /** When a mail that names it was promised; null again once it is due on another day. */
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "application_tasks_application_fk",
      columns: [table.userId, table.applicationId],
      foreignColumns: [applications.userId, applications.id],
    }).onDelete("cascade"),
    index("application_tasks_of").on(table.userId, table.applicationId),
    index("application_tasks_due")
      .on(table.dueOn, table.userId)
      .where(sql`${table.done} = false and ${table.remindedAt} is null`),
  ],
);

/** What holds for all applications of a user; a row once they have changed anything. */
export const trackers = pgTable("trackers", {
  userId: ofUser().primaryKey(),
  stages: json("stages").$type<OwnStage[]>().notNull(),
  reminders: boolean("reminders").notNull(),
  /** The day of the last mail of reminders: there is one a day at most. */
  remindedOn: text("reminded_on"),
  /** Stands in each of those mails, and ends them. */
  stopToken: text("stop_token").unique(),
  /** SHA-256 of the secret in the calendar's address; null while there is none. */
  feedHash: text("feed_hash").unique(),
});
