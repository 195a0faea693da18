import type { Span } from "#engine/text/span.ts";

/** What a number is said with: 'more than', 'nearly' or 'about'. */
export type Hedge = "over" | "under" | "about" | "below" | "";

const LONGEST = 30;

/** Reads the words before a number of `text`. */
export function readHedge(text: string, { start }: Span): Hedge {
  const before = text.slice(Math.max(0, start - LONGEST), start).replace(/[$€£]$/, "");
  if (
    /\b(?:over|more than|above|at least|upwards of|in excess of|exceeding|well over|a little over|no fewer than|north of) $/i.test(
      before,
    )
  )
    return "over";
  if (/\b(?:fewer than|less than|under|below|not yet) $/i.test(before)) return "below";
  if (/\b(?:nearly|almost|close to|just under|approaching|not quite|practically) $/i.test(before))
    return "under";
  return /\b(?:about|around|roughly|some|approximately|circa|something like|or so) $/i.test(before)
    ? "about"
    : "";
}
