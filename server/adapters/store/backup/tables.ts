import type { Database } from "../port.ts";
import { sql } from "../sql.ts";

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[]; key: string[] };

/** Windows of counted requests are over before anybody could restore them. */
const LEFT_OUT = new Set(["rate_limits"]);

/** Every table of ours in an order in which each comes after those its foreign keys name, as the database itself has them. */
export async function listTables(db: Database): Promise<Table[]> {
  const columns = await readRows<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  const keys = await readRows<{ table: string; name: string }>(
    db,
    sql`select conrelid::regclass::text as table, a.attname as name
      from pg_constraint join lateral unnest(conkey) with ordinality as k (attnum, place) on true
      join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum
      where contype = 'p' and connamespace = 'public'::regnamespace order by 1, k.place`,
  );
  const links = await readRows<{ from: string; to: string }>(
    db,
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !LEFT_OUT.has(name));
  return sortByLinks(names, links).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ name, type }) => ({ name, type })),
    key: keys.filter(({ table }) => table === name).map(({ name }) => name),
  }));
}

/** When the newest change of the tables was written: grows with every version of them. */
export async function readVersion(db: Database): Promise<number> {
  const [row] = await readRows<{ version: number }>(
    db,
    sql`select coalesce(max(created_at), 0)::float8 as version from drizzle.__drizzle_migrations`,
  );
  return row!.version;
}

export async function readRows<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

function sortByLinks(names: string[], links: { from: string; to: string }[]): string[] {
  const sorted: string[] = [];
  const place = (name: string, above: string[]) => {
    if (sorted.includes(name) || above.includes(name)) return;
    for (const { to } of links.filter(({ from }) => from === name)) place(to, [...above, name]);
    sorted.push(name);
  };
  for (const name of names) place(name, []);
  return sorted;
}
