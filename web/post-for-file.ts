import { type CallProblem, readProblem, UNREACHABLE } from "./api.ts";

export type FileAnswer = { ok: true; file: Blob } | { ok: false; problem: CallProblem };

/** Asks for a file. Never throws for what network or server do; rejects with an AbortError when `signal` is aborted. */
export async function postForFile(path: string, body: object, signal?: AbortSignal): Promise<FileAnswer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      cache: "no-store",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
    if (response.ok) return { ok: true, file: await response.blob() };
    return { ok: false, problem: readProblem(await response.json().catch(() => null)) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    return { ok: false, problem: { code: null, title: UNREACHABLE, id: null } };
  }
}
