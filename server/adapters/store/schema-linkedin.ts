import type { ProfileReview } from "#contract/linkedin.ts";
import { instant, users } from "./schema.ts";
import { doublePrecision, index, json, pgTable, primaryKey, sql, text, uuid } from "./sql.ts";

/**
 * A kept review of a LinkedIn profile. The file it was made from is not kept; `review` is `json` for the reason that
 * `scans.result` is.
 */
export const reviews = pgTable(
  "reviews",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** SHA-256 of everything it was made from, so that the same review asked for twice is kept once. */
    inputSha256: text("input_sha256").notNull(),
    review: json("review").$type<ProfileReview>().notNull(),
    // What the list shows and searches.
    source: text("source").$type<ProfileReview["source"]>().notNull(),
    profileName: text("profile_name"),
    score: doublePrecision("score"),
    searchText: text("search_text").notNull(),
    /** Deleted by its user, who may still undo it; cleared away soon after. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("reviews_latest").on(table.userId, table.createdAt, table.id),
    index("reviews_same_inputs").on(table.userId, table.inputSha256),
    index("reviews_deleted_at").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
