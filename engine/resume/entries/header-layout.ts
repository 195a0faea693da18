import type { HeaderSpan, HeaderToken } from "./header.ts";

/** Where in the headers of this resume titles and employers stand, as counted over the entries that leave no doubt. */
export type HeaderLayout = {
  title: ReadonlyMap<string, number>;
  employer: ReadonlyMap<string, number>;
  seen: number;
};

export const NO_LAYOUT: HeaderLayout = { title: new Map(), employer: new Map(), seen: 0 };

/** What layouts are counted by: the row, whether first in its row, and the style. */
export function layoutKeys(span: HeaderSpan): string[] {
  const place = span.order === 0 ? "first" : "later";
  const from = `row ${span.offset} from ${span.order}`;
  return [
    `row ${span.offset} ${place}`,
    `style ${span.style}`,
    from,
    `${from} to ${span.order + span.to - span.from}`,
  ];
}

/** Up to 2: how usual it is in this resume that the thing stands there. */
export function scoreLayout(span: HeaderSpan, counts: ReadonlyMap<string, number>, seen: number): number {
  if (seen === 0) return 0;
  const [place, style, from, whole] = layoutKeys(span);
  const share = (key: string) => (counts.get(key) ?? 0) / seen;
  return 0.9 * share(place!) + 0.7 * share(style!) + 0.3 * share(from!) + 0.4 * share(whole!);
}

export function learnLayout(sure: readonly { title: HeaderSpan; employer: HeaderSpan }[]): HeaderLayout {
  const title = new Map<string, number>();
  const employer = new Map<string, number>();
  for (const one of sure) {
    for (const key of layoutKeys(one.title)) title.set(key, (title.get(key) ?? 0) + 1);
    for (const key of layoutKeys(one.employer)) employer.set(key, (employer.get(key) ?? 0) + 1);
  }
  return { title, employer, seen: sure.length };
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
        (to > from && (last.before === "tab" || last.before === "date" || last.before === "bar"))
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
