import type { Line } from "../resume/model/line.ts";
import { APART, joinWrapped } from "./join-wrapped.ts";
import type { Position } from "./profile.ts";
import { isDuration, readPeriodLine } from "./read-profile-dates.ts";

const LONGEST_PLACE = 70;

/**
 * Roles of the experience part. Every role has one line of dates; the larger lines right above are its title and, at the
 * first role there, the employer. An employer with several roles has the total duration below its name.
 */
export function readPositions(lines: readonly Line[], body: number): Position[] {
  const dated = lines.flatMap((line, index) => (readPeriodLine(line.text) !== null ? [index] : []));
  const positions: Position[] = [];
  let employer: string | null = null;
  for (const [order, at] of dated.entries()) {
    const from = headStart(lines, at, dated[order - 1] ?? -1, body);
    const head = readHead(lines.slice(from, at));
    employer = head.employer ?? employer;
    const next = dated[order + 1];
    const end = next === undefined ? lines.length : headStart(lines, next, at, body);
    const { place, description } = readBelow(lines.slice(at + 1, end));
    positions.push({ title: head.title, employer, place, ...readPeriodLine(lines[at]!.text)!, description });
  }
  return positions;
}

function headStart(lines: readonly Line[], at: number, after: number, body: number): number {
  let from = at;
  while (from - 1 > after && isHead(lines[from - 1]!, body)) from -= 1;
  return from === at && at - 1 > after ? at - 1 : from;
}

function isHead(line: Line, body: number): boolean {
  return !line.bullet && (line.size > body + 0.4 || isDuration(line.text));
}

/** Employer and title differ in size; 'Title at Employer' on one line is the print of before 2018. */
function readHead(lines: readonly Line[]): { title: string | null; employer: string | null } {
  const own = lines.filter((line) => !isDuration(line.text));
  const groups: Line[][] = [];
  for (const line of own) {
    const group = groups.at(-1);
    if (group !== undefined && Math.abs(group[0]!.size - line.size) < 0.25) group.push(line);
    else groups.push([line]);
  }
  const texts = groups.map((group) => group.map((line) => line.text).join(" "));
  if (texts.length >= 2) return { title: texts.at(-1)!, employer: texts.at(-2)! };
  const only = texts[0] ?? null;
  const [, title, employer] = only === null ? [] : (/^(.{2,100}) at (.{2,100})$/.exec(only) ?? []);
  return title === undefined ? { title: only, employer: null } : { title, employer: employer! };
}

/** The place stands alone below the dates: paler, or apart from the text; all else is the description. */
function readBelow(lines: readonly Line[]): { place: string | null; description: string | null } {
  const [first, second] = lines;
  const alone =
    first !== undefined &&
    !first.bullet &&
    first.gap < APART &&
    first.text.length <= LONGEST_PLACE &&
    !/[.!?:;]$/.test(first.text) &&
    (second === undefined || second.colour !== first.colour || second.gap > APART);
  const text = joinWrapped(alone ? lines.slice(1) : lines, "width").join("\n");
  return { place: alone ? first.text : null, description: text === "" ? null : text };
}
