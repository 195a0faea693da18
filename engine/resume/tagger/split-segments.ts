import type { Span } from "../../text/span.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";

/** A stretch of a line between two signs, with offsets into the line, and the kind of sign before it. */
export type Segment = Span & { text: string; before: string };

/** Signs that part the stretches of a header; the finer cut parts at commas, colons and 'at' too. */
const SIGNS = {
  coarse: /\s+[-–—|•·/]\s+|[|•·⋅]|\s[–—]|[–—]\s/gu,
  fine: /\s+[-–—|•·/]\s+|[|•·⋅,;:()（），、]|\s[–—]|[–—]\s|\s(?:at|for|chez|bei|in|en|presso|@)\s/gu,
};

/** The stretches of a line between its signs, its gaps and its dates. */
export function splitSegments({ line, periods }: ObservedLine, cut: keyof typeof SIGNS): Segment[] {
  const cuts = [
    ...[...line.text.matchAll(SIGNS[cut])].map(({ index, 0: sign }) => ({
      start: index,
      end: index + sign.length,
      kind: nameOf(sign),
    })),
    ...line.tabs.map((at) => ({ start: at, end: at, kind: "tab" })),
    ...periods.map(({ start, end }) => ({ start, end, kind: "date" })),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
  const segments: Segment[] = [];
  let from = 0;
  let before = "start";
  const close = (to: number) => {
    const text = line.text.slice(from, to).trim();
    if (text !== "") segments.push({ text, start: from, end: to, before });
  };
  for (const { start, end, kind } of cuts) {
    if (start < from) continue;
    close(start);
    from = end;
    before = kind;
  }
  close(line.text.length);
  return segments;
}

function nameOf(sign: string): string {
  const bare = sign.trim();
  if (/^\p{L}+$|^@$/u.test(bare)) return "at";
  if (/[-–—]/.test(bare)) return "dash";
  if (/[,，、]/.test(bare)) return "comma";
  if (/[()（）]/.test(bare)) return "bracket";
  return /[:;]/.test(bare) ? "colon" : "bar";
}
