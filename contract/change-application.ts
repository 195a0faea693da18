import type { Application, ApplicationChanges } from "./application.ts";
import { type OwnStage, stageCounts } from "./application-terms.ts";

/** What one event may change: everything else of an application is kept by the program itself. */
type Changeable = Omit<Application, "createdAt" | "updatedAt" | "version">;

type Removal = { id: string; removed: true };

/**
 * An application after an event. Server and page share it, so that what the page shows at once is what is kept. The same
 * events in the same order give the same application.
 */
export function changeApplication<Of extends Partial<Changeable>>(
  before: Of,
  changes: ApplicationChanges,
  { at, stages }: { at: string; stages: readonly OwnStage[] },
): Of {
  const { set = {} } = changes;
  const moved = set.stage !== undefined && set.stage !== before.stage;
  const counts = set.stage === undefined ? null : stageCounts(set.stage, stages);
  return {
    ...before,
    ...set,
    ...(set.stage !== undefined && set.stage !== "closed" ? { closedReason: null } : {}),
    ...(counts === null ? {} : { reached: counts }),
    ...(moved ? { movedAt: at } : {}),
    ...(changes.tasks && { tasks: changeItems(before.tasks ?? [], changes.tasks) }),
    ...(changes.contacts && { contacts: changeItems(before.contacts ?? [], changes.contacts) }),
    ...(changes.scans && { scans: changeLinks(before.scans ?? [], changes.scans) }),
    ...(changes.letters && { letters: changeLinks(before.letters ?? [], changes.letters) }),
    ...(changes.documents && { documents: changeLinks(before.documents ?? [], changes.documents) }),
  };
}

/** What an event touches, as names: two events that share none of them go together in any order. */
export function listTouched({ set = {}, ...lists }: ApplicationChanges): string[] {
  const items = Object.entries(lists).flatMap(([list, changed]) =>
    (changed ?? []).map(({ id }) => `${list}:${id}`),
  );
  // A reason belongs to its stage: neither is changed without the other having been seen.
  const single = Object.keys(set).map((name) => (name === "closedReason" ? "stage" : name));
  return [...new Set([...single, ...items])];
}

const isRemoval = (change: { id: string }): change is Removal => "removed" in change;

function changeItems<Item extends { id: string }>(
  items: readonly Item[],
  changes: readonly (Item | Removal)[],
): Item[] {
  const after = new Map(items.map((item) => [item.id, item]));
  for (const change of changes) {
    if (isRemoval(change)) after.delete(change.id);
    else after.set(change.id, change);
  }
  return [...after.values()];
}

function changeLinks(links: readonly string[], changes: readonly ({ id: string } | Removal)[]): string[] {
  const after = new Set(links);
  for (const change of changes) {
    if (isRemoval(change)) after.delete(change.id);
    else after.add(change.id);
  }
  return [...after];
}
