import * as z from "zod";
import { missThing } from "./api-error.ts";
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

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith(".*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

export const EVENT_ROUTES: Route[] = [
  route("GET", "events", search, ({ ledger }, params) => {
    const types = params.types ?? (params.type === undefined ? null : [params.type]);
    return listRows(
      ledger.events,
      params,
      "/v1/events",
      (row) =>
        (types === null || types.some((wanted) => isOfType(row.type, wanted))) &&
        wasCreatedIn(row.created, params.created),
      showEvent,
    );
  }),

  route("GET", "events/:id", nothing, ({ ledger }, _, id) => {
    const row = ledger.events.get(id);
    if (!row) throw missThing("event", id);
    return showEvent(row);
  }),
];
