import type { ResumeDate } from "#engine/resume/model/resume.ts";
import { findHeaders, type HeaderRows } from "./find-headers.ts";
import type { EntryKind } from "./header-labels.ts";
import { splitTokens, type TaggedToken } from "./header-tokens.ts";
import { learnHabits } from "./learn-habit.ts";
import type { LineFacts } from "./line-facts.ts";
import { listLineFeatures } from "./line-features.ts";
import { type LinearChain, type Tag, tagSequence } from "./linear-chain.ts";
import { type Habit, listTokenFeatures } from "./token-features.ts";

/** The chains of the second reader: over lines, and over the words of the headers of jobs and of studies. */
export type TaggerModel = { lines: LinearChain; job: LinearChain; study: LinearChain };

/** A value, where it stands, and how likely the chain holds each of its words for part of it (the least of them). */
export type TaggedValue = { text: string; start: number; end: number; share: number };

export type TaggedEntry = {
  kind: EntryKind;
  values: Readonly<Record<string, TaggedValue | null>>;
  from: ResumeDate | null;
  to: ResumeDate | null;
  current: boolean;
  /** From the first to the last line of its header. */
  start: number;
  end: number;
  /** How likely its first line begins an entry of its kind. */
  share: number;
  /** How likely the words between two offsets are of a label; null where none of them is in the header. */
  shareOf: (label: string, start: number, end: number) => number | null;
};

/**
 * The second reader: tells by what it learned from labelled resumes which lines name jobs and studies and which of their words
 * are title, employer, school or degree. It knows nothing of what the rules read.
 */
export function tagResume(facts: readonly LineFacts[], text: string, model: TaggerModel): TaggedEntry[] {
  const tags = tagSequence(model.lines, listLineFeatures(facts));
  const headers = findHeaders(tags.map(({ label }) => model.lines.labels[label]!));
  return (["job", "study"] as const)
    .flatMap((kind) =>
      tagHeaders(headers, kind, facts, text, model[kind]).map(({ header, tokens, words }) =>
        buildEntry(text, header, tokens, words, model[kind], facts, tags[header.rows[0]!]!, model.lines),
      ),
    )
    .sort((one, other) => one.start - other.start);
}

type TaggedHeader = { header: HeaderRows; tokens: TaggedToken[]; words: Tag[] };

/** Twice: the second time knowing how the others of its kind were told. */
function tagHeaders(
  headers: readonly HeaderRows[],
  kind: EntryKind,
  facts: readonly LineFacts[],
  text: string,
  chain: LinearChain,
): TaggedHeader[] {
  const own = headers.filter((header) => header.kind === kind);
  const split = own.map(({ rows }) => splitTokens(rows.map((row) => facts[row]!)));
  const tag = (tokens: TaggedToken[], habit: Habit) =>
    tagSequence(chain, listTokenFeatures(tokens, text, habit));
  const first = split.map((tokens) => ({
    tokens,
    labels: tag(tokens, new Map()).map(({ label }) => chain.labels[label]!),
  }));
  const habits = learnHabits(first);
  return own.map((header, at) => ({ header, tokens: split[at]!, words: tag(split[at]!, habits[at]!) }));
}

function buildEntry(
  text: string,
  { kind, rows }: HeaderRows,
  tokens: readonly TaggedToken[],
  words: readonly Tag[],
  { labels }: LinearChain,
  facts: readonly LineFacts[],
  first: Tag,
  lines: LinearChain,
): TaggedEntry {
  const start = facts[rows[0]!]!.line.start;
  const end = facts[rows.at(-1)!]!.line.end;
  const shareAt = (at: number, label: string) => words[at]!.shares[labels.indexOf(label)] ?? 0;
  const values: Record<string, TaggedValue | null> = {};
  for (const label of labels)
    if (label !== "other" && label !== "date")
      values[label] = chooseRun(text, listRuns(tokens, words, labels.indexOf(label)), label, tokens, shareAt);
  const dates = tokens.filter((token, at) => token.period !== null && labels[words[at]!.label] === "date");
  return {
    kind,
    values,
    ...readDates(dates),
    start,
    end,
    share: first.shares[lines.labels.indexOf(kind)]!,
    shareOf: (label, from, to) => {
      const inside = tokens.flatMap((token, at) =>
        token.from >= from && token.to <= to ? [shareAt(at, label)] : [],
      );
      return inside.length === 0 ? null : inside.reduce((sum, share) => sum + share, 0) / inside.length;
    },
  };
}

type Run = { from: number; to: number };

/** Neighbouring words of one label, not over the end of a row. */
function listRuns(tokens: readonly TaggedToken[], words: readonly Tag[], label: number): Run[] {
  const runs: Run[] = [];
  for (const [at, word] of words.entries()) {
    if (word.label !== label || tokens[at]!.period !== null) continue;
    const open = runs.at(-1);
    if (
      open !== undefined &&
      open.to === at - 1 &&
      tokens[at]!.row === tokens[open.to]!.row &&
      tokens[at]!.before !== "tab"
    )
      open.to = at;
    else runs.push({ from: at, to: at });
  }
  return runs;
}

function chooseRun(
  text: string,
  runs: readonly Run[],
  label: string,
  tokens: readonly TaggedToken[],
  shareAt: (at: number, label: string) => number,
): TaggedValue | null {
  let best: TaggedValue | null = null;
  for (const { from, to } of runs) {
    let share = 1;
    for (let at = from; at <= to; at += 1) share = Math.min(share, shareAt(at, label));
    if (best !== null && best.share >= share) continue;
    best = { ...printValue(text, tokens[from]!.from, tokens[to]!.to), share };
  }
  return best;
}

function readDates(dates: readonly TaggedToken[]): Pick<TaggedEntry, "from" | "to" | "current"> {
  const periods = dates.map(({ period }) => period!);
  const range = periods.find((period) => period.range);
  if (range !== undefined) return { from: range.from, to: range.to, current: range.current };
  const [first, second] = periods;
  if (first === undefined) return { from: null, to: null, current: false };
  // 'Jan 2020' in one cell or row and 'Mar 2022' in the next.
  if (second !== undefined) return { from: first.to, to: second.to, current: false };
  return { from: first.from, to: first.to, current: first.current };
}

/** As printed between two offsets, with the bracket closed that it opens. */
function printValue(text: string, start: number, end: number): Pick<TaggedValue, "text" | "start" | "end"> {
  const own = text.slice(start, end);
  const closes = own.lastIndexOf("(") > own.lastIndexOf(")") && text[end] === ")";
  const until = closes ? end + 1 : end;
  return { text: text.slice(start, until).replace(/\s+/g, " "), start, end: until };
}
