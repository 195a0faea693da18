import { join } from "node:path";
import { createEmailJsMailer } from "./adapters/mail/emailjs.ts";
import { createLocalMailbox, type LocalMailbox } from "./adapters/mail/local.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import { createSmtpMailer } from "./adapters/mail/smtp.ts";
import type { Config } from "./config.ts";
import type { Runtime } from "./runtime.ts";

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

/** Visitors' messages are in the mailbox: only whoever sits at this machine, or was let near it on purpose, reads it. */
export function showsMailbox({ publicUrl, host, localOnNetwork }: Config): boolean {
  return publicUrl === null && (["127.0.0.1", "::1", "localhost"].includes(host) || localOnNetwork);
}
