import { PNG } from "pngjs";

type Point = readonly [x: number, y: number];
type Shape = { fill: readonly number[]; covers: (x: number, y: number) => boolean };

/** Samples along each side of a pixel: edges come out smooth. */
const SAMPLES = 8;

/** The product's mark as a PNG: the rounded square, the highlighter's stroke and the tick of `favicon.svg`. */
export function drawMark(svg: string, size: number): Buffer {
  const { side, shapes } = readMark(svg);
  const image = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) image.data.set(colourOf(shapes, x, y, side / size), (y * size + x) * 4);
  return PNG.sync.write(image, { deflateLevel: 9 });
}

/** The mean of a pixel's samples; what no shape covers is clear. */
function colourOf(shapes: readonly Shape[], x: number, y: number, scale: number): number[] {
  const sums = [0, 0, 0];
  let covered = 0;
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const at = [x + (column + 0.5) / SAMPLES, y + (row + 0.5) / SAMPLES].map((value) => value * scale);
      const shape = shapes.findLast(({ covers }) => covers(at[0]!, at[1]!));
      if (shape === undefined) continue;
      covered += 1;
      for (const channel of [0, 1, 2]) sums[channel]! += shape.fill[channel]!;
    }
  const mean = sums.map((sum) => (covered === 0 ? 0 : Math.round(sum / covered)));
  return [...mean, Math.round((covered / SAMPLES ** 2) * 255)];
}

/** The three elements that the mark is made of; another mark must be drawn by other code, and says so. */
function readMark(svg: string): { side: number; shapes: Shape[] } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const rect = /<rect [^>]*rx="([\d.]+)" fill="(#[0-9a-f]+)"/.exec(svg);
  const band = /<path d="M([\d. ]+)Z" fill="(#[0-9a-f]+)"/.exec(svg);
  const tick = /<path d="M([\d. ]+)" fill="none" stroke="(#[0-9a-f]+)" stroke-width="([\d.]+)"/.exec(svg);
  if (rect === null || band === null || tick === null || !(side > 0))
    throw new Error("The mark is no longer a square, a band and a tick.");
  const radius = Number(rect[1]);
  const bandPoints = readPoints(band[1]!);
  const tickPoints = readPoints(tick[1]!);
  const half = Number(tick[3]) / 2;
  return {
    side,
    shapes: [
      { fill: readColour(rect[2]!), covers: (x, y) => isInRounded(x, y, side, radius) },
      { fill: readColour(band[2]!), covers: (x, y) => isInPolygon(x, y, bandPoints) },
      { fill: readColour(tick[2]!), covers: (x, y) => distanceTo(x, y, tickPoints) <= half },
    ],
  };
}

function readPoints(path: string): Point[] {
  const numbers = path.trim().split(/\s+/).map(Number);
  return numbers.flatMap((value, index) => (index % 2 === 0 ? [[value, numbers[index + 1]!] as const] : []));
}

function readColour(hex: string): number[] {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  return digits.map((pair) => Number.parseInt(pair, 16));
}

function isInRounded(x: number, y: number, side: number, radius: number): boolean {
  const [right, down] = [x, y].map((value) => Math.max(radius - value, value - (side - radius), 0));
  return Math.hypot(right!, down!) <= radius;
}

function isInPolygon(x: number, y: number, points: readonly Point[]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

function distanceTo(x: number, y: number, points: readonly Point[]): number {
  return Math.min(
    ...points.slice(1).map(([x2, y2], index) => {
      const [x1, y1] = points[index]!;
      const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
    }),
  );
}
