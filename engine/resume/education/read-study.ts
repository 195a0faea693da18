import type { Atom, Piece } from "../jobs/header.ts";
import { listPieces } from "../jobs/header-layout.ts";
import type { Row } from "../jobs/row.ts";
import { splitPieces } from "../jobs/split-pieces.ts";
import { weighEmployer } from "../jobs/weigh-pieces.ts";
import { isRegionCode, weighPlace } from "../places/read-places.ts";
import type { ResumeEducation } from "../resume.ts";
import { fieldBeside, isNote, nameBeside } from "./find-beside.ts";
import { findTrainer, TRAINED } from "./find-trainer.ts";
import { isRemark, isStudyNote } from "./is-grade.ts";
import { keepsBracket, splitDegree } from "./split-degree.ts";
import { isKindOfSchool, weighDegree, weighSchool, withoutSchools } from "./weigh-studies.ts";

const MOST_ROWS = 5;

/** School, degree, field and dates of one study. Null where it names neither a school nor a degree. */
export function readStudy(rows: readonly Row[], text: string): ResumeEducation | null {
  const header = rows
    .filter(
      (row, index) =>
        row.header ||
        (row.unit.kind === "item" && (index < 2 || weighDegree(row.text) >= 2.2)) ||
        isFieldBetween(rows, index),
    )
    .slice(0, MOST_ROWS);
  const dated = header.find((row) => row.period !== null) ?? null;
  const entry = { header, anchor: dated, body: [], section: rows[0]!.unit.section };
  const atoms = splitPieces(entry);
  const pieces = listPieces(atoms, text);
  const school = choosePiece(pieces, (piece) =>
    weighSchoolPiece(piece.text, atoms.slice(piece.from + 1, piece.to + 1)),
  );
  const rest = pieces.filter(
    (piece) =>
      (school === null || piece.to < school.from || piece.from > school.to) && !isStateCode(piece, atoms),
  );
  const degree = choosePiece(rest, (piece) =>
    weighDegreePiece(piece.text, atoms.slice(piece.from + 1, piece.to + 1)),
  );
  if (school === null && degree === null) return null;
  const parted = splitFrom(school ?? degree!);
  if (parted !== null) {
    const { name, field } = splitDegree(parted.degree);
    return buildStudy(rows, tidySchool(parted.school), name, field, dated);
  }
  const { name, field } = splitDegree(degree?.text ?? nameOfStudy(rest, atoms, school));
  // A school-leaving certificate has no field: the name behind it is the school's.
  const isSchool =
    school === null && name !== null && field !== null && LEAVING.test(name) && / /.test(field);
  if (isSchool) return buildStudy(rows, withoutTown(field), name, null, dated);
  // 'A-levels: History (A), Art (B)': the subjects of a school are not what was studied.
  const next = degree === null ? undefined : atoms[degree.to + 1];
  const goesOn =
    next !== undefined &&
    next.row === degree!.row &&
    /^(?:comma|paren)$/.test(next.before) &&
    !/^c?gpa\b/i.test(next.text) &&
    degree!.to + 1 !== school?.from;
  const isSubjects =
    name !== null && field !== null && LEAVING.test(name) && (goesOn || /[,(]| [a-eA-E][*+-]?$/.test(field));
  if (school !== null && isSubjects) return buildStudy(rows, tidySchool(school.text), name, null, dated);
  // Who learns a trade does so with an employer: 'Ausbildung zum Tischler, Holzbau Weiß'.
  const led = school === null ? null : /^(\p{Lu}.{2,60}?) from (?:the )?(\p{Lu}.{2,90})$/u.exec(school.text);
  if (led !== null && weighSchool(led[2]!) >= 1.8 && weighSchool(led[1]!) < 1.8)
    return buildStudy(rows, tidySchool(led[2]!), name ?? led[1]!, name === null ? null : led[1]!, dated);
  const isTrained = school === null && name !== null && TRAINED.test(name);
  if (isTrained) return buildStudy(rows, findTrainer(pieces, degree) ?? field, name, null, dated);
  // 'Millwright, Oregon Trades Council': no word says school, but one that it is a body of some kind.
  const body = school === null && field !== null ? /^([^,]{3,60}), ([^,]{4,60})$/u.exec(field) : null;
  if (body !== null && weighEmployer(body[2]!) >= 2.2)
    return buildStudy(rows, body[2]!, name, body[1]!, dated);
  const own = school === null ? nameBeside(pieces, degree, rows) : tidySchool(school.text);
  return buildStudy(rows, own, name, field ?? fieldBeside(pieces, degree, school), dated);
}

/** 'Droit des affaires' between the row of its degree and that of its school. */
function isFieldBetween(rows: readonly Row[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index]!, rows[index + 1]];
  if (above === undefined || below === undefined || row.unit.kind === "item") return false;
  return (
    /^\p{Lu}[^.:;,]{4,50}$/u.test(row.text) &&
    row.text.split(" ").length <= 6 &&
    above.header &&
    weighDegree(above.text) >= 2.2 &&
    below.header &&
    weighSchool(below.text) >= 3
  );
}

/** 'BA in Economics from Elm City University' */
function splitFrom(piece: Piece): { degree: string; school: string } | null {
  const parts = /^(.{2,90}?) (?:from|at) (?:the )?(\p{Lu}.{2,90})$/u.exec(piece.text);
  if (parts === null || weighDegree(parts[1]!) < 2 || weighSchool(parts[2]!) < 1.8) return null;
  return { degree: parts[1]!, school: parts[2]! };
}

const LEAVING =
  /^(?:(?:irish )?leaving cert(?:ificate)?|junior cert(?:ificate)?|(?:high school |secondary school )?diploma|g\.?e\.?d\.?|(?:scottish |advanced )?highers|nat(?:ional)? ?5s?|standard grades|gcses?|\d* ?gcses?|[ao][- ]levels?|matric(?:ulation)?|national senior certificate|wassce|ssce|kcse|hsc|ssc|abitur|matura|baccalauréat|bachillerato|bachiller)$/i;

/** 'Beaverhead County High, Dillon' */
function withoutTown(school: string): string {
  const [name = school, town, ...rest] = school.split(/,\s+/);
  const isTown =
    town !== undefined && rest.length === 0 && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town);
  return isTown && name.includes(" ") ? name : school;
}

function buildStudy(
  rows: readonly Row[],
  school: string | null,
  degree: string | null,
  field: string | null,
  dated: Row | null,
): ResumeEducation {
  const period = dated?.period ?? null;
  return {
    school,
    degree,
    field,
    from: period?.from ?? null,
    to: period?.to ?? null,
    start: Math.min(...rows.map((row) => row.start)),
    end: Math.max(...rows.map((row) => row.end)),
  };
}

/** 'from Krishna College in 2016 with 68 %' */
function tidySchool(printed: string): string {
  return printed
    .replace(/^(?:(?:awarded|issued|granted|conferred|validated)\s+)?(?:from|at|in|by)\s+(?=\p{Lu})/iu, "")
    .replace(
      /\s+(?:in|during|with|on)\s+(?:the year\s+)?(?:\d|an? |first|second|distinction|aggregate|c?gpa\b|percentage)[\s\S]*$/i,
      "",
    );
}

/** The 'MA' of 'Cambridge, MA'. */
function isStateCode(piece: Piece, atoms: readonly Atom[]): boolean {
  return isRegionCode(atoms[piece.from]!.text) && atoms[piece.from]!.before === "comma";
}

function choosePiece(pieces: readonly Piece[], weigh: (piece: Piece) => number): Piece | null {
  let best: Piece | null = null;
  let bestWeight = 1.5;
  for (const piece of pieces) {
    const weight = weigh(piece);
    if (weight > bestWeight) {
      best = piece;
      bestWeight = weight;
    }
  }
  return best;
}

type Inner = readonly { before: string; text: string }[];

/** A school's name takes in its own commas ('University of California, Berkeley') but no place after them. */
function weighSchoolPiece(text: string, inner: Inner): number {
  let weight = weighSchool(text);
  if (weight === 0 || /\b(?:diploma|certificate|graduate|ged)$/i.test(text)) return 0;
  if (
    weighDegree(withoutSchools(text)) >= 2.2 &&
    !/^(?:high school|secondary|senior secondary|polytechnic|gymnasium|liceum|technikum|lyceum)(?!.*\b(?:diploma|certificate)\b)/i.test(
      text,
    )
  )
    weight -= 1.2;
  if (weighPlace(text) >= 1.5) weight -= 0.3;
  if (isKindOfSchool(text)) weight -= 0.8;
  for (const atom of inner) {
    const campus =
      /\buniversity of|université|universidad|state university|university\b/i.test(text) &&
      atom.before === "comma" &&
      !/^[A-Z]{2}\b/.test(atom.text) &&
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(atom.text);
    const own = weighSchool(atom.text) >= 3;
    weight -= own ? 0.1 : campus && weighPlace(atom.text) < 2 ? 0.3 : 0.9;
  }
  // 'SOAS, University of London': the short name is part of the long one.
  const short = /^[A-Z]{2,6}(?=, \p{Lu})/u.exec(text)?.[0];
  if (short !== undefined && weighDegree(short) === 0 && !isStudyNote(short)) weight += 0.3;
  return weight - (text.length > 90 ? 2 : 0);
}

function weighDegreePiece(text: string, inner: Inner): number {
  // 'First Class Honours' and 'Minor in Spanish' are said of a degree.
  const weight = isRemark(text) ? 0 : weighDegree(text);
  if (weight === 0) return 0;
  // 'Umeå — Fritidsprogrammet': what stands before the degree is no part of it.
  const first = inner[0] === undefined ? text : text.slice(0, text.indexOf(inner[0].text));
  if (weighDegree(first) === 0 && inner.some((atom) => weighDegree(atom.text) >= 2.2)) return 0.5 * weight;
  // A degree keeps what follows it on its line: the field after the comma or dash.
  const gain = inner.reduce((sum, atom) => {
    if (weighPlace(atom.text) >= 1.5 || weighSchool(atom.text) >= 3) return sum - 2;
    const isAside =
      atom.before === "paren"
        ? isCode(atom.text) || (isStudyNote(atom.text) && !keepsBracket(atom.text))
        : /^\d/.test(atom.text) || isStudyNote(atom.text);
    return sum + (isAside ? -0.6 : 0.2);
  }, 0);
  return weight + gain - (text.length > 130 ? 2 : 0);
}

/** 'UEE32211', 'TAE 40116': the number of a course in its country's register. */
function isCode(text: string): boolean {
  return /^\p{Lu}{2,5}[ -]?\d{3,6}\p{Lu}?$/u.test(text);
}

/** What was studied, where no word of degrees says so: the first other name on the rows of the school. */
function nameOfStudy(rest: readonly Piece[], atoms: readonly Atom[], school: Piece | null): string | null {
  if (school === null) return null;
  const whole = rest.filter(
    (piece) =>
      atoms[piece.to + 1]?.row !== piece.row && atoms[piece.from]!.order === 0 && piece.row !== school.row,
  );
  const named = [...whole, ...rest].find(
    (piece) =>
      /^[\p{Lu}\p{Lo}\p{N}][\p{L}\p{N}.,'’&/º -]{2,80}$/u.test(piece.text) &&
      /\p{L}{2}/u.test(piece.text) &&
      weighPlace(piece.text) < 1.5 &&
      weighSchool(piece.text) < 3 &&
      !isTownOf(piece, atoms) &&
      !isNote(piece.text) &&
      !isBehindSchool(piece, atoms, school),
  );
  return named?.text ?? null;
}

/** The 'West Plains' of 'West Plains, MO'. */
function isTownOf(piece: Piece, atoms: readonly Atom[]): boolean {
  const next = atoms[piece.to + 1];
  return next !== undefined && next.row === piece.row && next.before === "comma" && isRegionCode(next.text);
}

/** An unknown name behind the comma of the school is its town: 'Liceo Bicentenario, Carahue'. */
function isBehindSchool(piece: Piece, atoms: readonly Atom[], school: Piece): boolean {
  return (
    piece.row === school.row &&
    piece.from === school.to + 1 &&
    atoms[piece.from]!.before === "comma" &&
    piece.text.split(" ").length <= 2 &&
    !/(?:ing|ics|logy|graphy|studies|sciences?|arts|management|administration|accounting|design|law|education|economy|business|psychology)$/i.test(
      piece.text,
    )
  );
}
