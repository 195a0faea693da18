import { DONE_BEFORE, DONE_BEHIND } from "../../knowledge/degrees/degree-grammar.ts";
import { LEADS_TO_SCHOOL, STANDS_UNDER } from "../../knowledge/degrees/school-parts.ts";
import type { HeaderToken } from "../entries/header.ts";
import { openingDegree, scoreDegree, scoreSchool } from "../features/degree-features.ts";
import { isField } from "../features/is-field.ts";

/** The number of a list, also printed right before its item: '2. Passed', '3Intermediate'. */
const GLUED_NUMBER = /^(?:\d(?=\p{Lu})|\(?\d{1,2}[.)]\s+)/u;
const FROM = /^(.{1,90}?)(?:\s+and)?\s+(?:from|From|FROM)\s+(?:the\s+)?(?=\p{Lu})/u;

/** Where the degree begins and ends in a text, and where its school begins. */
type Parting = { from: number; to: number; school: number };

/** Where a text that tells a degree and who gave it goes over from the one to the other: 'B.Com from Elm City University'. */
export function findFrom(printed: string): Parting | null {
  if (!/\sfrom\s/i.test(printed)) return null;
  const number = GLUED_NUMBER.exec(printed)?.[0].length ?? 0;
  const text = printed.slice(number);
  const found = FROM.exec(text);
  if (found === null || scoreDegree(found[1]!.replace(DONE_BEFORE, "")) < 2) return null;
  return { from: number, to: number + found[1]!.length, school: number + found[0].length };
}

/** Words of a degree, its field and its school, at most. */
const MOST_WORDS = 16;

/** The same where no word stands between the two: 'M.Sc. in Chemistry Elm City University', '10th Elm City School'. */
function findSchool(text: string): Parting | null {
  if (!text.includes(" ") || scoreDegree(text) < 3) return null;
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

/** 'MD', 'MA': may as well be the initials in a name, and 'Dr.' is before one. */
const AMBIGUOUS = /^(?:\p{Lu}{2}|Dr\.?)$/u;

/** The same where a word of another language leads to the school: 'Master en droit à l’université X', 'au lycée X'. */
function findLed(text: string): Parting | null {
  for (const { 0: lead, index } of text.matchAll(LEADS_TO_SCHOOL)) {
    const school = index + lead.length;
    const [first = ""] = text.slice(school).split(/[\s,]/u);
    const told = text.slice(0, index).trimEnd();
    if (scoreSchool(first) >= 1.8 && scoreSchool(told) === 0 && /\s\S/u.test(text.slice(school)))
      return { from: 0, to: told.length, school };
  }
  return null;
}

/** A name does not begin so: 'Higher Secondary School', 'Graduate School of Law'. */
const KIND_FIRST =
  /^(?:school|college|high|higher|senior|secondary|certificate|diploma|degree|exam\p{L}*)(?!\p{L})(?! of)/iu;

/** A degree and who gave it as tokens of their own, and what stands over a school as one more. */
export function splitAtFrom(token: HeaderToken): HeaderToken[] {
  if (token.end - token.start !== token.text.length) return [token];
  // 'Diploma in Management (Retail) from …': the degree stands in the token before.
  const behind = token.order > 0 ? BEHIND.exec(token.text)?.[0].length : undefined;
  if (behind !== undefined) return splitOver(takePart(token, behind, token.text.length, "from"));
  const found = findFrom(token.text) ?? findLed(token.text) ?? findSchool(token.text);
  if (found === null) return splitOver(withoutNumber(token));
  const { from, to, school } = found;
  if (to === 0) return splitOver(takePart(token, school, token.text.length, token.before));
  const rest = takePart({ ...token, order: token.order + 1 }, school, token.text.length, "from");
  return [takePart(token, from, to, token.before), ...splitOver(rest)];
}

const BEHIND = /^(?:and )?from (?:the )?(?=\p{Lu})/iu;

function takePart(token: HeaderToken, from: number, to: number, before: HeaderToken["before"]): HeaderToken {
  const turned = from === 0 && token.turned;
  return {
    ...token,
    text: token.text.slice(from, to),
    start: token.start + from,
    end: token.start + to,
    before,
    turned,
  };
}

/** 'Elm College affiliated to Elm City University': what stands behind is no part of the name. */
function splitOver(token: HeaderToken): HeaderToken[] {
  const at = OVER.exec(token.text)?.index;
  if (at === undefined) return [token];
  const rest = takePart({ ...token, order: token.order + 1 }, at + 1, token.text.length, "comma");
  return [takePart(token, 0, at, token.before), rest];
}

const OVER = new RegExp(String.raw` ${STANDS_UNDER} (?:to|with|by|from)(?!\p{L})`, "iu");

function withoutNumber(token: HeaderToken): HeaderToken {
  const number = GLUED_NUMBER.exec(token.text)?.[0].length ?? 0;
  const isNumbered = number > 0 && token.order === 0 && scoreDegree(token.text.slice(number)) >= 3;
  return isNumbered ? takePart(token, number, token.text.length, token.before) : token;
}
