import type { StoredLetter } from "#contract/letter.ts";
import type { OwnWords } from "#contract/own-words.ts";
import type { ScanResult } from "#contract/scan.ts";
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  unique,
  uuid,
} from "./sql.ts";

/**
 * Every table, once, for both homes of the store. Three rules keep a later split over many machines possible: keys are
 * made by the application, `user_id` stands first in the primary key of every table that belongs to a user, and no
 * statement relies on the state of a connection.
 */

/** One driver hands out a Buffer, the other a Uint8Array; callers always get a plain Uint8Array. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => new Uint8Array(value.buffer, value.byteOffset, value.byteLength),
});

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** The user document of the product spec, section 3. */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name"),
    picture: text("picture"),
    subscription: text("subscription").notNull(),
    resumeScan: integer("resume_scan").notNull(),
    coverLetterScan: integer("cover_letter_scan").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    check("users_resume_scan_not_negative", sql`${table.resumeScan} >= 0`),
    check("users_cover_letter_scan_not_negative", sql`${table.coverLetterScan} >= 0`),
  ],
);

/** Who somebody is at an issuer. A person is found by issuer and subject, never by an address that may change hands. */
export const identities = pgTable(
  "identities",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.issuer, table.subject] }),
    unique("identities_issuer_subject").on(table.issuer, table.subject),
  ],
);

/** The token itself is only in the user's cookie; whoever reads this table cannot sign in with it. */
export const sessions = pgTable(
  "sessions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeen: instant("last_seen").notNull(),
    expiresAt: instant("expires_at").notNull(),
    userAgent: text("user_agent"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("sessions_token_hash").on(table.tokenHash),
    index("sessions_expires_at").on(table.expiresAt),
  ],
);

/**
 * Each resume once per person, so that it can be read against another ad without a new upload. The migration
 * keeps PostgreSQL from compressing a PDF, which is compressed already.
 */
export const resumes = pgTable(
  "resumes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sha256: text("sha256").notNull(),
    fileName: text("file_name").notNull(),
    content: bytes("content").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] })],
);

/**
 * A report outlives its resume: each is deleted by its own wish. `result` is `json`, not `jsonb`: it comes back byte for byte, and takes every character that
 * a PDF may hold.
 */
export const scans = pgTable(
  "scans",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    resumeSha256: text("resume_sha256").notNull(),
    jobSha256: text("job_sha256").notNull(),
    engine: text("engine").notNull(),
    resumeFileName: text("resume_file_name").notNull(),
    result: json("result").$type<ScanResult>().notNull(),
    // What the list of past scans shows and searches, so that no list has to unpack whole reports.
    jobTitle: text("job_title"),
    company: text("company"),
    overallScore: doublePrecision("overall_score"),
    searchText: text("search_text").notNull().default(""),
    /** What the user says beside the report, `json` as `result` is; null while they have said nothing. */
    ownWords: json("own_words").$type<OwnWords>(),
    /** Next steps that the report offers; null in reports from before they were counted. */
    stepsLeft: integer("steps_left"),
    /** Deleted by its user, who may still undo it; cleared away soon after. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("scans_same_inputs").on(table.userId, table.resumeSha256, table.jobSha256, table.engine),
    index("scans_latest").on(table.userId, table.createdAt, table.id),
    index("scans_deleted_at").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * A kept letter as its user left it. `letter` is `json` for the reason that `scans.result` is. Its resume stands in
 * `resumes`, so that an edited letter can be checked again.
 */
export const letters = pgTable(
  "letters",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    resumeSha256: text("resume_sha256").notNull(),
    resumeFileName: text("resume_file_name").notNull(),
    /** SHA-256 of everything it was written from, so that the same letter asked for twice is kept once. */
    inputSha256: text("input_sha256").notNull(),
    /** The person has changed it. */
    edited: boolean("edited").notNull(),
    letter: json("letter").$type<StoredLetter>().notNull(),
    // What the list shows and searches.
    jobTitle: text("job_title"),
    company: text("company"),
    searchText: text("search_text").notNull(),
    /** Deleted by its user, who may still undo it; cleared away soon after. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("letters_latest").on(table.userId, table.createdAt, table.id),
    index("letters_deleted_at").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** A scan taken from the user's count and not yet turned into a report; given back when it never is. */
export const scanHolds = pgTable(
  "scan_holds",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("scan_holds_expires_at").on(table.expiresAt),
  ],
);

/**
 * What receipts are signed with, one row; made when the first receipt is asked for. Whoever reads this table can sign
 * receipts in our name.
 */
export const signingKeys = pgTable("signing_keys", {
  purpose: text("purpose").primaryKey(),
  createdAt: instant("created_at").notNull(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
});

/** Unlogged (see its migration): emptied after a crash, which costs nothing and makes each request cheaper. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  endsAt: instant("ends_at").notNull(),
});

/**
 * The outbox: mails that have been promised and not yet taken by a mail server. It belongs to nobody's account, since a
 * visitor has none and the receipt of a deleted account outlives it; what is sent is cleared away.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    /** Two rows with one digest would be one message sent twice. */
    digest: text("digest").notNull().unique(),
    createdAt: instant("created_at").notNull(),
    /** Null is ourselves: the contact address of the settings. */
    recipient: text("recipient"),
    replyName: text("reply_name"),
    replyEmail: text("reply_email"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    /** A worker has it until then; after that another may take it. */
    leasedUntil: instant("leased_until"),
    sentAt: instant("sent_at"),
    lastFailure: text("last_failure"),
  },
  (table) => [
    index("mails_next_try_at").on(table.nextTryAt).where(sql`${table.sentAt} is null`),
    index("mails_sent_at").on(table.sentAt).where(sql`${table.sentAt} is not null`),
  ],
);
