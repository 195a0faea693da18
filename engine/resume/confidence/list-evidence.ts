import { foldWords } from "../../text/fold-letters.ts";
import { monthIndex } from "../dates/find-periods.ts";
import type { LineFacts } from "../tagger/line-facts.ts";
import type { TaggedEntry } from "../tagger/tag-resume.ts";
import { readTextFacts } from "../tagger/text-facts.ts";
import { sameWords } from "./match-tagged.ts";
import { type PlacedValue, placeValues } from "./place-values.ts";
import type { RatedEntry } from "./rated-entry.ts";

/** What both readers say of a document, entry by entry, and how its lines are set. */
export type Readings = {
  text: string;
  columns: number;
  facts: readonly LineFacts[];
  entries: readonly RatedEntry[];
  /** Beside each entry what the second reader made of it. */
  tagged: readonly (TaggedEntry | null)[];
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
  return [`is ${field}`, ...signs.flatMap((sign) => [sign, `${field} ${sign}`])];
}

function listSignsOf(readings: Readings): Map<string, string[]>[] {
  const { entries, tagged } = readings;
  const placed = entries.map((entry) => placeValues(entry, readings.text, readings.facts));
  const agreed = nameShare(entries.map((entry, at) => agreesOnNames(entry, tagged[at]!)));
  return entries.map((entry, at) => {
    const common = [
      `agreed=${agreed}`,
      `entries=${Math.min(4, entries.length)}`,
      `columns=${Math.min(2, readings.columns)}`,
      `has=${nameParts(entry)}`,
      `second=${tagged[at] === null ? "none" : nameShares(tagged[at]!.share)}`,
    ];
    const evidence = new Map<string, string[]>();
    for (const [field, value] of Object.entries(entry.values)) {
      if (value === null) continue;
      const others = placed.filter((_, other) => other !== at).flatMap((own) => own.get(field)?.place ?? []);
      evidence.set(field, [
        ...common,
        ...listSigns(field, value, entry, tagged[at]!, placed[at]!.get(field)),
        nameHabit(placed[at]!.get(field)?.place, others),
      ]);
    }
    if (entry.from !== null || entry.to !== null)
      evidence.set("dates", [...common, ...listDateSigns(entry, entries[at - 1], tagged[at]!, readings)]);
    return evidence;
  });
}

function agreesOnNames({ values }: RatedEntry, other: TaggedEntry | null): boolean {
  return Object.entries(values)
    .slice(0, 2)
    .every(([field, value]) => agreementOf(value, other?.values[field]?.text ?? null) === "same");
}

function agreementOf(value: string | null, other: string | null): string {
  if (value === null || other === null) return value === other ? "same" : "alone";
  if (sameWords(value, other)) return "same";
  const [own, wanted] = [foldWords(value).join(" "), foldWords(other).join(" ")];
  if (own.includes(wanted)) return "longer";
  return wanted.includes(own) ? "shorter" : "other";
}

const nameShares = (share: number) =>
  share >= 0.97 ? 5 : share >= 0.85 ? 4 : share >= 0.6 ? 3 : share >= 0.25 ? 2 : 1;

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

function listSigns(
  field: string,
  value: string,
  entry: RatedEntry,
  tagged: TaggedEntry | null,
  placed: PlacedValue | undefined,
): string[] {
  const facts = readTextFacts(value);
  const words = value.split(/\s+/).length;
  const told = tagged?.values[field] ?? null;
  const share = placed === undefined ? null : (tagged?.shareOf(field, placed.start, placed.end) ?? null);
  const agreement = agreementOf(value, told?.text ?? null);
  const signs = [
    `agreement=${tagged === null ? "missing" : agreement}`,
    `share=${share === null ? "none" : nameShares(share)}`,
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
  if (agreement === "same" && told !== null) signs.push(`sure=${nameShares(told.share)}`);
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

function listDateSigns(
  entry: RatedEntry,
  above: RatedEntry | undefined,
  tagged: TaggedEntry | null,
  { facts }: Readings,
): string[] {
  const form = `${nameDate(entry.from)}-${entry.current ? "now" : nameDate(entry.to)}`;
  const same = tagged?.from?.text === entry.from?.text && tagged?.to?.text === entry.to?.text;
  const periods = facts
    .filter(({ line }) => line.start < entry.end && line.end > entry.start && !line.bullet)
    .reduce((sum, own) => sum + own.periods.length, 0);
  const ends = (one: RatedEntry | undefined) => one?.to ?? one?.from ?? null;
  const [own, last] = [ends(entry), ends(above)];
  const order =
    own === null || last === null ? "none" : monthIndex(own.at) <= monthIndex(last.at) ? "down" : "up";
  const agreement =
    tagged === null ? "missing" : same ? "same" : (tagged.from ?? tagged.to) ? "other" : "alone";
  return [`form=${form}`, `agreement=${agreement}`, `periods=${Math.min(4, periods)}`, `order=${order}`];
}

function nameDate(date: RatedEntry["from"]): string {
  return date === null ? "none" : date.at.month === null ? "year" : "month";
}
