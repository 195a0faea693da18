import type { NewMail } from "#server/outbox/queue-mail.ts";

/** The receipt of a deleted account, to the address that it had. */
export function describeLeaving(email: string, at: Date): NewMail {
  const [day, time] = at.toISOString().split("T") as [string, string];
  return {
    recipient: email,
    replyTo: null,
    subject: "Your Vouch account was deleted",
    text: `Your Vouch account was deleted on ${day} at ${time.slice(0, 5)} UTC, as you asked, with every resume, report, letter, review and application in it. A paid plan ends with it: no further payment is taken.

Nothing of it is kept. This message leaves our own outbox within a day of being sent.
`,
  };
}
