import type { ListSection } from "../document/apply-edit.ts";
import type { Proposal } from "./tailored-line.ts";
import type { WeighedLine } from "./weigh-lines.ts";

/** Entries with more bullets than this are long enough to leave some out; so many stay at least. */
const LONG = 4;
const STAY = 3;

/** Within each entry: what shows most of what is asked for first; and what shows none of it left out. */
export function proposeBullets(lines: readonly WeighedLine[]): Proposal[] {
  const bullets = lines.filter(({ field }) => field === "highlights");
  const entries = Map.groupBy(bullets, ({ section, entry }) => `${section} ${entry}`);
  return [...entries].flatMap(([key, own]) => [...orderBullets(key, own), ...leaveOut(key, own)]);
}

function orderBullets(key: string, own: readonly WeighedLine[]): Proposal[] {
  const ordered = own.toSorted((a, b) => b.weight - a.weight);
  if (ordered.every((line, at) => line === own[at])) return [];
  return [
    {
      id: `bullets-first ${key}`,
      kind: "bullets-first",
      edits: [setBullets(ordered, own[0]!)],
      before: say(own),
      after: say(ordered),
      lines: ordered.filter(({ weight }) => weight > 0).map(({ text }) => text),
      asked: labelsOf(ordered),
    },
  ];
}

/** One proposal for all that would go: it is accepted or refused as what stays. */
function leaveOut(key: string, own: readonly WeighedLine[]): Proposal[] {
  if (own.length <= LONG) return [];
  const idle = own.filter(({ weight }) => weight === 0);
  const most = own.length - STAY;
  const gone = new Set(idle.slice(-most));
  if (gone.size === 0 || idle.length === own.length) return [];
  const stay = own.filter((line) => !gone.has(line));
  return [
    {
      id: `leave-out ${key}`,
      kind: "leave-out",
      edits: [setBullets(stay, own[0]!)],
      before: say(own),
      after: say(stay),
      lines: stay.map(({ text }) => text),
      asked: labelsOf(stay),
    },
  ];
}

const setBullets = (lines: readonly WeighedLine[], { section, entry }: WeighedLine) => ({
  kind: "set" as const,
  section: section as ListSection,
  id: entry,
  field: "highlights",
  value: lines.map(({ text }) => text),
});

const say = (lines: readonly WeighedLine[]) => lines.map(({ text }) => text).join("\n");

const labelsOf = (lines: readonly WeighedLine[]) => [
  ...new Set(lines.flatMap(({ terms }) => terms.map(({ label }) => label))),
];
