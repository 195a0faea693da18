// Makes the files that the pages offer for download, and the pictures of the templates: web/public/templates and
// web/public/books. Run it after a change to content/templates or content/books, with the printed templates made anew
// first (see docs/web.md).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBook } from "#content/books/read-book.ts";
import { writeBook } from "#content/books/write-book.ts";
import { encodePng } from "#content/previews/encode-png.ts";
import { CHRONOLOGICAL } from "#content/templates/chronological.ts";
import { HYBRID } from "#content/templates/hybrid.ts";
import { writeTemplate } from "#content/templates/write-template.ts";
import { startDrawing } from "#server/adapters/pdf/draw-page.ts";

const PICTURE_WIDTH = 1000;

const root = path.resolve(import.meta.dirname, "..");
const templates = path.join(root, "web/public/templates");
const books = path.join(root, "web/public/books");
mkdirSync(templates, { recursive: true });
mkdirSync(books, { recursive: true });

const draw = await startDrawing();
for (const text of [CHRONOLOGICAL, HYBRID]) {
  writeFileSync(path.join(templates, `${text.file}.docx`), await writeTemplate(text));
  const printed = readFileSync(path.join(root, "content/templates/printed", `${text.file}.pdf`));
  writeFileSync(path.join(templates, `${text.file}.png`), encodePng(await draw(printed, PICTURE_WIDTH)));
}
for (const file of readdirSync(path.join(root, "content/books")).filter((name) => name.endsWith(".md"))) {
  const book = readBook(file, path.join(root, "content/books"));
  writeFileSync(path.join(books, `${book.file}.pdf`), await writeBook(book));
}
