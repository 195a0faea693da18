export type Theme = "light" | "dark";

/** Where the user's choice is kept; nothing is kept while they follow their system. */
export const THEME_KEY = "vouch-theme";

/** Sent on `window` when the theme is switched: what a style sheet does not reach (the card field) follows. */
export const THEME_EVENT = "vouch-theme";

/** The user's choice, or null where they follow their system. */
function readChosenTheme(): Theme | null {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : null;
}

export function readTheme(): Theme {
  return readChosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

export function switchTheme(): Theme {
  const next: Theme = readTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be closed to us (private windows): the switch then lasts for this page.
  }
  window.dispatchEvent(new Event(THEME_EVENT));
  return next;
}
