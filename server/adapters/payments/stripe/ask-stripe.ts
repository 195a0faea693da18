import type Stripe from "stripe";
import type { Failure, Outcome } from "../port.ts";

type ErrorKinds = typeof Stripe.errors;

/** Runs what speaks with Stripe; whatever goes wrong there becomes the port's own failure. */
export async function askStripe<T>(
  connect: () => Promise<Stripe>,
  run: (stripe: Stripe) => Promise<T | Failure>,
): Promise<Outcome<T>> {
  try {
    const stripe = await connect();
    const value = await run(stripe);
    return isFailure(value) ? value : { ok: true, value };
  } catch (error) {
    return nameFailure(error);
  }
}

export function refuse(detail: string): Failure {
  return { ok: false, reason: "refused", detail };
}

function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && (value as Failure).ok === false;
}

/** Only codes go along: Stripe's messages may quote people. What is no error of Stripe's counts as not reached. */
function nameFailure(error: unknown): Failure {
  const { type, code, statusCode, name } = error as Partial<Stripe.errors.StripeError>;
  const detail = code ?? type ?? name ?? null;
  if (code === "resource_missing" || statusCode === 404) return { ok: false, reason: "not-found", detail };
  if (type !== undefined && REFUSALS.has(type as keyof ErrorKinds))
    return { ok: false, reason: "refused", detail };
  return { ok: false, reason: "unreachable", detail };
}

const REFUSALS = new Set<keyof ErrorKinds>([
  "StripeCardError",
  "StripeInvalidRequestError",
  "StripeAuthenticationError",
  "StripePermissionError",
  "StripeIdempotencyError",
]);

/** The code of a refusal that Stripe put into words; null when it is something else. */
export function codeOf(error: unknown): string | null {
  return (error as { code?: string }).code ?? null;
}
