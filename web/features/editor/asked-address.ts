import { TEMPLATES, type TemplateName } from "#engine/document/resume-document.ts";

const readAsked = (name: string) => new URLSearchParams(location.hash.slice(1)).get(name);

/** The template that the address asks for: '#template=classic', as the page of templates links here. */
export function readAskedTemplate(): TemplateName | null {
  const asked = readAsked("template");
  return TEMPLATES.find((name) => name === asked) ?? null;
}

/** Once it is followed it is to ask no more: what is chosen later stays after a reload. */
export function forgetAskedTemplate(): void {
  if (readAskedTemplate() !== null) nameDocument(readAskedDocument());
}

/** The kept document that the address asks for: '#document=<id>', as the list of resumes links here. */
export const readAskedDocument = (): string | null => readAsked("document");

export function nameDocument(id: string | null): void {
  const hash = id === null ? "" : `#document=${id}`;
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}
