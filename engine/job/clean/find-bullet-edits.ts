import type { Edit } from "./mapped-text.ts";

/** Marks that are hardly ever anything but a bullet, where they stand between sentences; '|' also parts the words of one line. */
const STRONG = /[•●▪◦‣➢▸►■□○◆❖✓✔➤∙⁃·✅☑★⭐➔✦]/gu;
const FEWEST_WORDS = 4;

/** Gives each item of a list that was pasted as one line a line of its own; short items ('SQL • Go') stay a line. */
export function findBulletEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const marks = [...line.matchAll(STRONG)].map((match) => match.index);
    const inner = marks.filter((mark) => line.slice(0, mark).trim() !== "");
    const words = inner.length === 0 ? 0 : line.split(" ").length / (inner.length + 1);
    if (inner.length >= 2 && words >= FEWEST_WORDS) {
      for (const mark of inner) edits.push({ start: start + mark, end: start + mark, replacement: "\n" });
    }
    start += line.length + 1;
  }
  return edits;
}
