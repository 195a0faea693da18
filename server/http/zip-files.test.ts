import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipFiles } from "./zip-files.ts";

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
