import type { Said } from "./answer-once.ts";
import { ApiError } from "./api-error.ts";

export type ApiRequest = {
  method: string;
  /** Path and query, e.g. `/v1/prices?limit=1`. */
  url: string;
  /** In lower case. */
  headers: Record<string, string | undefined>;
  body: string;
};

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };

/** 'cut' breaks the connection, 'silence' never answers. */
export type ApiOutcome = ApiAnswer | "cut" | "silence";

/** What a call said, or its refusal. */
export function say<Answer extends Said>(run: () => Answer): Answer | Said {
  try {
    return run();
  } catch (error) {
    if (error instanceof ApiError) return sayError(error);
    throw error;
  }
}

export function sayError({ status, error }: ApiError): Said {
  return { status, body: JSON.stringify({ error }) };
}
