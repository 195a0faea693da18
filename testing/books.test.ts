import { readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { readBook } from "#content/books/read-book.ts";
import { writeBook } from "#content/books/write-book.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";
import type { PdfReader } from "#server/adapters/pdf/port.ts";

const BOOKS = ["the-resume-that-can-be-read", "the-letter-that-says-only-what-is-true"];
const place = (name: string) => new URL(`../web/public/books/${name}.pdf`, import.meta.url);

let reader: PdfReader;
beforeAll(async () => {
  reader = await openPdfiumReader(await compilePdfium());
});

async function readText(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const reading = await reader.read(pdf);
  if (!reading.ok) throw new Error(reading.code);
  const { text, pages } = readPages(reading.document);
  return { text: text.replace(/\s+/g, " "), pages: pages.length };
}

describe.each(BOOKS)("the book %s", (name) => {
  const book = readBook(`${name}.md`);

  test("is offered as it is written", async () => {
    const offered = await readText(readFileSync(place(name)));
    expect(await readText(await writeBook(book))).toEqual(offered);
  });

  test("can be read from its first chapter to its last, in order", async () => {
    const { text } = await readText(readFileSync(place(name)));
    let from = text.indexOf("Contents");
    for (const { title } of [...book.chapters, ...book.chapters]) {
      const at = text.indexOf(title.replaceAll("'", "’"), from);
      expect(at, title).toBeGreaterThan(from);
      from = at;
    }
  });

  test("tells a screen reader its language and its parts", () => {
    const raw = readFileSync(place(name), "latin1");
    expect(raw).toContain("/Lang (en)");
    expect(raw).toMatch(/\/Marked true/);
    for (const part of ["H1", "H2", "H3", "LI", "BlockQuote"]) expect(raw).toContain(`/S /${part}`);
    expect(raw).toContain("/Outlines");
  });

  test("is announced with its chapters, its pages and its size", async () => {
    const page = readFileSync(new URL("../content/pages/ebooks.md", import.meta.url), "utf8");
    for (const { title } of book.chapters) expect(page).toContain(`- ${title}\n`);
    const { pages } = await readText(readFileSync(place(name)));
    const size = Math.round(statSync(place(name)).size / 1000);
    expect(page).toContain(`/books/${name}.pdf) (PDF, ${pages} pages, ${size} kB)`);
  });
});
