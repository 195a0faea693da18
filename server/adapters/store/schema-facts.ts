import { instant, users } from "./schema.ts";
import { pgTable, primaryKey, text, uuid } from "./sql.ts";

/**
 * What a user says of a value that was read of a resume or an ad of theirs (`engine/facts/`), a row a fact, so that two
 * windows lose nothing of each other. Kept as long as a report or letter of that document.
 */
export const facts = pgTable(
  "facts",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the PDF, or of the ad's text. */
    documentSha256: text("document_sha256").notNull(),
    factId: text("fact_id").notNull(),
    /** Null: there is no such thing. */
    said: text("said"),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.documentSha256, table.factId] })],
);
