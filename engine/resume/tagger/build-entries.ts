import type { Span } from "../../text/span.ts";
import type { ObservedLine } from "../confidence/observe-lines.ts";
import type { Period } from "../dates/find-periods.ts";
import type { ResumeDate } from "../model/resume.ts";
import type { TextToken } from "./split-tokens.ts";

/** What the tagger says of a line: a tag for each of its tokens (`O`, `B-J.title`, `I-J.title`, …) and the line's class. */
export type TagReading = { tags: readonly string[]; class: string };

/** Where a value stands: in the text, and among the tokens of the document. */
export type TaggedValue = Span & { tokens: [from: number, to: number] };

/** An entry as it is tagged: where each of its values stands, its period, and its lines from first to last. */
export type TaggedEntry = {
  kind: "job" | "study";
  values: Map<string, TaggedValue>;
  /** Tokens of its dates. */
  dated: [from: number, to: number][];
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  lines: number[];
  /** Who employs, or the school, stands with an entry further up. */
  inherits: boolean;
};

const SHARED = { job: "employer", study: "school" } as const;

/** Puts entries together: the class of a line says where one begins, the tags of its tokens what it says. */
export function buildEntries(
  readings: readonly TagReading[],
  facts: readonly ObservedLine[],
  tokens: readonly (readonly TextToken[])[],
): TaggedEntry[] {
  const entries: TaggedEntry[] = [];
  const open: Record<string, TaggedEntry | null> = { J: null, S: null };
  for (const [at, { class: kind }] of readings.entries()) {
    const letter = kind[0]!;
    if (letter === "O") {
      open.J = null;
      open.S = null;
      continue;
    }
    if (kind[1] !== "I" || open[letter] === null) {
      open[letter] = {
        kind: letter === "J" ? "job" : "study",
        values: new Map(),
        dated: [],
        from: null,
        to: null,
        current: false,
        lines: [],
        inherits: kind[1] === "H",
      };
      open[letter === "J" ? "S" : "J"] = null;
      entries.push(open[letter]);
    }
    open[letter]!.lines.push(at);
  }
  const firsts: number[] = [];
  let count = 0;
  for (const own of tokens) {
    firsts.push(count);
    count += own.length;
  }
  for (const entry of entries) fillEntry(entry, readings, facts, tokens, firsts);
  inherit(entries);
  return entries.filter(isNamed);
}

function fillEntry(
  entry: TaggedEntry,
  readings: readonly TagReading[],
  facts: readonly ObservedLine[],
  tokens: readonly (readonly TextToken[])[],
  firsts: readonly number[],
): void {
  const letter = entry.kind === "job" ? "J" : "S";
  const dated: TaggedValue[] = [];
  let last: { field: string; span: TaggedValue } | null = null as { field: string; span: TaggedValue } | null;
  for (const line of entry.lines) {
    for (const [at, tag] of readings[line]!.tags.entries()) {
      const [place, field] = [tag[0]!, tag.slice(2)];
      if (!field.startsWith(`${letter}.`)) {
        last = null;
        continue;
      }
      const { start, end } = tokens[line]![at]!;
      const name = field.slice(2);
      if (place === "I" && last?.field === name) {
        last.span.end = end;
        last.span.tokens[1] = firsts[line]! + at + 1;
        continue;
      }
      const token = firsts[line]! + at;
      const span: TaggedValue = { start, end, tokens: [token, token + 1] };
      last = { field: name, span };
      if (name === "date") dated.push(span);
      else if (!entry.values.has(name)) entry.values.set(name, span);
    }
  }
  entry.dated = dated.map((span) => span.tokens);
  dateEntry(entry, dated, facts);
}

/** The period, or the two dates, that are tagged as the entry's. */
function dateEntry(entry: TaggedEntry, dated: readonly Span[], facts: readonly ObservedLine[]): void {
  const periods: Period[] = entry.lines.flatMap((at) => {
    const { line, periods: own } = facts[at]!;
    return own.filter(({ start, end }) =>
      dated.some((span) => span.start < line.start + end && span.end > line.start + start),
    );
  });
  const first = periods.find(({ range }) => range) ?? periods[0];
  if (first === undefined) return;
  const second = first.range ? undefined : periods.find((period) => period !== first && !period.range);
  entry.from = second === undefined ? first.from : first.to;
  entry.to = second === undefined ? first.to : second.to;
  entry.current = first.current;
}

function inherit(entries: readonly TaggedEntry[]): void {
  for (const [at, entry] of entries.entries()) {
    const name = SHARED[entry.kind];
    if (!entry.inherits || entry.values.has(name)) continue;
    const source = entries
      .slice(0, at)
      .findLast((other) => other.kind === entry.kind && other.values.has(name));
    if (source !== undefined) entry.values.set(name, source.values.get(name)!);
  }
}

/** Something must name it. */
function isNamed({ kind, values }: TaggedEntry): boolean {
  return kind === "job"
    ? values.has("title") || values.has("employer")
    : values.has("school") || values.has("degree") || values.has("field");
}
