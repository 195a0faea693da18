import type { Store } from "../port.ts";
import { sql } from "../sql.ts";
import { listTables, readRows, readVersion, type Table } from "./tables.ts";

/** A row as PostgreSQL writes it, a text a column: every type survives, `json` byte for byte. */
export type Row = (string | null)[];

export type Part =
  | { kind: "start"; version: number }
  | { kind: "table"; name: string; columns: string[] }
  | { kind: "rows"; rows: Row[] };

/** What one fetch should bring: much, but never more than some megabytes of resumes. */
const BATCH_CHARACTERS = 2_000_000;
const MOST_ROWS = 500;

/** Hands out every row of every table as of one moment, in the order of the keys, a few at a time. */
export async function readAll(store: Store, take: (part: Part) => Promise<void>): Promise<void> {
  await store.transaction(async () => {
    await store.db().execute(sql`set transaction isolation level repeatable read, read only`);
    await take({ kind: "start", version: await readVersion(store.db()) });
    for (const table of await listTables(store.db())) {
      await take({ kind: "table", name: table.name, columns: table.columns.map(({ name }) => name) });
      await readTable(store, table, async (rows) => take({ kind: "rows", rows }));
    }
  });
}

async function readTable(store: Store, table: Table, take: (rows: Row[]) => Promise<void>): Promise<void> {
  const texts = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  const order = table.key.map((name) => sql.identifier(name));
  await store.db().execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${sql.join(texts, sql`, `)})::text as row from ${sql.identifier(table.name)}
      order by ${sql.join(order, sql`, `)}`,
  );
  for (let count = 5; ; ) {
    const fetched = await readRows<{ row: string }>(
      store.db(),
      sql.raw(`fetch ${count} from backup_rows`) as ReturnType<typeof sql>,
    );
    if (fetched.length === 0) break;
    await take(fetched.map(({ row }) => JSON.parse(row) as Row));
    const characters = fetched.reduce((sum, { row }) => sum + row.length, 0);
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor((count * BATCH_CHARACTERS) / (characters + 1))));
  }
  await store.db().execute(sql`close backup_rows`);
}
