const REGION_ID = "notices";

/**
 * Says the outcome of something in words that stay until they are closed: announced at once, above the page wherever it is
 * scrolled to. Field problems do not come here; they stand at their field.
 */
export function showNotice(text: string, kind: "problem" | "good" = "problem"): void {
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.dataset.kind = kind;
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => notice.remove());
  notice.append(words, close);
  findRegion().append(notice);
  // The empty alert stands first, then gets its words: some screen readers announce changes only.
  words.textContent = text;
}

export function clearNotices(): void {
  document.getElementById(REGION_ID)?.replaceChildren();
}

function findRegion(): HTMLElement {
  const found = document.getElementById(REGION_ID);
  if (found !== null) return found;
  const region = document.createElement("section");
  region.id = REGION_ID;
  region.setAttribute("aria-label", "Notifications");
  document.body.append(region);
  return region;
}
