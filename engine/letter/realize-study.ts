import type { ResumeEducation } from "#engine/resume/model/resume.ts";
import { articleFor, realizeName, withThe } from "./realize-names.ts";

/** 'a Bachelor of Science in Nursing from Wright Valley University'. */
export function realizeStudy(study: ResumeEducation): string | null {
  const name = realizeName(study.degree);
  if (name === null || !KNOWN_DEGREE.test(name)) return null;
  const { field, school } = study;
  const of =
    field === null || realizeName(field) === null || name.toLowerCase().includes(field.toLowerCase())
      ? ""
      : ` in ${realizeName(field)}`;
  const from =
    school === null || realizeName(school) === null ? "" : ` from ${withThe(realizeName(school)!)}`;
  const said = name.replace(/ OF (?=\p{Lu}\p{Ll})/gu, " of ");
  return `${articleFor(said)} ${said}${of}${from}`;
}

/** Degrees that take an article in English. */
const KNOWN_DEGREE =
  /^(?:High School Diploma|High School diploma|GED|HN[CD]\b|NVQ|BTEC|MBO|HBO|A\.?A\.?S?\b|A\.S\b|Pharm\.?D|D\.?Phil|M\.?L\.?I\.?S|MLS|MSLS|MSW|BSW|MPH|MPA|MPP|MDiv|DVM|DDS|DPT|Ed\.?S|M\.?Res|M\.?Phil|Ed\.?D|City (?:&|and) Guilds|National|T Level|BASc|MASc|Bachelor|Master|Associate|Doctor|Diploma|Higher|National|Advanced|Foundation|Certificate|Postgraduate|Ph\.?D|M\.?B\.?A|[BM]\.? ?(?:A|Sc|S|Tech|Eng|Ed|Com|Arch|FA|BA|SN|SW|Mus|Des|Pharm|E)\b|BBA|BSN|LL\.?[BM]|Juris|J\.?D)/;
