import type { Store } from "../adapters/store/port.ts";
import { makeLimit } from "../http/limit-requests.ts";
import type { Runtime } from "../shared/runtime.ts";

/** How many requests of a kind one address may make: letters and messages in ten minutes, the others in one. */
export type MostRequests = {
  requests: number;
  scans: number;
  signIns: number;
  messages: number;
  letters: number;
};

export const DEFAULT_LIMITS: MostRequests = {
  requests: 1200,
  scans: 30,
  signIns: 60,
  messages: 3,
  letters: 30,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits of routes that cost something; that on requests of any kind is the app's own. */
export function makeLimits(store: Store, runtime: Runtime, most: MostRequests) {
  const inAMinute = (name: string, limit: number) =>
    makeLimit(store, runtime, { name, limit, windowMs: MINUTE });
  const inTenMinutes = (name: string, limit: number) =>
    makeLimit(store, runtime, { name, limit, windowMs: 10 * MINUTE });
  const inAnHourTogether = (name: string, limit: number) =>
    makeLimit(store, runtime, { name, limit, windowMs: HOUR, together: true });
  return {
    scans: inAMinute("scan", most.scans),
    views: inAMinute("view", most.scans),
    reviews: inAMinute("review", most.scans),
    signIns: inAMinute("sign-in", most.signIns),
    payments: inAMinute("payment", most.signIns),
    messages: [inTenMinutes("message", most.messages), inAnHourTogether("messages", 100 * most.messages)],
    letters: inTenMinutes("letter", most.letters),
    // While a letter is edited it is checked at every pause.
    letterChecks: inTenMinutes("letter-check", 20 * most.letters),
    wordings: inTenMinutes("wording", most.letters),
    // While a resume is edited its page is drawn at every pause.
    documents: inTenMinutes("document", 100 * most.letters),
    // A resume that is edited is kept after each pause of a second.
    documentSaves: inTenMinutes("document-save", 100 * most.letters),
    // Each answer on the page is kept at once.
    facts: inTenMinutes("facts", 20 * most.letters),
    // A board where many cards are moved one after the other.
    applications: inTenMinutes("applications", 100 * most.letters),
    // Without a session: programs that look at a calendar, and mails' links.
    feeds: inAMinute("feed", 2 * most.scans),
    letterPdfs: inTenMinutes("letter-pdf", 4 * most.letters),
  };
}
