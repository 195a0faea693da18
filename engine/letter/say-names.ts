import type { TermMatch } from "#engine/match/match.ts";
import type { ResumeEducation } from "#engine/resume/resume.ts";

const LONGEST = 70;

/** A title or name for the middle of a sentence; null where it does not read as one. Shouted ones are set in small letters. */
export function sayName(name: string | null): string | null {
  if (name === null) return null;
  const flat = name
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[,;:]+$/, "")
    .replace(/([^.\s]{3})\.$/, "$1");
  if (flat.length < 2 || flat.length > LONGEST || /[|@•\n]|https?:/.test(flat)) return null;
  return flat === flat.toUpperCase() && /\p{Lu}{5}/u.test(flat)
    ? flat.replace(/\p{Lu}{4,}/gu, (word) => word[0]! + word.slice(1).toLowerCase())
    : flat;
}

/** A requirement as its canonical label, in small letters where ad or resume write it so. */
export function sayTerm(term: TermMatch): string {
  const { label } = term;
  const lower = label[0]!.toLowerCase() + label.slice(1);
  const small = [...term.quotes, ...term.resumeQuotes].some(({ quote }) => quote === quote.toLowerCase());
  const second = label.split(" ")[1];
  const plain = /^\p{Lu}[\p{Ll}'-]+(?: [\p{Ll}'-]+)*$/u.test(label);
  return plain && (small || second !== undefined) && term.kind !== "certificate" && term.kind !== "language"
    ? lower
    : label;
}

/** 'a, b and c'. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** 'a Bachelor of Science in Nursing from Wright Valley University'. */
export function sayStudy({ degree, field, school }: ResumeEducation): string | null {
  const name = sayName(degree);
  if (name === null || !KNOWN_DEGREE.test(name)) return null;
  const of =
    field === null || sayName(field) === null || name.toLowerCase().includes(field.toLowerCase())
      ? ""
      : ` in ${sayName(field)}`;
  const from = school === null || sayName(school) === null ? "" : ` from ${sayName(school)}`;
  return `${articleOf(name)}${name}${of}${from}`;
}

/** Degrees that take an article in English. */
const KNOWN_DEGREE =
  /^(?:Bachelor|Master|Associate|Doctor|Diploma|Higher|National|Advanced|Foundation|Certificate|Postgraduate|Ph\.?D|M\.?B\.?A|[BM]\.? ?(?:A|Sc|S|Tech|Eng|Ed|Com|Arch|FA|BA|SN|SW)\b|BBA|BSN|LL\.?[BM]|Juris|J\.?D)/;

function articleOf(name: string): string {
  return /^(?:[AEFHILMNORSX](?:[A-Z.]|Sc|Ed|Eng|Tech|Phil)|[AEIO])/.test(name) ? "an " : "a ";
}

const NOT_OPENING =
  /\b(?:driven|oriented|motivated|passionate|dynamic|proven|expert|extensive|highly|seeking|looking|dedicated|enthusiastic|skilled|results|accomplished|I|my|we|our)\b/i;

/** A summary's first sentence as 'I am a … with …'; null where it is no plain description of the person. */
export function saySummary(summary: string): string | null {
  const first = summary
    .replace(/\s+/g, " ")
    .trim()
    .split(/[.;](?:\s|$)/)[0]!
    .trim();
  const words = first.split(" ");
  if (words.length < 4 || words.length > 26 || NOT_OPENING.test(first) || /[^\x20-\u024f–’é]/.test(first))
    return null;
  if (
    !/^(?:an? )?(?:[\p{L}&/-]+ ){0,4}?[\p{L}-]+(?:er|or|ist|ian|ant|nurse|chef|cook|clerk|analyst|accountant|teacher|welder|driver|assistant|consultant|electrician|manager|engineer|graduate|student|designer|attorney|lawyer|paralegal|agent|associate|technician|specialist|guard|coach|aide) (?:with|who|in|on|at|from|for|of|specialising|specializing)\b/iu.test(
      first,
    )
  )
    return null;
  const bare = first.replace(/^an? /i, "");
  const start = /^\p{Lu}{2}/u.test(bare) ? bare : bare[0]!.toLowerCase() + bare.slice(1);
  return `I am ${/^[aeio]|^u(?!ni|k|s)/i.test(start) ? "an" : "a"} ${start}.`;
}
