import { createHash } from "node:crypto";
import { ApiError } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";

const DAY = 86_400;
const LONGEST_KEY = 255;

export type Said = { status: number; body: string };

/**
 * The same key with the same request gets the first answer again; with another request it is refused. Answers to
 * requests that were not carried out are not kept (https://docs.stripe.com/api/idempotent_requests).
 */
export function answerOnce(
  stand: EmulatorState,
  key: string | undefined,
  question: { method: string; path: string; body: string },
  answer: () => Said,
): Said & { replayed: boolean } {
  if (key === undefined || question.method !== "POST") return { ...answer(), replayed: false };
  if (key.length > LONGEST_KEY)
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Idempotency key length is ${key.length} characters long, which is above the maximum of ${LONGEST_KEY}.`,
    });
  const { idempotency } = stand.ledger;
  const hash = createHash("sha256").update(JSON.stringify(question)).digest("base64");
  const kept = idempotency.get(key);
  if (kept && kept.created > stand.now() - DAY) {
    if (kept.question !== hash)
      throw new ApiError(400, {
        type: "idempotency_error",
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with. Try " +
          `using a key other than '${key}' if you meant to execute a different request.`,
      });
    return { status: kept.status, body: kept.body, replayed: true };
  }
  const said = answer();
  idempotency.delete(key);
  if (said.status < 400 || said.status === 402 || said.status >= 500)
    idempotency.set(key, { created: stand.now(), question: hash, status: said.status, body: said.body });
  return { ...said, replayed: false };
}

export function forgetOldAnswers(stand: EmulatorState): void {
  const { idempotency } = stand.ledger;
  const until = stand.now() - DAY;
  // In the order of writing: behind the first that is young enough are younger ones.
  for (const [key, { created }] of idempotency) {
    if (created > until) return;
    idempotency.delete(key);
  }
}
