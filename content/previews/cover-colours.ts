import type { Ground } from "../covers/covers.ts";
import type { Paint } from "../covers/shapes.ts";

/** How a part is drawn: filled, or as a line of some width. */
type Stroke = { fill?: string; line?: string; width?: number; dashed?: true; opacity?: number };

export type CoverColours = { ground: string; parts: Record<Paint, Stroke> };

const INK = "#0f1714";
const LIME = "#bdf25a";
const RED = "#d8352c";

/** In the light, as web/site/text-page/cover-picture.module.css has them. */
const GROUNDS: Record<Ground, { ground: string; paper?: string; mark?: string; ink?: string }> = {
  lime: { ground: LIME, mark: "#7fd12a" },
  desk: { ground: "#101a16", paper: "#2b3a33", ink: "#ffffff" },
  red: { ground: "#ffd2cb" },
  blue: { ground: "#3444dd" },
  grey: { ground: "#dbe2dd" },
};

export function coverColours(name: Ground): CoverColours {
  const { ground, paper = "#ffffff", mark = LIME, ink = INK } = GROUNDS[name];
  return {
    ground,
    parts: {
      sheet: { fill: paper, line: paper, width: 6 },
      line: { line: ink, width: 7, opacity: 0.2 },
      mark: { fill: mark },
      gap: { line: RED, width: 3, dashed: true },
      strike: { line: RED, width: 4 },
      thread: { line: ink, width: 2.5 },
      end: { line: ink, width: 10 },
    },
  };
}
