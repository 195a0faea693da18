/** Degrees by their whole name or letters: what is printed so is that degree, whatever stands around it. */
const PLAIN_DEGREE =
  /^(?:(?:bachelor|master|doctor)(?:['’]?s)?(?: degree)? (?:of|in) [a-z&. ]{3,45}|B\.? ?(?:Tech|Sc|Com|E|A|Ed|B\.? ?A|C\.? ?A|S|Eng|Arch|Pharm)\.?|M\.? ?(?:Tech|Sc|Com|E|A|Ed|B\.? ?A|C\.? ?A|S|Eng|Phil)\.?|PGDM|Ph\.?D\.?|diploma)(?: ?\((?:[BM]\.? ?[A-Za-z.]{1,5}|hons?\.?)\)| hons?\.?)?$/i;
const SCHOOL_WORD =
  /\b(?:universit\p{L}+|colleges?|institut\p{L}*|academy|polytechnic|schools?|vidyapeeth|vidyalaya|mahavidyalaya)\b/iu;

export function isPlainDegree(degree: string | null): boolean {
  return degree !== null && PLAIN_DEGREE.test(degree.replace(/\s+/g, " ").trim());
}

/** Whether a name says itself that it is a school's. */
export function hasSchoolWord(name: string): boolean {
  return SCHOOL_WORD.test(name);
}
