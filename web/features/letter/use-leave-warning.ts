import { useEffect } from "react";
import { useBlocker } from "react-router";

/** What a user is asked who is about to lose something; null while nobody is leaving. */
export type LeaveQuestion = { stay: () => void; leave: () => void } | null;

/**
 * Asks before a page is left with something on it that is kept nowhere: the browser asks in its own words where the page
 * itself goes, and the page is to ask where a link leads on inside the app.
 */
export function useLeaveWarning(active: boolean): LeaveQuestion {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
  const blocker = useBlocker(active);
  return blocker.state === "blocked" ? { stay: blocker.reset, leave: blocker.proceed } : null;
}
