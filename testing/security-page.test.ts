import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const CHAPTERS = 17;

test("every file that the security page names is there", () => {
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const linked = [...page.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, path]) => path!);
  expect(linked.filter((path) => !existsSync(join(root, "docs", path)))).toEqual([]);
});

test("every chapter of the standard is answered, and no row says nothing", () => {
  const chapters = page.split(/^### /m).slice(1);
  expect(chapters.map((chapter) => chapter.split(" ")[0])).toEqual(
    Array.from({ length: CHAPTERS }, (_, index) => `V${index + 1}`),
  );
  const rows = chapters.flatMap((chapter) => chapter.split("\n").filter((line) => line.startsWith("| V")));
  expect(rows.filter((row) => row.split("|")[2]!.trim() === "")).toEqual([]);
});
