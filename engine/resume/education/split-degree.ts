import { isStudyNote } from "./is-grade.ts";
import { weighDegree } from "./weigh-studies.ts";

/** 'BSc (Hons)', 'Higher Secondary (12th)', 'Bachelor of Commerce (B.Com)': the bracket belongs to the degree's name. */
export function keepsBracket(bracket: string): boolean {
  return (
    /^(?:hons?\.?|honou?rs)$/i.test(bracket) ||
    /^1[0-2]th$|^class (?:x|xii|1[0-2])$/i.test(bracket) ||
    /^(?:IHK|HWK|EFZ|EBA|FH|PH|TU|HF)$/.test(bracket) ||
    weighDegree(bracket) >= 3
  );
}

/** 'Bachelor of Science in Nursing' -> 'Bachelor of Science' and 'Nursing'. */
export function splitDegree(text: string | null): { name: string | null; field: string | null } {
  if (text === null) return { name: null, field: null };
  const bracket = /^([^()]{2,70} \(([^()]{2,12})\))$/u.exec(text);
  if (bracket !== null && keepsBracket(bracket[2]!)) return { name: bracket[1]!, field: null };
  const honours = /^(.{2,40}?\((?:hons?|honou?rs)\.?\))\s*(?:in |,\s*|[-–—]\s*)?(.{3,})$/iu.exec(text);
  if (honours !== null) return { name: honours[1]!, field: honours[2]! };
  const major = /^(.{4,80}?)[,;]?\s+\(?(?:with (?:an? )?)?major(?:ing)?(?: in|:)\s+(.{3,80}?)\)?$/iu.exec(
    withoutMinor(text),
  );
  if (major !== null && weighDegree(major[1]!) > 0) return { name: major[1]!, field: major[2]! };
  const within =
    /^(.{2,60}?)(?:,\s*|\s+[-–—:|]\s*|:\s*|\s*\(\s*|\s+(?:in der|in de|in het|in|im|en|em|au|der|i|w zakresie|na kierunku|kierunek|specialising in|specializing in|majoring in|major:?|major in)\s+)(.+)$/iu.exec(
      text,
    );
  if (within !== null && weighDegree(within[1]!) > 0) {
    const honours = /^hono(?:u?rs)?\.? in ([^.,;]{3,60})/i.exec(within[2]!);
    if (honours !== null) return { name: within[1]!.trim(), field: honours[1]! };
    const field = withoutMinor(within[2]!)
      .replace(/^(?:in|en|em|major in|major:?)\s+/i, "")
      .replace(/[)\s.,]+$/, "");
    const isNote = isStudyNote(field);
    if (field.length > 2 && !isNote) return { name: within[1]!.trim(), field };
    if (isNote) return { name: within[1]!.trim(), field: null };
  }
  const short =
    /^((?:[A-Z]\.?){1,2}(?:Sc|A|S|Eng|E|Tech|Com|Ed|BA|N|SN|Arch|Phil|Pharm|D)\.?(?:\s?\(?Hons\)?)?)\s+(\p{Lu}.{2,60})$/u.exec(
      text,
    );
  return short === null ? { name: text, field: null } : { name: short[1]!, field: short[2]! };
}

/** 'Marine Biology, Minor in Hawaiian Studies': the field is the major. */
function withoutMinor(field: string): string {
  return field.replace(
    /[,;|]?\s+(?:\(|with (?:an? )?|and (?:an? )?)?minor(?:s|ing)?(?: in|:)\s[\s\S]*$/i,
    "",
  );
}
