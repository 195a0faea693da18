import { Problem } from "#contract/problem.ts";
import type { Failure, Outcome } from "#server/adapters/payments/port.ts";

/** The provider's failure for the log: its reason and code stand where the log looks for a code. */
export class PaymentsFailure extends Error {
  readonly code: string;

  constructor({ reason, detail }: Failure) {
    super(reason);
    this.name = "PaymentsFailure";
    this.code = detail === null ? reason : `${reason}: ${detail}`;
  }
}

/** @throws Problem 'payments-unavailable' when trying again may help, else 'payment-refused'. */
export function expectValue<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const code = outcome.reason === "unreachable" ? "payments-unavailable" : "payment-refused";
  throw new Problem(code, { cause: new PaymentsFailure(outcome) });
}
