/** Opens every folded part while the page is printed, since paper cannot be unfolded. Returns its undoing. */
export function openForPrint(): () => void {
  let opened: HTMLDetailsElement[] = [];
  function open(): void {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of opened) details.open = true;
  }
  function close(): void {
    for (const details of opened) details.open = false;
    opened = [];
  }
  window.addEventListener("beforeprint", open);
  window.addEventListener("afterprint", close);
  return () => {
    window.removeEventListener("beforeprint", open);
    window.removeEventListener("afterprint", close);
  };
}
