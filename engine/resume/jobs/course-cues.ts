import { scorePlace } from "../../knowledge/places/read-places.ts";
import type { HeaderSpan, HeaderToken } from "../entries/header.ts";
import { isField } from "../features/is-field.ts";
import { scoreTitle } from "../features/title-features.ts";

const SURE_COURSE =
  /^(?:introduct(?:ion|ory) to|intro to|principles of|foundations of|fundamentals of|topics in)\b/iu;

const COURSE = /^(?:(?:advanced|intermediate|introductory|applied|graduate|undergraduate) \p{Lu})/iu;

const TEACHES = /(?:teaching|tutor|lectur|instruct|^(?:TA|GTA)\b)/i;

/** 'Introduction to Data Mining', whatever its last word is. */
export function opensAsCourse({ text }: { text: string }): boolean {
  return SURE_COURSE.test(text);
}

/** 'Teaching Assistant, Principles of Economics': the post and what was taught. */
export function holdsCourse(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return tokens.slice(span.from + 1, span.to + 1).some(opensAsCourse);
}

/** 'Introduction to Biology', or 'Mathematical Statistics' beside who teaches: what was taught. */
export function isCourse(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  if (COURSE.test(span.text) || opensAsCourse(span)) return true;
  if (isTaught(span, tokens)) return true;
  return isField(span.text) && tokens.some(({ text }) => TEACHES.test(text) && scoreTitle(text) >= 2.5);
}

/** Several words beside 'Teaching Assistant' that name no organisation: who employs assistants is a university. */
function isTaught(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const isBeside = tokens.some(
    ({ text }, index) => (index < span.from || index > span.to) && ASSISTS.test(text.trim()),
  );
  return isBeside && / /.test(span.text) && scorePlace(span.text) === 0;
}

const ASSISTS =
  /^(?:(?:graduate|head|undergraduate|senior) )?(?:teaching (?:assistant|fellow|associate)|TAs?|GTA|guest lecturer|grader|course assistant)s?$/i;
