import type { Line } from "../resume/model/line.ts";
import { matchProfileHeading } from "./profile-headings.ts";

export type Columns = {
  side: Line[];
  main: Line[] /** Right edge of the contact column's type. */;
  sideRight: number;
};

const MAIN_HEADINGS: ReadonlySet<string | null> = new Set(["summary", "experience", "education"]);
/** White space that there is at most between the two columns, in points. */
const GUTTER = 36;
/** Type of the contact column's own headings; its items are smaller. */
const SIDE_HEADING = 13;

/** Parts the contact column from the profile. A line that was read across both is cut at its first wide gap, else its first space: addresses have none. */
export function splitColumns(lines: readonly Line[]): Columns {
  const starts = lines.filter(isMainHeading).map((line) => line.box.x);
  const margin = starts.length === 0 ? 0 : Math.min(...starts) - 12;
  const side: Line[] = [];
  const main: Line[] = [];
  for (const line of lines) {
    if (line.box.x >= margin) main.push(line);
    else if (line.box.x + line.box.width <= margin + 12 || !line.text.includes(" ")) side.push(line);
    else {
      const [left, right] = cutLine(line, line.tabs[0] ?? line.text.indexOf(" "), margin + 12);
      side.push(left);
      main.push(right);
    }
  }
  const sideRight = Math.max(margin - GUTTER, ...side.map(({ box }) => box.x + box.width));
  return { side, main, sideRight };
}

function isMainHeading(line: Line): boolean {
  return line.size >= 14 && MAIN_HEADINGS.has(matchProfileHeading(line.text));
}

function cutLine(line: Line, at: number, x: number): [Line, Line] {
  const { box } = line;
  const left = line.text.slice(0, at).trim();
  const right = line.text.slice(at).trim();
  const width = Math.min(x - 24 - box.x, left.length * SIDE_HEADING * 0.42);
  return [
    { ...line, text: left, tabs: [], size: Math.min(line.size, SIDE_HEADING), box: { ...box, width } },
    { ...line, text: right, tabs: [], links: [], box: { ...box, x, width: box.x + box.width - x } },
  ];
}
