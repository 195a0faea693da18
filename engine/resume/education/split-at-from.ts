import { DONE_BEHIND } from "../../knowledge/degrees/degree-grammar.ts";
import type { HeaderToken } from "../entries/header.ts";
import { openingDegree, scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";

/** The number of a list that is printed right before its item: '3Intermediate'. */
const GLUED_NUMBER = /^\d(?=\p{Lu})/u;
const FROM = /^(.{1,90}?)(?:\s+and)?\s+(?:from|From|FROM)\s+(?:the\s+)?(?=\p{Lu})/u;

/** Where the degree begins and ends in a text, and where its school begins. */
type Parting = { from: number; to: number; school: number };

/** Where a text that tells a degree and who gave it goes over from the one to the other: 'B.Com from Elm City University'. */
export function findFrom(printed: string): Parting | null {
  const number = GLUED_NUMBER.exec(printed)?.[0].length ?? 0;
  const text = printed.slice(number);
  const found = FROM.exec(text);
  if (found === null || scoreDegree(found[1]!) < 2) return null;
  return { from: number, to: number + found[1]!.length, school: number + found[0].length };
}

/** Words of a degree, its field and its school, at most. */
const MOST_WORDS = 16;

/** The same where no word stands between the two: 'M.Sc. in Chemistry Elm City University', '10th Elm City School'. */
function findSchool(text: string): Parting | null {
  const degree = openingDegree(text);
  if (degree === null || scoreSchool(degree) > 0) return null;
  const ends = [...text.matchAll(/(?<=\S) (?=\p{Lu})/gu)].map(({ index }) => index);
  if (ends.length > MOST_WORDS) return null;
  for (const end of ends.reverse()) {
    const [told, school] = [text.slice(0, end), text.slice(end + 1)];
    const bare = told.replace(DONE_BEHIND, "");
    const isWhole =
      (bare.length === degree.length && !AMBIGUOUS.test(bare)) ||
      (told.length > degree.length && isField(told));
    if (
      isWhole &&
      scoreSchool(told) === 0 &&
      scoreSchool(school) >= (told === bare ? 3 : 1.8) &&
      !KIND_FIRST.test(school)
    )
      return { from: 0, to: end, school: end + 1 };
  }
  return null;
}

/** 'MD', 'MA': may as well be the initials in a name. */
const AMBIGUOUS = /^\p{Lu}{2}$/u;

/** A name does not begin so: 'Higher Secondary School', 'Graduate School of Law'. */
const KIND_FIRST =
  /^(?:school|college|high|higher|senior|secondary|certificate|diploma|degree|exam\p{L}*)(?!\p{L})(?! of)/iu;

/** The two as tokens of their own; behind a bracket the one before may have told the degree. */
export function splitAtFrom(token: HeaderToken): HeaderToken[] {
  if (token.end - token.start !== token.text.length) return [token];
  const behind =
    token.before === "paren" ? /^from (?:the )?(?=\p{Lu})/iu.exec(token.text)?.[0].length : undefined;
  if (behind !== undefined)
    return [{ ...token, text: token.text.slice(behind), start: token.start + behind, before: "from" }];
  const found = findFrom(token.text) ?? findSchool(token.text);
  if (found === null) return [withoutNumber(token)];
  const { from, to, school } = found;
  return [
    { ...token, text: token.text.slice(from, to), start: token.start + from, end: token.start + to },
    {
      ...token,
      text: token.text.slice(school),
      start: token.start + school,
      order: token.order + 1,
      before: "from",
      turned: false,
    },
  ];
}

function withoutNumber(token: HeaderToken): HeaderToken {
  const text = token.text.replace(GLUED_NUMBER, "");
  if (text.length === token.text.length || token.order > 0 || scoreDegree(text) < 3) return token;
  return { ...token, text, start: token.end - text.length };
}
