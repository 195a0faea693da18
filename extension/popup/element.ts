/** A part of the popup's page, which popup.html holds. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The popup has no #${id}.`);
  return found;
}

export function field(id: string): HTMLInputElement | HTMLTextAreaElement {
  return element(id) as HTMLInputElement | HTMLTextAreaElement;
}
