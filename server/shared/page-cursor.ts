import { Problem } from "#contract/problem.ts";
import { isUuid } from "./is-uuid.ts";
import type { ListKey } from "./list-key.ts";

/** Where a page of the list ended: the next one begins after it, however many came or went meanwhile. */
export function writeCursor({ createdAt, id }: ListKey): string {
  return `${createdAt.getTime()}.${id}`;
}

/** The last moment whose year the store can read: its texts have four digits for it. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** @throws Problem 'request-malformed' for anything that `writeCursor` cannot have written. */
export function readCursor(text: string): ListKey {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  if (time === undefined || id === undefined || !isUuid(id)) throw new Problem("request-malformed");
  if (Number(time) > LATEST) throw new Problem("request-malformed");
  return { createdAt: new Date(Number(time)), id };
}
