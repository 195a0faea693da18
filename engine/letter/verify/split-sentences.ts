import { isInsideDegree } from "#engine/knowledge/degrees/spaced-degrees.ts";
import type { Span } from "#engine/text/span.ts";

const ABBREVIATION =
  /(?:^|[\s(])(?:St|Govt|Dept|Univ|Assn|Bros|Mfg|Pvt|Sdn|Pte|Mr|Mrs|Ms|Dr|Prof|Inc|Ltd|Co|Corp|Jr|Sr|No|vs|approx|e\.g|i\.e|U\.S|U\.K|Mt|Ft|Ave|B\.Sc|M\.Sc|Ph\.D|[A-Z])\.$/;

/** Sentences of a text, trimmed, in order. Line breaks end a sentence; the stops of 'St.', 'B.Sc.' and of decimals do not. */
export function splitSentences(text: string, from = 0, to = text.length): Span[] {
  const spans: Span[] = [];
  let start = from;
  const push = (end: number) => {
    let left = start;
    let right = end;
    while (left < right && /\s/.test(text[left]!)) left += 1;
    while (right > left && /\s/.test(text[right - 1]!)) right -= 1;
    if (right > left) spans.push({ start: left, end: right });
    start = end;
  };
  for (let at = from; at < to; at += 1) {
    const sign = text[at]!;
    if (sign === "\n") {
      if (endsLine(text, start, at)) push(at);
    } else if (/[.!?]/.test(sign) && (at + 1 >= to || /\s/.test(text[at + 1]!))) {
      if (sign === "." && at + 1 < to && endsWordAlone(text, start, at)) continue;
      push(at + 1);
    }
  }
  push(to);
  return spans;
}

/** The stop of an abbreviation: one that is known, or one that a small letter follows ('a B.S. in Computer Science'). */
function endsWordAlone(text: string, start: number, at: number): boolean {
  if (ABBREVIATION.test(text.slice(Math.max(start, at - 8), at + 1)) || isInsideDegree(text, at)) return true;
  return (
    /\p{Lu}\p{L}?\.$/u.test(text.slice(Math.max(start, at - 3), at + 1)) &&
    /^ \p{Ll}/u.test(text.slice(at + 1, at + 3))
  );
}

/** An empty line, or a short line that ends with a comma or a colon, such as a greeting. */
function endsLine(text: string, start: number, at: number): boolean {
  return text[at + 1] === "\n" || (at - start < 60 && /[,:]\r?$/.test(text.slice(start, at)));
}
