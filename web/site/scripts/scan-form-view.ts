import { SCAN_FORM } from "#content/site/scan-form.ts";
import type { SessionStore } from "../../features/account/session-store.ts";
import { describeScansLeft } from "../../features/scan/describe-scans-left.ts";
import { findPart } from "./find-part.ts";

/** A free user with no scans left; nobody's count is known before sign-in. */
export function hasNoScans(sessions: SessionStore): boolean {
  const person = sessions.current()?.person;
  return person != null && person.subscription === "free" && person.resumeScan <= 0;
}

export type ScanFormView = {
  setScanning: (scanning: boolean) => void;
  showFailure: (text: string, id: string | null) => void;
  showWaiting: (text: string, stop: (() => void) | null) => void;
};

/** What the form shows beside its fields: the button, the counter, the notes under it. */
export function startScanFormView(form: HTMLFormElement, sessions: SessionStore): ScanFormView {
  const button = findPart<HTMLButtonElement>(form, "[data-scan]");
  const stopButton = findPart<HTMLButtonElement>(form, "[data-stop-waiting]");
  let scanning = false;
  let stopWaiting: (() => void) | null = null;

  function show(): void {
    const person = sessions.current()?.person ?? null;
    const usedUp = hasNoScans(sessions);
    button.disabled = scanning || usedUp;
    findPart(button, "[data-scan-name]").textContent = scanning ? SCAN_FORM.scanning : SCAN_FORM.scan;
    findPart(form, "[data-scans-left]").textContent =
      person === null ? SCAN_FORM.newAccount : describeScansLeft(person);
    findPart(form, "[data-used-up]").hidden = !usedUp;
    findPart(form, "[data-needs-sign-in]").hidden = person !== null;
  }

  sessions.subscribe(show);
  show();
  stopButton.addEventListener("click", () => {
    stopWaiting?.();
    button.focus();
  });

  return {
    setScanning: (now) => {
      scanning = now;
      show();
    },
    showFailure: (text, id) => {
      const note = findPart(form, "[data-scan-failure]");
      note.textContent = id === null ? text : `${text} ${SCAN_FORM.quote} ${id}`;
      if (text === "") return;
      // Why there is no report must not stay below the screen.
      note.focus({ preventScroll: true });
      note.scrollIntoView({ block: "center" });
    },
    showWaiting: (text, stop) => {
      findPart(form, "[data-waiting-note]").textContent = text;
      stopButton.hidden = stop === null;
      stopWaiting = stop;
    },
  };
}
