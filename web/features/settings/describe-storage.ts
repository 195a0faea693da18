import { SETTINGS } from "#content/site/settings.ts";
import type { Answer } from "../../api-schemas.ts";
import { fillText } from "../../ui/fill-text.ts";

const MEGABYTE = 1024 * 1024;

/** What is kept of the user and what their plan allows, in whole megabytes: a part of one counts as one. */
export function describeStorage({ bytes, items, most }: Answer<"readStorage">): string {
  return fillText(SETTINGS.account.storageUsed, {
    bytes: Math.ceil(bytes / MEGABYTE),
    mostBytes: Math.floor(most.bytes / MEGABYTE),
    items: items.toLocaleString("en"),
    mostItems: most.items.toLocaleString("en"),
  });
}
