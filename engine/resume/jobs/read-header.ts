import { isFieldOfWork } from "./field-of-work.ts";
import type { Atom, Header, Piece } from "./header.ts";
import type { HeaderLayout } from "./header-layout.ts";
import { isNeutral } from "./weigh-pieces.ts";
import { type Weighed, weighRoles } from "./weigh-roles.ts";

/**
 * `inherits`: an employer stands further up and may hold here; `whole`: the time of the next entries lies within this one's,
 * which may name the employer alone; `within`: it did.
 */
export type HeaderKind = "own" | "inherits" | "whole" | "within";

/** What a missing part costs; less where an employer stands further up and holds for several roles. */
const MISSING = 1.2;
const MISSING_INHERITED = -0.2;
const MISSING_WITHIN = -1.6;

/**
 * The likeliest reading of a header: every pair of runs is tried as title and employer, the rest must be a place or costs a
 * little. Words weigh most; where they say nothing, the layout of the resume's other entries decides.
 */
export function readHeader(
  atoms: readonly Atom[],
  pieces: readonly Piece[],
  layout: HeaderLayout,
  kind: HeaderKind,
): Header {
  const weighed = pieces.map((piece) => weighRoles(piece, atoms, layout));
  let best: Header = { title: null, employer: null, place: null, weight: -10, sure: false };
  const missing = kind === "within" ? MISSING_WITHIN : kind === "inherits" ? MISSING_INHERITED : MISSING;
  const consider = (title: Weighed | null, employer: Weighed | null) => {
    const place =
      choosePlace(weighed, title, employer) ??
      guessTown(weighed, atoms, employer, title) ??
      guessLastTown(weighed, atoms, employer, title);
    const left = countLeft(
      atoms,
      [title, employer, place],
      employer ?? (kind === "own" || kind === "whole" ? null : title),
    );
    let weight = (title?.title ?? (kind === "whole" ? 0 : -MISSING)) - 0.9 * left + (place?.place ?? 0);
    weight += employer?.employer ?? -missing;
    const isHeld = kind === "inherits" || kind === "within";
    if (isHeld && title !== null && employer !== null && employer.employerWords < 1)
      weight -= title.piece.row === employer.piece.row && title.piece.to < employer.piece.from ? 0.6 : 0;
    if (title !== null && employer !== null && !isHeld) {
      if (title.piece.start < employer.piece.start) weight += 0.15;
      // Where no word tells, a name of several words beside the title is likelier than one alone on another row.
      if (title.piece.row === employer.piece.row && employer.piece.text.includes(" ")) weight += 0.2;
    }
    if (weight <= best.weight) return;
    const sure =
      title !== null && employer !== null && title.titleWords >= 2.5 && employer.employerWords >= 1.5;
    best = {
      title: title?.piece ?? null,
      employer: employer?.piece ?? null,
      place: place?.piece ?? null,
      weight,
      sure,
    };
  };
  const titles = weighed.filter((one) => one.title > -1 && (kind !== "whole" || one.titleWords >= 2.5));
  const employers = weighed.filter((one) => one.employer > -1.2);
  for (const title of titles) {
    consider(title, null);
    for (const employer of employers) if (!overlap(title.piece, employer.piece)) consider(title, employer);
  }
  for (const employer of employers) consider(null, employer);
  return best;
}

function choosePlace(
  weighed: readonly Weighed[],
  title: Weighed | null,
  employer: Weighed | null,
): Weighed | null {
  let best: Weighed | null = null;
  for (const one of weighed) {
    if (one.place <= 0.3) continue;
    if (title !== null && overlap(one.piece, title.piece)) continue;
    if (employer !== null && overlap(one.piece, employer.piece)) continue;
    const size = one.piece.to - one.piece.from;
    if (best === null || one.place + 0.5 * size > best.place + 0.5 * (best.piece.to - best.piece.from))
      best = one;
  }
  return best;
}

/** An unknown name at the end of the employer's row is the town: 'Hurtownia Warta, Swarzędz'. */
function guessTown(
  weighed: readonly Weighed[],
  atoms: readonly Atom[],
  employer: Weighed | null,
  title: Weighed | null,
): Weighed | null {
  if (employer === null) return null;
  const next = atoms[employer.piece.to + 1];
  const after = atoms[employer.piece.to + 2];
  if (next === undefined || next.row !== employer.piece.row) return null;
  // 'Morfa, Neath — Groundworker'
  const isBeforeTitle = next.before === "comma" && title?.piece.from === employer.piece.to + 2;
  if (after?.row === next.row && !isBeforeTitle) return null;
  if (!/^(?:comma|tab|dash|bar|paren)$/.test(next.before) || !TOWN.test(next.text)) return null;
  const own = weighed.find(
    (one) => one.piece.from === employer.piece.to + 1 && one.piece.to === one.piece.from,
  );
  if (own === undefined || (title !== null && overlap(own.piece, title.piece))) return null;
  if (own.titleWords > 0 || own.employerWords >= 1 || isFieldOfWork(next.text)) return null;
  return { ...own, place: employer.employerWords >= 1 ? 0.6 : 0.1 };
}

/**
 * An unknown name behind title and employer, at the end of the title's row, or alone on a row of its own, is the town:
 * 'Velebit Tuneli — Surveyor' over 'Zadar', 'Morfa | Groundworker' over '2012 – 2018 | Neath'.
 */
function guessLastTown(
  weighed: readonly Weighed[],
  atoms: readonly Atom[],
  employer: Weighed | null,
  title: Weighed | null,
): Weighed | null {
  if (employer === null || title === null) return null;
  // Only where a word tells the title: else its own place in the layout decides which is which.
  if (title.titleWords < 2.5) return null;
  // 'Lecturer, Biochemistry' over a name: the comma parts title and field, and the name may be the employer.
  const second = Math.max(title.piece.from, employer.piece.from);
  if (title.piece.row === employer.piece.row && atoms[second]!.before === "comma") return null;
  const isTown = (atom: Atom, index: number) => {
    if (
      !TOWN.test(atom.text) ||
      isFieldOfWork(atom.text) ||
      (index >= title.piece.from && index <= title.piece.to)
    )
      return false;
    const alone = atoms[index - 1]?.row !== atom.row && atoms[index + 1]?.row !== atom.row;
    const isLast = index === atoms.length - 1 && index > Math.max(employer.piece.to, title.piece.to);
    if (isLast && (alone || (atom.row === title.piece.row && title.piece.row === employer.piece.row)))
      return true;
    return alone && title.piece.row === employer.piece.row && atom.row !== title.piece.row;
  };
  const index = atoms.findLastIndex(isTown);
  const own = index < 0 ? undefined : weighed.find((one) => one.piece.from === index);
  return own === undefined || own.titleWords > 0 || own.employerWords >= 1 ? null : { ...own, place: 0.3 };
}

/** One to three words with capitals. */
const TOWN = /^(?!\p{Lu}{2,4}$)\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,2}$/u;

function countLeft(
  atoms: readonly Atom[],
  used: readonly (Weighed | null)[],
  employer: Weighed | null,
): number {
  let left = 0;
  const isTitle = employer !== null && employer === used[0];
  // What follows a name that is surely an employer's tells more of it: the ship, the ward, the trade.
  const isAfterName = (atom: Atom, index: number) =>
    employer !== null &&
    Math.max(employer.employerWords, employer.titleWords - 0.5) >= 2.2 &&
    index > employer.piece.to &&
    atom.row === employer.piece.row;
  for (const [index, atom] of atoms.entries()) {
    if (used.some((one) => one !== null && index >= one.piece.from && index <= one.piece.to)) continue;
    left += isAfterName(atom, index)
      ? isTitle
        ? 0.5
        : 0.35
      : isNeutral(atom.text) ||
          /^(?:to|under|reporting to|working (?:for|with)) (?:the )?\p{Lu}/u.test(atom.text)
        ? 0.05
        : atom.before === "paren"
          ? 0.3
          : atom.text.length < 3 || (atom.turned && atom.before === "comma" && /^\p{Ll}/u.test(atom.text))
            ? 0.2
            : 1;
  }
  return left;
}

function overlap(one: Piece, other: Piece): boolean {
  return one.from <= other.to && other.from <= one.to;
}
