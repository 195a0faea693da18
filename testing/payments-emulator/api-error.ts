/** A refusal in the shape of Stripe's error envelope (https://docs.stripe.com/api/errors). */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Record<string, unknown> & { type: string };

  constructor(status: number, error: Record<string, unknown> & { type: string; message: string }) {
    super(error.message);
    this.name = "ApiError";
    this.status = status;
    this.error = error;
  }
}

export function refuseRequest(message: string, more: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: "invalid_request_error", message, ...more });
}

/** @param object in words, e.g. 'payment_intent'. */
export function missThing(object: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${object}: '${id}'`,
    param,
  });
}
