import type { SignInMessage } from "#contract/account.ts";
import { SIGN_IN_CHANNEL, SIGN_IN_PATH } from "../../api-paths.ts";

const POPUP_FEATURES = "popup,width=480,height=680";

/** What the page shows where sign-in failed (product spec, section 8). */
export function signInErrorText(message: string): string {
  return `Google Sign-In error: ${message}`;
}

export type SignInOutcome =
  | { type: "signed-in" }
  | { type: "failed"; message: string }
  | { type: "cancelled" };

export type SignInOptions = {
  /** Ends the wait, not the popup: whether a popup was closed cannot be known for sure (COOP). */
  signal?: AbortSignal;
  /** Asked when the window gets the focus back, in case the popup's message was missed. */
  isSignedIn: () => Promise<boolean>;
  /** Called before the page is left because the popup was blocked: keep what was entered. */
  beforeLeaving?: () => Promise<void>;
};

/**
 * Opens Google's sign-in in a popup and answers with its outcome. Call it straight from a click, before any `await`,
 * or the browser blocks the popup; then this page itself goes to sign in, and the promise stays open.
 */
export function signIn({ signal, isSignedIn, beforeLeaving }: SignInOptions): Promise<SignInOutcome> {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  const popup = window.open(`${SIGN_IN_PATH}?popup=1`, "vouch-sign-in", POPUP_FEATURES);
  const { promise, resolve } = Promise.withResolvers<SignInOutcome>();
  if (popup === null) {
    channel.close();
    void leaveToSignIn(beforeLeaving);
    return promise;
  }
  const listening = new AbortController();
  function finish(outcome: SignInOutcome): void {
    channel.close();
    listening.abort();
    resolve(outcome);
  }
  channel.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (isSignInMessage(event.data)) finish(event.data);
  });
  window.addEventListener(
    "focus",
    async () => {
      if (await isSignedIn()) finish({ type: "signed-in" });
    },
    { signal: listening.signal },
  );
  signal?.addEventListener("abort", () => finish({ type: "cancelled" }), { once: true });
  return promise;
}

async function leaveToSignIn(beforeLeaving: (() => Promise<void>) | undefined): Promise<void> {
  await beforeLeaving?.();
  location.assign(`${SIGN_IN_PATH}?returnTo=${encodeURIComponent(location.pathname + location.hash)}`);
}

function isSignInMessage(message: unknown): message is SignInMessage {
  if (typeof message !== "object" || message === null || !("type" in message)) return false;
  return (
    message.type === "signed-in" ||
    (message.type === "failed" && "message" in message && typeof message.message === "string")
  );
}
