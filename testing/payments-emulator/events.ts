import * as z from "zod";
import { missThing } from "./api-error.ts";
import type { Ledger } from "./ledger.ts";
import { listRows } from "./list-rows.ts";
import { createdParam, listParams, nothing, wasCreatedIn } from "./read-params.ts";
import { type Route, route } from "./route.ts";
import { showEvent } from "./show-event.ts";

const search = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  created: createdParam,
});

/** One name may stand for a group, as in `invoice.*`; the names of a list mean just what they say. */
function isOfType(type: string, { type: wanted, types }: z.infer<typeof search>): boolean {
  if (types !== undefined && !types.includes(type)) return false;
  if (wanted === undefined) return true;
  return wanted.endsWith(".*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

/** All of them are written down at each change. */
const MOST_EVENTS = 1000;

export function forgetOldEvents({ events }: Ledger): void {
  for (const id of events.keys()) {
    if (events.size <= MOST_EVENTS) break;
    events.delete(id);
  }
}

export const EVENT_ROUTES: Route[] = [
  route("GET", "events", search, ({ ledger }, params) =>
    listRows(
      ledger.events,
      params,
      "/v1/events",
      (row) => isOfType(row.type, params) && wasCreatedIn(row.created, params.created),
      showEvent,
    ),
  ),

  route("GET", "events/:id", nothing, ({ ledger }, _, id) => {
    const row = ledger.events.get(id);
    if (!row) throw missThing("event", id);
    return showEvent(row);
  }),
];
