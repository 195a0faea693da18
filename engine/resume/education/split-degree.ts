import { LABEL_OF_DATE_BEHIND } from "../../knowledge/dates/date-labels.ts";
import {
  DEGREE_AND_FIELD,
  DONE_BEFORE,
  DONE_BEHIND,
  FIELD_LABEL,
  KNOWN_DEGREE,
  MORE_OF_DEGREE,
  NO_FIELD,
  STAGE,
  YEAR_BEFORE,
} from "../../knowledge/degrees/degree-grammar.ts";
import { GRADE_BEHIND, LABELLED_GRADE_BEHIND, OPEN_DEGREE } from "../../knowledge/degrees/grades.ts";
import { openingDegree, scoreDegree } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";
import { isStudyNote } from "../features/is-grade.ts";

/** 'BSc (Hons)', 'Higher Secondary (12th)', 'Bachelor of Commerce (B.Com)': the bracket belongs to the degree's name. */
export function keepsBracket(bracket: string): boolean {
  return (
    /^(?:hons?\.?|honou?rs|honrs)$/i.test(bracket) ||
    /^1[0-2]th$|^class (?:x|xii|1[0-2])$/i.test(bracket) ||
    /^(?:IHK|HWK|EFZ|EBA|FH|PH|TU|HF)$/.test(bracket) ||
    scoreDegree(bracket) >= 3
  );
}

/** 'Bachelor of Science in Nursing' -> 'Bachelor of Science' and 'Nursing'. */
export function splitDegree(printed: string | null): { name: string | null; field: string | null } {
  const bare =
    printed
      ?.replace(DONE_BEFORE, "")
      .replace(LABELLED_GRADE_BEHIND, "")
      .replace(LABEL_OF_DATE_BEHIND, "")
      .replace(DONE_BEHIND, "")
      .replace(OPEN_DEGREE, "") ?? null;
  const text = bare !== null && scoreDegree(bare) > 0 ? bare : printed;
  const { name, field } = partDegree(text);
  if (name !== null && field === null) return partJoined(name);
  if (name === null || field === null) return { name, field };
  const joined = beginsField(text!, name, field) ? partJoined(name) : { name, field: null };
  if (joined.field === null) return { name, field: withoutGrade(withoutLabel(field)) };
  return { name: joined.name, field: goOn(text!, joined.field, field) };
}

/** No word says that the field begins here; and behind a dash it does where a field stands: 'Licence Sciences – Génie civil'. */
function beginsField(text: string, name: string, field: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  return (
    /^\s*(?:[,(:]|parcours\s|option\s|spéciali)/i.test(behind) ||
    (/^\s*[–—-]/.test(behind) && (/:/.test(field) || !isField(field)))
  );
}

/** 'Chemistry, Biology and Medicine': where the field began before the sign that parts it, it goes on behind it. */
function goOn(text: string, begun: string, rest: string): string {
  const whole = withoutMinor(text.slice(text.indexOf(begun))).trim();
  const told = rest.startsWith("(") ? rest.slice(1) : rest;
  const goesOn =
    whole.length > begun.length && !isStudyNote(told) && !/\d/.test(told) && !DONE_BEFORE.test(`${told} x`);
  return withoutGrade(withoutLabel(goesOn ? whole : begun));
}

function withoutLabel(field: string): string {
  const bare = field.replace(FIELD_LABEL, "");
  return bare.length > 2 ? bare : field;
}

/** 'Master Chimie', '1ère année de BUT Informatique', '遥感科学 本科': degree and field with nothing between them. */
function partJoined(text: string): { name: string; field: string | null } {
  const behind = /^(\S+) (\p{Script=Han}{2,4})$/u.exec(text);
  if (behind !== null && scoreDegree(behind[2]!) > 0 && scoreDegree(behind[1]!) === 0)
    return { name: behind[2]!, field: behind[1]! };
  const year = YEAR_BEFORE.exec(text)?.[0] ?? "";
  const opening = openingDegree(text.slice(year.length)) ?? capitalDegree(text.slice(year.length));
  if (opening === null) return partTrailing(text);
  const degree = opening + (TAIL.exec(text.slice(year.length + opening.length))?.[0] ?? "");
  const rest = text.slice(year.length + degree.length).replace(/^[\s,:–—-]+/u, "");
  const field = withoutLabel(rest);
  const isLabelled = field !== rest;
  if (field.length < 3 || !/^[\p{L}«"“]/u.test(field) || isStudyNote(field))
    return { name: text, field: null };
  if (!isLabelled && (MORE_OF_DEGREE.test(field) || STAGE.test(field) || scoreDegree(field) >= 2.2))
    return { name: text, field: null };
  if (!isLabelled && !/^[\p{Lu}\p{Lo}]/u.test(field) && !isField(field) && !IS_WHOLE.test(degree))
    return { name: text, field: null };
  return { name: year + degree, field: withoutGrade(field) };
}

/** 'BACHELOR OF SCIENCE BOTANY': a degree that is whole without its field, in capitals. */
function capitalDegree(text: string): string | null {
  if (text !== text.toUpperCase()) return null;
  const titled = text.toLowerCase().replace(/(?<!\p{L})\p{L}(?!f )/gu, (letter) => letter.toUpperCase());
  const known = KNOWN_DEGREE.exec(titled)?.[0] ?? "";
  return known.length > 0 && known.length < text.length ? text.slice(0, known.length) : null;
}

/** 'B.A. Honours Economics', 'Bachelor Degree Nursing': what goes on with the degree before its field. */
const TAIL = /^(?:\s+(?:degree|hono(?:u?)rs|hons\.?|\(hons\.?\)))+(?=\s+\p{Lu})/iu;

/** 'Civil Engineering Diploma': what was studied, and behind it the kind of award. */
function partTrailing(text: string): { name: string; field: string | null } {
  const found = TRAILING.exec(text);
  const field = found?.[1] ?? "";
  const isPlain = field.includes(" ") && isField(field) && scoreDegree(field) === 0;
  return isPlain ? { name: found![2]!, field } : { name: text, field: null };
}

const TRAILING = /^(\p{Lu}.{3,50}) (diploma|certificate|degree)(?: course| program(?:me)?)?$/iu;

/** Degrees that a field in small letters may follow. */
const IS_WHOLE =
  /^(?:licence|master|mastère|doctorat|dut|but|bts|deug|baccalauréat|laurea|bachelor|diploma)(?: [123])?$/iu;

/** 'Doctorate / Architecture'; in 'Master of Arts / Design' the field begins before the slash. */
const BEFORE_SLASH = /^((?:(?! (?:of|in|en|em|de|im) )[^/,(]){2,40}?)\s+\/\s+(\p{Lu}[^/]{2,})$/u;

function partDegree(text: string | null): { name: string | null; field: string | null } {
  if (text === null) return { name: null, field: null };
  const bracket = /^(([^()]{2,70}) \(([^()]{2,45})\))$/u.exec(text);
  if (bracket !== null && keepsBracket(bracket[3]!) && !/^minor$/i.test(bracket[3]!)) {
    // 'Bachelor of Science in Botany (B.Sc.)': the short form stands behind the field.
    const within = partDegree(bracket[2]!);
    return within.field === null || !isField(within.field) ? { name: bracket[1]!, field: null } : within;
  }
  const behind = /^([^()]{2,70} \(([^()]{2,20})\))(?:,\s*|\s+in\s+)(\p{Lu}.{2,})$/u.exec(text);
  if (behind !== null && keepsBracket(behind[2]!)) return { name: behind[1]!, field: behind[3]! };
  const hyphen = /^((?:\p{Lu}\p{Ll}{0,3}\.?){2,4})-(\p{Lu}\p{Ll}.{3,})$/u.exec(text);
  if (hyphen !== null && scoreDegree(hyphen[1]!) >= 3 && isField(hyphen[2]!))
    return { name: hyphen[1]!, field: hyphen[2]! };
  const honours =
    /^(.{2,40}?\((?:hons?|honou?rs|honrs)\.?\))\s*(?:(?:in|en|em|of) |[,:]\s*|[-–—]\s*)?(.{3,})$/iu.exec(
      text,
    );
  if (honours !== null) return { name: honours[1]!, field: honours[2]! };
  const major = /^(.{4,80}?)[,;]?\s+\(?(?:with (?:an? )?)?major(?:ing)?(?: in|:)\s+(.{3,80}?)\)?$/iu.exec(
    withoutMinor(text),
  );
  if (major !== null && scoreDegree(major[1]!) > 0) return { name: major[1]!, field: major[2]! };
  const slash = BEFORE_SLASH.exec(text);
  if (slash !== null && scoreDegree(slash[1]!) > 0 && scoreDegree(slash[2]!) === 0 && isField(slash[2]!))
    return { name: slash[1]!, field: slash[2]! };
  const within = DEGREE_AND_FIELD.exec(text);
  if (within !== null && (scoreDegree(within[1]!) > 0 || /^degree$/i.test(within[1]!))) {
    const honours = /^hono(?:u?rs)?\.? in ([^.,;]{3,60})/i.exec(within[2]!);
    if (honours !== null) return { name: within[1]!.trim(), field: honours[1]! };
    const field = withoutMinor(within[2]!)
      .replace(/^(?:in|en|em|major in|major:?)\s+/i, "")
      // 'Bachelor of Science (BSc), Nursing': the short form of the same degree.
      .replace(/^([\p{L}.]{2,6})\)?,\s*(?=\p{Lu})/u, (printed, short: string) =>
        scoreDegree(short) >= 3 ? "" : printed,
      )
      .replace(/[\s.,]+$/, "")
      .replace(/^[\s–—-]+/, "")
      .replace(/^([^()]*)\)+$/, "$1");
    const isNote = isStudyNote(field);
    if (field.length > 2 && !isNote) return { name: within[1]!.trim(), field };
    if (isNote) return { name: within[1]!.trim(), field: null };
  }
  const short =
    /^((?:[A-Z]\.?){1,2}(?:Sc|A|S|Eng|E|Tech|Com|Ed|BA|N|SN|Arch|Phil|Pharm|D)\.?(?:\s?\(?Hons\)?)?)\s+(\p{Lu}.{2,60})$/u.exec(
      text,
    );
  if (short !== null && !STAGE.test(short[2]!) && scoreDegree(short[2]!) < 2.2)
    return { name: short[1]!, field: short[2]! };
  const known = KNOWN_DEGREE.exec(text);
  const field = known === null ? "" : text.slice(known[0].length).trim();
  const parted = /^\p{Lu}\p{L}{2}/u.test(field) && !NO_FIELD.test(field) && !isStudyNote(field);
  return parted ? { name: known![0], field } : { name: text, field: null };
}

/** 'Adult Nursing 2:1', 'Physics with Distinction': how well it went is no part of the field. */
function withoutGrade(field: string): string {
  const bare = field.replace(GRADE_BEHIND, "").replace(/ with$/i, "");
  return bare.length > 2 ? bare : field;
}

/** 'Marine Biology, Minor in Hawaiian Studies': the field is the major. */
function withoutMinor(field: string): string {
  return field.replace(
    /[,;|]?\s+(?:\(|with (?:an? )?|and (?:an? )?)?minor(?:s|ing)?(?: in|:)\s[\s\S]*$/i,
    "",
  );
}
