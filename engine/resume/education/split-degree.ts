import { scoreDegree } from "../features/degree-features.ts";
import { isStudyNote } from "../features/is-grade.ts";

/** 'BSc (Hons)', 'Higher Secondary (12th)', 'Bachelor of Commerce (B.Com)': the bracket belongs to the degree's name. */
export function keepsBracket(bracket: string): boolean {
  return (
    /^(?:hons?\.?|honou?rs)$/i.test(bracket) ||
    /^1[0-2]th$|^class (?:x|xii|1[0-2])$/i.test(bracket) ||
    /^(?:IHK|HWK|EFZ|EBA|FH|PH|TU|HF)$/.test(bracket) ||
    scoreDegree(bracket) >= 3
  );
}

/** 'Bachelor of Science in Nursing' -> 'Bachelor of Science' and 'Nursing'. */
export function splitDegree(text: string | null): { name: string | null; field: string | null } {
  const { name, field } = partDegree(text);
  return { name, field: field === null ? null : withoutGrade(field) };
}

function partDegree(text: string | null): { name: string | null; field: string | null } {
  if (text === null) return { name: null, field: null };
  const bracket = /^([^()]{2,70} \(([^()]{2,12})\))$/u.exec(text);
  if (bracket !== null && keepsBracket(bracket[2]!)) return { name: bracket[1]!, field: null };
  const behind = /^([^()]{2,70} \(([^()]{2,12})\)),\s*(\p{Lu}.{2,})$/u.exec(text);
  if (behind !== null && keepsBracket(behind[2]!)) return { name: behind[1]!, field: behind[3]! };
  const honours = /^(.{2,40}?\((?:hons?|honou?rs)\.?\))\s*(?:in |,\s*|[-–—]\s*)?(.{3,})$/iu.exec(text);
  if (honours !== null) return { name: honours[1]!, field: honours[2]! };
  const major = /^(.{4,80}?)[,;]?\s+\(?(?:with (?:an? )?)?major(?:ing)?(?: in|:)\s+(.{3,80}?)\)?$/iu.exec(
    withoutMinor(text),
  );
  if (major !== null && scoreDegree(major[1]!) > 0) return { name: major[1]!, field: major[2]! };
  const within =
    /^(.{2,60}?)(?:,\s*|\s+[-–—:|]\s*|:\s*|\s*\(\s*|\s+(?:in der|in de|in het|in|im|en|em|au|der|i|w zakresie|na kierunku|kierunek|specialising in|specializing in|majoring in|major:?|major in)\s+)(.+)$/iu.exec(
      text,
    );
  if (within !== null && scoreDegree(within[1]!) > 0) {
    const honours = /^hono(?:u?rs)?\.? in ([^.,;]{3,60})/i.exec(within[2]!);
    if (honours !== null) return { name: within[1]!.trim(), field: honours[1]! };
    const field = withoutMinor(within[2]!)
      .replace(/^(?:in|en|em|major in|major:?)\s+/i, "")
      // 'Bachelor of Science (BSc), Nursing': the short form of the same degree.
      .replace(/^([\p{L}.]{2,6})\)?,\s*(?=\p{Lu})/u, (printed, short: string) =>
        scoreDegree(short) >= 3 ? "" : printed,
      )
      .replace(/[\s.,]+$/, "")
      .replace(/^([^()]*)\)+$/, "$1");
    const isNote = isStudyNote(field);
    if (field.length > 2 && !isNote) return { name: within[1]!.trim(), field };
    if (isNote) return { name: within[1]!.trim(), field: null };
  }
  const short =
    /^((?:[A-Z]\.?){1,2}(?:Sc|A|S|Eng|E|Tech|Com|Ed|BA|N|SN|Arch|Phil|Pharm|D)\.?(?:\s?\(?Hons\)?)?)\s+(\p{Lu}.{2,60})$/u.exec(
      text,
    );
  if (short !== null) return { name: short[1]!, field: short[2]! };
  const known = KNOWN.exec(text);
  const field = known === null ? "" : text.slice(known[0].length).trim();
  const parted = /^\p{Lu}\p{L}{2}/u.test(field) && !NO_FIELD.test(field) && !isStudyNote(field);
  return parted ? { name: known![0], field } : { name: text, field: null };
}

/** Degrees that are whole without a field: what follows them is one, though nothing parts the two. */
const KNOWN =
  /^(?:(?:Bachelor|Master|Associate)(?:['’]?s)?(?: Degree)? of (?:Applied )?(?:Arts|Sciences?|Commerce|Fine Arts|Philosophy)|(?:(?:BTEC|NVQ|SVQ|City (?:&|and) Guilds|Level \d|HBO|MBO)[ -]?)+(?:(?:National|Higher|First|Extended|Subsidiary|Advanced|Technical|Foundation) )*(?:Diploma|Certificate|Award)?(?: ?(?:[Ll]evel|[Nn]iveau) \d| \d)?|(?:(?:Higher|Advanced|Post-?[Gg]raduate|Graduate|National|Extended|Professional|Foundation|Technical|Vocational|Trade|University|Senior|Level \d) )*(?:Diploma|Certificate)(?: (?:I|II|III|IV|V|VI)(?= |$)| [Ll]evel \d)?|Ph\.?D\.?|D\.?Phil\.?|M\.?Phil\.?|MBA|BBA|LL\.?[BM]\.?|M\.?Res\.?|[BM]\.?Tech\.?|[BM]\.?(?:Mus|Ed|Des|Arch|FA|SW|Pharm|Eng|Nurs)\.?|HN[CD]|Foundation Degree|PGCE|PGDE|PG ?Dip|PG ?Cert|T[ -]Level)(?= |$)/u;
const NO_FIELD =
  /^(?:of|in|for|degree|diploma|certificate|award|level|program(?:me)?|course|honou?rs|hons|candidate|student|studies$|equivalen|thesis|supplement|school|college|holder|graduate|qualification|cum|courses?\b|grade|year|semester)/i;

/** 'Adult Nursing 2:1', 'Physics with Distinction': how well it went is no part of the field. */
function withoutGrade(field: string): string {
  const bare = field.replace(
    /[\s,(–—-]+(?:\(?[12][:.][12]|1st(?: class)?|first[- ]class|(?:upper|lower) second|(?:with )?(?:distinction|merit|honou?rs|credit)|pass$|\d\d(?:\.\d+)?%)[\w\s]*\)?$/i,
    "",
  );
  return bare.length > 2 ? bare : field;
}

/** 'Marine Biology, Minor in Hawaiian Studies': the field is the major. */
function withoutMinor(field: string): string {
  return field.replace(
    /[,;|]?\s+(?:\(|with (?:an? )?|and (?:an? )?)?minor(?:s|ing)?(?: in|:)\s[\s\S]*$/i,
    "",
  );
}
