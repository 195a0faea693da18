import type { SeenLine } from "#engine/resume/tagger/observe-document.ts";
import { lettersOf } from "../real/labels/find-in-text.ts";
import { type Printed, spellings } from "../real/labels/resume-label.ts";

/** One labelled entry: its values by field, and the lines (from 0) of its header and of all of it where they are known. */
export type LabelledEntry = {
  kind: "job" | "study";
  values: Record<string, Printed>;
  lines: { first: number; head: number; last: number } | null;
};

/** What a document's tokens and lines are labelled as. */
export type Tagged = { tags: string[][]; classes: string[]; placed: number; wanted: number };

type Place = { from: number; to: number; line: number };
type Flat = { letters: string; line: number; at: number };

const FIELDS = { job: ["title", "employer", "place"], study: ["school", "degree", "field"] } as const;
const SHARED = { job: "employer", study: "school" } as const;
const FAR = 9;

/** Finds where each value of the labelled entries stands, and tags it there. */
export function placeLabel(seen: readonly SeenLine[], entries: readonly LabelledEntry[]): Tagged {
  const flat: Flat[] = seen.flatMap(({ tokens }, line) =>
    tokens.map(({ text }, at) => ({ letters: lettersOf(text), line, at })),
  );
  const used = new Set<number>();
  const tags = seen.map(({ tokens }) => tokens.map(() => "O"));
  const classes = seen.map(() => "O");
  const firsts: { first: number; last: number | null; letter: string; inherits: boolean }[] = [];
  let placed = 0;
  let wanted = 0;
  let above = 0;
  for (const entry of entries) {
    const names = [...FIELDS[entry.kind], "start", "end"].filter((name) => entry.values[name] != null);
    const found = new Map<string, Place[]>(
      names.map((name) => [name, findPlaces(entry.values[name]!, flat, entry.lines)]),
    );
    const anchor = chooseAnchor(found, used, above, entry);
    if (anchor === null) {
      wanted += names.length;
      continue;
    }
    above = anchor;
    const own: Place[] = [];
    let inherits = false;
    for (const name of names) {
      wanted += 1;
      const best = nearest(found.get(name)!, anchor, used, name);
      const isShared = name === SHARED[entry.kind];
      if (best === null) {
        if (isShared && found.get(name)!.length > 0) inherits = true;
        continue;
      }
      placed += 1;
      own.push(best);
      const tag = name === "start" || name === "end" ? "date" : name;
      const letter = entry.kind === "job" ? "J" : "S";
      for (let at = best.from; at < best.to; at += 1) {
        used.add(at);
        const { line, at: within } = flat[at]!;
        tags[line]![within] = `${at === best.from ? "B" : "I"}-${letter}.${tag}`;
      }
    }
    if (own.length === 0) continue;
    const first = entry.lines?.first ?? Math.min(...own.map(({ line }) => line));
    const head = Math.max(entry.lines?.head ?? 0, ...own.map(({ line }) => line));
    const last = entry.lines?.last ?? null;
    firsts.push({
      first,
      last: last === null ? null : Math.max(last, head),
      letter: entry.kind === "job" ? "J" : "S",
      inherits,
    });
    for (let line = first; line <= head; line += 1) classes[line] = entry.kind === "job" ? "JI" : "SI";
    classes[first] = `${entry.kind === "job" ? "J" : "S"}${inherits ? "H" : "B"}`;
  }
  fillDown(classes, firsts, seen);
  return { tags, classes, placed, wanted };
}

/** Lines below a header are the entry's until the next entry, its labelled end, or the next heading. */
function fillDown(
  classes: string[],
  firsts: readonly { first: number; last: number | null; letter: string }[],
  seen: readonly SeenLine[],
): void {
  for (const { first, last, letter } of firsts) {
    for (let line = first + 1; line < classes.length; line += 1) {
      if (/[BH]$/.test(classes[line]!)) break;
      if (classes[line] !== "O") continue;
      if (last === null ? seen[line]!.lineFeatures.includes("L.heading") : line > last) break;
      classes[line] = `${letter}I`;
    }
  }
}

function findPlaces(value: Printed, flat: readonly Flat[], lines: LabelledEntry["lines"]): Place[] {
  const places: Place[] = [];
  for (const spelling of spellings(value)) {
    const wanted = lettersOf(spelling);
    if (wanted === "") continue;
    for (let from = 0; from < flat.length; from += 1) {
      const to = matchFrom(wanted, flat, from);
      if (to !== null) places.push({ from, to, line: flat[from]!.line });
    }
    // The best spelling that stands there is the label.
    if (places.some(({ line }) => lines === null || (line >= lines.first && line <= lines.last))) break;
  }
  return places;
}

function matchFrom(wanted: string, flat: readonly Flat[], from: number): number | null {
  if (flat[from]!.letters === "") return null;
  let left = wanted;
  for (let at = from; at < flat.length; at += 1) {
    const { letters } = flat[at]!;
    if (!left.startsWith(letters)) return null;
    left = left.slice(letters.length);
    if (left === "") return at + 1;
    if (flat[at]!.line - flat[from]!.line > 2) return null;
  }
  return null;
}

/** The line around which most of an entry's values stand. */
function chooseAnchor(
  found: ReadonlyMap<string, readonly Place[]>,
  used: ReadonlySet<number>,
  above: number,
  { lines }: LabelledEntry,
): number | null {
  if (lines !== null) return lines.first;
  let best: { line: number; cost: number } | null = null;
  const candidates = new Set([...found.values()].flatMap((places) => places.map(({ line }) => line)));
  for (const line of candidates) {
    let cost = line < above ? 1.5 : 0;
    for (const places of found.values()) {
      const own = places.map((place) => Math.abs(place.line - line) + (used.has(place.from) ? 4 : 0));
      cost += Math.min(FAR, ...own);
    }
    if (best === null || cost < best.cost) best = { line, cost };
  }
  return best?.line ?? null;
}

function nearest(
  places: readonly Place[],
  anchor: number,
  used: ReadonlySet<number>,
  name: string,
): Place | null {
  let best: Place | null = null;
  let least = FAR;
  for (const place of places) {
    if (used.has(place.from)) continue;
    const far = place.line - anchor;
    const cost = far < 0 ? -far * 1.5 + 0.5 : far;
    // 'Jan 2020' stands there as '2020' too: the longer one is meant.
    const better =
      cost < least || (best !== null && cost === least && place.to - place.from > best.to - best.from);
    if (better) {
      best = place;
      least = cost;
    }
  }
  return best === null || (name === "place" && least > 6) ? null : best;
}
