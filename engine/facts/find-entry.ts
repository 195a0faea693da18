import type { Resume } from "../resume/model/resume.ts";
import { foldLetters } from "../text/fold-letters.ts";
import type { Quote, Span } from "../text/span.ts";

/** An entry's name stands in so many lines. */
const HEADER_LINES = 4;
const LEAST_LETTERS = 4;

/** Where an entry stands in the text, with its list items; nowhere (`start === end`) where its words are not printed. */
export type EntryPlace = Span & { bullets: Quote[] };

/**
 * Finds the lines of an entry by what its person calls it. They begin where most of the words said stand close together,
 * outside the heads of entries that were read, and reach to the next entry or section.
 */
export function findEntry(resume: Resume, said: readonly (string | null | undefined)[]): EntryPlace {
  const words = said.flatMap((one) =>
    one && foldLetters(one).length >= LEAST_LETTERS ? foldLetters(one) : [],
  );
  const { lines, text } = resume;
  const folded = lines.map((line) => foldLetters(line.text));
  let best: { first: number; last: number; count: number } | null = null;
  for (const [first, line] of folded.entries()) {
    if (!words.some((word) => line.includes(word)) || isHead(resume, lines[first]!.start)) continue;
    const near = folded.slice(first, first + HEADER_LINES);
    const at = words.map((word) => near.findIndex((one) => one.includes(word))).filter((index) => index >= 0);
    if (best === null || at.length > best.count)
      best = { first, last: first + Math.max(...at), count: at.length };
  }
  if (best === null) return { start: text.length, end: text.length, bullets: [] };
  const start = lines[best.first]!.start;
  const head = lines[best.last]!;
  const end = findEnd(resume, head.start);
  const bullets = resume.blocks
    .filter((block) => block.kind === "item" && block.start > head.start && block.end <= end)
    .map((block) => ({ start: block.start, end: block.end, quote: text.slice(block.start, block.end) }));
  return { start, end, bullets };
}

/** Among the lines that name an entry which was read. */
function isHead({ jobs, education }: Resume, at: number): boolean {
  return (
    jobs.some((job) => at >= job.start && at < (job.bullets[0]?.start ?? job.end)) ||
    education.some(({ start, end }) => at >= start && at < end)
  );
}

function findEnd({ jobs, education, sections, text }: Resume, after: number): number {
  const starts = [...jobs, ...education, ...sections].map(({ start }) => start).filter((at) => at > after);
  return Math.min(text.length, ...starts);
}
