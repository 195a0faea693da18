import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { encodePng } from "./encode-png.ts";

function draw(width: number, height: number, colour: (x: number, y: number) => number) {
  const rgba = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgba.writeUInt32BE(((colour(x, y) << 8) | 0xff) >>> 0, (y * width + x) * 4);
  return { width, height, rgba };
}

test("a drawing of few colours comes back from the picture as it was", () => {
  const drawing = draw(7, 5, (x, y) => [0xfbf9f4, 0x0b5d4a, 0x1b2420][(x * y) % 3]!);
  const read = PNG.sync.read(encodePng(drawing));
  expect({ width: read.width, height: read.height }).toEqual({ width: 7, height: 5 });
  expect(read.data).toEqual(drawing.rgba);
});

test("where there are more colours than a palette holds, the rare ones become their neighbours", () => {
  const drawing = draw(40, 20, (x, y) => (x < 20 ? 0xffffff : (y * 20 + x - 20) * 0x000001));
  const read = PNG.sync.read(encodePng(drawing));
  for (let at = 0; at < drawing.rgba.length; at++)
    expect(Math.abs(read.data[at]! - drawing.rgba[at]!)).toBeLessThanOrEqual(2);
  expect(read.data.subarray(0, 4)).toEqual(Buffer.from([255, 255, 255, 255]));
});
