import { mails } from "#server/adapters/store/schema.ts";
import { isNull } from "#server/adapters/store/sql.ts";
import { type NewMail, queueMail } from "./queue-mail.ts";
import { type OutboxServices, sendMails } from "./send-mails.ts";

const EVERY = 5000;

export type Outbox = {
  /** Promises a mail; see `queueMail`. */
  queue: (mail: NewMail) => Promise<void>;
  /** Sends what is due now rather than in five seconds. Does not wait for it. */
  wake: () => void;
  start: () => Promise<void>;
  /** Ends after the mail that is being sent. */
  stop: () => Promise<void>;
};

/** The worker of the outbox: one round at a time, every five seconds and whenever a mail was promised. */
export function makeOutbox(services: OutboxServices & { onError: (error: unknown) => void }): Outbox {
  const { store, runtime, mailer, onError } = services;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= runRounds().finally(() => {
      running = null;
    });
  };
  const runRounds = async () => {
    while (again && !stopped) {
      again = false;
      await sendMails({ ...services, isStopping: () => stopped }).catch(onError);
    }
  };

  return {
    queue: (mail) => queueMail(store, runtime, mail),
    wake,
    start: async () => {
      stopped = false;
      // The settings may have been mended since; what an earlier process of this store had leased is free again.
      await store
        .db()
        .update(mails)
        .set({ nextTryAt: runtime.now(), ...(store.exclusive && { leasedUntil: null }) })
        .where(isNull(mails.sentAt));
      timer = setInterval(wake, EVERY);
      timer.unref();
      wake();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      mailer.close();
    },
  };
}
