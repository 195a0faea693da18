import type { Delivery, Mailer } from "#server/adapters/mail/port.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { mails } from "#server/adapters/store/schema.ts";
import { and, eq, isNull, sql } from "#server/adapters/store/sql.ts";
import type { Runtime } from "#server/shared/runtime.ts";

/** Longer than any mail server's patience, so that no two workers send one mail. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** Settings have to be mended first; every start of the program tries at once. */
const REFUSED_PAUSE_MS = 6 * 3_600_000;

type Leased = typeof mails.$inferSelect;

export type OutboxServices = {
  store: Store;
  runtime: Runtime;
  mailer: Mailer;
  /** Where mail to ourselves goes. */
  contactEmail: string;
  onFailure: (failure: { id: string; reason: string; attempts: number }) => void;
  /** Asked between two mails. */
  isStopping?: () => boolean;
};

/**
 * Sends what is due, one mail after the other, and notes what became of each. Several processes share the work: each mail
 * is leased to one of them. A mail that cannot be sent stays and is tried again, in 10 s at first, then less and less
 * often; none is ever dropped.
 *
 * @returns how many mails were taken by the mail server.
 */
export async function sendMails(services: OutboxServices): Promise<number> {
  let taken = 0;
  for (;;) {
    const mail = services.isStopping?.() ? null : await leaseMail(services);
    if (mail === null) return taken;
    const delivery = await services.mailer.send({
      id: mail.id,
      to: mail.recipient ?? services.contactEmail,
      replyTo: mail.replyEmail === null ? null : { name: mail.replyName ?? "", email: mail.replyEmail },
      subject: mail.subject,
      text: mail.body,
    });
    await noteDelivery(services, mail, delivery);
    if (delivery.outcome === "taken") taken += 1;
  }
}

async function leaseMail({ store, runtime }: OutboxServices): Promise<Leased | null> {
  const now = runtime.now().toISOString();
  const leaseEnd = new Date(runtime.now().getTime() + LEASE_MS);
  // Given by a clock that has since been set back; those of several processes may differ a little.
  const impossible = new Date(leaseEnd.getTime() + LEASE_MS).toISOString();
  const [mail] = await store
    .db()
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      leasedUntil: leaseEnd,
    })
    .where(
      eq(
        mails.id,
        sql`(select ${mails.id} from ${mails} where ${mails.sentAt} is null and ${mails.nextTryAt} <= ${now}::timestamptz
          and (${mails.leasedUntil} is null or ${mails.leasedUntil} <= ${now}::timestamptz
            or ${mails.leasedUntil} > ${impossible}::timestamptz)
          order by ${mails.nextTryAt}, ${mails.id} limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return mail ?? null;
}

async function noteDelivery(
  { store, runtime, onFailure }: OutboxServices,
  mail: Leased,
  delivery: Delivery,
): Promise<void> {
  const now = runtime.now();
  const result =
    delivery.outcome === "taken"
      ? { sentAt: now, leasedUntil: null, lastFailure: null }
      : {
          nextTryAt: new Date(now.getTime() + pauseAfter(delivery.outcome, mail.attempts)),
          leasedUntil: null,
          lastFailure: delivery.reason,
        };
  await store
    .db()
    .update(mails)
    .set(result)
    // A worker whose lease ran out no longer speaks for the mail, unless it did get it sent.
    .where(
      and(
        eq(mails.id, mail.id),
        isNull(mails.sentAt),
        ...(delivery.outcome === "taken" ? [] : [eq(mails.attempts, mail.attempts)]),
      ),
    );
  if (delivery.outcome !== "taken")
    onFailure({ id: mail.id, reason: delivery.reason, attempts: mail.attempts });
}

function pauseAfter(outcome: "later" | "refused", attempts: number): number {
  if (outcome === "refused") return REFUSED_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
