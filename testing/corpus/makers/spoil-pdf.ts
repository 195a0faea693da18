import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { runTool, runTools } from "./run-tool.ts";

/** Takes the tables away that say which letter a glyph is, as some exporters never write them. */
export async function dropLetterTables(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.has(PDFName.of("ToUnicode"))) object.delete(PDFName.of("ToUnicode"));
  }
  return document.save();
}

/** Pages as grey pictures, as a copier makes them: no text at all. `dots` per inch. */
export async function scanPages(pdf: Uint8Array, dots = 70): Promise<Uint8Array> {
  const { readdir } = await import("node:fs/promises");
  const pictures = await runTools({ "in.pdf": pdf }, [["pdftoppm", "-r", String(dots), "-gray", "-jpeg", "-jpegopt", "quality=28", "in.pdf", "page"]], async (folder) =>
    (await readdir(folder)).filter((name) => name.endsWith(".jpg")).sort(),
  );
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const picture of pictures) {
    const image = await document.embedJpg(picture);
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
}

/** Anyone may open it, but not change or copy: an owner's password and none for the reader. */
export async function protectPdf(pdf: Uint8Array): Promise<Buffer> {
  return runTool({ "in.pdf": pdf }, [["qpdf", "--static-id", "--static-aes-iv", "--encrypt", "", "owner", "128", "--use-aes=y", "--extract=n", "--modify=none", "--", "in.pdf", "out.pdf"]], "out.pdf");
}
