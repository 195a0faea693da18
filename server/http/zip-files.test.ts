import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZippedFile, zipFiles } from "./zip-files.ts";

/** Some megabytes that do not repeat themselves at once. */
const LONG = Array.from({ length: 400_000 }, (_, index) => `line ${(index * 7919) % 400_009}\n`).join("");

async function* inOnePiece(text: string) {
  yield text;
}

async function* files(): AsyncGenerator<ZippedFile> {
  yield { name: "long.txt", content: inOnePiece(LONG) };
  yield { name: "resumes/amara.pdf", content: Buffer.from(LONG), packed: true };
  yield { name: "letters/é.txt", content: new TextEncoder().encode("Dear all") };
  yield { name: "nothing.txt", content: inOnePiece("") };
}

test("an archive holds every file as it was, and is the same each time", async () => {
  const archive = await buffer(zipFiles(files()));
  const unpacked = unzipSync(archive);
  expect(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["long.txt", LONG],
    ["resumes/amara.pdf", LONG],
    ["letters/é.txt", "Dear all"],
    ["nothing.txt", ""],
  ]);
  expect(archive.length).toBeLessThan(1.6 * LONG.length);
  expect((await buffer(zipFiles(files()))).equals(archive)).toBe(true);
});

test("others are served while a long text is packed", async () => {
  let turns = 0;
  let going = true;
  const count = () => {
    turns += 1;
    if (going) setImmediate(count);
  };
  count();
  await buffer(zipFiles(files()));
  going = false;
  expect(turns).toBeGreaterThan(50);
});

test("a text that breaks off is not sent as if it were whole", async () => {
  async function* broken(): AsyncGenerator<ZippedFile> {
    yield {
      name: "my-data.json",
      content: (async function* () {
        yield "{";
        throw new Error("the store is away");
      })(),
    };
  }
  await expect(buffer(zipFiles(broken()))).rejects.toThrow("the store is away");
});

const PARTS = 40;

test("an archive in the making lets everybody else have their turn after each piece", async () => {
  async function* write() {
    for (let part = 0; part < PARTS; part += 1) yield `part ${part}\n`;
  }
  async function* list() {
    yield { name: "a.txt", content: write() };
    yield { name: "b.pdf", content: write(), packed: true };
  }
  let turns = 0;
  let done = false;
  const takeTurns = () => {
    turns += 1;
    if (!done) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  const pieces: Uint8Array[] = [];
  for await (const piece of zipFiles(list())) pieces.push(piece);
  done = true;
  expect(turns).toBeGreaterThanOrEqual(2 * PARTS);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toEqual(["a.txt", "b.pdf"]);
  expect(strFromU8(files["b.pdf"]!)).toBe(strFromU8(files["a.txt"]!));
  expect(strFromU8(files["a.txt"]!)).toContain(`part ${PARTS - 1}\n`);
});
