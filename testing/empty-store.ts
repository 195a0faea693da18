import type { Store } from "#server/adapters/store/port.ts";
import { sql } from "#server/adapters/store/sql.ts";
import type { Home, Place } from "./store-homes.ts";

/** Takes every row out of an open store: opening one takes a second, this a moment. */
export async function emptyStore(store: Store): Promise<void> {
  const found = await store
    .db()
    .execute(sql`select string_agg(oid::regclass::text, ', ') as tables from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const [row] = (found as unknown as { rows: { tables: string }[] }).rows;
  await store.db().execute(sql.raw(`truncate ${row!.tables}`));
}

type Kept = { home: Home; place: Place; store: Store; taken: boolean };

/** Stores that stay open from one test to the next; each test takes as many as it needs, and finds them empty. */
export function keepStoresOpen() {
  const kept: Kept[] = [];
  return {
    take: async (home: Home): Promise<Store> => {
      const free = kept.find((one) => one.home === home && !one.taken) ?? (await open(home));
      if (!kept.includes(free)) kept.push(free);
      free.taken = true;
      await emptyStore(free.store);
      return free.store;
    },
    /** To be called after each test. */
    giveBack: () => {
      for (const one of kept) one.taken = false;
    },
    close: async () => {
      for (const { store, place } of kept) {
        await store.close();
        await place.remove();
      }
    },
  };
}

async function open(home: Home): Promise<Kept> {
  const place = await home.makePlace();
  const store = place.open();
  await store.ready;
  return { home, place, store, taken: false };
}
