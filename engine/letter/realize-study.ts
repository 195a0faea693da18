import { isPlainDegree } from "#engine/knowledge/degrees/plain-degrees.ts";
import type { ResumeEducation } from "#engine/resume/model/resume.ts";
import { articleFor, capitalise, realizeName, withThe } from "./names/realize-names.ts";

/** 'a Bachelor of Science in Nursing from Wright Valley University'. */
export function realizeStudy(study: ResumeEducation): string | null {
  const name = realizeName(oneDegree(study.degree));
  if (name === null || !KNOWN_DEGREE.test(name.replace(/^([BM])\.([ABC])\.A/, "$1$2A"))) return null;
  // 'Fenbridge University Fenbridge': its place said again.
  const school = study.school?.replace(/^(\p{Lu}\p{L}+) (.+?),? \1$/u, "$1 $2") ?? null;
  const field = oneField(study.field);
  // 'a Diploma' alone says nothing, 'a Master's degree from Porto' does.
  if (BARE_DEGREE.test(name) && field === null && (school === null || !OF_LEVEL.test(name))) return null;
  // 'Master of Business', and 'Administration' on the row below.
  if (/ of (?:Business|Computer|Computers|Hotel)$/i.test(name)) return null;
  const isLaw = /^LL\.?[BM]/.test(name);
  const of =
    field === null ||
    isLaw ||
    realizeName(field) === null ||
    NO_FIELD.test(field) ||
    /\b[A-Z]{4,}\b/.test(realizeName(field)!) ||
    name.toLowerCase().includes(field.toLowerCase())
      ? ""
      : HALF_FIELD.test(field)
        ? ` (${realizeName(field)})`
        : ` in ${realizeName(field)}`;
  const from =
    school === null || realizeName(school) === null ? "" : ` from ${withThe(realizeName(school)!)}`;
  const said = name
    // 'M.B.A' and 'B.TECH' as they are mostly written.
    .replace(/^([BM])\.([ABC])\.A\.?(?= |$)/, "$1$2A")
    .replace(
      /^([BM])\.? ?(TECH|COM|SC)\b\.?/,
      (_, rank: string, of: string) => `${rank}.${capitalise(of.toLowerCase())}`,
    )
    .replace(/^([BM])\. (?=\p{Lu})/u, "$1.")
    // 'M.A. (Hons.)' would end a sentence.
    .replace(/(?<=\.) ?\(?Hons?\.?\)?$/i, "")
    .replace(/\(Hons\.\)$/i, "(Hons)")
    .replace(/^([BM])\.([A-Z])$/, "$1.$2.")
    // 'Bachelor of Technology (B.Tech)' is said once.
    .replace(/^((?:Bachelor|Master) .*\S) ?\([BM]\.? ?[A-Za-z.]{1,6}\)$/, "$1")
    .replace(/^([BM])SC$/, "$1Sc")
    .replace(/^([BM])\.S\.?C\.?$/, "$1.Sc.")
    .replace(/ OF (?=\p{Lu}\p{Ll})/gu, " of ")
    // 'Masters of Science', 'Bachelor of commerce'
    .replace(/^(Bachelor|Master|Doctor)['’]?s (?=of )/i, "$1 ")
    .replace(/(?<=^(?:Bachelor|Master|Doctor) of )\p{Ll}{3,}$/u, capitalise)
    .replace(/([\p{L}])\(/gu, "$1 (")
    .replace(/^(Bachelor|Master)['’]?s?(?: [Dd]egree)?(?= in\b|$)/, "$1's degree")
    // 'BBA Decision Science'
    .replace(
      /^(BBA|MBA|B\.?Sc\.?|M\.?Sc\.?|B\.?Tech\.?|M\.?Tech\.?|B\.?Com\.?|M\.?Com\.?|BA|MA|BS|MS|PhD|Ph\.?D\.?|BCA|MCA|BEng|MEng) (?=\p{Lu}\p{Ll}{3,})/u,
      "$1 in ",
    )
    // 'Bachelor Applied Mathematics'
    .replace(/^(Bachelor|Master) (?=\p{Lu})(?!(?:Degree|Programme|Program|Of|In)\b)/u, "$1's degree in ");
  const whole = `${articleFor(said)} ${said}${of}${from}`;
  // 'a B.A.' says little, 'a B.A. degree' is at least said.
  if (/ (?:in|of|from) | \(/.test(whole)) return whole;
  return isPlainDegree(said) && !/^diploma$/i.test(said) ? `${whole} degree` : null;
}

function oneDegree(degree: string | null): string | null {
  return (
    degree
      ?.replace(/[ ,-]+(?:candidate|student|degree candidate)$/i, "")
      // 'B.Tech/B.E.' of a portal's list is one of the two; 'and minor in …' is no degree of its own.
      .replace(/^([\p{L}.]{2,8}) ?\/ ?[BM]\.? ?[A-Z][\p{L}.]*(?=$| )/u, "$1")
      .replace(BESIDE, "")
      .replace(/ in (?:online|distance|regular)(?: mode)?$/i, "")
      .replace(/^Ph\. ?D\b\.?/, "Ph.D.") ?? null
  );
}

/** 'Anthropology (Biological Anthropology)', 'Ecology and minor in Music'. */
function oneField(field: string | null): string | null {
  return field?.replace(/\s*\([^()]*\)$/, "").replace(BESIDE, "") ?? null;
}

/** A minor, or a second degree. */
const BESIDE = / (?:(?:and|with)(?: an?)? minor in|(?:&|and) B\.?(?:S|A|Sc)\.? in) .*$/i;

const OF_LEVEL = /^(?:Bachelor|Master|Doctor)/i;
const BARE_DEGREE =
  /^(?:Diploma|Bachelor|Master|Associate|Certificate|Doctor|Postgraduate|Degree|Advanced Diploma|Higher Diploma|Foundation)(?:['’]?s)?(?: degree)?$/i;

/** What an engineer's degree is in, without its noun: 'B.E. (Mechanical)'. */
const HALF_FIELD =
  /^(?:mechanical|civil|electrical|chemical|industrial|automobile|computer|production|aeronautical)$/i;

/** A school, a place or a number that was read as a field. */
const NO_FIELD =
  /^(?:the|in|of|department|school|faculty|other|others|online|distance|regular)\b|\b(?:university|college|school|institute|academy|degree|bachelors?|masters?|diploma|major|batch|passed|pursuing|engineering college)\b|^(?:engineering|science|arts|business|technology)$|\d|[|:;()[\]]| [–—-] /i;
/** Degrees that take an article in English. */
const KNOWN_DEGREE =
  /^(?:High School Diploma|High School diploma|GED|HN[CD]\b|NVQ|BTEC|MBO|HBO|A\.?A\.?S?\b|A\.S\b|Pharm\.?D|D\.?Phil|M\.?L\.?I\.?S|MLS|MSLS|MSW|BSW|MPH|MPA|MPP|MDiv|DVM|DDS|DPT|Ed\.?S|M\.?Res|M\.?Phil|Ed\.?D|City (?:&|and) Guilds|National|T Level|BASc|MASc|Bachelor|Master|Associate|Doctor|Diploma|Higher (?:National|Diploma|Certificate)|National|Level \d|Advanced|Foundation|Certificate|Postgraduate|Ph\.?D|M\.?B\.?A|Sc\.? ?[BM]\b|[BM]\.? ?(?:A|Sc|SC|S\.C|S|Tech|Eng|Ed|Com|Arch|FA|BA|SN|SW|Mus|Des|Pharm|E)\b|BBA|BCA|MCA|PGDM?|PGDCA|BHM|BSN|LL\.?[BM]|Juris|J\.?D)/;
