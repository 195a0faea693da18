import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { type Store, StoreFailure } from "../port.ts";
import { type Digests, digestTables, sameDigests } from "./digest-tables.ts";
import { type Part, readAll } from "./read-all.ts";
import { writeAll } from "./write-all.ts";

const FORMAT = "vouch-backup-1";

const row = z.array(z.string().nullable());
const line = z.union([
  z.object({ format: z.literal(FORMAT), version: z.number() }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })) }),
  row,
]);

/**
 * Writes everything into one compressed file of JSON lines: a line a row, after a line for its table, and the count and
 * SHA-256 of each table at the end. The file appears complete or not at all.
 */
export async function writeBackup(store: Store, file: string): Promise<Digests> {
  if (existsSync(file)) throw new StoreFailure(`${file} is there already. Give the backup a new name.`);
  const draft = `${file}.part`;
  const gzip = createGzip({ level: 6 });
  const target = gzip.pipe(createWriteStream(draft, { mode: 0o600 }));
  const digest = digestTables();
  let failure: Error | null = null;
  target.on("error", (error) => {
    failure = error;
    gzip.destroy(error);
  });
  // Said by `failure`, to whoever writes next.
  gzip.on("error", () => undefined);
  const say = async (value: unknown) => {
    if (failure !== null) throw failure;
    // Rejects when the stream is destroyed while it waits.
    if (!gzip.write(`${JSON.stringify(value)}\n`)) await once(gzip, "drain");
  };
  try {
    await readAll(store, async (part) => {
      digest.take(part);
      if (part.kind === "start") await say({ format: FORMAT, version: part.version });
      else if (part.kind === "table") await say({ table: part.name, columns: part.columns });
      else for (const one of part.rows) await say(one);
    });
    await say({ end: digest.finish() });
    gzip.end();
    await finished(target);
    await flush(draft);
    await rename(draft, file);
    return digest.finish();
  } catch (cause) {
    gzip.destroy();
    target.destroy();
    await rm(draft, { force: true });
    if (cause instanceof StoreFailure) throw cause;
    throw new StoreFailure(
      `The backup could not be written to ${file}. Is the disk full or write-protected?`,
      { cause },
    );
  }
}

/** Puts a backup into an empty store, whole or not at all. @throws StoreFailure where the file is no whole backup. */
export async function readBackup(store: Store, file: string): Promise<Digests> {
  let told: Digests | null = null;
  const digest = digestTables();
  await writeAll(store, async (give) => {
    for await (const part of readParts(file)) {
      if ("end" in part) told = part.end;
      else {
        digest.take(part);
        await give(part);
      }
    }
    if (told === null) throw new StoreFailure(`${file} is cut off. Nothing was restored.`);
    if (!sameDigests(told, digest.finish()))
      throw new StoreFailure(`${file} has been changed since it was written. Nothing was restored.`);
  });
  return digest.finish();
}

const MOST_ROWS = 200;
const MOST_CHARACTERS = 2_000_000;

async function* readParts(file: string): AsyncGenerator<Part | { end: Digests }> {
  let rows: (string | null)[][] = [];
  let characters = 0;
  for await (const text of readLines(file)) {
    const parsed = line.safeParse(parseJson(text));
    if (!parsed.success) throw new StoreFailure(`${file} is no backup of Vouch. Nothing was restored.`);
    const { data } = parsed;
    if (Array.isArray(data)) {
      rows.push(data);
      characters += text.length;
      if (rows.length < MOST_ROWS && characters < MOST_CHARACTERS) continue;
    }
    if (rows.length > 0) yield { kind: "rows", rows };
    rows = [];
    characters = 0;
    if (Array.isArray(data)) continue;
    if ("end" in data) yield data;
    else if ("table" in data) yield { kind: "table", name: data.table, columns: data.columns };
    else yield { kind: "start", version: data.version };
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  const decoder = new TextDecoder();
  let rest = "";
  try {
    // Not `readline`: it also ends a line at U+2028, which a text may hold.
    for await (const chunk of source.pipe(gunzip)) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
    if (rest !== "") yield rest;
  } catch (cause) {
    const missing = (cause as { code?: unknown }).code === "ENOENT";
    throw new StoreFailure(
      missing ? `There is no file ${file}.` : `${file} is damaged or cut off. Nothing was restored.`,
      { cause },
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.sync();
  await handle.close();
}
