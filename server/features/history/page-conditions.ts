import type { applications } from "#server/adapters/store/schema-applications.ts";
import { and, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import { foldSearch } from "#server/shared/fold-search.ts";
import { isOlder } from "#server/shared/list-key.ts";
import { readCursor } from "#server/shared/page-cursor.ts";
import type { PastKind } from "./past-kinds.ts";

/** Applications are searched by the page, which has them all. */
type SearchedTable = Exclude<PastKind["table"], typeof applications>;

export type PageRequest = { search?: string | undefined; after?: string | undefined };

/** More words than this make no search clearer, and each costs a look at every row. */
const MOST_WORDS = 8;

/** The person's own rows that were not deleted, in which every word of `search` stands, after the page before. */
export function pageConditions(table: SearchedTable, userId: string, { search = "", after }: PageRequest) {
  const words = foldSearch(search).split(" ").slice(0, MOST_WORDS);
  const cursor = after === undefined ? null : readCursor(after);
  return and(
    eq(table.userId, userId),
    isNull(table.deletedAt),
    ...words.filter((word) => word !== "").map((word) => sql`strpos(${table.searchText}, ${word}) > 0`),
    isOlder(table, cursor),
  );
}
