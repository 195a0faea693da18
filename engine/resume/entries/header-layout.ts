import type { HeaderSpan, HeaderToken } from "./header.ts";

/**
 * Where in the other headers of a section title and employer stand, as far as they are believed to: counts of all headers,
 * and those of the header itself, which says nothing for itself.
 */
export type HeaderLayout = {
  all: LayoutCounts;
  own: LayoutCounts;
  others: number;
  /** Whether a name counts that others print too: tools of undated projects are printed again and again. */
  repeats: boolean;
};

export type LayoutCounts = {
  title: ReadonlyMap<string, number>;
  employer: ReadonlyMap<string, number>;
};

const NO_COUNTS: LayoutCounts = { title: new Map(), employer: new Map() };

export const NO_LAYOUT: HeaderLayout = { all: NO_COUNTS, own: NO_COUNTS, others: 0, repeats: false };

/** So many headers more are thought of that stand nowhere alike: one other alone says less than many. */
const PRIOR = 0.5;

const textKey = ({ text }: HeaderSpan) => `text ${text.toLowerCase()}`;

/** What layouts are counted by: the row, whether first in its row, and the style. */
export function layoutKeys(span: HeaderSpan): string[] {
  const place = span.order === 0 ? "first" : "later";
  const from = `row ${span.offset} from ${span.order}`;
  return [
    `row ${span.offset} ${place}`,
    `style ${span.style}`,
    from,
    `${from} to ${span.order + span.to - span.from}`,
    textKey(span),
  ];
}

/** Up to 2.3: how usual it is in this section that the thing stands there. */
export function scoreLayout(
  span: HeaderSpan,
  { all, own, others }: HeaderLayout,
  role: keyof LayoutCounts,
): number {
  if (others === 0) return 0;
  const [place, style, from, whole] = layoutKeys(span);
  const share = (key: string) => ((all[role].get(key) ?? 0) - (own[role].get(key) ?? 0)) / (others + PRIOR);
  return 0.9 * share(place!) + 0.7 * share(style!) + 0.3 * share(from!) + 0.4 * share(whole!);
}

/** Up to 1: how far it is believed to be the employer in one other header at least, wherever it stands there. */
export function scoreRepeats(span: HeaderSpan, { all, own, repeats }: HeaderLayout): number {
  const key = textKey(span);
  return repeats ? Math.min(1, (all.employer.get(key) ?? 0) - (own.employer.get(key) ?? 0)) : 0;
}

/** Every run of up to five neighbouring tokens of one row. */
export function listHeaderSpans(tokens: readonly HeaderToken[], text: string): HeaderSpan[] {
  const spans: HeaderSpan[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from; to < tokens.length && to < from + 5; to += 1) {
      const first = tokens[from]!;
      const last = tokens[to]!;
      if (
        last.row !== first.row ||
        (to > from &&
          (last.before === "tab" ||
            last.before === "date" ||
            last.before === "bar" ||
            last.before === "from"))
      )
        break;
      // A bracket opened inside the run closes inside it.
      let end = last.end;
      const inner = text.slice(first.start, end);
      if (inner.includes("(") && !inner.includes(")")) {
        if (text[end] === ")") end += 1;
        else continue;
      }
      const printed = text.slice(first.start, end);
      if (/^[^(]*\)/.test(printed)) continue;
      spans.push({
        text: printed.replace(/\s+/g, " "),
        start: first.start,
        end,
        from,
        to,
        row: first.row,
        offset: first.offset,
        order: first.order,
        style: first.style,
      });
    }
  }
  return spans;
}
