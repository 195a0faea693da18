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

/** Brings the scan form to life: check the fields, sign in where needed, scan, go to the report. */
export function startScanForm(sessions: SessionStore): void {
  const form = findPart<HTMLFormElement>(document, "[data-scan-form]");
  const fields = startScanFields(form);
  const view = startScanFormView(form, sessions);
  let waiting: AbortController | null = null;

  async function submit(): Promise<void> {
    waiting?.abort();
    clearNotices();
    view.showFailure("", null);
    const problems = checkScanForm(fields.resume(), fields.job());
    fields.showProblems(problems);
    if (problems.length === 0 && (await becomeSignedIn())) await scan(fields.resume()!, fields.job());
  }

  /** No `await` stands before `signIn` where it is known that nobody is signed in: the popup must come from the click. */
  async function becomeSignedIn(): Promise<boolean> {
    const session = sessions.current() ?? (await sessions.refresh());
    if (session === null) view.showFailure(SCAN_FORM.unreachable, null);
    if (session === null || session.person !== null) return session !== null;
    const wait = new AbortController();
    waiting = wait;
    view.showWaiting(SCAN_FORM.waiting, () => wait.abort());
    const outcome = await signIn({
      signal: wait.signal,
      isSignedIn: async () => (await sessions.refresh())?.person != null,
      beforeLeaving: () => storeWaitingScan(fields.resume()!, fields.job()),
    });
    view.showWaiting("", null);
    if (outcome.type === "failed") showNotice(signInErrorText(outcome.message));
    return outcome.type === "signed-in" && (await sessions.refresh())?.person != null;
  }

  async function scan(resume: File, job: string): Promise<void> {
    if (hasNoScans(sessions)) return showNotice(SCAN_FORM.usedUp);
    view.setScanning(true);
    const request = new AbortController();
    const progress = openScanProgress(() => request.abort());
    const outcome = await sendScan(resume, job, request.signal);
    if (outcome.type === "done") {
      await progress.finish();
      // Back from the report, the browser may show this page as it was left.
      const comeBack = () => {
        progress.close();
        view.setScanning(false);
      };
      window.addEventListener("pageshow", comeBack, { once: true });
      location.assign(`/user-output#${outcome.id}`);
      return;
    }
    progress.close();
    view.setScanning(false);
    await sessions.refresh();
    showOutcome(outcome, view);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  void goOnAfterSignIn(fields, sessions, scan);
}

function showOutcome(outcome: Exclude<ScanOutcome, { type: "done" }>, view: ScanFormView): void {
  if (outcome.type === "cancelled") view.showWaiting(SCAN_FORM.cancelled, null);
  else if (ALERT_CODES.includes(outcome.code)) showNotice(outcome.text);
  else view.showFailure(outcome.text, outcome.id);
}

/** Fills in what was kept, and lets a scan go on that had to leave the page for sign-in. */
async function goOnAfterSignIn(
  fields: ScanFields,
  sessions: SessionStore,
  scan: (resume: File, job: string) => Promise<void>,
): Promise<void> {
  if (fields.job() === "") fields.setJob(readJobDraft());
  const resume = await takeWaitingScan();
  if (resume === null) return;
  fields.setResume(resume);
  const session = await sessions.read();
  if (session?.person != null && checkScanForm(resume, fields.job()).length === 0)
    await scan(resume, fields.job());
}
