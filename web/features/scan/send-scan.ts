import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { SCAN_PATH } from "../../api-paths.ts";

export type ScanOutcome =
  | { type: "done"; id: string }
  | { type: "cancelled" }
  /** `code` and `id` are null where no answer of ours was read: no connection, or something in between answered. */
  | { type: "problem"; code: ProblemCode | null; text: string; id: string | null };

/** Title and company in the person's own words; null for what the ad says. */
export type SaidNames = { jobTitle: string | null; company: string | null };

export type ScanInputs = { resume: File; job: string; said: SaidNames };

/** Sends resume and ad; never throws. The report itself is read by the page that shows it. */
export async function sendScan({ resume, job, said }: ScanInputs, signal: AbortSignal): Promise<ScanOutcome> {
  const body = new FormData();
  body.set("resume", resume);
  body.set("jobDescription", job);
  if (said.jobTitle !== null) body.set("jobTitle", said.jobTitle);
  if (said.company !== null) body.set("company", said.company);
  try {
    const response = await fetch(SCAN_PATH, {
      method: "POST",
      body,
      signal,
      headers: { accept: "application/json" },
    });
    return readScanAnswer(response.ok, await response.json().catch(() => null));
  } catch {
    if (signal.aborted) return { type: "cancelled" };
    return { type: "problem", code: null, text: SCAN_FORM.unreachable, id: null };
  }
}

/** What an answer of `POST /api/scan` means: a report's id, or a refusal with its sentence and the id to quote. */
export function readScanAnswer(ok: boolean, answer: unknown): ScanOutcome {
  const fields = typeof answer === "object" && answer !== null ? answer : {};
  const id = "id" in fields && typeof fields.id === "string" ? fields.id : null;
  if (ok && id !== null) return { type: "done", id };
  if (ok || !("title" in fields) || typeof fields.title !== "string")
    return { type: "problem", code: null, text: SCAN_FORM.unreadable, id };
  const code = "code" in fields ? (fields.code as ProblemCode) : null;
  return { type: "problem", code, text: fields.title, id };
}
