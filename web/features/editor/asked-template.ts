import { TEMPLATES, type TemplateName } from "#contract/resume-document.ts";

/** The template that the address asks for: '#template=classic', as the page of templates links here. */
export function readAskedTemplate(): TemplateName | null {
  const asked = new URLSearchParams(location.hash.slice(1)).get("template");
  return TEMPLATES.find((name) => name === asked) ?? null;
}

/** Once it is followed it is to ask no more: what is chosen later stays after a reload. */
export function forgetAskedTemplate(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}
