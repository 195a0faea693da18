import type { EntryRow } from "../entries/entry-row.ts";
import { NO_FACTS, readFacts, type StudyFacts } from "./study-facts.ts";

/** A row that may open a study: it names something. Rows that hang below it go with it. */
type Head = { row: EntryRow; facts: StudyFacts; keys: readonly string[]; at: number; until: number };

/** How the studies of one section may be set: by what their first rows have in common. */
type Opening = (head: Head) => boolean;

/** What a grouping is worth, chosen on real documents: what each study has, has twice, or lacks, and how its rows are set. */
const WORTH = {
  fact: 1,
  opened: -1,
  nothing: -0.6,
  single: -0.5,
  schoolAgain: -0.6,
  degreeAgain: -0.4,
  dateAgain: -0.8,
  /** Beside a name, from when to when. */
  timeAgain: -0.6,
  opensAlike: 0.5,
  opensOtherwise: -1,
  openingInside: -0.4,
  nameInside: -0.2,
  gapAbove: 0.3,
  gapInside: -0.3,
  itemOpens: -0.6,
} as const;

/** Rows that name something in one study, at most. */
const MOST_HEADS = 20;
/** Kinds of first rows that are tried for a section. */
const MOST_OPENINGS = 12;

/**
 * Splits the rows of an education section into studies. All ways to do so are weighed at once: each study should have a
 * school, a degree and a date, none of them twice, and they should begin alike, in their type, their indent or in what
 * their first rows say.
 */
export function groupStudies(rows: readonly EntryRow[]): EntryRow[][] {
  const heads = listHeads(rows);
  if (heads.length === 0) return rows.length === 0 ? [] : [[...rows]];
  let best = divide(heads, null);
  for (const opening of listOpenings(heads)) {
    const divided = divide(heads, opening);
    if (divided.worth > best.worth) best = divided;
  }
  return best.starts.map((start, index) => {
    const first = index === 0 ? 0 : heads[start]!.at;
    const next = best.starts[index + 1];
    return rows.slice(first, next === undefined ? rows.length : heads[next]!.at);
  });
}

function listHeads(rows: readonly EntryRow[]): Head[] {
  const heads: Head[] = [];
  const opensPlain = rows.find((row) => namesStudy(readFacts(row)))?.unit.kind !== "item";
  for (const [index, row] of rows.entries()) {
    // An item under rows that are none tells about them.
    const isBelow = opensPlain && row.unit.kind === "item";
    const facts = isBelow ? { ...NO_FACTS, dated: isBareDate(row) } : readFacts(row);
    const last = heads.at(-1);
    const above = last?.until === index - 1 ? last : undefined;
    if (above !== undefined && goesOn(row, facts, above)) above.until = index;
    else if (row.header || hasFact(facts))
      heads.push({ row, facts, keys: listKeys(row, facts), at: index, until: index });
    else if (last !== undefined) last.until = index;
  }
  return heads;
}

const namesStudy = ({ school, degree }: StudyFacts) => school || degree;

/** A faculty and its university, right below each other in one type. */
function goesOn(row: EntryRow, { school, degree, dated }: StudyFacts, above: Head): boolean {
  const [line, over] = [row.lines[0]!, above.row.lines[0]!];
  const alike = line.bold === over.bold && line.italic === over.italic && line.size === over.size;
  return school && !degree && !dated && above.facts.school && alike && line.gap < TIGHT;
}

/** Part of a line's height between a line and its continuation. */
const TIGHT = 0.35;

function isBareDate({ period, text }: EntryRow): boolean {
  return period !== null && text.length - (period.end - period.start) <= 4;
}

const hasFact = ({ school, degree, dated }: StudyFacts) => school || degree || dated;

/** The types, indents and contents of the section's heads, the most usual first. */
function listOpenings(heads: readonly Head[]): Opening[] {
  const counts = new Map<string, number>();
  for (const head of heads) for (const key of head.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < heads.length)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_OPENINGS)
    .map(
      ([key]) =>
        (head) =>
          head.keys.includes(key),
    );
}

function listKeys(row: EntryRow, facts: StudyFacts): string[] {
  const line = row.lines[0]!;
  return [
    `type ${line.bold} ${line.italic} ${line.caps} ${line.size.toFixed(1)} ${row.unit.kind}`,
    `indent ${Math.round(line.box.x / 3)}`,
    `says ${facts.school} ${facts.degree} ${facts.dated}`,
  ];
}

type Division = { worth: number; starts: number[] };

/** The best division of heads into studies, if studies open so (dynamic programming over the last study). */
function divide(heads: readonly Head[], opening: Opening | null): Division {
  const isOpening = heads.map((head) => opening?.(head) ?? false);
  const worths = [0];
  const starts = [0];
  for (let end = 1; end <= heads.length; end += 1) {
    let [best, from] = [Number.NEGATIVE_INFINITY, end - 1];
    const counts = { school: 0, part: 0, degree: 0, dated: 0, named: 0, inside: 0, widest: 0 };
    for (let start = end - 1; start >= Math.max(0, end - MOST_HEADS); start -= 1) {
      const head = heads[start]!;
      counts.school += Number(head.facts.school && !head.facts.part);
      counts.part += Number(head.facts.part);
      counts.degree += Number(head.facts.degree);
      counts.dated += Number(head.facts.dated);
      counts.named += Number(head.facts.dated && head.row.period?.range === true && !isBareDate(head.row));
      const layout = opening === null ? 0 : weighOpening(isOpening[start]!);
      const worth =
        worths[start]! +
        weighFacts(counts) +
        layout +
        counts.inside +
        weighGap(head, start, counts.widest, heads[0]!);
      if (worth > best) [best, from] = [worth, start];
      if (isOpening[start]!) counts.inside += hasFact(head.facts) ? WORTH.openingInside : WORTH.nameInside;
      counts.widest = Math.max(counts.widest, head.row.lines[0]!.gap);
    }
    worths.push(best);
    starts.push(from);
  }
  const path: number[] = [];
  for (let end = heads.length; end > 0; end = starts[end]!) path.unshift(starts[end]!);
  return { worth: worths.at(-1)!, starts: path };
}

const weighOpening = (alike: boolean) => (alike ? WORTH.opensAlike : WORTH.opensOtherwise);

type Counts = { school: number; part: number; degree: number; dated: number; named: number };

function weighFacts({ school, part, degree, dated, named }: Counts): number {
  const has = Math.min(1, school + part) + Math.min(1, degree) + Math.min(1, dated);
  const again = (count: number, worth: number) => Math.max(0, count - 1) * worth;
  return (
    WORTH.opened +
    has * WORTH.fact +
    (has === 0 ? WORTH.nothing : has === 1 ? WORTH.single : 0) +
    again(school, WORTH.schoolAgain) +
    again(part, WORTH.schoolAgain) +
    again(degree, WORTH.degreeAgain) +
    again(dated, WORTH.dateAgain) +
    again(named, WORTH.timeAgain)
  );
}

function weighGap({ row }: Head, index: number, widest: number, first: Head): number {
  if (index === 0) return 0;
  const gap = row.lines[0]!.gap;
  const item = row.unit.kind === "item" && first.row.unit.kind !== "item" ? WORTH.itemOpens : 0;
  if (gap >= widest + 0.15) return item + WORTH.gapAbove;
  return item + (widest > gap + 0.3 ? WORTH.gapInside : 0);
}
