import { isRegionCode, isRemote, weighPlace } from "../places/read-places.ts";
import { isFieldOfWork } from "./field-of-work.ts";
import type { Atom, Piece, Separator } from "./header.ts";
import { type HeaderLayout, weighLayout } from "./header-layout.ts";
import { isNeutral, weighEmployer, weighTitle } from "./weigh-pieces.ts";

/** How much a run reads like each part of a header, by its words and its place among the others. */
export type Weighed = {
  piece: Piece;
  title: number;
  employer: number;
  place: number;
  titleWords: number;
  employerWords: number;
};

export function weighRoles(piece: Piece, atoms: readonly Atom[], layout: HeaderLayout): Weighed {
  const inner = innerCost(piece, atoms, 0.35);
  const titleWords = weighTitle(piece.text);
  const employerWords = weighEmployer(withoutAside(piece, atoms));
  // The 'OH' of 'Columbus, OH' is no title.
  const isState = atoms[piece.from]!.before === "comma" && isRegionCode(atoms[piece.from]!.text);
  return {
    piece,
    titleWords,
    employerWords,
    title:
      titleWords -
      inner +
      (titleWords >= 2.5 && keepsBracket(piece, atoms) ? (isAbbreviated(piece, atoms) ? 0.7 : 0.2) : 0) -
      (isState ? 3 : 0) -
      (holdsEmployer(piece, atoms) ? 1.2 : 0) +
      weighLayout(piece, layout.title, layout.seen) +
      afterAt(piece, atoms, -1.5),
    employer:
      employerWords -
      innerCost(piece, atoms, 0.5) -
      (isPartOfOther(piece, atoms) ? 1.2 : 0) -
      (tellsField(piece, atoms) ? 4 : 0) -
      (atoms[piece.from]!.before === "paren" && ASIDE.test(piece.text) ? 5 : 0) -
      (/ \(\p{Ll}[^()]*\)$/u.test(piece.text) ? 0.6 : 0) +
      weighLayout(piece, layout.employer, layout.seen) +
      (hasTownBehind(piece, atoms) ? 0.5 : 0) +
      afterAt(piece, atoms, 2),
    place: startsWithEmployer(piece, atoms) ? -1 : placeWeight(piece) - inner,
  };
}

/** 'Sweetgrass Feeders (agency)': the words of the bracket say nothing for the name before it. */
function withoutAside(piece: Piece, atoms: readonly Atom[]): string {
  const last = atoms[piece.to]!;
  const hasAside = piece.to > piece.from && last.before === "paren" && ASIDE.test(last.text);
  return hasAside ? piece.text.slice(0, piece.text.lastIndexOf("(")).trimEnd() : piece.text;
}

/** 'Sprint Coach (Hurdles)', 'Analyst (GS-12)': a bracket that tells more of the title, not its terms, place or employer. */
function keepsBracket(piece: Piece, atoms: readonly Atom[]): boolean {
  const last = atoms[piece.to]!;
  if (piece.to === piece.from || last.before !== "paren" || !piece.text.endsWith(")")) return false;
  if (/^(?:(?:inter)?national|global|regional|domestic)$/i.test(last.text)) return true;
  return (
    !isNeutral(last.text) &&
    !isRemote(last.text) &&
    weighPlace(last.text) <= 0 &&
    (weighEmployer(last.text) < 1.5 || !last.text.includes(" ")) &&
    !ASIDE.test(last.text)
  );
}

/** 'Certified Nursing Assistant (CNA)': the bracket says the title once more, by its initials. */
function isAbbreviated(piece: Piece, atoms: readonly Atom[]): boolean {
  const short = atoms[piece.to]!.text;
  if (!/^[A-Z]{2,5}$/.test(short)) return false;
  const initials = atoms[piece.from]!.text.split(/[\s-]+/)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");
  return initials.includes(short) || initials.replaceAll("O", "") === short;
}

/** 'St Hilda's Hospital, Leeds' is an employer and its town, not a place. */
function startsWithEmployer(piece: Piece, atoms: readonly Atom[]): boolean {
  const first = atoms[piece.from]!.text;
  return piece.to > piece.from && weighEmployer(first) >= 2.2 && weighPlace(first) < 1.5;
}

/** 'St Hilda's Hospital, Leeds' on a row of its own, under a title and its field: 'Therapist – Inpatient Rehab'. */
function hasTownBehind(piece: Piece, atoms: readonly Atom[]): boolean {
  const next = atoms[piece.to + 1];
  return (
    piece.order === 0 &&
    piece.row > 0 &&
    next?.row === piece.row &&
    weighPlace(next.text) >= 1.5 &&
    weighEmployer(piece.text) >= 2.2
  );
}

const PART = /^(?:department|dept\.?|division|faculty|school|office|section|unit|chair) (?:of|for)\b/i;

/** 'Fellow, Maritime University': behind a comma a name that is surely an employer's is no part of the title. */
function holdsEmployer(piece: Piece, atoms: readonly Atom[]): boolean {
  return atoms
    .slice(piece.from + 1, piece.to + 1)
    .some(
      ({ text, before }) =>
        before === "comma" && weighEmployer(text) >= (text.includes(" ") ? 2.2 : 3) && !PART.test(text),
    );
}

/** 'Maritime University, Department of Zoology': the part, not the whole. */
function isPartOfOther(piece: Piece, atoms: readonly Atom[]): boolean {
  if (piece.from !== piece.to || !PART.test(piece.text)) return false;
  return atoms.some(
    ({ text }, index) => index !== piece.from && weighEmployer(text) >= 2.2 && !PART.test(text),
  );
}

/** A word or two behind the dash of a title that name neither employer nor place, where more stands on other rows. */
function isFieldBeside(atoms: readonly Atom[], index: number): boolean {
  const atom = atoms[index]!;
  return (
    weighTitle(atoms[index - 1]!.text) >= 2.5 &&
    atom.text.split(" ").length <= 2 &&
    weighPlace(atom.text) === 0 &&
    weighEmployer(atom.text) < 1 &&
    weighTitle(atom.text) <= 0 &&
    atoms.some((other) => other.row !== atom.row || (other !== atom && other.before === "comma"))
  );
}

/** 'Vice President, Finance', 'Nurse – Surgery' */
function tellsField(piece: Piece, atoms: readonly Atom[]): boolean {
  const before = piece.order === 0 ? undefined : atoms[piece.from - 1];
  return (
    before !== undefined &&
    /^(?:comma|dash|paren)$/.test(atoms[piece.from]!.before) &&
    isFieldOfWork(atoms[piece.from]!.text) &&
    weighTitle(before.text) >= 2.5
  );
}

/** 'Cashier at Walmart': what follows 'at' is the employer. */
function afterAt(piece: Piece, atoms: readonly Atom[], weight: number): number {
  const { before } = atoms[piece.from]!;
  return before === "at" ? weight : before === "for" && piece.from === piece.to ? weight / 2 : 0;
}

/** What a separator costs that stands inside a run; 2 where none is named. */
const INSIDE: Partial<Record<Separator, number>> = { for: 0.1, dash: 0.8, style: 0.8, colon: 1 };

/** What a run costs for the separators inside it, and for a weak separator at its edge that could have been inside. */
function innerCost(piece: Piece, atoms: readonly Atom[], comma: number): number {
  let cost = 0;
  for (let index = piece.from + 1; index <= piece.to; index += 1) {
    const { before, turned, text } = atoms[index]!;
    // 'Assistant Manager – Production'
    if (/^(?:comma|dash)$/.test(before) && isFieldOfWork(text) && weighTitle(atoms[index - 1]!.text) >= 2.5) {
      cost += 0.1;
      continue;
    }
    // 'Project Manager – Highways', with the employer on another row.
    if (before === "dash" && isFieldBeside(atoms, index)) {
      cost += 0.35;
      continue;
    }
    if (turned && before !== "style") cost += 0.4;
    // 'Senior Mechanic' in bold, then ', commercial and marine' in plain type.
    if (turned && before === "comma" && /^\p{Ll}/u.test(text)) cost += 0.6;
    if (before === "comma") cost += comma;
    else if (before === "paren") cost += ASIDE.test(text) ? 2 : 0.3;
    else cost += INSIDE[before] ?? 2;
  }
  return cost;
}

/** What a bracket adds about the employer and is no part of its name: '(via Acme Resourcing)', '(formerly Apex)'. */
const ASIDE =
  /^(?:via|through|contract|formerly|previously|now|acquired|part of|client|agency|for|seconded|promoted|promotion|assigned|placed|on (?:assignment|behalf)|temp|trading as|t\/a|dba|d\/b\/a|a? ?subsidiary|division of|owned by|franchise|leih|zeitarbeit|intérim|detacheri)/i;

function placeWeight(piece: Piece): number {
  if (isRemote(piece.text)) return 1;
  const weight = weighPlace(piece.text);
  return weight >= 2 ? 1.6 : weight >= 1.5 ? 1.7 : weight > 0 ? 0.2 : -1;
}
