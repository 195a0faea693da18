/** Where texts are kept in this browser until the server has them (unsaved-texts.ts). */
export const UNSAVED_KEY = "vouch-unsaved-texts";

/** On signing out nothing of a person's resume stays in the browser. */
export function forgetUnsaved(): void {
  try {
    localStorage.removeItem(UNSAVED_KEY);
  } catch {
    // Storage may be closed to us: then nothing was kept.
  }
}
