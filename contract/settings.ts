import * as z from "zod/mini";

/** One browser in which the user is signed in. */
export const openSession = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** e.g. 'Firefox on Windows'; null where the browser did not say. */
  browser: z.nullable(z.string()),
  /** ISO 8601. The last visit is written down once an hour at most. */
  createdAt: z.string(),
  lastSeen: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = z.object({ sessions: z.array(openSession) });

/** What is kept of the user and what their plan allows: bytes, and how many reports, letters, reviews and applications. */
export const storage = z.object({
  bytes: z.number(),
  items: z.number(),
  most: z.object({ bytes: z.number(), items: z.number() }),
});

/** The deletion of an account is asked for in so many words. */
export const deleteAccountRequest = z.object({ everything: z.literal(true) });
