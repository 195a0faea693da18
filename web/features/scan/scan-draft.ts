import { deleteFile, readFile, storeFile } from "../../ui/file-store.ts";
import type { SaidNames } from "./send-scan.ts";

const JOB_KEY = "vouch-scan-job";
const NAMES_KEY = "vouch-scan-names";
const WAITING_KEY = "vouch-scan-waiting";
const FILE_KEY = "resume";

/**
 * What was entered into the scan form, kept in this browser alone: the ad for as long as the tab lives, so that a reload
 * loses nothing; the file only while the page itself has gone to sign in.
 */
export function storeJobDraft(job: string): void {
  withSession((storage) => storage.setItem(JOB_KEY, job));
}

export function readJobDraft(): string {
  return withSession((storage) => storage.getItem(JOB_KEY)) ?? "";
}

/** Title and company as the user has put them, with the ad that they are of. */
export function storeNamesDraft(names: SaidNames): void {
  withSession((storage) => storage.setItem(NAMES_KEY, JSON.stringify(names)));
}

export function readNamesDraft(): SaidNames {
  const kept: unknown = withSession((storage) => JSON.parse(storage.getItem(NAMES_KEY) ?? "{}"));
  const { jobTitle, company } = (kept ?? {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === "string" ? value : null);
  return { jobTitle: textOf(jobTitle), company: textOf(company) };
}

/** Called before the page leaves for sign-in; the scan is to go on when it comes back. */
export async function storeWaitingScan(resume: File, job: string): Promise<void> {
  storeJobDraft(job);
  withSession((storage) => storage.setItem(WAITING_KEY, "1"));
  await storeFile(FILE_KEY, resume);
}

/** The file of the scan that was waiting for sign-in, once; null where none was, or the browser has not kept it. */
export async function takeWaitingScan(): Promise<File | null> {
  const waiting = withSession((storage) => {
    const flag = storage.getItem(WAITING_KEY);
    storage.removeItem(WAITING_KEY);
    return flag;
  });
  if (waiting === null) return null;
  const file = await readFile(FILE_KEY);
  await deleteFile(FILE_KEY);
  return file;
}

/** Storage can be full or closed to us (private windows); a draft is then not kept, and nothing else fails. */
function withSession<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
