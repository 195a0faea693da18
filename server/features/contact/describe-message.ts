import type { ContactMessage } from "#contract/contact.ts";
import type { NewMail } from "#server/outbox/queue-mail.ts";

/** A visitor's message as a mail to ourselves; an answer goes to the visitor. */
export function describeMessage({ user_name: name, user_email: email, message }: ContactMessage): NewMail {
  return {
    recipient: null,
    replyTo: { name, email },
    subject: `Message from ${name}`,
    text: `${message}\n\n-- \n${name}\n${email}\n`,
  };
}
