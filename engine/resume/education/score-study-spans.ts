import { DONE_BEFORE } from "../../knowledge/degrees/degree-grammar.ts";
import { PART_OF_SCHOOL } from "../../knowledge/degrees/school-parts.ts";
import { scorePlace } from "../../knowledge/places/read-places.ts";
import type { HeaderSpan } from "../entries/header.ts";
import { isKindOfSchool, scoreDegree, scoreSchool, withoutSchools } from "../features/degree-features.ts";
import { isRemark, isStudyNote } from "../features/is-grade.ts";
import { isCampus, isInitials, isSeat } from "./school-parts.ts";
import { keepsBracket } from "./split-degree.ts";

/** What a span must weigh to be a school or a degree. */
const ENOUGH = 1.5;

/** The span that weighs most, if it weighs enough. */
export function strongestSpan(
  spans: readonly HeaderSpan[],
  weigh: (span: HeaderSpan) => number,
): HeaderSpan | null {
  let best: HeaderSpan | null = null;
  let bestWeight = ENOUGH;
  for (const span of spans) {
    const weight = weigh(span);
    if (weight > bestWeight) {
      best = span;
      bestWeight = weight;
    }
  }
  return best;
}

type Inner = readonly { before: string; text: string }[];

/** 'College of Computing Dean’s List': a mark of honour that a school gives. */
const NAMES_AWARD =
  /(?:dean|president|principal|provost|chancellor)['’]?s['’]? (?:hono(?:u?)r )?(?:list|roll|award|medal)|hono(?:u?)rs? roll|hall of fame/i;

/** A school's name takes in its own commas ('University of California, Berkeley') but no place after them. */
export function scoreSchoolSpan(text: string, inner: Inner): number {
  let weight = NAMES_AWARD.test(text) ? 0 : scoreSchool(text);
  if (weight === 0 || isKindOfSchool(text) || /\b(?:diploma|certificate|graduate|ged)$/i.test(text)) return 0;
  if (
    scoreDegree(withoutSchools(text)) >= 2.2 &&
    !/^(?:high school|secondary|senior secondary|polytechnic|gymnasium|liceum|technikum|lyceum)(?!.*\b(?:diploma|certificate)\b)/i.test(
      text,
    )
  )
    weight -= 1.2;
  if (scorePlace(text) >= 1.5) weight -= 0.3;
  for (const token of inner) {
    const campus =
      /\buniversity of|université|universidad|state university|university\b/i.test(text) &&
      token.before === "comma" &&
      !/^[A-Z]{2}\b/.test(token.text) &&
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(token.text);
    const own = scoreSchool(token.text) >= 3;
    if (isInitials(token, text) || isCampus(token, text) || isSeat(token, text)) {
      // A campus at its end makes the name look like a place.
      weight += 0.4;
      continue;
    }
    weight -= own ? 0.1 : campus && scorePlace(token.text) < 2 ? 0.3 : 0.9;
  }
  // 'Economics, African School of Economics': what stands before a school is no part of its name.
  const first = inner.length === 0 ? text : text.slice(0, text.indexOf(inner[0]!.text));
  if (scoreSchool(first) === 0 && !/^\p{Lu}{2,6}\P{L}*$/u.test(first)) weight -= 0.5;
  // 'College of Computing, Elm City University': the whole before its part.
  if (PART_OF_SCHOOL.test(text)) weight -= 0.4;
  // 'SOAS, University of London': the short name is part of the long one.
  const short = /^[A-Z]{2,6}(?=, \p{Lu})/u.exec(text)?.[0];
  if (short !== undefined && scoreDegree(short) === 0 && !isStudyNote(short)) weight += 0.3;
  return weight - (text.length > 90 ? 2 : 0);
}

/** 'Major: Comparative Politics' below a degree says in what, not which. */
const LABEL_OF_FIELD = /^(?:major|minor|speciali[sz]ation|concentration|abschluss|graduating)s?(?![\p{L}])/iu;

export function scoreDegreeSpan(printed: string, inner: Inner): number {
  const text = printed.replace(DONE_BEFORE, "");
  // 'First Class Honours' and 'Minor in Spanish' are said of a degree.
  const weight = isRemark(text) || LABEL_OF_FIELD.test(text) ? 0 : scoreDegree(text);
  if (weight === 0) return 0;
  // 'Umeå — Fritidsprogrammet': what stands before the degree is no part of it.
  const first = inner[0] === undefined ? text : text.slice(0, text.indexOf(inner[0].text));
  if (scoreDegree(first) === 0 && inner.some((token) => scoreDegree(token.text) >= 2.2)) return 0.5 * weight;
  // A degree keeps what follows it on its line: the field after the comma or dash.
  const gain = inner.reduce((sum, token) => {
    if (scorePlace(token.text) >= 1.5 || scoreSchool(token.text) >= 3) return sum - 2;
    const isAside =
      token.before === "paren"
        ? isCode(token.text) || (isStudyNote(token.text) && !keepsBracket(token.text))
        : /^\d/.test(token.text) || isStudyNote(token.text);
    return sum + (isAside ? -0.6 : 0.2);
  }, 0);
  return weight + gain - (text.length > 130 ? 2 : 0);
}

/** 'UEE32211', 'TAE 40116': the number of a course in its country's register. */
function isCode(text: string): boolean {
  return /^\p{Lu}{2,5}[ -]?\d{3,6}\p{Lu}?$/u.test(text);
}
