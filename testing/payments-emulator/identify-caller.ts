import { ApiError } from "./api-error.ts";
import type { FormTree } from "./read-form.ts";
import type { Caller } from "./route.ts";

export type EmulatorKeys = { secret: string; publishable: string; webhook: string };

/** Takes the caller's own fields out of the form. @throws ApiError 401 for a key that is not ours. */
export function identifyCaller(
  keys: EmulatorKeys,
  authorization: string | undefined,
  form: FormTree,
): Caller {
  const key = authorization?.startsWith("Bearer ") ? authorization.slice(7) : form.key;
  const clientSecret = typeof form.client_secret === "string" ? form.client_secret : null;
  for (const name of ["key", "client_secret"]) delete form[name];
  if (key === keys.secret) return { isPublic: false, clientSecret };
  if (key === keys.publishable) return { isPublic: true, clientSecret };
  throw new ApiError(401, {
    type: "invalid_request_error",
    message: key
      ? "Invalid API Key provided."
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer " +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  });
}
