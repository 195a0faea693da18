import { CONTACT } from "#content/site/contact.ts";
import { CONTACT_PATH } from "../../api-paths.ts";
import { createSessionStore } from "../../features/account/session-store.ts";
import { clearNotices, showNotice } from "../../ui/show-notice.ts";
import { findPart } from "./find-part.ts";
import { isEmailField, showFieldProblems, showThanks } from "./show-field-problem.ts";
import { startHeader } from "./start-header.ts";

const LONGEST_MESSAGE = 5000;

startHeader(createSessionStore());
startContactForm(findPart<HTMLFormElement>(document, "[data-contact]"));

function startContactForm(form: HTMLFormElement): void {
  const name = findPart<HTMLInputElement>(form, "#user_name");
  const email = findPart<HTMLInputElement>(form, "#user_email");
  const message = findPart<HTMLTextAreaElement>(form, "#message");
  const button = findPart<HTMLButtonElement>(form, "button");
  // Our own sentences from here on.
  form.noValidate = true;

  const isWell = () =>
    showFieldProblems(form, {
      user_name: name.value.trim() === "" ? CONTACT.nameMissing : null,
      user_email:
        email.value.trim() === "" ? CONTACT.emailMissing : isEmailField(email) ? null : CONTACT.emailWrong,
      message:
        message.value.trim() === ""
          ? CONTACT.messageMissing
          : message.value.length > LONGEST_MESSAGE
            ? CONTACT.messageLong
            : null,
    });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    clearNotices();
    if (!isWell() || button.disabled) return;
    button.disabled = true;
    button.textContent = CONTACT.sending;
    const sent = await send({ user_name: name.value, user_email: email.value, message: message.value });
    button.disabled = false;
    button.textContent = CONTACT.send;
    if (sent) showThanks(form);
    else showNotice(CONTACT.failed);
  });
}

async function send(message: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(CONTACT_PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    return response.ok;
  } catch {
    return false;
  }
}
