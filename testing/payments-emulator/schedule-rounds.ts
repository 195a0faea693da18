import type { PaymentsEmulator } from "./emulator.ts";

export type RoundOptions = {
  emulator: PaymentsEmulator;
  save: () => Promise<void>;
  now: () => Date;
  onFailure: (error: unknown) => void;
};

export type Rounds = {
  /** Sets the alarm for what is due next. */
  schedule: () => void;
  /** Lets a round under way end, and begins no other. */
  stop: () => Promise<void>;
};

const LOOK_EVERY = 60_000;

/** Does by itself what time makes due: bills, and brings events. One round at a time, each with a save after it. */
export function scheduleRounds({ emulator, save, now, onFailure }: RoundOptions): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopped = false;

  const runRound = async () => {
    try {
      emulator.catchUp();
      if ((await emulator.webhooks.deliverDue()) > 0) await save();
    } catch (error) {
      onFailure(error);
    }
    schedule();
  };

  const schedule = () => {
    clearTimeout(timer);
    if (isStopped) return;
    const nextAt = emulator.webhooks.nextAt();
    const wait = nextAt === null ? LOOK_EVERY : Math.min(LOOK_EVERY, Math.max(0, nextAt - now().getTime()));
    timer = setTimeout(() => {
      round = round.then(runRound);
    }, wait);
    timer.unref();
  };

  return {
    schedule,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
