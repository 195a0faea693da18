/** Where this browser remembers that somebody was signed in on the last page; who it was stays with the server. */
export const SIGNED_IN_KEY = "vouch-signed-in";

/** Called when the session is known: from now on the header shows what holds, not what is expected. */
export function rememberSignedIn(signedIn: boolean): void {
  delete document.documentElement.dataset.expectsPerson;
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_KEY, "1");
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Storage may be closed to us (private windows): Sign In is then seen for a moment on each page.
  }
}
