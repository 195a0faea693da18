import { crc32, deflateSync } from "node:zlib";

/** A small made-up portrait (a head and shoulders in flat colours), as PNG; `tint` is six hexadecimal digits. */
export function drawPortrait(tint: string): Buffer {
  const [width, height] = [90, 110];
  const ink = [0, 2, 4].map((at) => Number.parseInt(tint.slice(at, at + 2), 16) || 0x70);
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const face = ((x - 45) / 20) ** 2 + ((y - 42) / 26) ** 2 < 1;
      const coat = ((x - 45) / 42) ** 2 + ((y - 112) / 42) ** 2 < 1;
      const colour = face ? [226, 188, 160] : coat ? ink : [224, 230, 236];
      for (const [index, value] of colour.entries()) rows[y * (1 + 3 * width) + 1 + 3 * x + index] = value!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
