import { monthIndex } from "../dates/find-periods.ts";
import type { ReadingLeads } from "../model/resume.ts";
import type { ObservedLine } from "./observe-lines.ts";
import { type PlacedValue, placeValues } from "./place-values.ts";
import type { RatedEntry } from "./rated-entry.ts";
import { readTextFacts } from "./text-facts.ts";

/** What was read of a document, entry by entry, and how its lines are set. */
export type Readings = {
  text: string;
  columns: number;
  facts: readonly ObservedLine[];
  entries: readonly RatedEntry[];
};

/**
 * What speaks for and against each value of each entry, as named signs. Each sign counts twice: for values of all fields, and
 * for those of its own, so that a field of which little is known goes by the others.
 */
export function listEvidence(readings: Readings): Map<string, string[]>[] {
  return listSignsOf(readings).map(
    (signs, at) =>
      new Map(
        [...signs].map(([field, own]) => [field, tellField(nameField(readings.entries[at]!, field), own)]),
      ),
  );
}

const nameField = ({ kind }: RatedEntry, field: string) => (field === "dates" ? `${kind} dates` : field);

function tellField(field: string, signs: readonly string[]): string[] {
  return [`is ${field}`, ...signs.flatMap((sign) => [sign, `${field} ${sign}`])].map((sign) =>
    sign.replaceAll(" ", "_"),
  );
}

function listSignsOf(readings: Readings): Map<string, string[]>[] {
  const { entries } = readings;
  const placed = entries.map((entry) => placeValues(entry, readings.text, readings.facts));
  return entries.map((entry, at) => {
    const common = [
      `entries=${Math.min(4, entries.length)}`,
      `columns=${Math.min(2, readings.columns)}`,
      `has=${nameParts(entry)}`,
    ];
    const evidence = new Map<string, string[]>();
    for (const [field, value] of Object.entries(entry.values)) {
      if (value === null) continue;
      const own = placed[at]!.get(field);
      const others = placed.flatMap((values, other) => {
        const place = other === at ? undefined : values.get(field)?.place;
        return place === undefined ? [] : [{ place, value: entries[other]!.values[field]! }];
      });
      const signs = listSigns(field, value, entry, own);
      evidence.set(field, [
        ...common,
        ...signs,
        ...listTaggedSigns(entry, field),
        ...listHabits(
          field,
          own?.place,
          others.filter(({ value: other }) => other !== value),
        ),
        nameHabit(
          own?.place,
          others.map(({ place }) => place),
        ),
      ]);
    }
    if (entry.from !== null || entry.to !== null)
      evidence.set("dates", [
        ...common,
        ...listDateSigns(entry, entries[at - 1], readings),
        ...listTaggedSigns(entry, "dates"),
        ...listDateHabits(entry, entries),
      ]);
    return evidence;
  });
}

/** Shares of the tagger, in hundredths, from which on it is surer of a value. */
const SHARES = [10, 30, 50, 70, 80, 90, 95, 98, 99];

/** How likely the tagger finds the value, and the least likely of the entry's values, and whether the rules read the same. */
function listTaggedSigns({ tagged }: RatedEntry, field: string): string[] {
  const own = tagged?.[field];
  if (own === undefined) return [];
  const step = (share: number) => SHARES.filter((limit) => share >= limit).length;
  const least = Math.min(...Object.values(tagged!).map(({ share }) => share));
  const agreed = Object.values(tagged!).filter((one) => one.agreed).length;
  return [
    `tagged=${step(own.share)}`,
    `tagged=${step(own.share)} ${own.agreed ? "agreed" : "alone"}`,
    own.agreed ? "agreed" : "alone",
    `least=${step(least)}`,
    `agreed=${Math.floor((3 * agreed) / Object.keys(tagged!).length)}`,
  ];
}

function nameShare(votes: readonly boolean[]): number {
  return Math.floor((4 * votes.filter(Boolean).length) / Math.max(1, votes.length));
}

function nameParts({ values, from, to }: RatedEntry): string {
  const names = Object.entries(values)
    .slice(0, 2)
    .map(([field, value]) => (value === null ? "" : field[0]!));
  return `${names.join("")}${from !== null ? "f" : ""}${to !== null ? "t" : ""}`;
}

function nameHabit(place: string | undefined, others: readonly string[]): string {
  if (place === undefined) return "habit=apart";
  if (others.length === 0) return "habit=only";
  return `habit=${nameShare(others.map((other) => other === place))}`;
}

/** What word lists say of the values that the other entries have in the same place: where they are known, so is this one. */
function listHabits(
  field: string,
  place: string | undefined,
  others: readonly { place: string; value: string }[],
): string[] {
  if (place === undefined) return [];
  const said = others.filter((other) => other.place === place).map(({ value }) => readTextFacts(value).says);
  const known = said.filter((says) => says === field).length;
  return [
    `beside=${Math.min(3, said.length)}`,
    `known=${Math.min(3, known)}`,
    ...(said.length === 0 ? [] : [`share=${nameShare(said.map((says) => says === field))}`]),
  ];
}

/** Whether the other entries of its kind print their dates in the same form. */
function listDateHabits(entry: RatedEntry, entries: readonly RatedEntry[]): string[] {
  const form = dateForm(entry);
  const others = entries.filter((other) => other !== entry && other.kind === entry.kind).map(dateForm);
  if (others.length === 0) return ["alike=only"];
  return [`alike=${nameShare(others.map((other) => other === form))}`];
}

function dateForm({ from, to, current }: RatedEntry): string {
  const shape = (date: RatedEntry["from"]) =>
    date === null ? "" : date.text.replace(/\p{L}+/gu, "a").replace(/\d/g, "9");
  return `${shape(from)} ${current || to !== null}`;
}

function listSigns(
  field: string,
  value: string,
  entry: RatedEntry,
  placed: PlacedValue | undefined,
): string[] {
  const facts = readTextFacts(value);
  const words = value.split(/\s+/).length;
  const signs = [
    `says=${facts.says}`,
    `title=${facts.title}`,
    `employer=${facts.employer}`,
    `school=${facts.school}`,
    `degree=${facts.degree}`,
    `words=${words > 9 ? 10 : words > 5 ? 6 : words > 2 ? 3 : words}`,
    `before=${placed?.before ?? "none"}`,
    `after=${placed?.after ?? "none"}`,
    `left=${placed?.left ?? "none"}`,
    `place=${placed?.place.replace(/ \S+$/, "") ?? "none"}`,
  ];
  const lead = entry.leads?.[field as keyof ReadingLeads];
  if (lead !== undefined) signs.push(`lead=${nameLead(lead)}`);
  if (/^\p{Ll}/u.test(value)) signs.push("small");
  if (/\d/.test(value)) signs.push("digit");
  if (/,/.test(value)) signs.push("comma");
  if (/[()]/.test(value))
    signs.push(value.split("(").length === value.split(")").length ? "bracket" : "open bracket");
  if (/[-–—|/]/.test(value)) signs.push("dash");
  const others = Object.entries(entry.values).filter(([other]) => other !== field);
  for (const [other, text] of others)
    if (text !== null) signs.push(`${other} says=${readTextFacts(text).says}`);
  return signs;
}

/** How much better the header reads with this value than with any other; nothing where it is told in words. */
function nameLead(lead: number | null): string {
  return lead === null ? "told" : String(LEADS.filter((limit) => lead >= limit).length);
}

/** Steps of a lead, in the weights of a header's readings. */
const LEADS = [0, 0.3, 0.8, 1.4, 2, 3];

function listDateSigns(entry: RatedEntry, above: RatedEntry | undefined, { facts }: Readings): string[] {
  const form = `${nameDate(entry.from)}-${entry.current ? "now" : nameDate(entry.to)}`;
  const periods = facts
    .filter(({ line }) => line.start < entry.end && line.end > entry.start && !line.bullet)
    .reduce((sum, own) => sum + own.periods.length, 0);
  const ends = (one: RatedEntry | undefined) => one?.to ?? one?.from ?? null;
  const [own, last] = [ends(entry), ends(above)];
  const order =
    own === null || last === null ? "none" : monthIndex(own.at) <= monthIndex(last.at) ? "down" : "up";
  return [`form=${form}`, `periods=${Math.min(4, periods)}`, `order=${order}`];
}

function nameDate(date: RatedEntry["from"]): string {
  return date === null ? "none" : date.at.month === null ? "year" : "month";
}
