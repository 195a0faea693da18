import { join } from "node:path";
import { createEmailJsMailer } from "../adapters/mail/emailjs.ts";
import { createLocalMailbox, type LocalMailbox } from "../adapters/mail/local.ts";
import type { Mailer } from "../adapters/mail/port.ts";
import { createSmtpMailer } from "../adapters/mail/smtp.ts";
import type { Config } from "../config/config.ts";
import type { Runtime } from "../shared/runtime.ts";

/** The mail server of the settings, or a mailbox in the data folder. `local` is null where mail really leaves. */
export function chooseMailer(
  config: Config,
  runtime: Runtime,
): { mailer: Mailer; local: LocalMailbox | null } {
  const { mail } = config;
  if (mail?.kind === "smtp") return { mailer: createSmtpMailer(mail), local: null };
  if (mail?.kind === "emailjs") return { mailer: createEmailJsMailer(mail), local: null };
  const local = createLocalMailbox({ folder: join(config.dataDir, "mailbox"), now: runtime.now });
  return { mailer: local, local };
}
