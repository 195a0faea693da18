import * as z from "zod";
import { leavesNetwork } from "./demand-tls.ts";

export type MailSettings =
  | { kind: "smtp"; url: string; from: string; demandTls: boolean }
  | { kind: "emailjs"; serviceId: string; templateId: string; publicKey: string; accessToken: string | null };

const EMAILJS = ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"] as const;

/**
 * How mail leaves: SMTP where `SMTP_URL` is set, else EmailJS, else not at all (null: the local mailbox). `complaints`
 * has a sentence for each variable that is wrong or missing.
 */
export function readMailSettings(
  set: Record<string, string | undefined>,
  { production, contactEmail, plain }: { production: boolean; contactEmail: string; plain: boolean },
): { mail: MailSettings | null; complaints: string[] } {
  const { SMTP_URL: url, MAIL_FROM: from = contactEmail } = set;
  const complaints: string[] = [];
  const isAddress = z.url({ protocol: /^smtps?$/ }).safeParse(url).success;
  if (url !== undefined && !isAddress)
    complaints.push("SMTP_URL must be an address like smtp://user:password@host:587.");
  if (!z.email().safeParse(from).success) complaints.push("MAIL_FROM must be an email address.");
  if (url !== undefined) {
    const demandTls = isAddress && !plain && leavesNetwork(url);
    return { mail: { kind: "smtp", url, from, demandTls }, complaints };
  }

  const missing = EMAILJS.filter((name) => set[name] === undefined);
  if (missing.length === 0)
    return {
      mail: {
        kind: "emailjs",
        serviceId: set.EMAILJS_SERVICE_ID!,
        templateId: set.EMAILJS_TEMPLATE_ID!,
        publicKey: set.EMAILJS_PUBLIC_KEY!,
        accessToken: set.EMAILJS_PRIVATE_KEY ?? null,
      },
      complaints,
    };
  if (missing.length < EMAILJS.length)
    for (const name of missing) complaints.push(`${name} is not set: mail through EmailJS needs it.`);
  else if (production)
    complaints.push("SMTP_URL is not set: production needs a mail server, or EmailJS by EMAILJS_SERVICE_ID.");
  return { mail: null, complaints };
}
