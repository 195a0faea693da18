/** A click outside closes what is open; Escape closes it too and gives the focus back to its title. */
export function closeOnOutside(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    (event) => {
      for (const details of openDetails()) if (!details.contains(event.target as Node)) details.open = false;
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      for (const details of openDetails()) {
        if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
        details.open = false;
      }
    },
    { signal },
  );
  // Menus float above the page: once the focus has left one, it must not cover what has the focus now.
  document.addEventListener(
    "focusin",
    (event) => {
      for (const details of openDetails())
        if (!details.contains(event.target as Node) && details.closest("dialog") === null)
          details.open = false;
    },
    { signal },
  );
}

function openDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>("details[data-closes-outside][open]")];
}

/** Buttons with `data-opens="<dialog id>"` open that dialog; its backdrop, its close button and Escape close it. */
export function startDialogs(signal: AbortSignal): void {
  for (const opener of document.querySelectorAll<HTMLElement>("[data-opens]")) {
    const dialog = document.getElementById(opener.dataset.opens ?? "");
    if (!(dialog instanceof HTMLDialogElement)) continue;
    opener.addEventListener("click", () => dialog.showModal(), { signal });
    dialog.querySelector("[data-closes-dialog]")?.addEventListener("click", () => dialog.close(), { signal });
    dialog.addEventListener(
      "click",
      (event) => {
        if (event.target === dialog && isOutside(dialog, event)) dialog.close();
      },
      { signal },
    );
  }
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A tooltip that hover or focus has shown goes away with Escape (WCAG 1.4.13). */
export function startTooltips(signal: AbortSignal): void {
  for (const tooltip of document.querySelectorAll<HTMLElement>('[role="tooltip"]')) {
    const owner = tooltip.parentElement;
    if (owner === null) continue;
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") owner.dataset.dismissed = "";
      },
      { signal },
    );
    for (const back of ["mouseenter", "focusin"])
      owner.addEventListener(back, () => delete owner.dataset.dismissed, { signal });
  }
}
