import { showNotice } from "./show-notice.ts";

const KEY = "vouch-notice";

/** Says a good outcome on the page that comes next, where this one is about to be left. */
export function flashMessage(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage may be closed to us (private windows): then the next page says nothing, and shows the outcome itself.
  }
}

/** Once, on the page that came. */
export function showFlashMessage(): void {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text !== null) showNotice(text, "good");
  } catch {
    // As above.
  }
}
