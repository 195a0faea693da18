import { type Delivery, MAIL_PATIENCE_MS, type Mailer } from "./port.ts";

export type EmailJsOptions = {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** The private key; calls from a server need it (EmailJS: Account, Security). */
  accessToken: string | null;
  baseUrl?: string;
  patienceMs?: number;
};

const BASE_URL = "https://api.emailjs.com";

/**
 * Mail through EmailJS's REST interface. The template gets `user_name`, `user_email` and `message`, as its form has them,
 * and `to_email`, `subject` and `message_id` for templates that use them.
 */
export function createEmailJsMailer(options: EmailJsOptions): Mailer {
  const { baseUrl = BASE_URL, patienceMs = MAIL_PATIENCE_MS } = options;
  return {
    send: async (mail) => {
      try {
        const response = await fetch(`${baseUrl}/api/v1.0/email/send`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          signal: AbortSignal.timeout(patienceMs),
          redirect: "error",
          body: JSON.stringify({
            lib_version: "4.4.1",
            user_id: options.publicKey,
            service_id: options.serviceId,
            template_id: options.templateId,
            ...(options.accessToken !== null && { accessToken: options.accessToken }),
            template_params: {
              user_name: mail.replyTo?.name ?? "Vouch",
              user_email: mail.replyTo?.email ?? "",
              message: mail.text,
              to_email: mail.to,
              subject: mail.subject,
              message_id: mail.id,
            },
          }),
        });
        await response.body?.cancel();
        return readStatus(response);
      } catch (error) {
        return { outcome: "later", reason: (error as Error).name === "TimeoutError" ? "timeout" : "network" };
      }
    },
    close: () => undefined,
  };
}

/** Too early, too many and their faults pass; any other refusal stays until the settings are mended. */
function readStatus({ ok, status }: Response): Delivery {
  if (ok) return { outcome: "taken" };
  const passes = status === 408 || status === 425 || status === 429 || status >= 500;
  return { outcome: passes ? "later" : "refused", reason: `http-${status}` };
}
