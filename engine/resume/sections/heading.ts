import type { SectionKind } from "../model/resume.ts";

/**
 * A heading found on the page. `lines` are the indices of the lines it fills (seldom two). `cell` says that only the first
 * part of the line is the heading ('Skills: Excel', or a heading in the left margin of the row); `end` is where it stops.
 */
export type Heading = {
  kind: SectionKind;
  /** As printed, without colon and ornaments. */
  text: string;
  lines: number[];
  cell: boolean;
  start: number;
  end: number;
  /** Where its part of each of `lines` stops, if it wraps in the margin beside rows that are read across. */
  ends?: number[];
};
