import { createHash } from "node:crypto";
import type { Store } from "#server/adapters/store/port.ts";
import { mails } from "#server/adapters/store/schema.ts";
import type { Runtime } from "#server/shared/runtime.ts";

export type NewMail = {
  /** Null is ourselves. */
  recipient: string | null;
  replyTo: { name: string; email: string } | null;
  subject: string;
  text: string;
};

/**
 * Promises a mail: once this has returned, it is sent, whatever happens to this process. Within a transaction it is
 * promised if and only if the transaction commits. The same mail on the same day is one mail, so that a second click
 * or a repeated request sends nothing twice.
 */
export async function queueMail(store: Store, runtime: Runtime, mail: NewMail): Promise<void> {
  const now = runtime.now();
  await store
    .db()
    .insert(mails)
    .values({
      id: runtime.newId(),
      digest: digestOf(mail, now),
      createdAt: now,
      recipient: mail.recipient,
      replyName: mail.replyTo?.name ?? null,
      replyEmail: mail.replyTo?.email ?? null,
      subject: mail.subject,
      // A store's texts cannot hold this character, and no mail needs it.
      body: mail.text.replaceAll("\0", ""),
      nextTryAt: now,
    })
    .onConflictDoNothing({ target: mails.digest });
}

function digestOf(mail: NewMail, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const content = [day, mail.recipient, mail.replyTo?.name, mail.replyTo?.email, mail.subject, mail.text];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
