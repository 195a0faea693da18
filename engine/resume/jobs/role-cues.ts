import { CLIENT_ASIDE, EMPLOYER_ASIDE } from "../../knowledge/organisations/employer-descriptions.ts";
import { isRemote, scorePlace } from "../../knowledge/places/read-places.ts";
import { SELF_EMPLOYED } from "../../knowledge/titles/self-employed.ts";
import { beginsWithVerb } from "../../knowledge/verbs/begins-with-verb.ts";
import { isFieldOfWork } from "../entries/field-of-work.ts";
import type { HeaderSpan, HeaderToken, Separator } from "../entries/header.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { isEmploymentTerm } from "../features/shape-features.ts";
import { scoreTitle } from "../features/title-features.ts";

/** 'Sweetgrass Feeders (agency)': the words of the bracket say nothing for the name before it. */
export function withoutAside(span: HeaderSpan, tokens: readonly HeaderToken[]): string {
  const last = tokens[span.to]!;
  const hasAside =
    span.to > span.from &&
    last.before === "paren" &&
    (EMPLOYER_ASIDE.test(last.text) || holdsInitials(span, tokens));
  return hasAside ? span.text.slice(0, span.text.lastIndexOf("(")).trimEnd() : span.text;
}

/** 'Sprint Coach (Hurdles)', 'Analyst (GS-12)': a bracket that tells more of the title, not its terms, place or employer. */
export function keepsBracket(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const last = tokens[span.to]!;
  if (span.to === span.from || last.before !== "paren" || !span.text.endsWith(")")) return false;
  if (/^(?:(?:inter)?national|global|regional|domestic)$/i.test(last.text)) return true;
  return (
    !isEmploymentTerm(last.text) &&
    !isRemote(last.text) &&
    scorePlace(last.text) <= 0 &&
    (scoreEmployer(last.text) < 1.5 || !last.text.includes(" ")) &&
    !EMPLOYER_ASIDE.test(last.text)
  );
}

/** 'Northern Rivers Authority (NRA)' */
export function holdsInitials(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return span.to === span.from + 1 && tokens[span.to]!.before === "paren" && isAbbreviated(span, tokens);
}

/** 'Certified Nursing Assistant (CNA)': the bracket says the title once more, by its initials. */
export function isAbbreviated(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const short = tokens[span.to]!.text;
  if (!/^(?:\p{Lu}[\p{L}-]{0,8})?\p{Lu}[\p{L}]?$/u.test(short)) return false;
  const initials = tokens[span.from]!.text.split(/[\s-]+/)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");
  const capitals = short.replace(/[^\p{Lu}]/gu, "");
  return initials.includes(capitals) || (capitals.length >= 3 && leavesOut(initials, capitals));
}

/** Whether the short form has the letters of the long one in their order from the first, small words left out. */
function leavesOut(long: string, short: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length && long[0] === short[0];
}

/** 'St Hilda's Hospital, Leeds' is an employer and its town, not a place. */
export function startsWithEmployer(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const first = tokens[span.from]!.text;
  return span.to > span.from && scoreEmployer(first) >= 2.2 && scorePlace(first) < 1.5;
}

const PART = /^(?:department|dept\.?|division|faculty|school|office|section|unit|chair) (?:of|for)\b/i;

/** 'Fellow, Maritime University': behind a comma a name that is surely an employer's is no part of the title. */
export function holdsEmployer(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return tokens
    .slice(span.from + 1, span.to + 1)
    .some(
      ({ text, before }) =>
        before === "comma" && scoreEmployer(text) >= (text.includes(" ") ? 2.2 : 3) && !PART.test(text),
    );
}

/** 'Analyse cohorts of patients', 'Dr. Jane Roe': what was done, or who somebody worked for, where no word tells a name. */
export function tellsDeed(span: HeaderSpan, employerWords: number): boolean {
  if (employerWords >= 1.5) return false;
  return PERSON.test(span.text) || (/ \p{Ll}{4,}/u.test(span.text) && beginsWithVerb(span.text));
}

const PERSON = /^(?:dr|prof|professor|mr|mrs|ms|mx)\b\.? \p{Lu}/iu;

/** The 'Testing' of 'Technician, Testing – Corvid Labs': it ends before a sign that parts more than its own comma does. */
export function endsBeforeDash(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const [own, next] = [tokens[span.from]!, tokens[span.to + 1]];
  return (
    own.before === "comma" &&
    next?.row === own.row &&
    next.before === "dash" &&
    tokens[span.from - 1] !== undefined &&
    scoreTitle(tokens[span.from - 1]!.text) >= 2.5 &&
    scorePlace(next.text) === 0
  );
}

/** An unknown name beside the date, below two rows that name title and employer: the town. */
export function isAloneBesideDate(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const rows = new Set(tokens.filter((token) => token.offset < 0).map((token) => token.row));
  return span.offset === 0 && rows.size >= 2 && tokens.filter((token) => token.offset === 0).length === 1;
}

/** 'Microeconomics, Elm City University', 'Dr. Jane Roe, Elm City University': course or person before who employs. */
export function beginsBefore(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const [first, second] = [tokens[span.from]!, tokens[span.from + 1]];
  if (span.to === span.from || second?.before !== "comma") return false;
  return (
    scoreEmployer(first.text) < 1 &&
    !PART.test(first.text) &&
    !UNIT.test(first.text) &&
    scoreEmployer(tokens[span.to]!.text) >= 2.2
  );
}

/** 'College of Liberal Arts', 'Biomarker Team', 'Radio Systems Research'. */
const UNIT =
  /^(?:college|faculty|institute|department|dept\.?|division|section|laboratory|lab|centre|center|group) (?:of|for)\b|\b(?:team|lab|laboratory|group|unit|ward|program(?:me)?|section|research|department|division|clinic|studio)(?: \([^()]*\))?$/iu;

const isPart = ({ text }: { text: string }) => PART.test(text) || UNIT.test(text);

/** The department between a title and a name that is surely an employer's. */
export function isUnitOf(token: HeaderToken, employer: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return (
    isPart(token) &&
    scoreTitle(token.text) < 2.5 &&
    scoreEmployer(employer.text) >= 2.2 &&
    !isPart(tokens[employer.from]!)
  );
}

/** 'Maritime University, Department of Zoology': the part, not the whole. */
export function isPartOfOther(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  if (!tokens.slice(span.from, span.to + 1).every(isPart)) return false;
  return tokens.some(
    (token, index) =>
      (index < span.from || index > span.to) && scoreEmployer(token.text) >= 2.2 && !isPart(token),
  );
}

/** A word or two behind the dash of a title that name neither employer nor place, where more stands on other rows. */
function isFieldBeside(tokens: readonly HeaderToken[], index: number): boolean {
  const token = tokens[index]!;
  return (
    scoreTitle(tokens[index - 1]!.text) >= 2.5 &&
    token.text.split(" ").length <= 2 &&
    scorePlace(token.text) === 0 &&
    scoreEmployer(token.text) < 1 &&
    scoreTitle(token.text) <= 0 &&
    tokens.some((other) => other.row !== token.row || (other !== token && other.before === "comma"))
  );
}

/** 'Vice President, Finance', 'Nurse – Surgery' */
export function tellsField(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const before = span.order === 0 ? undefined : tokens[span.from - 1];
  return (
    before !== undefined &&
    /^(?:comma|dash|paren)$/.test(tokens[span.from]!.before) &&
    isFieldOfWork(tokens[span.from]!.text) &&
    scoreTitle(before.text) >= 2.5
  );
}

/** The end of 'Manager – Channel Sales', and what stands before or behind a place: 'Aarhus, Midtjylland, Danmark'. */
export function tellsOfOther(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const before = span.order === 0 ? undefined : tokens[span.from - 1];
  if (scorePlace(tokens[span.to]!.text) > 0) return true;
  if (before === undefined) return false;
  const sign = tokens[span.from]!.before;
  if (sign === "comma" && scorePlace(before.text) >= 1.5) return true;
  return /^(?:dash|paren)$/.test(sign) && scoreTitle(before.text) >= 2.5;
}

/** 'Freelance' beside a title: in place of who employs. In a bracket it says on what terms. */
export function standsForEmployer(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const isTerm = tokens[span.from]!.before === "paren";
  return !isTerm && SELF_EMPLOYED.test(span.text) && hasOtherTitle(span, tokens);
}

function hasOtherTitle(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  return tokens.some(({ text }, index) => (index < span.from || index > span.to) && scoreTitle(text) >= 2.5);
}

/** A name and its address on the web: 'Souls, soulsarchive.example'. */
export function isAddressBeside(tokens: readonly HeaderToken[], index: number): boolean {
  const { text, before } = tokens[index]!;
  return before !== "row" && WEB_ADDRESS.test(text);
}

const WEB_ADDRESS = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}(?:\/\S*)?$/;

/** What a separator costs that stands inside a run; 2 where none is named. */
const INSIDE: Partial<Record<Separator, number>> = { for: 0.1, dash: 0.8, style: 0.8, colon: 1 };

/** What a run costs for the separators inside it, and for a weak separator at its edge that could have been inside. */
export function innerCost(span: HeaderSpan, tokens: readonly HeaderToken[], comma: number): number {
  let cost = 0;
  for (let index = span.from + 1; index <= span.to; index += 1) {
    const { before, turned, text } = tokens[index]!;
    // 'Assistant Manager – Production'
    if (
      /^(?:comma|dash)$/.test(before) &&
      isFieldOfWork(text) &&
      scoreTitle(tokens[index - 1]!.text) >= 2.5
    ) {
      cost += 0.1;
      continue;
    }
    // 'Project Manager – Highways', with the employer on another row.
    if (before === "dash" && isFieldBeside(tokens, index)) {
      cost += 0.35;
      continue;
    }
    if (isAddressBeside(tokens, index)) cost += 0.6;
    if (turned && before !== "style") cost += 0.4;
    // 'Senior Mechanic' in bold, then ', commercial and marine' in plain type.
    if (turned && before === "comma" && /^\p{Ll}/u.test(text)) cost += 0.6;
    if (before === "comma") cost += comma;
    else if (before === "dash" && CLIENT_ASIDE.test(text)) cost += 4;
    else if (before === "paren") cost += EMPLOYER_ASIDE.test(text) ? 2 : 0.3;
    else cost += INSIDE[before] ?? 2;
  }
  return cost;
}

/** '(formerly Acme)', '(agency)', '— client Acme': said of the employer before it. */
export function isAside(span: HeaderSpan, tokens: readonly HeaderToken[]): boolean {
  const sign = tokens[span.from]!.before;
  return (
    (sign === "paren" && EMPLOYER_ASIDE.test(span.text)) || (sign === "dash" && CLIENT_ASIDE.test(span.text))
  );
}
