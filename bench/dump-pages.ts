// Prints the lines of PDF files as the engine reads them: node bench/dump-pages.ts FILE.pdf …
import { readFile } from "node:fs/promises";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";

const reader = await openPdfiumReader(await compilePdfium());
for (const file of process.argv.slice(2)) {
  const reading = await reader.read(await readFile(file));
  if (!reading.ok) {
    console.log(`${file}: ${reading.code}`);
    continue;
  }
  const pages = readPages(reading.document);
  console.log(
    `${file}: ${pages.columns} column(s), ${pages.characters} characters, fonts ${pages.fonts.join(", ")}`,
  );
  for (const line of pages.lines) {
    const flags = [
      line.bold ? "bold" : "",
      line.italic ? "italic" : "",
      line.caps ? "caps" : "",
      line.bullet ? "bullet" : "",
    ];
    const marks = [
      ...flags.filter((flag) => flag !== ""),
      ...line.icons,
      ...line.links.map((link) => link.url),
    ];
    const where = `p${line.page} c${line.column} ${line.size.toFixed(1).padStart(4)} +${line.gap.toFixed(1)}`;
    const tabs = line.tabs.length > 0 ? ` tabs ${line.tabs.join(",")}` : "";
    console.log(`${where} ${line.text} [${marks.join(" ")}${tabs}]`);
  }
  for (const hidden of pages.hidden)
    console.log(`hidden (${hidden.reason}, p${hidden.page}): ${hidden.text}`);
  for (const one of pages.furniture) console.log(`furniture (p${one.page}): ${one.text}`);
  for (const link of pages.links) console.log(`link (p${link.page}): ${link.url}`);
}
