import type { ListKey } from "#server/shared/list-key.ts";

/** Every row of a list from the newest to the oldest, of which `atOnce` are in memory at a time. */
export async function* readAllPages<Row extends ListKey>(
  atOnce: number,
  readPage: (after: ListKey | null) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let after: ListKey | null = null;
  for (;;) {
    const page: Row[] = await readPage(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < atOnce) return;
    after = last;
  }
}
