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

const NO_TRACKER: Tracker = { stages: [], reminders: false, hasFeed: false };
const CHANNEL = "vouch-applications";
/** A line that breaks for a moment is tried again; the edit's id keeps it from being made twice. */
const PAUSES_MS = [400, 1500];

/**
 * All applications of the user, as the page has them. An edit is shown at once and sent behind those of the same
 * application; tabs tell each other what was kept.
 */
export class ApplicationStore {
  #state: ApplicationsState = { status: "loading", problem: null, items: new Map(), tracker: NO_TRACKER };
  readonly #known = new Map<string, Known>();
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

  constructor() {
    this.#channel?.addEventListener(
      "message",
      ({ data }: MessageEvent<{ kept?: ApplicationSummary; gone?: string }>) => {
        if (this.#state.status !== "ready") return;
        if (data.kept !== undefined) this.#learn(data.kept);
        if (data.gone !== undefined) this.#forget(data.gone);
      },
    );
  }

  readonly current = (): ApplicationsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(signal: AbortSignal): Promise<void> {
    const tracker = await callApi("readTracker", { signal });
    if (!tracker.ok) return this.#refuse(tracker.problem);
    this.#set({ tracker: tracker.answer });
    let after: string | undefined;
    do {
      const page = await callApi("listApplications", { body: after === undefined ? {} : { after }, signal });
      if (!page.ok) return this.#refuse(page.problem);
      const items = new Map(this.#state.items);
      for (const summary of page.answer.applications) {
        this.#known.set(summary.id, { server: summary, pending: [] });
        items.set(summary.id, summary);
      }
      // The first page is shown at once, the others as they come.
      this.#set({ status: "ready", problem: null, items });
      after = page.answer.next ?? undefined;
    } while (after !== undefined);
  }

  /** @param version what the edit was made to, where that is not what the board shows. */
  edit(id: string, changes: ApplicationChanges, version?: number): Promise<EditResult> {
    const one = this.#known.get(id);
    if (one === undefined) return Promise.resolve({ ok: false, problem: GONE });
    one.pending.push(changes);
    this.#show(id);
    const before = this.#lines.get(id) ?? Promise.resolve();
    const sent = before.then(() => this.#send(id, changes, version));
    this.#lines.set(id, sent);
    return sent;
  }

  async reload(id: string): Promise<Application | null> {
    const result = await callApi("readApplication", { params: { id } });
    if (!result.ok) return null;
    const { ad: _, notes: __, contacts: ___, ...summary } = result.answer.application;
    this.#learn(summary);
    return result.answer.application;
  }

  async create(given: NewApplication) {
    const result = await callApi("createApplication", { body: given });
    if (result.ok) await this.#reloadAndTell(result.answer.id);
    return result;
  }

  async remove(id: string): Promise<CallProblem | null> {
    const result = await callApi("deleteApplication", { params: { id } });
    if (!result.ok && result.problem.code !== "application-not-found") return result.problem;
    this.#forget(id);
    this.#channel?.postMessage({ gone: id });
    return null;
  }

  async restore(id: string): Promise<CallProblem | null> {
    const result = await callApi("restoreApplication", { params: { id } });
    if (!result.ok) return result.problem;
    await this.#reloadAndTell(id);
    return null;
  }

  setTracker(tracker: Tracker): void {
    this.#set({ tracker });
  }

  close(): void {
    this.#channel?.close();
  }

  async #send(id: string, changes: ApplicationChanges, version?: number): Promise<EditResult> {
    const one = this.#known.get(id);
    if (one === undefined) return { ok: false, problem: GONE };
    const body = { id: newId(), version: version ?? one.server.version, changes };
    const result = await callPatiently(id, body);
    const current = this.#known.get(id);
    if (current !== undefined) current.pending = current.pending.filter((other) => other !== changes);
    if (!result.ok) {
      if (result.problem.code === "application-changed") await this.reload(id);
      if (result.problem.code === "application-not-found") this.#known.delete(id);
      this.#show(id);
      return result;
    }
    const { application } = result.answer;
    this.#learn(application);
    this.#channel?.postMessage({ kept: application });
    return { ok: true, version: application.version };
  }

  async #reloadAndTell(id: string): Promise<void> {
    await this.reload(id);
    const kept = this.#state.items.get(id);
    if (kept !== undefined) this.#channel?.postMessage({ kept });
  }

  #learn(summary: ApplicationSummary): void {
    const one = this.#known.get(summary.id);
    if (one !== undefined && one.server.version > summary.version) return;
    this.#known.set(summary.id, { server: summary, pending: one?.pending ?? [] });
    this.#show(summary.id);
  }

  #forget(id: string): void {
    this.#known.delete(id);
    this.#show(id);
  }

  #show(id: string): void {
    const items = new Map(this.#state.items);
    const one = this.#known.get(id);
    if (one === undefined) items.delete(id);
    else items.set(id, shown(one, this.#state.tracker));
    this.#set({ items });
  }

  #refuse(problem: CallProblem): void {
    const signedOut = problem.code === "sign-in-needed" || problem.code === "session-expired";
    this.#set({ status: signedOut ? "signed-out" : "problem", problem });
  }

  #set(change: Partial<ApplicationsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
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
