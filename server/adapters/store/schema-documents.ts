import type { VersionOrigin } from "#contract/kept-document.ts";
import type { ResumeDocument } from "#engine/document/resume-document.ts";
import { instant, users } from "./schema.ts";
import { boolean, foreignKey, index, integer, json, pgTable, primaryKey, sql, text, uuid } from "./sql.ts";

/**
 * Resumes that are edited, and their versions for single jobs. `document` is `json` for the reason that `scans.result` is;
 * `seq` counts its saves.
 */
export const documents = pgTable(
  "documents",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    seq: integer("seq").notNull(),
    document: json("document").$type<ResumeDocument>().notNull(),
    /** Of a version: the resume as it was, and the ad. */
    origin: json("origin").$type<VersionOrigin>(),
    /** The scan that a version's ad is of. */
    scanId: text("scan_id"),
    // What the list shows and searches.
    name: text("name"),
    label: text("label"),
    isVersion: boolean("is_version").notNull(),
    jobTitle: text("job_title"),
    company: text("company"),
    searchText: text("search_text").notNull(),
    /** Deleted by its user, who may still undo it; cleared away soon after. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("documents_latest").on(table.userId, table.createdAt, table.id),
    index("documents_deleted_at").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The last saves of a document by the id that the browser gave each, so that one sent again is known. */
export const documentSaves = pgTable(
  "document_saves",
  {
    userId: uuid("user_id").notNull(),
    documentId: uuid("document_id").notNull(),
    saveId: uuid("save_id").notNull(),
    seq: integer("seq").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId, table.saveId] }),
    foreignKey({
      name: "document_saves_document_fk",
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete("cascade"),
  ],
);
