import { safe } from "../render-parts.ts";
import type { Sheet } from "../sheet.ts";
import type { Block } from "./block.ts";
import { hasSide, laySheet } from "./lay-sheet.ts";
import { runTool } from "./run-tool.ts";
import { chunk } from "./write-latex.ts";

/**
 * A flat OpenDocument text that LibreOffice prints. look.odt = `plain`, `frame` (the side stands in a floating frame),
 * `columns` (a section of two columns), `table`.
 */
export async function writeFodt(sheet: Sheet): Promise<Buffer> {
  return runTool({ "cv.fodt": source(sheet) }, [["soffice", "--headless", "-env:UserInstallation=file:///tmp/corpus-office", "--convert-to", "pdf", "cv.fodt"]], "cv.pdf");
}

function source(sheet: Sheet): string {
  const { look } = sheet;
  const { head, side, main } = laySheet(sheet);
  const set = (blocks: Block[]) => blocks.map(block).join("");
  const font = (look.face ?? "Liberation_Serif").replace(/_/g, " ");
  // The face of a script often has no Latin letters and digits.
  const latin = (look.latin ?? look.face ?? "Liberation_Serif").replace(/_/g, " ");
  const framed = look.odt === "frame" && hasSide(look);
  const right = look.cols === "sideRight";
  const body = framed
    ? `<text:p text:style-name="Empty"><draw:frame draw:style-name="Side" draw:name="side" text:anchor-type="page" text:anchor-page-number="1" svg:x="${right ? "14.2cm" : "0.9cm"}" svg:y="1.2cm" svg:width="5.8cm" svg:height="27cm"><draw:text-box>${set(side)}</draw:text-box></draw:frame></text:p>${set(head)}${set(main)}`
    : look.odt === "columns"
      ? `${set(head)}<text:section text:style-name="Two" text:name="two">${set(main)}${set(side)}</text:section>`
      : look.odt === "table"
        ? `${set(head)}<table:table table:style-name="Grid"><table:table-column table:style-name="G1"/><table:table-column table:style-name="G2"/><table:table-row><table:table-cell table:style-name="Cell">${set(right ? main : side)}</table:table-cell><table:table-cell table:style-name="Cell">${set(right ? side : main)}</table:table-cell></table:table-row></table:table>`
        : `${set(head)}${set(main)}`;
  const tab = framed ? "12cm" : look.odt === "columns" ? "8cm" : look.odt === "table" ? "11.4cm" : "17cm";
  const margins = framed ? (right ? "fo:margin-left=\"1.6cm\" fo:margin-right=\"7.2cm\"" : "fo:margin-left=\"7.2cm\" fo:margin-right=\"1.6cm\"") : 'fo:margin-left="2cm" fo:margin-right="2cm"';
  const rtl = look.rtl ? ' style:writing-mode="rl-tb" fo:text-align="start"' : "";
  const para = (name: string, properties: string, type: string) => `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${properties}${rtl}><style:tab-stops><style:tab-stop style:position="${tab}" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="L" style:font-name-asian="F" style:font-name-complex="F" ${type}/></style:style>`;
  const type = (points: number, rest = "") => `fo:font-size="${points}pt" style:font-size-asian="${points}pt" style:font-size-complex="${points}pt" ${rest}`;
  const size = Number(look.size ?? "11");
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${font}'"/><style:font-face style:name="L" svg:font-family="'${latin}'"/></office:font-face-decls>
<office:automatic-styles>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.6cm" fo:margin-bottom="1.6cm" ${margins}${look.rtl ? ' style:writing-mode="rl-tb"' : ""}/></style:page-layout>
${para("Name", 'fo:margin-bottom="0.1cm"', type(22, 'fo:font-weight="bold" style:font-weight-complex="bold"'))}
${para("Head", `fo:margin-top="0.35cm" fo:margin-bottom="0.1cm" fo:keep-with-next="always"${look.headRule ? ' fo:border-bottom="0.5pt solid #444444"' : ""}`, type(size + 2, `fo:font-weight="bold" style:font-weight-complex="bold" fo:color="${look.colour ?? "#1f3b57"}"`))}
${para("Line", "", type(size))}${para("Bold", "", type(size, 'fo:font-weight="bold" style:font-weight-complex="bold"'))}${para("Italic", "", type(size, 'fo:font-style="italic"'))}
${para("Item", 'fo:margin-left="0.6cm" fo:text-indent="-0.45cm"', type(size))}${para("Empty", "", type(2))}
<style:style style:name="Side" style:family="graphic"><style:graphic-properties style:wrap="run-through" style:run-through="background" draw:fill="solid" draw:fill-color="${look.sideFill ?? "#e8edf2"}" fo:background-color="${look.sideFill ?? "#e8edf2"}" fo:padding="0.25cm" fo:border="none" style:horizontal-pos="from-left" style:horizontal-rel="page" style:vertical-pos="from-top" style:vertical-rel="page"/></style:style>
<style:style style:name="Two" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.8cm"><style:column style:rel-width="1*"/><style:column style:rel-width="1*"/></style:columns></style:section-properties></style:style>
<style:style style:name="Grid" style:family="table"><style:table-properties style:width="17cm"/></style:style><style:style style:name="G1" style:family="table-column"><style:table-column-properties style:column-width="${right ? "11.6cm" : "5.4cm"}"/></style:style><style:style style:name="G2" style:family="table-column"><style:table-column-properties style:column-width="${right ? "5.4cm" : "11.6cm"}"/></style:style><style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.2cm"/></style:style>
<style:style style:name="D1" style:family="table-column"><style:table-column-properties style:column-width="4cm"/></style:style><style:style style:name="D2" style:family="table-column"><style:table-column-properties style:column-width="13cm"/></style:style>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>
`;
}

const p = (style: string, inner: string) => `<text:p text:style-name="${style}">${inner}</text:p>`;

function block(piece: Block): string {
  const style = (bold?: boolean, italic?: boolean) => (bold ? "Bold" : italic ? "Italic" : "Line");
  switch (piece.type) {
    case "name":
      return p("Name", safe(piece.text));
    case "heading":
      return p("Head", safe(piece.text));
    case "line":
      return p(style(piece.bold, piece.italic), safe(piece.text));
    case "para":
      return p("Line", safe(piece.text));
    case "bullet":
      return p("Item", `•<text:s text:c="2"/>${safe(piece.text)}`);
    case "row":
      return p(style(piece.bold, piece.italic), `${safe(piece.left)}<text:tab/>${safe(piece.right)}`);
    case "dated":
      return grid([[[piece.dates], piece.lines]], ["D1", "D2"]);
    case "cells":
      return grid(chunk(piece.cells, 3).map((row) => row.map((cell) => [cell])), ["D1", "D1", "D1"]);
  }
}

function grid(rows: string[][][], widths: string[]): string {
  const cells = (row: string[][]) => widths.map((_, index) => `<table:table-cell>${(row[index] ?? [""]).map((text, line) => p(index === 1 && line === 0 && rows.length === 1 ? "Bold" : "Line", safe(text))).join("")}</table:table-cell>`).join("");
  return `<table:table>${widths.map((name) => `<table:table-column table:style-name="${name}"/>`).join("")}${rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join("")}</table:table>`;
}
