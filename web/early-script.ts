import { SIGNED_IN_KEY } from "./features/account/signed-in-hint.ts";
import { THEME_KEY } from "./ui/theme.ts";

/**
 * Runs inline in the head of every page, before anything is painted:
 * - the theme the user chose, or their system's;
 * - that scripts run, for what is shown only where they do not;
 * - that somebody was signed in on the last page, so that Sign In does not flash up.
 */
export const EARLY_SCRIPT = `(() => {
  const root = document.documentElement.dataset;
  const read = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const chosen = read("${THEME_KEY}");
  if (chosen === "light" || chosen === "dark") root.theme = chosen;
  root.script = "";
  if (read("${SIGNED_IN_KEY}")) root.expectsPerson = "";
})()`;

/**
 * Runs inline at the end of a page that is read without React: its module is asked for once the page was painted (Paint
 * Timing), so that on a slow line it does not take the fonts' place. A tab that is not looked at paints nothing, and does not
 * wait. No timer and no frame is waited for: a page whose clock stands still comes to life too. A form that is sent before
 * the module is there is sent by the module, or by the browser where the module does not come.
 */
export function loadAfterPaint(module: string): string {
  return `{
  let sent;
  const hold = (event) => { event.preventDefault(); sent = event; };
  const letGo = () => {
    removeEventListener("submit", hold);
    document.documentElement.dataset.started = "";
    sent?.target.requestSubmit(sent.submitter);
  };
  const load = () => import(${JSON.stringify(module)}).then(letGo, letGo);
  const afterPaint = (_, observer) => { observer.disconnect(); load(); };
  addEventListener("submit", hold);
  if (document.hidden) load();
  else new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
}`;
}
