const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session ends after this long without a visit, */
export const IDLE_LIFETIME = 30 * DAY;
/** and after this long in any case. */
export const WHOLE_LIFETIME = 180 * DAY;
/** So long after it a sign-in counts as one of this moment. */
export const FRESH_FOR = HOUR / 6;
/** A visit is written down at most this often: every page asks who is signed in. */
export const RENEW_EVERY = HOUR;

/** When a session that began at `createdAt` ends, if nobody comes back after `now`. */
export function endOfSession(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_LIFETIME, createdAt.getTime() + WHOLE_LIFETIME));
}
