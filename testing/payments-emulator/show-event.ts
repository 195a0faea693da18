import { API_VERSION } from "./emulator-state.ts";
import type { EventRow } from "./rows.ts";

export function showEvent(row: EventRow): Record<string, unknown> {
  return {
    id: row.id,
    object: "event",
    api_version: API_VERSION,
    created: row.created,
    data: { object: row.object, ...(row.before ? { previous_attributes: row.before } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: row.request,
    type: row.type,
  };
}
