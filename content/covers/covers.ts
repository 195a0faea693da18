import { gap, lines, mark, paper, type Shape, sheet, strike, thread } from "./shapes.ts";

/** What a cover lies on. */
export type Ground = "lime" | "desk" | "red" | "blue" | "grey";

export type Cover = { ground: Ground; shapes: Shape[] };

/** In units of the shapes. */
export const COVER_FIELD = { width: 400, height: 220 } as const;

/** The pictures of articles, guides and shared links, all of one grammar: sheet, line, mark, gap and thread. */
export const COVERS = {
  /** Two sheets that answer each other. */
  pair: {
    ground: "lime",
    shapes: [
      sheet([56, 40, 130, 150], -3),
      sheet([216, 26, 130, 150], 3),
      mark([78, 80, 74, 15]),
      mark([244, 114, 74, 15]),
      ...lines([84, 116], [72, 50]),
      ...lines([246, 74], [76, 54]),
      ...thread([154, 87], [243, 121]),
    ],
  },
  /** A filing cabinet with one drawer marked. */
  drawers: {
    ground: "desk",
    shapes: [
      sheet([92, 28, 216, 44]),
      sheet([92, 80, 216, 44]),
      sheet([92, 132, 216, 44]),
      ...lines([180, 50], [40]),
      mark([166, 91, 68, 23]),
      ...lines([180, 154], [40]),
    ],
  },
  /** The answer is missing. */
  unanswered: {
    ground: "red",
    shapes: [
      sheet([62, 34, 120, 150], -5),
      sheet([210, 30, 130, 160], 4),
      ...lines([86, 68], [66, 48]),
      ...lines([86, 132], [68]),
      ...lines([240, 66], [70, 46]),
      gap([234, 106, 84, 30], 4),
      strike([188, 109], [198, 110]),
      strike([210, 112], [228, 115]),
    ],
  },
  /** Columns of different height, one of them over the line. */
  columns: {
    ground: "blue",
    shapes: [
      sheet([78, 152, 36, 48]),
      sheet([128, 123, 36, 77]),
      sheet([178, 94, 36, 106]),
      mark([228, 66, 36, 134]),
      sheet([278, 37, 36, 163]),
      ...thread([60, 84], [350, 84]),
    ],
  },
  /** One column that can be read, and two that are crossed out. */
  formats: {
    ground: "grey",
    shapes: [
      sheet([70, 28, 116, 160]),
      sheet([212, 28, 116, 160]),
      ...lines([90, 54], [76, 76, 76, 76, 76, 76], 20),
      ...lines([228, 54], [34, 34, 34, 34, 34, 34], 20),
      ...lines([278, 54], [34, 34, 34, 34, 34, 34], 20),
      mark([84, 86, 88, 16]),
      strike([219, 42], [322, 174]),
    ],
  },
  /** One text with its words marked. */
  keywords: {
    ground: "lime",
    shapes: [
      sheet([86, 22, 228, 176]),
      ...lines([114, 54], [172, 136, 172, 136, 172], 26),
      mark([110, 46, 62, 16]),
      mark([206, 72, 58, 16]),
      mark([130, 98, 88, 16]),
      mark([110, 150, 48, 16]),
    ],
  },
  /** A letter out of its envelope. */
  letter: {
    ground: "blue",
    shapes: [
      sheet([110, 22, 180, 120]),
      ...lines([134, 48], [92, 124]),
      mark([134, 78, 104, 16]),
      paper([
        [78, 86],
        [200, 152],
        [322, 86],
        [322, 194],
        [78, 194],
      ]),
      { paint: "thread", path: "M78 86L200 152L322 86" },
    ],
  },
  /** A profile: a band, a face and what it says. */
  profile: {
    ground: "desk",
    shapes: [
      sheet([82, 30, 236, 160]),
      mark([82, 32, 234, 48]),
      sheet([106, 60, 46, 46]),
      ...lines([124, 76], [10], 14),
      ...lines([118, 92], [22], 14),
      ...lines([172, 108], [106]),
      ...lines([108, 138], [176, 120], 22),
    ],
  },
  /** Ticked off, line by line. */
  checklist: {
    ground: "grey",
    shapes: [
      sheet([110, 20, 180, 180], -2),
      ...[58, 94, 130].flatMap((y) => [mark([132, y - 9, 20, 18]), ...lines([172, y], [90])]),
      gap([132, 157, 20, 18]),
      ...lines([172, 166], [60]),
    ],
  },
  /** From the page to what is read off it. */
  reading: {
    ground: "desk",
    shapes: [
      sheet([60, 34, 120, 152], -3),
      ...lines([84, 70], [70, 56, 70, 44], 26),
      sheet([232, 34, 112, 152], 2),
      mark([250, 62, 74, 16]),
      ...lines([254, 98], [66, 46, 66], 26),
      ...thread([156, 70], [248, 70]),
    ],
  },
  /** Not there yet. */
  planned: {
    ground: "grey",
    shapes: [
      sheet([76, 34, 120, 152], -3),
      ...lines([100, 72], [70, 52, 70, 40], 24),
      gap([216, 30, 116, 152], 3),
    ],
  },
  /** Questions and their answers. */
  answers: {
    ground: "lime",
    shapes: [
      sheet([70, 30, 190, 48], -1),
      ...lines([92, 54], [120]),
      sheet([140, 92, 190, 98], 1),
      ...lines([164, 118], [140, 110], 20),
      mark([162, 152, 96, 16]),
    ],
  },
} as const satisfies Record<string, Cover>;

export type CoverName = keyof typeof COVERS;

export const COVER_NAMES = Object.keys(COVERS) as [CoverName, ...CoverName[]];
