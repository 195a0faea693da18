import { createSmtpMailer } from "#server/adapters/mail/smtp.ts";
import { scheduleReminders } from "#server/features/applications/schedule-reminders.ts";
import { sendMails } from "#server/outbox/send-mails.ts";
import { systemRuntime } from "#server/shared/runtime.ts";
import { openHome } from "./kill-at-random.ts";

/** A program of its own: `node remind-until-killed.ts HOME SMTP NOW`. Promises and sends what is due, again and again, until it is killed. */
const [home, url, now] = process.argv.slice(2) as [string, string, string];
const store = openHome(home);
await store.ready;
const begun = Date.now();
const runtime = {
  ...systemRuntime,
  now: () => new Date(Date.parse(now) + (Date.now() - begun)),
};
const mailer = createSmtpMailer({ url, from: "vouch@vouch.test", patienceMs: 2000 });
const mail = { store, runtime, mailer, contactEmail: "hello@vouch.test", onFailure: () => undefined };
process.stdout.write("ready\n");
for (;;) {
  await scheduleReminders({ store, runtime, address: () => "https://vouch.example" });
  await sendMails(mail);
  process.stdout.write("round\n");
}
