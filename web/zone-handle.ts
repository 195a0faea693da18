import { createContext } from "react";

/** What a route may say about its zone: `hydrate: false` leaves React out, `script` is the page's one small module. */
export type ZoneHandle = { hydrate?: boolean; script?: string };

/** True while the build renders React Router's single-page fallback, which it refuses to make without React's scripts. */
export const FallbackContext = createContext(false);
