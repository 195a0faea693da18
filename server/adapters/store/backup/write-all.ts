import { type Store, StoreFailure } from "../port.ts";
import { sql } from "../sql.ts";
import type { Part, Row } from "./read-all.ts";
import { listTables, readRows, readVersion, type Table } from "./tables.ts";

/** PostgreSQL takes 65,535 values in one statement. */
const MOST_VALUES = 30_000;

/**
 * Puts rows back into an empty store: all of them, or none when anything is wrong or the program is killed.
 *
 * @throws StoreFailure where the store is not empty, or the rows are of newer tables than this program knows.
 */
export async function writeAll(
  store: Store,
  give: (take: (part: Part) => Promise<void>) => Promise<void>,
): Promise<void> {
  await store.transaction(async () => {
    const tables = await listTables(store.db());
    await refuseRows(store, tables);
    let into: { table: Table; columns: Table["columns"] } | null = null;
    await give(async (part) => {
      if (part.kind === "start") await refuseNewer(store, part.version);
      else if (part.kind === "table") into = findColumns(tables, part);
      else await insertRows(store, into!, part.rows);
    });
  });
}

async function refuseRows(store: Store, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await readRows(store.db(), sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new StoreFailure(
        "There is data in this store already, and nothing was changed. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.",
      );
  }
}

async function refuseNewer(store: Store, version: number): Promise<void> {
  if (version > (await readVersion(store.db())))
    throw new StoreFailure(
      "These data were written by a newer Vouch. Restore them with that version or later.",
    );
}

function findColumns(tables: Table[], { name, columns }: { name: string; columns: string[] }) {
  const table = tables.find((one) => one.name === name);
  const known = columns.map((column) => table?.columns.find((one) => one.name === column));
  if (table === undefined || known.includes(undefined))
    throw new StoreFailure(`This Vouch has no place for the table '${name}' as it was kept.`);
  return { table, columns: known as Table["columns"] };
}

async function insertRows(
  store: Store,
  { table, columns }: { table: Table; columns: Table["columns"] },
  rows: Row[],
): Promise<void> {
  const names = columns.map(({ name }) => sql.identifier(name));
  const most = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  for (let from = 0; from < rows.length; from += most) {
    const values = rows.slice(from, from + most).map(
      (row) =>
        sql`(${sql.join(
          row.map((value, i) => cast(value, columns[i]!.type)),
          sql`, `,
        )})`,
    );
    await store
      .db()
      .execute(
        sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) values ${sql.join(values, sql`, `)}`,
      );
  }
}

/** The text that the database wrote, read by the database again. The type's name is the database's own. */
function cast(value: string | null, type: string) {
  return sql`${value}::text::${sql.raw(type)}`;
}
