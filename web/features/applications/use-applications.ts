import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { ApplicationStore, type ApplicationsState } from "./application-store.ts";

export const ApplicationsContext = createContext<ApplicationStore | null>(null);

/** The store of a screen, loaded for the user who is signed in. */
export function useApplicationStore(): ApplicationStore {
  const [store] = useState(() => new ApplicationStore());
  useEffect(() => {
    const request = new AbortController();
    store.load(request.signal).catch(() => undefined);
    return () => request.abort();
  }, [store]);
  useEffect(() => () => store.close(), [store]);
  return store;
}

export function useStore(): ApplicationStore {
  const store = useContext(ApplicationsContext);
  if (store === null) throw new Error("This part is not inside the applications' screen.");
  return store;
}

export function useApplications(store: ApplicationStore): ApplicationsState {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
