import { mergeText } from "./merge-text.ts";
import type { ResumeDocument } from "./resume-document.ts";
import { isPlain, type Plain, sameValue } from "./same-value.ts";

/**
 * Two documents that came of one, in one: each has all that either changed. Texts are merged word by word; what one side
 * took out stays where the other has changed it meanwhile, so that nothing that was typed goes unseen. The order of the
 * two sides does not matter.
 */
export function mergeDocuments(
  was: ResumeDocument,
  one: ResumeDocument,
  other: ResumeDocument,
): ResumeDocument {
  return (merge(was, one, other, "") ?? {}) as ResumeDocument;
}

/** Values of which the parts say nothing alone: of two that differ one is taken. */
const WHOLE = new Set([
  "template",
  "accent",
  "paper",
  "size",
  "image",
  "language",
  "order",
  "hidden",
  "id",
  "tailored",
]);

function merge(was: unknown, one: unknown, other: unknown, key: string): unknown {
  if (sameValue(one, was) || sameValue(one, other)) return other;
  if (sameValue(other, was)) return one;
  if (WHOLE.has(key)) return takeOne(one, other);
  const sides = [was, one, other];
  if (sides.every(isTextOrNothing))
    return known(mergeText(...(sides.map(textOf) as [string, string, string])));
  if (sides.every(isLinesOrNothing)) return mergeLines(was, one, other);
  if (sides.every(isEntriesOrNothing)) return mergeEntries(entriesOf(was), entriesOf(one), entriesOf(other));
  if (isPlain(one) && isPlain(other)) return mergePlain(isPlain(was) ? was : {}, one, other);
  return takeOne(one, other);
}

/** What is there before what was taken out; else the same one whichever side asks. */
function takeOne(one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  return JSON.stringify(one) > JSON.stringify(other) ? one : other;
}

function mergePlain(was: Plain, one: Plain, other: Plain): Plain {
  const keys = new Set([...Object.keys(was), ...Object.keys(one), ...Object.keys(other)]);
  const merged = [...keys].map((key) => [key, merge(was[key], one[key], other[key], key)] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

const isTextOrNothing = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === "string";
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const known = (text: string) => (text === "" ? undefined : text);

const isLinesOrNothing = (value: unknown): value is string[] | undefined =>
  value === undefined ||
  (Array.isArray(value) && value.every((line) => typeof line === "string" && !line.includes("\n")));

function mergeLines(was: unknown, one: unknown, other: unknown): string[] | undefined {
  const [before, first, second] = [was, one, other].map((value) =>
    ((value ?? []) as string[]).map((line) => `${line}\n`).join(""),
  ) as [string, string, string];
  const lines = mergeText(before, first, second)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.length === 0 ? undefined : lines;
}

type Named = Plain & { id: string };

const isEntriesOrNothing = (value: unknown): value is Named[] | undefined =>
  value === undefined ||
  (Array.isArray(value) && value.every((entry) => isPlain(entry) && typeof entry.id === "string"));

const entriesOf = (value: unknown): Map<string, Named> =>
  new Map(((value ?? []) as Named[]).map((entry) => [entry.id, entry]));

type Entries = ReadonlyMap<string, Named>;

function mergeEntries(was: Entries, one: Entries, other: Entries): Named[] {
  const stay = orderIds(was, one, other).flatMap((id) => {
    const [before, first, second] = [was.get(id), one.get(id), other.get(id)];
    if (first !== undefined && second !== undefined) return [merge(before ?? {}, first, second, "") as Named];
    const left = first ?? second!;
    const wasTakenOut = before !== undefined && sameValue(before, left);
    return wasTakenOut ? [] : [left];
  });
  return stay;
}

/** The order of the side that moved something, the other's new ones behind those that they stand behind there. */
function orderIds(was: Entries, one: Entries, other: Entries): string[] {
  const [first, second] = [[...one.keys()], [...other.keys()]];
  const isMoved = (ids: readonly string[]) => {
    const stay = ids.filter((id) => was.has(id));
    return !sameValue(
      stay,
      [...was.keys()].filter((id) => stay.includes(id)),
    );
  };
  const both = [isMoved(first), isMoved(second)];
  const swap = both[0] === both[1] ? first.join("\n") > second.join("\n") : both[1] === true;
  const [leading, following] = swap ? [second, first] : [first, second];
  const order = [...leading];
  following.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = following.slice(0, at).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
