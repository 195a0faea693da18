import type { Transporter } from "nodemailer";
import { type Delivery, MAIL_PATIENCE_MS, type Mailer } from "./port.ts";

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** Our own address; a visitor's never stands there, or SPF and DMARC would refuse the mail. */
  from: string;
  /** Says nothing to a server that offers no encryption (STARTTLS). */
  demandTls?: boolean;
  patienceMs?: number;
};

/** Mail over SMTP (RFC 5321). 4xx answers and broken lines come again later, 5xx answers are refusals. */
export function createSmtpMailer({
  url,
  from,
  demandTls = false,
  patienceMs = MAIL_PATIENCE_MS,
}: SmtpOptions): Mailer {
  const settings = {
    ...readAddress(url),
    requireTLS: demandTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail is text of our own making: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  let opened: Promise<Transporter> | null = null;
  const openTransport = () => {
    opened ??= import("nodemailer").then(({ default: nodemailer }) => nodemailer.createTransport(settings));
    return opened;
  };
  const domain = from.slice(from.lastIndexOf("@") + 1);

  return {
    send: async (mail) => {
      try {
        const transport = await openTransport();
        await transport.sendMail({
          messageId: `<${mail.id}@${domain}>`,
          from: { name: "Vouch", address: from },
          to: { name: "", address: mail.to },
          ...(mail.replyTo && { replyTo: { name: mail.replyTo.name, address: mail.replyTo.email } }),
          subject: mail.subject,
          text: mail.text,
        });
        return { outcome: "taken" };
      } catch (error) {
        return readFailure(error as { responseCode?: unknown; code?: unknown });
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

function readAddress(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function readFailure({ responseCode, code }: { responseCode?: unknown; code?: unknown }): Delivery {
  if (typeof responseCode === "number" && responseCode >= 500)
    return { outcome: "refused", reason: `smtp-${responseCode}` };
  if (typeof responseCode === "number") return { outcome: "later", reason: `smtp-${responseCode}` };
  return { outcome: "later", reason: typeof code === "string" ? code.toLowerCase() : "smtp-failure" };
}
