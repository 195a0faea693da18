import { letters, scans } from "#server/adapters/store/schema.ts";
import { applications } from "#server/adapters/store/schema-applications.ts";
import { documents } from "#server/adapters/store/schema-documents.ts";
import { reviews } from "#server/adapters/store/schema-linkedin.ts";

/** A kind of thing that is kept of a user: its table, and what is said of one that is not there. */
export type PastKind = {
  table: typeof scans | typeof letters | typeof reviews | typeof documents | typeof applications;
  absent:
    | "scan-not-found"
    | "letter-not-found"
    | "review-not-found"
    | "document-not-found"
    | "application-not-found";
};

export const PAST_SCANS = { table: scans, absent: "scan-not-found" } as const satisfies PastKind;
export const PAST_LETTERS = { table: letters, absent: "letter-not-found" } as const satisfies PastKind;
export const PAST_REVIEWS = { table: reviews, absent: "review-not-found" } as const satisfies PastKind;
export const PAST_DOCUMENTS = { table: documents, absent: "document-not-found" } as const satisfies PastKind;
export const PAST_APPLICATIONS = {
  table: applications,
  absent: "application-not-found",
} as const satisfies PastKind;
