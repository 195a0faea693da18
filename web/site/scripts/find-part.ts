/** The element a script was written for. @throws Error where the markup has no such part: then page and script differ. */
export function findPart<Part extends Element = HTMLElement>(root: ParentNode, selector: string): Part {
  const part = root.querySelector<Part>(selector);
  if (part === null) throw new Error(`This page has no ${selector}.`);
  return part;
}
