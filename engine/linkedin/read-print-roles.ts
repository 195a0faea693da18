import { hasRoom } from "./join-items.ts";
import { joinParagraphs } from "./join-paragraphs.ts";
import { joinerOf } from "./join-wrapped.ts";
import type { PrintColumns, PrintLine } from "./print-columns.ts";
import type { Position } from "./profile.ts";
import { isDuration, type ProfilePeriod, readPeriodLine } from "./read-profile-dates.ts";

type Role = { title: string | null; employer: string | null; lines: PrintLine[] };

const LONGEST_PLACE = 70;
/** Room of so many ems is more than a printer leaves before it wraps a word. */
const CLEAR = 4;

/**
 * Roles of the experience part. Employers are set largest, titles between them and the text; each title begins a role,
 * with or without dates. Where both have one size, the lines of dates say where the roles are.
 */
export function readPrintRoles(lines: readonly PrintLine[], columns: PrintColumns): Position[] {
  const large = lines.filter((line) => isLarge(line, columns));
  const sizes = [...new Set(large.map(({ size }) => Math.round(size * 4) / 4))].sort((a, b) => b - a);
  const roles = sizes.length > 1 ? partBySize(lines, sizes[0]!, columns) : partByDates(lines, columns);
  const read = roles.map((role) => ({ ...role, ...readDates(role.lines) }));
  const pale = findPale(read.map(({ below }) => below));
  return read.map(({ title, employer, period, below }) => {
    const place = takePlace(below, pale, columns);
    const text = joinParagraphs(place === null ? below : below.slice(1), columns);
    return {
      title,
      employer,
      place,
      start: period?.start ?? null,
      end: period?.end ?? null,
      current: period?.current ?? false,
      description: text === "" ? null : text,
    };
  });
}

function isLarge({ size }: PrintLine, { body }: PrintColumns): boolean {
  return size > body * 1.03;
}

/** A second line of one name stands nearly as close as lines of text do, and there was no clear room for it above. */
function goesOn(above: PrintLine, line: PrintLine, { leading, mainRight }: PrintColumns): boolean {
  const close = Math.abs(above.size - line.size) < 0.2 && line.pitch <= leading * 1.3;
  return close && !hasRoom(above, line, mainRight - CLEAR * line.size);
}

function partBySize(lines: readonly PrintLine[], employerSize: number, columns: PrintColumns): Role[] {
  const roles: Role[] = [];
  let employer: string | null = null;
  // An employer's own lines until its first role: the total duration, or dates where the title is missing.
  let between: PrintLine[] = [];
  let role: Role | null = null;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (!isLarge(line, columns)) (role?.lines ?? between).push(line);
    else if (Math.abs(line.size - employerSize) < 0.3) {
      closeUntitled();
      if (
        role === null &&
        above !== undefined &&
        between.length === 0 &&
        employer !== null &&
        goesOn(above, line, columns)
      )
        employer += joinerOf(employer) + line.text;
      else employer = line.text;
      role = null;
      between = [];
    } else if (
      role !== null &&
      role.lines.length === 0 &&
      above !== undefined &&
      goesOn(above, line, columns)
    )
      role.title += joinerOf(role.title!) + line.text;
    else {
      role = { title: line.text, employer, lines: [] };
      roles.push(role);
    }
  }
  closeUntitled();
  return roles;

  function closeUntitled(): void {
    if (role === null && between.some(({ text }) => readPeriodLine(text) !== null))
      roles.push({ title: null, employer, lines: between });
    between = [];
  }
}

function partByDates(lines: readonly PrintLine[], columns: PrintColumns): Role[] {
  const roles: Role[] = [];
  let head: PrintLine[] = [];
  let employer: string | null = null;
  for (const line of lines) {
    if (isLarge(line, columns)) head.push(line);
    else if (readPeriodLine(line.text) !== null) {
      const texts = head.map(({ text }) => text);
      if (texts.length > 1) employer = texts[0]!;
      roles.push({ title: texts.slice(texts.length > 1 ? 1 : 0).join(" ") || null, employer, lines: [line] });
      head = [];
    } else if (head.length === 0) roles.at(-1)?.lines.push(line);
  }
  return roles;
}

function readDates(lines: readonly PrintLine[]) {
  const at = lines.slice(0, 2).findIndex(({ text }) => readRoleDates(text) !== null);
  const below = (at < 0 ? lines : lines.slice(at + 1)).filter(
    ({ text }, index) => index > 0 || !isDuration(text),
  );
  return { period: at < 0 ? null : readRoleDates(lines[at]!.text), below };
}

/** Dates in a language whose months are not known keep their years: 'toukokuu 2019 - Present (6 vuotta)'. */
function readRoleDates(text: string): ProfilePeriod | null {
  const known = readPeriodLine(text);
  if (known !== null) return known;
  const [, start, end] =
    /^[^\d()]{0,20}((?:19|20)\d\d)[^()]{0,16}\s[-–]\s(?:[^\d()]{0,20}((?:19|20)\d\d))?[^()]{0,20}\([^()]{3,40}\)$/u.exec(
      text,
    ) ?? [];
  return start === undefined ? null : { start, end: end ?? null, current: end === undefined };
}

/** The colour that LinkedIn sets places in, where it differs from that of the text. */
function findPale(below: readonly (readonly PrintLine[])[]): string | null {
  const texts = below.flatMap((lines) => lines.slice(1).map(({ colour }) => colour));
  const firsts = below.flatMap((lines) => (lines[0] === undefined ? [] : [lines[0].colour]));
  return firsts.find((colour) => !texts.includes(colour) && texts.length > 0) ?? null;
}

function takePlace(
  below: readonly PrintLine[],
  pale: string | null,
  { leading }: PrintColumns,
): string | null {
  const [first, second] = below;
  if (first === undefined || first.bullet || first.text.length > LONGEST_PLACE) return null;
  if (pale !== null) return first.colour === pale ? first.text : null;
  if (/[.!?:;]$/.test(first.text)) return null;
  const apart = second === undefined || second.pitch > leading * 1.12 || second.bullet;
  return apart && first.pitch <= leading * 1.3 ? first.text : null;
}
