import { COVER_FIELD, type Cover } from "../covers/covers.ts";
import type { Shape } from "../covers/shapes.ts";
import { type CoverColours, coverColours } from "./cover-colours.ts";

type Box = { x: number; y: number; width: number; height: number };

/** A cover over the whole of a box, its drawing as large as the box is wide, in the middle of its height. */
export function drawCover(doc: PDFKit.PDFDocument, { ground, shapes }: Cover, box: Box): void {
  const colours = coverColours(ground);
  doc.rect(box.x, box.y, box.width, box.height).fill(colours.ground);
  const scale = box.width / COVER_FIELD.width;
  doc
    .save()
    .translate(box.x, box.y + (box.height - COVER_FIELD.height * scale) / 2)
    .scale(scale)
    .lineCap("round")
    .lineJoin("round");
  for (const shape of shapes) drawShape(doc, shape, colours);
  doc.restore();
}

function drawShape(doc: PDFKit.PDFDocument, { paint, path }: Shape, { parts }: CoverColours): void {
  const { fill, line, width = 1, dashed = false, opacity = 1 } = parts[paint];
  doc.save().opacity(opacity).lineWidth(width);
  if (dashed) doc.dash(7, { space: 7 });
  if (fill !== undefined) doc.path(path).fill(fill);
  if (line !== undefined) doc.path(path).stroke(line);
  doc.restore();
}
