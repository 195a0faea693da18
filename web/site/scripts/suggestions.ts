import { FEEDBACK } from "#content/site/contact.ts";
import { createSessionStore } from "../../features/account/session-store.ts";
import { findPart } from "./find-part.ts";
import { isEmailField, showFieldProblems, showThanks } from "./show-field-problem.ts";
import { startHeader } from "./start-header.ts";

startHeader(createSessionStore());
startFeedbackForm(findPart<HTMLFormElement>(document, "[data-feedback]"));

function startFeedbackForm(form: HTMLFormElement): void {
  const email = findPart<HTMLInputElement>(form, "#email");
  const text = findPart<HTMLTextAreaElement>(form, "#feedback");
  startStars(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const well = showFieldProblems(form, {
      email: isEmailField(email) ? null : FEEDBACK.emailWrong,
      feedback: text.value.trim() === "" ? FEEDBACK.textMissing : null,
    });
    if (well) showThanks(form);
  });
  findPart<HTMLButtonElement>(form, "[data-submit]").disabled = false;
}

/** Shows the rating as n/5: the chosen one, or the one under the mouse. */
function startStars(form: HTMLFormElement): void {
  const stars = findPart(form, "[data-stars]");
  const value = findPart(form, "[data-rating]");
  const show = (count: string | undefined) => {
    value.textContent = count === undefined ? FEEDBACK.unrated : FEEDBACK.value(Number(count));
  };
  const chosen = () => stars.querySelector<HTMLInputElement>("input:checked")?.value;
  stars.addEventListener("change", () => show(chosen()));
  stars.addEventListener("mouseover", ({ target }) => {
    const input = (target as Element).closest("label")?.querySelector("input");
    show(input?.value ?? chosen());
  });
  stars.addEventListener("mouseleave", () => show(chosen()));
}
