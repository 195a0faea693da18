import { refuseRequest } from "./api-error.ts";

type Page = { limit: number; starting_after?: string; ending_before?: string };
type Row = { id: string; created: number };

/** One page, newest first, in the shape of Stripe's lists. */
export function listRows<Kept extends Row>(
  table: ReadonlyMap<string, Kept>,
  { limit, starting_after, ending_before }: Page,
  url: string,
  keep: (row: Kept) => boolean,
  show: (row: Kept) => Record<string, unknown>,
): Record<string, unknown> {
  // Written later is newer: rows of one second keep their order.
  const rows = [...table.values()].reverse().filter(keep);
  const at = (id: string, param: string) => {
    const place = rows.findIndex((row) => row.id === id);
    if (place < 0) throw refuseRequest(`No such object: '${id}'`, { code: "resource_missing", param });
    return place;
  };
  let data = rows;
  let hasMore = false;
  if (ending_before !== undefined) {
    const end = at(ending_before, "ending_before");
    data = rows.slice(Math.max(0, end - limit), end);
    hasMore = end > limit;
  } else {
    const start = starting_after === undefined ? 0 : at(starting_after, "starting_after") + 1;
    data = rows.slice(start, start + limit);
    hasMore = rows.length > start + limit;
  }
  return { object: "list", data: data.map(show), has_more: hasMore, url };
}
