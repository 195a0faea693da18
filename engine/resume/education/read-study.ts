import { FIELD_TAIL } from "../../knowledge/degrees/field-words.ts";
import { SCHOOL_CERTIFICATE } from "../../knowledge/degrees/school-certificates.ts";
import { STANDS_UNDER } from "../../knowledge/degrees/school-parts.ts";
import { isRegionCode, scorePlace } from "../../knowledge/places/read-places.ts";
import type { EntryRow } from "../entries/entry-row.ts";
import type { HeaderSpan, HeaderToken } from "../entries/header.ts";
import { type HeaderLayout, listHeaderSpans, scoreLayout } from "../entries/header-layout.ts";
import { splitHeader } from "../entries/split-header.ts";
import { isBoard, scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isField } from "../features/is-field.ts";
import type { StudyReading } from "../model/resume.ts";
import type { StudyLayout, StudyWords } from "./agree-on-studies.ts";
import { dateStudy } from "./date-study.ts";
import { fieldBeside, fieldTold, isNote, nameBeside } from "./find-beside.ts";
import { findTrainer, TRAINED } from "./find-trainer.ts";
import { scoreDegreeSpan, scoreSchoolSpan, strongestSpan } from "./score-study-spans.ts";
import { splitAtFrom } from "./split-at-from.ts";
import { splitDegree } from "./split-degree.ts";
import { namesSchool, tellsStudy } from "./study-facts.ts";

const MOST_ROWS = 5;

/** A study whose rows are cut into pieces, before it is known what each of them is. */
export type OpenStudy = {
  rows: readonly EntryRow[];
  dated: EntryRow | null;
  tokens: readonly HeaderToken[];
  spans: readonly HeaderSpan[];
};

export function openStudy(printed: readonly EntryRow[], text: string): OpenStudy {
  const rows = dateStudy(printed);
  const header = rows
    .filter(
      (row, index) =>
        row.header ||
        namesSchool(row) ||
        tellsStudy(row) ||
        (row.unit.kind === "item" && (index < 2 || scoreDegree(row.text) >= 2.2)) ||
        isFieldBetween(rows, index) ||
        (row.unit.kind !== "item" && index < 3 && scoreDegree(firstSentence(row.text)) >= 3),
    )
    .slice(0, MOST_ROWS)
    .map(withoutTold);
  const dated = header.find((row) => row.period !== null) ?? rows.find((row) => row.period !== null) ?? null;
  const entry = {
    header,
    anchor: dated !== null && header.includes(dated) ? dated : null,
    body: [],
    section: rows[0]!.unit.section,
  };
  const tokens = splitHeader(entry).flatMap(splitAtFrom);
  return { rows, dated, tokens, spans: listHeaderSpans(tokens, text) };
}

/** 'affiliated to Elm City University': not the school, but what stands over it. */
const OVER_SCHOOL = new RegExp(String.raw`^\(?${STANDS_UNDER}(?!\p{L})`, "iu");

/** What it says for a name that it stands behind 'from' and a degree. */
const TOLD = 2;

/** School and degree by their words, and by where they stand in the other studies of the section. */
export function chooseWords(
  { tokens, spans }: OpenStudy,
  layout: StudyLayout | null,
): StudyWords & { rest: HeaderSpan[] } {
  const school = strongestSpan(spans, (span) => {
    const weight = scoreSchoolSpan(span.text, tokens.slice(span.from + 1, span.to + 1));
    if (tokens[span.to + 1]?.before === "from") return 0;
    if (tokens.slice(span.from, span.to + 1).some((token) => OVER_SCHOOL.test(token.text))) return 0;
    const told = tokens[span.from]!.before === "from" ? TOLD : 0;
    return weight + told + (layout === null ? 0 : weighPlace(span, layout.school, weight));
  });
  const rest = spans.filter(
    (span) =>
      (school === null || span.to < school.from || span.from > school.to) && !isStateCode(span, tokens),
  );
  const degree = strongestSpan(rest, (span) =>
    scoreDegreeSpan(span.text, tokens.slice(span.from + 1, span.to + 1)),
  );
  return { school, degree, rest };
}

/** What it says for an unknown name that it stands where the schools of the other studies stand. */
function weighPlace(span: HeaderSpan, layout: HeaderLayout, weight: number): number {
  if (weight > 0 || span.from !== span.to) return 0;
  const isName =
    /^[\p{Lu}\p{Lo}][^\d:]{1,80}$/u.test(span.text) &&
    scorePlace(span.text) < 1.5 &&
    scoreDegree(span.text) === 0 &&
    !isField(span.text) &&
    !isNote(span.text);
  return isName ? scoreLayout(span, layout, "employer") : 0;
}

/** School, degree, field and dates of one study. Null where it names neither a school nor a degree. */
export function readStudy(study: OpenStudy, layout: StudyLayout | null): StudyReading | null {
  const { rows, dated, tokens, spans } = study;
  const { school, degree, rest } = chooseWords(study, layout);
  // What no word tells of is a study only where it says from when to when.
  if (degree === null && school !== null && scoreSchool(school.text) === 0 && dated?.period?.range !== true)
    return null;
  if (school === null && degree === null) return null;
  const parted = splitFrom(school ?? degree!);
  if (parted !== null) {
    const { name, field } = splitDegree(parted.degree);
    return buildStudy(rows, tidySchool(parted.school), name, field, dated);
  }
  const told = degree === null ? nameStudy(nameOfStudy(rest, tokens, school)) : splitDegree(degree.text);
  const { name } = told;
  // 'Class XII (CBSE)'
  const board = told.field !== null && name !== null && isBoard(told.field) ? told.field : null;
  const field = board === null ? told.field : null;
  if (board !== null && school === null) return buildStudy(rows, board, name, null, dated);
  // A school-leaving certificate has no field: the name behind it is the school's.
  const isSchool =
    school === null &&
    name !== null &&
    field !== null &&
    SCHOOL_CERTIFICATE.test(name) &&
    / /.test(field) &&
    !SAYS_FIELD.test(degree?.text ?? "");
  if (isSchool) return buildStudy(rows, withoutTown(field), name, null, dated);
  // 'A-levels: History (A), Art (B)': the subjects of a school are not what was studied.
  const next = degree === null ? undefined : tokens[degree.to + 1];
  const goesOn =
    next !== undefined &&
    next.row === degree!.row &&
    /^(?:comma|paren)$/.test(next.before) &&
    !/^c?gpa\b/i.test(next.text) &&
    degree!.to + 1 !== school?.from;
  const isSubjects =
    name !== null &&
    field !== null &&
    SCHOOL_CERTIFICATE.test(name) &&
    (goesOn || /[,(]| [a-eA-E][*+-]?$/.test(field));
  if (school !== null && isSubjects) return buildStudy(rows, tidySchool(school.text), name, null, dated);
  // Who learns a trade does so with an employer: 'Ausbildung zum Tischler, Holzbau Weiß'.
  const led = school === null ? null : /^(\p{Lu}.{2,60}?) from (?:the )?(\p{Lu}.{2,90})$/u.exec(school.text);
  if (led !== null && scoreSchool(led[2]!) >= 1.8 && scoreSchool(led[1]!) < 1.8)
    return buildStudy(rows, tidySchool(led[2]!), name ?? led[1]!, name === null ? null : led[1]!, dated);
  const isTrained = school === null && name !== null && TRAINED.test(name);
  if (isTrained) return buildStudy(rows, findTrainer(spans, degree) ?? field, name, null, dated);
  // 'Millwright, Oregon Trades Council': no word says school, but one that it is a body of some kind.
  const body = school === null && field !== null ? /^([^,]{3,60}), ([^,]{4,60})$/u.exec(field) : null;
  if (body !== null && scoreEmployer(body[2]!) >= 2.2)
    return buildStudy(rows, body[2]!, name, body[1]!, dated);
  const own = school === null ? nameBeside(spans, degree, rows) : tidySchool(school.text);
  const beside = field ?? (degree === null ? null : fieldTold(rows)) ?? fieldBeside(spans, degree, school);
  return buildStudy(rows, own, name, beside === own ? null : beside, dated);
}

/** 'Diploma in Cloud Computing' */
const SAYS_FIELD = /^\S+(?: \S+)? (?:in|of|en|em) /i;

/** 'MSc. Marine Biology. With a year abroad …': what stands up to the full stop. */
function firstSentence(text: string): string {
  return /^(?:\S{1,6}\.\s?)*[^.]{3,80}(?=\.(?:\s|$))/u.exec(text)?.[0] ?? text;
}

/** Of a row that tells of its study the beginning, which names it. */
function withoutTold(row: EntryRow): EntryRow {
  if (row.header || row.unit.kind === "item" || scoreDegree(row.text) < 3) return row;
  const text = tellsStudy(row) ? row.text : firstSentence(row.text);
  return { ...row, text, end: row.start + text.length };
}

/** 'Droit des affaires' between the row of its degree and that of its school. */
function isFieldBetween(rows: readonly EntryRow[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index]!, rows[index + 1]];
  if (above === undefined || below === undefined || row.unit.kind === "item") return false;
  return (
    /^\p{Lu}[^.:;,]{4,50}$/u.test(row.text) &&
    row.text.split(" ").length <= 6 &&
    above.header &&
    scoreDegree(above.text) >= 2.2 &&
    below.header &&
    scoreSchool(below.text) >= 3
  );
}

/** 'BA in Economics from Elm City University' */
function splitFrom(span: HeaderSpan): { degree: string; school: string } | null {
  const parts = /^(.{2,90}?) (?:from|at) (?:the )?(\p{Lu}.{2,90})$/u.exec(span.text);
  if (parts === null || scoreDegree(parts[1]!) < 2 || scoreSchool(parts[2]!) < 1.8) return null;
  return { degree: parts[1]!, school: parts[2]! };
}

/** 'Beaverhead County High, Dillon' */
function withoutTown(school: string): string {
  const [name = school, town, ...rest] = school.split(/,\s+/);
  const isTown =
    town !== undefined && rest.length === 0 && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(town);
  return isTown && name.includes(" ") ? name : school;
}

function buildStudy(
  rows: readonly EntryRow[],
  school: string | null,
  degree: string | null,
  field: string | null,
  dated: EntryRow | null,
): StudyReading {
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
    .replace(/^(?:with )?hono(?:u?)rs (?:from |at )?(?=\p{Lu})/iu, "")
    .replace(/^(?:(?:awarded|issued|granted|conferred|validated)\s+)?(?:from|at|in|by)\s+(?=\p{Lu})/iu, "")
    .replace(
      /\s+(?:in|during|with|on)\s+(?:the year\s+)?(?:\d|an? |first|second|distinction|aggregate|c?gpa\b|percentage)[\s\S]*$/i,
      "",
    )
    .replace(/[\s,-]+(?:in|during|since|from|de|en|im|seit)(?: (?:the )?year(?: of)?)?$/i, "");
}

/** The 'MA' of 'Cambridge, MA'; behind what is studied it is the degree: 'English Literature, MA'. */
function isStateCode(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const { text, before } = tokens[span.from]!;
  if (before !== "comma" || !isRegionCode(text)) return false;
  const above = tokens[span.from - 1]?.text ?? "";
  return scoreDegree(text) === 0 || !isField(above) || scorePlace(above) >= 1.5;
}

/** 'Computer Science' without the name of an award is what was studied; 'Ebeniste' and 'Year 13' may be either and stay the award. */
function nameStudy(printed: string | null): { name: string | null; field: string | null } {
  const parted = splitDegree(printed);
  const isPlain = printed !== null && parted.field === null && scoreDegree(printed) === 0;
  return isPlain ? { name: null, field: printed } : parted;
}

/** What was studied, where no word of degrees says so: the first other name on the rows of the school. */
function nameOfStudy(
  rest: readonly HeaderSpan[],
  tokens: readonly HeaderToken[],
  school: HeaderSpan | null,
): string | null {
  if (school === null) return null;
  const whole = rest.filter(
    (span) =>
      tokens[span.to + 1]?.row !== span.row && tokens[span.from]!.order === 0 && span.row !== school.row,
  );
  const named = [...whole, ...rest].find(
    (span) =>
      /^[\p{Lu}\p{Lo}\p{N}][\p{L}\p{N}.,'’&/º -]{2,80}$/u.test(span.text) &&
      /\p{L}{2}/u.test(span.text) &&
      scorePlace(span.text) < 1.5 &&
      scoreSchool(span.text) < 3 &&
      !isTownOf(span, tokens) &&
      !isNote(span.text) &&
      !isBehindSchool(span, tokens, school),
  );
  return named?.text ?? null;
}

/** The 'West Plains' of 'West Plains, MO'. */
function isTownOf(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const next = tokens[span.to + 1];
  return next !== undefined && next.row === span.row && next.before === "comma" && isRegionCode(next.text);
}

/** An unknown name behind the comma of the school is its town: 'Liceo Bicentenario, Carahue'. */
function isBehindSchool(span: HeaderSpan, tokens: readonly HeaderToken[], school: HeaderSpan): boolean {
  return (
    span.row === school.row &&
    span.from === school.to + 1 &&
    tokens[span.from]!.before === "comma" &&
    span.text.split(" ").length <= 2 &&
    !FIELD_TAIL.test(span.text)
  );
}
