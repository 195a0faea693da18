import { openEmbeddedStore } from "../adapters/store/embedded.ts";
import type { Store } from "../adapters/store/port.ts";
import { openPostgresStore } from "../adapters/store/postgres.ts";
import type { Config } from "../config/config.ts";
import type { AppAccess } from "./app-access.ts";

/** The PostgreSQL server of the settings, or the one inside this program, its files in the data folder. */
export function chooseStore(
  { databaseUrl, dataDir }: Config,
  { warn }: AppAccess,
  onLost: (error: Error) => void,
): Store {
  if (databaseUrl)
    return openPostgresStore({
      url: databaseUrl,
      onConnectionLost: warn("a connection to the database broke"),
    });
  return openEmbeddedStore({
    folder: dataDir,
    onLost,
    onUpkeepFailed: warn("upkeep of the store failed"),
  });
}
