import type { Store } from "../adapters/store/port.ts";
import {
  forgetDeleted,
  forgetDeletedApplications,
  forgetDeletedDocuments,
  forgetDeletedReviews,
} from "../features/history/forget-deleted.ts";
import { releaseAbandonedScans } from "../features/scan/release-scan.ts";
import { forgetOldLimits } from "../http/limit-requests.ts";
import { forgetSentMails } from "../outbox/forget-sent-mails.ts";
import { forgetEndedSessions } from "../sessions/forget-ended-sessions.ts";
import type { Runtime } from "../shared/runtime.ts";

const EVERY = 60_000;

export type Maintenance = { start: () => Promise<void>; stop: () => Promise<void> };

type MaintenanceParts = {
  reconcile: () => Promise<void>;
  /** Promises the mails that are due. */
  remind: () => Promise<unknown>;
  onFailure: (error: unknown) => void;
};

/** What has to be done from time to time: at the start, and every minute from then on. One round at a time. */
export function makeMaintenance(
  store: Store,
  runtime: Runtime,
  { reconcile, remind, onFailure }: MaintenanceParts,
): Maintenance {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const runRound = async () => {
    await releaseAbandonedScans(store, runtime, false);
    await forgetDeleted(store, runtime);
    await forgetDeletedReviews(store, runtime);
    await forgetDeletedDocuments(store, runtime);
    await forgetDeletedApplications(store, runtime);
    await forgetEndedSessions(store, runtime);
    await forgetSentMails(store, runtime);
    await forgetOldLimits(store, runtime);
    await remind();
    // Last, since it asks somebody outside, who may be slow.
    await reconcile();
  };

  return {
    start: async () => {
      if (store.exclusive) await releaseAbandonedScans(store, runtime, true);
      timer = setInterval(() => {
        running = running.then(runRound).catch(onFailure);
      }, EVERY);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
