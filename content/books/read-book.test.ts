import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBook } from "./read-book.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "vouch-book-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(body: string) {
  writeFileSync(
    path.join(folder, "book.md"),
    `---\ntitle: A book\nsubtitle: About a thing\nupdated: 2026-11-21\n---\n\n${body}\n`,
  );
  return readBook("book.md", folder);
}

test("a book has its chapters, with their headings, examples and lists in order", () => {
  const book = read(
    '## One\n\nA **bold** word.\n\n### Part\n\n> "Said."\n\n1. First\n2. Second\n\n## Two\n\nEnd.',
  );
  expect(book.chapters.map((chapter) => chapter.title)).toEqual(["One", "Two"]);
  expect(book.chapters[0]!.parts).toEqual([
    {
      kind: "paragraph",
      words: [
        { face: "regular", text: "A " },
        { face: "bold", text: "bold" },
        { face: "regular", text: " word." },
      ],
    },
    { kind: "heading", text: "Part" },
    { kind: "example", paragraphs: [[{ face: "regular", text: "“Said.”" }]] },
    {
      kind: "list",
      ordered: true,
      items: [[{ face: "regular", text: "First" }], [{ face: "regular", text: "Second" }]],
    },
  ]);
});

test("what the printed page could not show is refused by name", () => {
  expect(() => read("## One\n\n| A |\n| --- |\n| 1 |")).toThrow(/book\.md/);
  expect(() => read("## One\n\nA [link](/).")).toThrow(/book\.md/);
});
