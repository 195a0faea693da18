import type { Store } from "#server/adapters/store/port.ts";
import type { Runtime } from "#server/shared/runtime.ts";

export type ApplicationServices = { store: Store; runtime: Runtime };

/** One application of one user. */
export type ApplicationKey = { userId: string; id: string };
