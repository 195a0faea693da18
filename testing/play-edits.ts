import { randomUUID } from "node:crypto";
import type { Application, ApplicationChanges, ApplicationEvent } from "#contract/application.ts";
import { changeApplication } from "#contract/change-application.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { createApplication } from "#server/features/applications/create-application.ts";
import { editApplication } from "#server/features/applications/edit-application.ts";
import { readApplication } from "#server/features/applications/read-application.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import { type Chance, makeChance } from "./make-chance.ts";

export type Played = {
  edits: number;
  /** Edits that were refused because somebody else had changed the same, and were made again. */
  refused: number;
  /** Edits whose answer was lost, and which were sent again. */
  repeated: number;
  /** What is wrong at the end, a sentence each; none when nothing was lost. */
  damage: string[];
};

type Tab = { store: Store; chance: Chance; seen: Map<string, Application>; made: Made[]; counts: Counts };
type Made = {
  application: string;
  event: string;
  token: string;
  list: "notes" | "tasks" | "contacts" | null;
};
type Counts = { refused: number; repeated: number };

const STAGES = ["saved", "applied", "interview", "offer", "closed"];

export type TabsPlayed = { made: Made[] } & Counts;

/**
 * Tabs, each with its own connection, edit the same few applications at random, as fast as they can, and each sees only
 * what it has read itself. Then it is looked at whether everything that was said to be kept is there.
 */
export async function playEdits(
  stores: readonly Store[],
  userId: string,
  { seed, edits, applications = 4 }: { seed: string; edits: number; applications?: number },
): Promise<Played> {
  const ids = await makeApplications(stores[0]!, userId, applications);
  const { made, ...counts } = await playTabs(stores, userId, ids, { seed, edits });
  return { edits: made.length, ...counts, damage: await examineEdits(stores[0]!, userId, ids, made) };
}

export async function makeApplications(store: Store, userId: string, count: number): Promise<string[]> {
  const services = { store, runtime: systemRuntime };
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1)
    ids.push((await createApplication(services, userId, { title: `Job ${i}` })).id);
  return ids;
}

/** The tabs of one process. */
export async function playTabs(
  stores: readonly Store[],
  userId: string,
  ids: readonly string[],
  { seed, edits }: { seed: string; edits: number },
): Promise<TabsPlayed> {
  const tabs = stores.map(
    (store, at): Tab => ({
      store,
      chance: makeChance(`${seed}-${at}`),
      seen: new Map(),
      made: [],
      counts: { refused: 0, repeated: 0 },
    }),
  );
  const each = Math.ceil(edits / tabs.length);
  await Promise.all(tabs.map((tab) => playTab(tab, userId, ids, each)));
  return {
    made: tabs.flatMap((tab) => tab.made),
    refused: tabs.reduce((sum, { counts }) => sum + counts.refused, 0),
    repeated: tabs.reduce((sum, { counts }) => sum + counts.repeated, 0),
  };
}

async function playTab(tab: Tab, userId: string, ids: readonly string[], edits: number): Promise<void> {
  for (let i = 0; i < edits; i += 1) {
    const id = tab.chance.pick(ids);
    for (;;) {
      const seen = tab.seen.get(id) ?? (await read(tab.store, userId, id)).application;
      const { changes, token, list } = inventEdit(tab.chance, seen);
      const event = randomUUID();
      const summary = await send(tab, userId, seen, event, changes);
      if (summary === null) {
        // Somebody else was first: look again, then do it to what stands there now.
        tab.seen.delete(id);
        tab.counts.refused += 1;
        continue;
      }
      const own = changeApplication(seen, changes, { at: summary.updatedAt, stages: [] });
      const isNext = summary.version === seen.version + 1;
      if (isNext) tab.seen.set(id, { ...own, version: summary.version });
      else tab.seen.delete(id);
      tab.made.push({ application: id, event, token, list });
      break;
    }
  }
}

async function send(
  { store, chance, counts }: Tab,
  userId: string,
  seen: Application,
  event: string,
  changes: ApplicationChanges,
) {
  const services = { store, runtime: systemRuntime };
  const request = { id: event, version: seen.version, changes };
  const edit = () => editApplication(services, { userId, id: seen.id }, request);
  try {
    const answer = await edit();
    if (chance.upTo(9) > 0) return answer;
    // The line was cut before the answer came.
    counts.repeated += 1;
    return await edit();
  } catch (error) {
    if ((error as { code?: string }).code === "application-changed") return null;
    throw error;
  }
}

function inventEdit(
  chance: Chance,
  seen: Application,
): Omit<Made, "application" | "event"> & { changes: ApplicationChanges } {
  const token = randomUUID();
  const kind = chance.upTo(4);
  if (kind === 0)
    return {
      token,
      list: "notes",
      changes: { set: { notes: `${seen.notes}${token.slice(0, 8)} `.slice(-20_000) } },
    };
  if (kind === 1) return { token, list: null, changes: { set: { stage: chance.pick(STAGES) } } };
  if (kind === 2) return { token, list: null, changes: { set: { title: token, place: token } } };
  const free = <Item extends { id: string }>(items: readonly Item[]) =>
    items.length < 40 ? undefined : chance.pick(items);
  if (kind === 3) {
    const old = free(seen.tasks);
    const task = { id: token, text: token, dueOn: null, done: false };
    return {
      token,
      list: "tasks",
      changes: { tasks: [...(old ? [{ id: old.id, removed: true as const }] : []), task] },
    };
  }
  const old = free(seen.contacts);
  const contact = { id: token, name: token, role: "", email: "", phone: "" };
  return {
    token,
    list: "contacts",
    changes: { contacts: [...(old ? [{ id: old.id, removed: true as const }] : []), contact] },
  };
}

const read = (store: Store, userId: string, id: string) => readApplication(store, { userId, id }, Infinity);

/** What is wrong once all have ended, a sentence each. */
export async function examineEdits(
  store: Store,
  userId: string,
  ids: readonly string[],
  made: readonly Made[],
): Promise<string[]> {
  const damage: string[] = [];
  for (const id of ids) {
    const { application, events } = await read(store, userId, id);
    const inOrder = events.toReversed();
    if (inOrder.some(({ number }, at) => number !== at + 1)) damage.push(`${id}: events are missing`);
    const known = new Set(events.map((event) => event.id));
    const own = made.filter((one) => one.application === id);
    for (const { event } of own) if (!known.has(event)) damage.push(`${id}: the edit ${event} is lost`);
    if (events.length !== own.length + 1)
      damage.push(`${id}: ${events.length} events of ${own.length} edits`);
    damage.push(...compare(application, inOrder), ...findLost(application, inOrder, own));
  }
  return damage;
}

/** What the events make in their order is what stands there. */
function compare(application: Application, events: readonly ApplicationEvent[]): string[] {
  let replayed: Partial<Application> = { contacts: [], tasks: [], scans: [], letters: [], documents: [] };
  for (const { at, changes } of events) replayed = changeApplication(replayed, changes, { at, stages: [] });
  return (["title", "place", "stage", "notes", "tasks", "contacts"] as const)
    .filter((name) => JSON.stringify(replayed[name]) !== JSON.stringify(application[name]))
    .filter((name) => !(name === "notes" && replayed.notes === undefined && application.notes === ""))
    .map((name) => `${application.id}: ${name} is not what its events made it`);
}

/** Notes and items that were added, never taken away by anybody, and are not there. */
function findLost(
  application: Application,
  events: readonly ApplicationEvent[],
  made: readonly Made[],
): string[] {
  const removed = new Set(
    events.flatMap(({ changes }) =>
      [...(changes.tasks ?? []), ...(changes.contacts ?? [])]
        .filter((item) => "removed" in item)
        .map((item) => item.id),
    ),
  );
  const there = {
    tasks: new Set(application.tasks.map(({ id }) => id)),
    contacts: new Set(application.contacts.map(({ id }) => id)),
  };
  const isShort = application.notes.length < 20_000;
  return made.flatMap(({ token, list }) => {
    if (list === "notes")
      return !isShort || application.notes.includes(token.slice(0, 8))
        ? []
        : [`${application.id}: a note is lost`];
    if (list === null || there[list].has(token) || removed.has(token)) return [];
    return [`${application.id}: an item of ${list} is lost`];
  });
}
