/** What a rate of arrival led to: per second, and milliseconds. */
export type Point = { rate: number; done: number; median: number; p99: number };

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [720, 250, 70, 30, 40];
const COLOURS = {
  ink: "#0f1714",
  soft: "#4c5853",
  line: "#d9dfdb",
  done: "#4b8a0c",
  p99: "#b0201a",
  median: "#2b3bd6",
};

/** Two pictures below one another, as SVG: reports a second and times, over the scans that come a second. */
export function drawCurve(points: readonly Point[], goalMs: number): string {
  const most = Math.max(...points.map(({ rate }) => rate));
  const x = (rate: number) => LEFT + ((WIDTH - LEFT - 20) * rate) / most;
  const longest = Math.max(goalMs, ...points.map(({ p99 }) => p99));
  const upper = scale(TOP, most);
  const lower = scale(TOP + HEIGHT + GAP, longest);
  const path = (of: (point: Point) => [number, number]) =>
    points
      .map(
        (point, index) =>
          `${index === 0 ? "M" : "L"}${of(point)
            .map((value) => value.toFixed(1))
            .join(" ")}`,
      )
      .join("");
  const curve = (colour: string, d: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.5"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${2 * HEIGHT + 2 * GAP + TOP}" font-family="sans-serif" font-size="13" fill="${COLOURS.ink}">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    axes(TOP, "reports a second", most, upper, points, x),
    curve(COLOURS.line, `M${x(0)} ${upper(0)}L${x(most)} ${upper(most)}`),
    curve(
      COLOURS.done,
      path(({ rate, done }) => [x(rate), upper(done)]),
    ),
    axes(
      TOP + HEIGHT + GAP,
      "milliseconds: median (blue), p99 (red), goal (dashed)",
      longest,
      lower,
      points,
      x,
    ),
    `<path d="M${LEFT} ${lower(goalMs)}H${WIDTH - 20}" stroke="${COLOURS.soft}" stroke-dasharray="5 5"/>`,
    curve(
      COLOURS.median,
      path(({ rate, median }) => [x(rate), lower(median)]),
    ),
    curve(
      COLOURS.p99,
      path(({ rate, p99 }) => [x(rate), lower(p99)]),
    ),
    `<text x="${WIDTH / 2}" y="${2 * HEIGHT + 2 * GAP + TOP - 6}" text-anchor="middle">scans that come a second</text>`,
    "</svg>\n",
  ].join("\n");
}

function scale(top: number, most: number): (value: number) => number {
  return (value) => top + HEIGHT - (HEIGHT * value) / most;
}

function axes(
  top: number,
  title: string,
  most: number,
  y: (value: number) => number,
  points: readonly Point[],
  x: (rate: number) => number,
): string {
  const marks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${LEFT - 8}" y="${y(share * most) + 4}" text-anchor="end">${Math.round(share * most)}</text><path d="M${LEFT} ${y(share * most)}H${WIDTH - 20}" stroke="${COLOURS.line}"/>`,
  );
  const wide = points.filter(({ rate }) => rate >= 8 && rate % 8 === 0);
  const rates = wide.map(
    ({ rate }) => `<text x="${x(rate)}" y="${top + HEIGHT + 17}" text-anchor="middle">${rate}</text>`,
  );
  return [`<text x="${LEFT}" y="${top - 10}">${title}</text>`, ...marks, ...rates].join("\n");
}
