import type {
  Application,
  ApplicationChanges,
  ApplicationSummary,
  NewApplication,
  Tracker,
} from "#contract/application.ts";
import { changeApplication } from "#contract/change-application.ts";
import { type CallProblem, callApi } from "../../api.ts";
import { newId } from "./new-id.ts";

type Status = "loading" | "ready" | "signed-out" | "problem";

export type ApplicationsState = {
  status: Status;
  problem: CallProblem | null;
  /** As they are shown: what is on its way to the server counts already. */
  items: ReadonlyMap<string, ApplicationSummary>;
  tracker: Tracker;
};

export type EditResult = { ok: true; version: number } | { ok: false; problem: CallProblem };

/** What the server said last, and what was done since that it has not answered. */
type Known = { server: ApplicationSummary; pending: ApplicationChanges[] };

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

const NO_TRACKER: Tracker = { stages: [], reminders: false, hasFeed: false };
const CHANNEL = "vouch-applications";
/** A line that breaks for a moment is tried again; the edit's id keeps it from being made twice. */
const PAUSES_MS = [400, 1500];

/**
 * All applications of the person, as the page has them. An edit is shown at once and sent behind those of the same
 * application; tabs tell each other what was kept.
 */
export function createApplicationStore() {
  let state: ApplicationsState = {
    status: "loading",
    problem: null,
    items: new Map(),
    tracker: NO_TRACKER,
  };
  const known = new Map<string, Known>();
  const lines = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

  const set = (change: Partial<ApplicationsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const show = (id: string) => {
    const items = new Map(state.items);
    const one = known.get(id);
    if (one === undefined) items.delete(id);
    else items.set(id, shown(one, state.tracker));
    set({ items });
  };
  const learn = (summary: ApplicationSummary) => {
    const one = known.get(summary.id);
    if (one !== undefined && one.server.version > summary.version) return;
    known.set(summary.id, { server: summary, pending: one?.pending ?? [] });
    show(summary.id);
  };
  const forget = (id: string) => {
    known.delete(id);
    show(id);
  };

  channel?.addEventListener(
    "message",
    ({ data }: MessageEvent<{ kept?: ApplicationSummary; gone?: string }>) => {
      if (state.status !== "ready") return;
      if (data.kept !== undefined) learn(data.kept);
      if (data.gone !== undefined) forget(data.gone);
    },
  );

  async function load(signal: AbortSignal): Promise<void> {
    const tracker = await callApi("readTracker", { signal });
    if (!tracker.ok) return refuse(tracker.problem);
    set({ tracker: tracker.answer });
    let after: string | undefined;
    do {
      const page = await callApi("listApplications", { body: after === undefined ? {} : { after }, signal });
      if (!page.ok) return refuse(page.problem);
      const items = new Map(state.items);
      for (const summary of page.answer.applications) {
        known.set(summary.id, { server: summary, pending: [] });
        items.set(summary.id, summary);
      }
      // The first page is shown at once, the others as they come.
      set({ status: "ready", problem: null, items });
      after = page.answer.next ?? undefined;
    } while (after !== undefined);
  }

  const refuse = (problem: CallProblem) => {
    const signedOut = problem.code === "sign-in-needed" || problem.code === "session-expired";
    set({ status: signedOut ? "signed-out" : "problem", problem });
  };

  /** @param version what the edit was made to, where that is not what the board shows. */
  function edit(id: string, changes: ApplicationChanges, version?: number): Promise<EditResult> {
    const one = known.get(id);
    if (one === undefined) return Promise.resolve({ ok: false, problem: GONE });
    one.pending.push(changes);
    show(id);
    const before = lines.get(id) ?? Promise.resolve();
    const sent = before.then(() => send(id, changes, version));
    lines.set(id, sent);
    return sent;
  }

  async function send(id: string, changes: ApplicationChanges, version?: number): Promise<EditResult> {
    const one = known.get(id);
    if (one === undefined) return { ok: false, problem: GONE };
    const body = { id: newId(), version: version ?? one.server.version, changes };
    const result = await callPatiently(id, body);
    const current = known.get(id);
    if (current !== undefined) current.pending = current.pending.filter((other) => other !== changes);
    if (!result.ok) {
      if (result.problem.code === "application-changed") await reload(id);
      if (result.problem.code === "application-not-found") known.delete(id);
      show(id);
      return result;
    }
    const { application } = result.answer;
    learn(application);
    channel?.postMessage({ kept: application });
    return { ok: true, version: application.version };
  }

  async function reload(id: string): Promise<Application | null> {
    const result = await callApi("readApplication", { params: { id } });
    if (!result.ok) return null;
    const { ad: _, notes: __, contacts: ___, ...summary } = result.answer.application;
    learn(summary);
    return result.answer.application;
  }

  async function create(given: NewApplication) {
    const result = await callApi("createApplication", { body: given });
    if (result.ok) await reload(result.answer.id);
    const made = result.ok ? state.items.get(result.answer.id) : undefined;
    if (made !== undefined) channel?.postMessage({ kept: made });
    return result;
  }

  async function remove(id: string): Promise<CallProblem | null> {
    const result = await callApi("deleteApplication", { params: { id } });
    if (!result.ok && result.problem.code !== "application-not-found") return result.problem;
    forget(id);
    channel?.postMessage({ gone: id });
    return null;
  }

  async function restore(id: string): Promise<CallProblem | null> {
    const result = await callApi("restoreApplication", { params: { id } });
    if (!result.ok) return result.problem;
    await reload(id);
    const back = state.items.get(id);
    if (back !== undefined) channel?.postMessage({ kept: back });
    return null;
  }

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    edit,
    create,
    remove,
    restore,
    reload,
    setTracker: (tracker: Tracker) => set({ tracker }),
    close: () => channel?.close(),
  };
}

const GONE: CallProblem = { code: "application-not-found", title: "There is no such application.", id: null };

function shown({ server, pending }: Known, { stages }: Tracker): ApplicationSummary {
  const at = new Date().toISOString();
  return pending.reduce((one, changes) => changeSummary(one, changes, { at, stages }), server);
}

function changeSummary(
  one: ApplicationSummary,
  { contacts: _, ...changes }: ApplicationChanges,
  how: { at: string; stages: Tracker["stages"] },
): ApplicationSummary {
  return changeApplication(one, changes, how);
}

async function callPatiently(id: string, body: object) {
  for (const pause of PAUSES_MS) {
    const result = await callApi("editApplication", { params: { id }, body });
    if (result.ok || result.problem.code !== null) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return callApi("editApplication", { params: { id }, body });
}
