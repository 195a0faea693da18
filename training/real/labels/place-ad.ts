import type { Span } from "#engine/text/span.ts";
import type { AdLabel } from "./ad-label.ts";

export type PlacedTerm = Span & {
  quote: string;
  kind: AdLabel["terms"][number]["kind"];
  need: "must" | "nice" | "stated";
};

/** A label with its quotes turned into places of the text (UTF-16 offsets). */
export type PlacedAd = {
  label: AdLabel;
  terms: PlacedTerm[];
  silent: (Span & { why: string })[];
  decoys: (Span & { why: string })[];
  years: (Span & AdLabel["years"][number])[];
  degrees: (Span & AdLabel["degrees"][number])[];
  conditions: (Span & AdLabel["conditions"][number])[];
  /** Title, company, and what they hold: neither asked for nor wrong as a skill. */
  names: Span[];
  /** Quotes that stand nowhere, in words. */
  faults: string[];
};

/** Finds every quote of a label in its ad. What is not found is told in `faults` and left out. */
export function placeAd(text: string, label: AdLabel): PlacedAd {
  const faults: string[] = [];
  // Whatever blank stands there: a quote may run over the end of a line.
  const flat = flatten(text);
  const silent = label.silent.flatMap(({ from, to, why }) => {
    const start = flat.indexOf(flatten(from));
    const end = start < 0 ? -1 : flat.indexOf(flatten(to), Math.max(start, start + from.length - to.length));
    if (start < 0 || end < 0) {
      faults.push(`silent passage from '${from}' to '${to}' stands nowhere`);
      return [];
    }
    return [{ start, end: end + to.length, why }];
  });
  const place = <T extends { quote: string }>(
    name: string,
    items: readonly T[],
    within = silent,
  ): (T & Span)[] =>
    items.flatMap((item) => {
      const spans = placesOf(flat, flatten(item.quote), within);
      if (spans.length === 0) faults.push(`${name}: '${item.quote}' stands nowhere outside silent passages`);
      return spans.map((span) => ({ ...item, ...span }));
    });
  return {
    label,
    terms: place("term", label.terms),
    silent,
    decoys: place("decoy", label.decoys, []),
    years: place("years", label.years),
    degrees: place("degree", label.degrees),
    conditions: place("condition", label.conditions, []),
    names: place(
      "name",
      [...label.titles, ...label.company].map((quote) => ({ quote })),
      [],
    ),
    faults,
  };
}

const flatten = (text: string) => text.replace(/\s/g, " ");

/** From this length on a word may be glued to the next ('change controlsRoute') without being part of a longer name. */
const GLUED_LENGTH = 6;

/** Every place a quote means; `quote@2` is its second one in the whole text. */
function placesOf(text: string, marked: string, silent: readonly Span[]): Span[] {
  const numbered = /^(.+)@(\d+)$/s.exec(marked);
  const quote = numbered?.[1] ?? marked;
  const all: Span[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
    if (standsAlone(text, at, quote)) all.push({ start: at, end: at + quote.length });
  // A word glued to its neighbours, as in ads that lost their line breaks, is better than none.
  if (all.length === 0 && text.includes(quote))
    all.push({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  if (numbered !== null) return all.slice(Number(numbered[2]) - 1, Number(numbered[2]));
  return all.filter((place) => !silent.some((one) => place.start >= one.start && place.end <= one.end));
}

function standsAlone(text: string, start: number, quote: string): boolean {
  const word = /[\p{L}\p{N}]/u;
  const before = text[start - 1] ?? " ";
  const after = text[start + quote.length] ?? " ";
  const long = quote.length >= GLUED_LENGTH;
  const isGlued = (left: string, right: string) =>
    long && /[\p{Ll}\p{N}]/u.test(left) && /\p{Lu}/u.test(right);
  const opens = !word.test(before) || !word.test(quote[0]!) || isGlued(before, quote[0]!);
  return opens && (!word.test(after) || !word.test(quote.at(-1)!) || isGlued(quote.at(-1)!, after));
}
