import type { Ledger } from "./ledger.ts";
import type { EventRow } from "./rows.ts";

export const API_VERSION = "2026-10-28.endive";

/** What every part of the emulator works with: its memory, its clock, its chance, and a way to say what happened. */
export type EmulatorState = {
  ledger: Ledger;
  /** Seconds since 1970, by the clock that can be turned forward. */
  now: () => number;
  /** Letters and digits that nobody has seen before. */
  newId: (prefix: string, length?: number) => string;
  /** The object is kept as it is: nobody may change it afterwards. */
  emit: (type: string, object: Record<string, unknown>, before?: Record<string, unknown>) => void;
};

export type EmulatorStateOptions = {
  ledger: Ledger;
  /** Milliseconds since 1970. */
  clock: () => number;
  random: (size: number) => Uint8Array;
  onEvent: (event: EventRow) => void;
};

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export type MovableEmulatorState = EmulatorState & {
  /** Works as if it were that second, until `null`. */
  pretend: (second: number | null) => void;
  setRequest: (request: EventRow["request"]) => void;
};

export function makeEmulatorState({
  ledger,
  clock,
  random,
  onEvent,
}: EmulatorStateOptions): MovableEmulatorState {
  let pretended: number | null = null;
  let request: EventRow["request"] = { id: null, idempotency_key: null };

  const now = () => pretended ?? Math.floor((clock() + ledger.ahead) / 1000);
  const newId = (prefix: string, length = 24) => {
    const letters = Array.from(random(length), (byte) => ALPHABET[byte % ALPHABET.length]);
    return `${prefix}_${letters.join("")}`;
  };

  return {
    ledger,
    now,
    newId,
    /** The object is kept as it is: nobody may change it afterwards. */
    emit: (type, object, before) => {
      const event: EventRow = {
        id: newId("evt"),
        created: now(),
        type,
        object,
        before: before ?? null,
        request: { ...request },
      };
      ledger.events.set(event.id, event);
      onEvent(event);
    },
    pretend: (second) => {
      pretended = second;
    },
    setRequest: (next) => {
      request = next;
    },
  };
}
