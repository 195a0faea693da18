import type { letters, scans } from "../adapters/store/schema.ts";
import type { applications } from "../adapters/store/schema-applications.ts";
import type { documents } from "../adapters/store/schema-documents.ts";
import type { reviews } from "../adapters/store/schema-linkedin.ts";
import { sql } from "../adapters/store/sql.ts";

/** Where a list from the newest to the oldest has come to: what follows is found by it, not by counting. */
export type ListKey = { createdAt: Date; id: string };

/** A row that follows `key`; any row where there is none. */
export function isOlder(
  table: typeof scans | typeof letters | typeof reviews | typeof documents | typeof applications,
  key: ListKey | null,
) {
  if (key === null) return undefined;
  return sql`(${table.createdAt}, ${table.id}) < (${key.createdAt.toISOString()}::timestamptz, ${key.id}::uuid)`;
}
