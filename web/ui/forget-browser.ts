import { deleteFiles } from "./file-store.ts";
import { THEME_KEY } from "./theme.ts";

/**
 * What our pages kept in this browser, such as the draft of an ad, is its person's: it goes when they sign out. The theme is
 * the browser's own, whoever uses it, which is why the server does not clear everything (`Clear-Site-Data`).
 */
export function forgetBrowser(): void {
  deleteFiles();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== THEME_KEY) localStorage.removeItem(key);
  } catch {
    // Storage may be closed to us (private windows): then nothing was kept.
  }
}
