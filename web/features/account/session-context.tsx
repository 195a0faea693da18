import { createContext, useContext, useSyncExternalStore } from "react";
import type { Session } from "#contract/account.ts";
import { showNotice } from "../../ui/show-notice.ts";
import type { SessionStore } from "./session-store.ts";
import { signIn, signInErrorText } from "./sign-in.ts";

/** The app zone's one session store; the layout provides it. */
export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error("This page is not inside the app layout.");
  return store;
}

/** Who is signed in: `undefined` until the first answer, null where the server could not be reached. */
export function useSession(): Session | null | undefined {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current, () => undefined);
}

/**
 * Signs in from a click, and answers whether somebody is signed in now. A failure is said in a notification.
 * Call it before any `await` of the click's own.
 */
export async function signInOnPage(store: SessionStore): Promise<boolean> {
  const outcome = await signIn({ isSignedIn: async () => (await store.refresh())?.person != null });
  if (outcome.type === "failed") showNotice(signInErrorText(outcome.message));
  return outcome.type === "signed-in" && (await store.refresh())?.person != null;
}
