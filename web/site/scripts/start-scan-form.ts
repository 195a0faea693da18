import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { SessionStore } from "../../features/account/session-store.ts";
import { signIn, signInErrorText } from "../../features/account/sign-in.ts";
import { checkScanForm } from "../../features/scan/check-scan-form.ts";
import { readJobDraft, storeWaitingScan, takeWaitingScan } from "../../features/scan/scan-draft.ts";
import { type ScanOutcome, sendScan } from "../../features/scan/send-scan.ts";
import { clearNotices, showNotice } from "../../ui/show-notice.ts";
import { findPart } from "./find-part.ts";
import { openScanProgress } from "./open-scan-progress.ts";
import { type ScanFields, startScanFields } from "./scan-fields.ts";
import { hasNoScans, type ScanFormView, startScanFormView } from "./scan-form-view.ts";

/** Refusals whose text the product spec calls an alert: they stand in a notification, word for word. */
const ALERT_CODES: readonly (string | null)[] = ["scans-used-up", "scan-count-not-saved"];

type Parts = {
  sessions: SessionStore;
  fields: ScanFields;
  view: ScanFormView;
  /** Begins to wait for a sign-in; what was waited for before ends with the next submit. */
  beginWaiting: () => AbortController;
};

/** Brings the scan form to life: check the fields, sign in where needed, scan, go to the report. */
export function startScanForm(sessions: SessionStore): void {
  const form = findPart<HTMLFormElement>(document, "[data-scan-form]");
  let waiting: AbortController | null = null;
  const parts: Parts = {
    sessions,
    fields: startScanFields(form),
    view: startScanFormView(form, sessions),
    beginWaiting: () => {
      waiting = new AbortController();
      return waiting;
    },
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    waiting?.abort();
    void submit(parts);
  });
  void goOnAfterSignIn(parts);
}

async function submit(parts: Parts): Promise<void> {
  const { fields, view } = parts;
  clearNotices();
  view.showFailure("", null);
  const problems = checkScanForm(fields.resume(), fields.job());
  fields.showProblems(problems);
  if (problems.length === 0 && (await becomeSignedIn(parts))) await scan(parts, fields.resume()!);
}

/** No `await` stands before the sign-in where it is known that nobody is signed in: the popup must come from the click. */
async function becomeSignedIn(parts: Parts): Promise<boolean> {
  const { sessions, view } = parts;
  const session = sessions.current() ?? (await sessions.refresh());
  if (session === null) view.showFailure(SCAN_FORM.unreachable, null);
  if (session === null || session.person !== null) return session !== null;
  return signInAndWait(parts);
}

async function signInAndWait({ sessions, fields, view, beginWaiting }: Parts): Promise<boolean> {
  const wait = beginWaiting();
  const isSignedIn = async () => (await sessions.refresh())?.person != null;
  view.showWaiting(SCAN_FORM.waiting, () => wait.abort());
  const outcome = await signIn({
    signal: wait.signal,
    isSignedIn,
    beforeLeaving: () => storeWaitingScan(fields.resume()!, fields.job()),
  });
  view.showWaiting("", null);
  if (outcome.type === "failed") showNotice(signInErrorText(outcome.message));
  return outcome.type === "signed-in" && (await isSignedIn());
}

async function scan({ sessions, fields, view }: Parts, resume: File): Promise<void> {
  if (hasNoScans(sessions)) return showNotice(SCAN_FORM.usedUp);
  view.setScanning(true);
  const request = new AbortController();
  const progress = openScanProgress(() => request.abort());
  const outcome = await sendScan({ resume, job: fields.job(), said: fields.said() }, request.signal);
  const endScan = () => {
    progress.close();
    view.setScanning(false);
  };
  if (outcome.type === "done") {
    await progress.finish();
    // Back from the report, the browser may show this page as it was left.
    window.addEventListener("pageshow", endScan, { once: true });
    location.assign(`/user-output#${outcome.id}`);
    return;
  }
  endScan();
  await sessions.refresh();
  showOutcome(outcome, view);
}

function showOutcome(outcome: Exclude<ScanOutcome, { type: "done" }>, view: ScanFormView): void {
  if (outcome.type === "cancelled") view.showWaiting(SCAN_FORM.cancelled, null);
  else if (ALERT_CODES.includes(outcome.code)) showNotice(outcome.text);
  else view.showFailure(outcome.text, outcome.id);
}

/** Fills in what was kept, and lets a scan go on that had to leave the page for sign-in. */
async function goOnAfterSignIn(parts: Parts): Promise<void> {
  const { fields, sessions } = parts;
  if (fields.job() === "") fields.setJob(readJobDraft());
  const resume = await takeWaitingScan();
  if (resume === null) return;
  fields.setResume(resume);
  const session = await sessions.read();
  if (session?.person != null && checkScanForm(resume, fields.job()).length === 0) await scan(parts, resume);
}
