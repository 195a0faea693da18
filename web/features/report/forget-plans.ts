/** Where the choices of plans are kept in this browser (plan-storage.ts). */
export const PLANS_KEY = "vouch-plans";

/** On signing out nothing of a person's reports stays in the browser. */
export function forgetPlans(): void {
  try {
    localStorage.removeItem(PLANS_KEY);
  } catch {
    // Storage may be closed to us (private windows): then nothing was kept.
  }
}
