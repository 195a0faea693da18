import type { Edit } from "./mapped-text.ts";

/** Edits of the lines of so many characters and more, each by its line and where that begins. */
export function editLines(
  text: string,
  least: number,
  editsOf: (line: string, start: number) => Edit[],
): Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.length >= least) edits.push(...editsOf(line, start));
    start += line.length + 1;
  }
  return edits;
}
