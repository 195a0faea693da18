/** How far one press of an arrow moves the reviews (product spec, section 9). */
const CAROUSEL_STEP = 320;

export function startCarousel(): void {
  const row = document.querySelector<HTMLElement>("[data-carousel-row]");
  if (row === null) return;
  const arrows = [...document.querySelectorAll<HTMLButtonElement>("[data-scrolls]")];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  for (const arrow of arrows)
    arrow.addEventListener("click", () => {
      const left = Number(arrow.dataset.scrolls) * CAROUSEL_STEP;
      row.scrollBy({ left, behavior: calm.matches ? "auto" : "smooth" });
    });
  const showEnds = () => {
    // Not `disabled`: a button that has the focus must not lose it at the end of the row.
    for (const arrow of arrows)
      arrow.setAttribute("aria-disabled", String(isAtEnd(row, Number(arrow.dataset.scrolls))));
  };
  row.addEventListener("scroll", showEnds, { passive: true });
  new ResizeObserver(showEnds).observe(row);
}

function isAtEnd(row: HTMLElement, direction: number): boolean {
  return direction < 0 ? row.scrollLeft <= 1 : row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
}
