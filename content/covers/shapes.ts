/** What a part of a cover is drawn with; its colour depends on the ground it lies on. */
export type Paint = "sheet" | "line" | "mark" | "gap" | "thread" | "end" | "strike";

/** One part of a cover, as the data of an SVG path in a field of 400 by 220. */
export type Shape = { paint: Paint; path: string };

type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** A sheet of paper, turned by some degrees about its middle. */
export function sheet(box: Box, turn = 0): Shape {
  return { paint: "sheet", path: polygon(corners(box, turn)) };
}

/** Where something is missing: the outline of what would stand there. */
export function gap(box: Box, turn = 0): Shape {
  return { paint: "gap", path: polygon(corners(box, turn)) };
}

/** Lines of writing below one another, each as long as it is said to be. */
export function lines([x, y]: Point, lengths: readonly number[], step = 18): Shape[] {
  return lengths.map((length, place) => ({ paint: "line", path: `M${x} ${y + place * step}h${length}` }));
}

/** One stroke of the highlighter: never quite straight. */
export function mark([x, y, width, height]: Box): Shape {
  const points: Point[] = [
    [x, y],
    [x + width, y - 2],
    [x + width + 2, y + height - 1],
    [x - 2, y + height],
  ];
  return { paint: "mark", path: polygon(points) };
}

/** What joins two words that answer each other. */
export function thread([fromX, fromY]: Point, [toX, toY]: Point): Shape[] {
  const bow = (toX - fromX) * 0.57;
  return [
    {
      paint: "thread",
      path: `M${fromX} ${fromY}C${round(fromX + bow)} ${fromY} ${round(toX - bow)} ${toY} ${toX} ${toY}`,
    },
    { paint: "end", path: `M${fromX} ${fromY}h.01M${toX} ${toY}h.01` },
  ];
}

/** A line of the red pencil from one point to another. */
export function strike([fromX, fromY]: Point, [toX, toY]: Point): Shape {
  return { paint: "strike", path: `M${fromX} ${fromY}L${toX} ${toY}` };
}

/** Paper of any outline, such as the flap of an envelope. */
export function paper(points: readonly Point[]): Shape {
  return { paint: "sheet", path: polygon(points) };
}

function corners([x, y, width, height]: Box, turn: number): Point[] {
  const middle: Point = [x + width / 2, y + height / 2];
  const all: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return all.map((point) => turnAbout(point, middle, turn));
}

function turnAbout([x, y]: Point, [middleX, middleY]: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - middleX, y - middleY];
  return [middleX + dx * cosine - dy * sine, middleY + dx * sine + dy * cosine];
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** To a tenth: the same on every machine, and short in a page. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
