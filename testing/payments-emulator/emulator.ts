import { answerCall } from "./answer-call.ts";
import { forgetOldAnswers } from "./answer-once.ts";
import type { ApiOutcome, ApiRequest } from "./api-call.ts";
import { answerBank } from "./confirm-intent.ts";
import { type Deliver, type Deliveries, makeDeliveries } from "./deliver-events.ts";
import { makeEmulatorState } from "./emulator-state.ts";
import { forgetOldEvents } from "./events.ts";
import { type FaultList, makeFaultList, strikeCall } from "./fail-calls.ts";
import type { EmulatorKeys } from "./identify-caller.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { runBilling } from "./run-billing.ts";

export type StandInOptions = {
  keys: EmulatorKeys;
  /** Milliseconds since 1970. */
  clock: () => number;
  random: (size: number) => Uint8Array;
  deliver: Deliver;
  /** What it knew before. */
  ledger?: Ledger;
};

export type PaymentsEmulator = {
  keys: EmulatorKeys;
  ledger: Ledger;
  answer: (request: ApiRequest) => ApiOutcome;
  /** Turns the emulator's clock forward and does what has become due. */
  advance: (milliseconds: number) => void;
  /** Does what time has made due. */
  catchUp: () => void;
  /** What the user told their bank about one confirmation. @throws ApiError when nobody was asked. */
  answerBank: (clientSecret: string, agrees: boolean) => void;
  webhooks: Deliveries;
  calls: FaultList;
  /** As if its machine had died: nothing answers, nothing is sent. */
  setDown: (isDown: boolean) => void;
};

/** A small Stripe: the API of 2026-10-28.endive as far as Vouch uses it, with a clock and faults that can be set. */
export function createEmulator(options: StandInOptions): PaymentsEmulator {
  const { keys, clock, random, deliver } = options;
  const ledger = options.ledger ?? openLedger();
  let isDown = false;

  const calls = makeFaultList();
  const webhooks = makeDeliveries({
    ledger,
    secret: keys.webhook,
    clock,
    chance: () => Buffer.from(random(4)).readUInt32BE() / 2 ** 32,
    deliver: (webhook) => (isDown ? Promise.reject(new Error("down")) : deliver(webhook)),
  });
  const stand = makeEmulatorState({ ledger, clock, random, onEvent: webhooks.enqueue });

  const catchUp = () => {
    runBilling(stand);
    forgetOldAnswers(stand);
    forgetOldEvents(ledger);
  };

  return {
    keys,
    ledger,
    webhooks,
    calls,
    catchUp,
    answer: (request) => {
      if (isDown) return "cut";
      catchUp();
      const fault = calls.take(request.method, request.url.replace(/^\/v1\//, ""));
      return strikeCall(fault, () => answerCall(stand, keys, request));
    },
    advance: (milliseconds) => {
      ledger.ahead += milliseconds;
      catchUp();
    },
    answerBank: (secret, agrees) => {
      catchUp();
      stand.setRequest({ id: null, idempotency_key: null });
      answerBank(stand, secret, agrees);
    },
    setDown: (down) => {
      isDown = down;
    },
  };
}
