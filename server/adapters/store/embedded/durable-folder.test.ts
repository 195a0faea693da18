import fs from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aDataFolder, type DataFolder } from "#testing/a-store.ts";
import { DurableFolder, durableStartParams } from "./durable-folder.ts";

let data: DataFolder;
let database: PGlite;
beforeEach(async () => {
  data = await aDataFolder();
  database = await PGlite.create({
    fs: new DurableFolder(join(data.folder, "store")),
    startParams: durableStartParams,
  });
});
afterEach(async () => {
  await database.close();
  data.remove();
});

test("each commit waits until the disk has it", async () => {
  await database.exec("create table notes (words text)");
  const flush = vi.spyOn(fs, "fdatasyncSync");
  for (let i = 0; i < 5; i += 1) await database.query("insert into notes values ('a')");
  expect(flush.mock.calls.length).toBeGreaterThanOrEqual(5);
  flush.mockClear();
  await database.query("select * from notes");
  expect(flush).not.toHaveBeenCalled();
  flush.mockRestore();
});
