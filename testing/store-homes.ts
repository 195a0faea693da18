import { randomUUID } from "node:crypto";
import pg from "pg";
import { openEmbeddedStore } from "#server/adapters/store/embedded.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { openPostgresStore } from "#server/adapters/store/postgres.ts";
import { aDataFolder } from "./a-store.ts";
import { type LocalPostgres, startLocalPostgres } from "./local-postgres.ts";

/** A place for one store, empty at first, that can be opened again and again. */
export type Place = { open: () => Store; remove: () => Promise<void> };

export type Home = { name: string; makePlace: () => Promise<Place>; stop: () => Promise<void> };

const ignore = () => undefined;

/** Every home that a store has on this machine. A machine without PostgreSQL says so, and in CI that is a failure. */
export async function findStoreHomes(): Promise<Home[]> {
  const embedded: Home = { name: "embedded", makePlace: makeFolder, stop: async () => undefined };
  try {
    return [embedded, postgresHome(await startLocalPostgres())];
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn((error as Error).message);
    return [embedded];
  }
}

export type OpenStore = { name: string; place: Place; store: Store; close: () => Promise<void> };

/** A store, open and empty, in every home; `close` leaves nothing behind. */
export async function openStores(): Promise<OpenStore[]> {
  const open = async ({ name, makePlace, stop }: Home): Promise<OpenStore> => {
    const place = await makePlace();
    const store = place.open();
    await store.ready;
    const close = async () => {
      await store.close();
      await place.remove();
      await stop();
    };
    return { name, place, store, close };
  };
  return Promise.all((await findStoreHomes()).map(open));
}

async function makeFolder(): Promise<Place> {
  const { folder, remove } = await aDataFolder();
  return {
    open: () => openEmbeddedStore({ folder, onLost: ignore, onUpkeepFailed: ignore }),
    remove: async () => remove(),
  };
}

function postgresHome({ url, stop }: LocalPostgres): Home {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    name: "PostgreSQL",
    makePlace: async () => {
      const name = `vouch_test_${randomUUID().replaceAll("-", "")}`;
      await run(`create database ${name}`);
      const place = new URL(url);
      place.pathname = `/${name}`;
      return {
        open: () => openPostgresStore({ url: place.href, onConnectionLost: ignore }),
        remove: () => run(`drop database ${name} with (force)`),
      };
    },
    stop,
  };
}
