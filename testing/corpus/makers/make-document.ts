import type { Browser } from "@playwright/test";
import { PDFDocument } from "pdf-lib";
import type { Sheet } from "../sheet.ts";
import { fixDates } from "./fix-dates.ts";
import { hasSide } from "./lay-sheet.ts";
import { type MadeTruth, writeMadeTruth } from "./made-truth.ts";
import { dropLetterTables, protectPdf, scanPages } from "./spoil-pdf.ts";
import { writeDocx } from "./write-docx.ts";
import { writeFodt } from "./write-fodt.ts";
import { writeGroff } from "./write-groff.ts";
import { printHtml, printWithChromium } from "./write-html.ts";
import { writeLatex } from "./write-latex.ts";
import { writeModerncv } from "./write-moderncv.ts";
import { writePdfLib } from "./write-pdf-lib.ts";
import { writePlain } from "./write-plain.ts";
import { writeSvg } from "./write-svg.ts";

/** Prints a sheet by the maker its look names, spoils it if the look says so (spoil=scan|letters|protect), and tells its truth. */
export async function makeDocument(sheet: Sheet, browser: Browser): Promise<{ pdf: Buffer; truth: MadeTruth }> {
  const { spoil, maker } = sheet.look;
  const resume = sheet.look.resume !== "no";
  const known = maker === "moderncv" ? await writeModerncv(sheet) : { pdf: await print(sheet, browser), text: undefined };
  const pdf = await spoilPdf(known.pdf, spoil);
  const textLayer = spoil !== "scan" && spoil !== "letters";
  // Columns that run over several pages are read page by page, and where a page ends is the maker's to know.
  const document = await PDFDocument.load(pdf, { ignoreEncryption: true, updateMetadata: false });
  const unknown = !textLayer || (hasSide(sheet.look) && document.getPageCount() > 1);
  const truth = writeMadeTruth(sheet, { resume, textLayer, ...(known.text === undefined ? {} : { text: known.text }), ...(unknown ? { text: null } : {}) });
  // A protected file's key hangs on its id, so that one is left as it is; its dates were fixed before.
  return { pdf: spoil === "protect" ? Buffer.from(pdf) : fixDates(pdf), truth };
}

async function spoilPdf(pdf: Uint8Array, how: string | undefined): Promise<Uint8Array> {
  if (how === "scan") return scanPages(pdf);
  if (how === "letters") return dropLetterTables(fixDates(pdf));
  return how === "protect" ? protectPdf(fixDates(pdf)) : pdf;
}

async function print(sheet: Sheet, browser: Browser): Promise<Uint8Array> {
  const { maker } = sheet.look;
  switch (maker) {
    case "docx":
      return writeDocx(sheet);
    case "fodt":
      return writeFodt(sheet);
    case "latex":
      return writeLatex(sheet);
    case "groff":
      return writeGroff(sheet);
    case "enscript":
      return writePlain(sheet);
    case "cairo":
      return writeSvg(sheet);
    case "pdf-lib":
      return writePdfLib(sheet);
    case "chromium":
      return printWithChromium(sheet, browser);
    case "weasyprint":
    case "wkhtmltopdf":
    case "office-html":
      return printHtml(sheet, maker);
    default:
      throw new Error(`${sheet.id}: no maker ${maker}`);
  }
}
