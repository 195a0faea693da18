import { findPart } from "./find-part.ts";

/** A problem stands at its field, whose id is `id`; null takes it away. */
export function showFieldProblem(form: HTMLElement, id: string, text: string | null): void {
  const field = findPart(form, `#${id}`);
  const place = findPart(form, `#${id}-error`);
  if (place.textContent !== (text ?? "")) place.textContent = text ?? "";
  if (text === null) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
}

/** Shows what is wrong with each field and goes to the first of them. @returns whether all are well. */
export function showFieldProblems(form: HTMLElement, problems: Record<string, string | null>): boolean {
  for (const [id, text] of Object.entries(problems)) {
    showFieldProblem(form, id, text);
    // What is being put right is not called wrong any longer.
    if (text !== null)
      findPart(form, `#${id}`).addEventListener("input", () => showFieldProblem(form, id, null), {
        once: true,
      });
  }
  const first = Object.keys(problems).find((id) => problems[id] !== null);
  if (first !== undefined) findPart(form, `#${first}`).focus();
  return first === undefined;
}

/** The browser's own word on an address; an empty one is well. */
export function isEmailField(field: HTMLInputElement): boolean {
  return !field.validity.typeMismatch;
}

export function showThanks(form: HTMLElement): void {
  const thanks = findPart(form, "[data-thanks]");
  thanks.dataset.shown = "";
  thanks.focus({ preventScroll: true });
  // The form above it is gone: wherever the page was scrolled to, the thanks are in view.
  thanks.scrollIntoView({ block: "center", behavior: "instant" });
}
