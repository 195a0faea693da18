let pressed = false;
const waiting = new Set<() => void>();

/**
 * Resolves once no pointer is pressed, at once where none is. What arrives late waits for it before it moves the page: a
 * button that moves between press and release loses the click (UI Events, 'click': the common ancestor of both is clicked).
 */
export async function whenReleased(): Promise<void> {
  if (pressed) await new Promise<void>((resolve) => waiting.add(resolve));
}

function press(): void {
  pressed = true;
}

function release(): void {
  pressed = false;
  // A message's turn comes after the click, which follows the release in the same one.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  port2.postMessage(null);
}

if (typeof document !== "undefined") {
  const early = { capture: true, passive: true };
  document.addEventListener("pointerdown", press, early);
  document.addEventListener("pointerup", release, early);
  document.addEventListener("pointercancel", release, early);
}
