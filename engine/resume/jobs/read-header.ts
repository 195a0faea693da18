import { CLIENT_ASIDE } from "../../knowledge/organisations/employer-descriptions.ts";
import { isFieldOfWork } from "../entries/field-of-work.ts";
import type { Header, HeaderSpan, HeaderToken } from "../entries/header.ts";
import type { HeaderLayout } from "../entries/header-layout.ts";
import { isEmploymentTerm } from "../features/shape-features.ts";
import type { ReadingLeads } from "../model/resume.ts";
import { isAddressBeside, isUnitOf } from "./role-cues.ts";
import { type RoleScore, scoreRoles } from "./score-roles.ts";

/**
 * `inherits`: an employer stands further up and may hold here; `whole`: the time of the next entries lies within this one's,
 * which may name the employer alone; `within`: it did.
 */
export type HeaderKind = "own" | "inherits" | "whole" | "within";

/**
 * What a reading of a whole header gains and loses beside its parts. A missing employer costs less, or nothing, where one
 * stands further up and holds for several roles.
 */
const WEIGHTS = {
  missing: -1.2,
  missingBelowAnother: 0.2,
  missingWithin: 1.6,
  left: -0.9,
  unknownBehindHeldTitle: -1.1,
  unknownBeforeHeldTitle: -0.5,
  titleFirst: 0.15,
  nameBesideTitle: 0.2,
};

/** The likeliest reading of a header. */
export function chooseReading(readings: readonly Header[]): Header {
  let best: Header = { title: null, employer: null, place: null, weight: -10 };
  for (const one of readings) if (one.weight > best.weight) best = one;
  return best;
}

/** How much better the chosen reading is than the best one that says otherwise of each part. */
export function measureLeads(chosen: Header, readings: readonly Header[]): ReadingLeads {
  const lead = (part: "title" | "employer" | "place") => {
    if (readings.length === 0) return null;
    const span = chosen[part];
    const others = readings.filter((one) => one[part]?.start !== span?.start || one[part]?.end !== span?.end);
    return others.reduce((least, one) => Math.min(least, chosen.weight - one.weight), MOST_LEAD);
  };
  return { title: lead("title"), employer: lead("employer"), place: lead("place") };
}

const MOST_LEAD = 10;

/**
 * Every reading of a header with its weight: every pair of runs is tried as title and employer, the rest must be a place or costs a
 * little. Words weigh most; where they say nothing, the layout of the resume's other entries decides.
 */
export function listReadings(
  tokens: readonly HeaderToken[],
  spans: readonly HeaderSpan[],
  layout: HeaderLayout,
  kind: HeaderKind,
): Header[] {
  const weighed = spans.map((span) => scoreRoles(span, tokens, layout));
  const readings: Header[] = [];
  const noEmployer =
    kind === "within"
      ? WEIGHTS.missingWithin
      : kind === "inherits"
        ? WEIGHTS.missingBelowAnother
        : WEIGHTS.missing;
  const consider = (title: RoleScore | null, employer: RoleScore | null) => {
    const place =
      choosePlace(weighed, title, employer) ??
      guessTown(weighed, tokens, employer, title) ??
      guessLastTown(weighed, tokens, employer, title);
    const left = countLeft(
      tokens,
      [title, employer, place],
      employer ?? (kind === "own" || kind === "whole" ? null : title),
    );
    let weight =
      (title?.title ?? (kind === "whole" ? 0 : WEIGHTS.missing)) + WEIGHTS.left * left + (place?.place ?? 0);
    weight += employer?.employer ?? noEmployer;
    const isHeld = kind === "inherits" || kind === "within";
    // Under an employer that holds for several roles, an unknown name beside one of them is hardly another employer.
    const isOneRow = title !== null && title.span.row === employer?.span.row;
    if (isHeld && isOneRow && employer.employerWords < 1)
      weight +=
        title.span.to < employer.span.from ? WEIGHTS.unknownBehindHeldTitle : WEIGHTS.unknownBeforeHeldTitle;
    if (title !== null && employer !== null && !isHeld) {
      if (title.span.start < employer.span.start) weight += WEIGHTS.titleFirst;
      // Where no word tells, a name of several words beside the title is likelier than one alone on another row.
      if (title.span.row === employer.span.row && employer.span.text.includes(" "))
        weight += WEIGHTS.nameBesideTitle;
    }
    readings.push({
      title: title?.span ?? null,
      employer: employer?.span ?? null,
      place: place?.span ?? null,
      weight,
    });
  };
  const titles = weighed.filter((one) => one.title > -1 && (kind !== "whole" || one.titleWords >= 2.5));
  const employers = weighed.filter((one) => one.employer > -1.2);
  for (const title of titles) {
    consider(title, null);
    for (const employer of employers) if (!overlap(title.span, employer.span)) consider(title, employer);
  }
  for (const employer of employers) consider(null, employer);
  return readings;
}

function choosePlace(
  weighed: readonly RoleScore[],
  title: RoleScore | null,
  employer: RoleScore | null,
): RoleScore | null {
  let best: RoleScore | null = null;
  for (const one of weighed) {
    if (one.place <= 0.3) continue;
    if (title !== null && overlap(one.span, title.span)) continue;
    if (employer !== null && overlap(one.span, employer.span)) continue;
    const size = one.span.to - one.span.from;
    if (best === null || one.place + 0.5 * size > best.place + 0.5 * (best.span.to - best.span.from))
      best = one;
  }
  return best;
}

/** An unknown name at the end of the employer's row is the town: 'Hurtownia Warta, Swarzędz'. */
function guessTown(
  weighed: readonly RoleScore[],
  tokens: readonly HeaderToken[],
  employer: RoleScore | null,
  title: RoleScore | null,
): RoleScore | null {
  if (employer === null) return null;
  const next = tokens[employer.span.to + 1];
  const after = tokens[employer.span.to + 2];
  if (next === undefined || next.row !== employer.span.row) return null;
  // 'Morfa, Neath — Groundworker'
  const isBeforeTitle = next.before === "comma" && title?.span.from === employer.span.to + 2;
  if (after?.row === next.row && !isBeforeTitle) return null;
  if (!/^(?:comma|tab|dash|bar|paren)$/.test(next.before) || !TOWN.test(next.text)) return null;
  const own = weighed.find((one) => one.span.from === employer.span.to + 1 && one.span.to === one.span.from);
  if (own === undefined || (title !== null && overlap(own.span, title.span))) return null;
  if (own.titleWords > 0 || own.employerWords >= 1 || isFieldOfWork(next.text)) return null;
  return { ...own, place: employer.employerWords >= 1 ? 0.6 : 0.1 };
}

/**
 * An unknown name behind title and employer, at the end of the title's row, or alone on a row of its own, is the town:
 * 'Velebit Tuneli — Surveyor' over 'Zadar', 'Morfa | Groundworker' over '2012 – 2018 | Neath'.
 */
function guessLastTown(
  weighed: readonly RoleScore[],
  tokens: readonly HeaderToken[],
  employer: RoleScore | null,
  title: RoleScore | null,
): RoleScore | null {
  if (employer === null || title === null) return null;
  // Only where a word tells the title: else its own place in the layout decides which is which.
  if (title.titleWords < 2.5) return null;
  // 'Lecturer, Biochemistry' over a name: the comma parts title and field, and the name may be the employer.
  const second = Math.max(title.span.from, employer.span.from);
  if (title.span.row === employer.span.row && tokens[second]!.before === "comma") return null;
  const isTown = (token: HeaderToken, index: number) => {
    if (
      !TOWN.test(token.text) ||
      isFieldOfWork(token.text) ||
      (index >= title.span.from && index <= title.span.to)
    )
      return false;
    const alone = tokens[index - 1]?.row !== token.row && tokens[index + 1]?.row !== token.row;
    const isLast = index === tokens.length - 1 && index > Math.max(employer.span.to, title.span.to);
    if (isLast && (alone || (token.row === title.span.row && title.span.row === employer.span.row)))
      return true;
    return alone && title.span.row === employer.span.row && token.row !== title.span.row;
  };
  const index = tokens.findLastIndex(isTown);
  const own = index < 0 ? undefined : weighed.find((one) => one.span.from === index);
  return own === undefined || own.titleWords > 0 || own.employerWords >= 1 ? null : { ...own, place: 0.3 };
}

/** One to three words with capitals. */
const TOWN = /^(?!\p{Lu}{2,4}$)\p{Lu}[\p{L}'’-]+(?: \p{Lu}?[\p{L}'’-]+){0,2}$/u;

/** What a department costs that is named neither with the title nor with who employs. */
const UNIT_LEFT = 0.3;
/** What the second of a list costs that is left over as a whole: 'Python, MATLAB, Simulink' beside a title. */
const LISTED_LEFT = 0.4;

function countLeft(
  tokens: readonly HeaderToken[],
  used: readonly (RoleScore | null)[],
  employer: RoleScore | null,
): number {
  let left = 0;
  const isTitle = employer !== null && employer === used[0];
  // What follows a name that is surely an employer's tells more of it: the ship, the ward, the trade.
  const isAfterName = (token: HeaderToken, index: number) =>
    employer !== null &&
    Math.max(employer.employerWords, employer.titleWords - 0.5) >= 2.2 &&
    index > employer.span.to &&
    token.row === employer.span.row;
  const isUsed = (index: number) =>
    used.some((one) => one !== null && index >= one.span.from && index <= one.span.to);
  for (const [index, token] of tokens.entries()) {
    if (isUsed(index)) continue;
    if (employer !== null && used[1] === employer && isUnitOf(token, employer.span, tokens)) {
      left += UNIT_LEFT;
      continue;
    }
    left += isAfterName(token, index)
      ? isTitle
        ? 0.5
        : 0.35
      : isEmploymentTerm(token.text) ||
          isAddressBeside(tokens, index) ||
          (token.before === "dash" && CLIENT_ASIDE.test(token.text)) ||
          /^(?:to|under|reporting to|working (?:for|with)) (?:the )?\p{Lu}/u.test(token.text)
        ? 0.05
        : token.before === "paren"
          ? 0.3
          : token.before === "comma" && !isUsed(index - 1) && tokens[index - 1]?.row === token.row
            ? LISTED_LEFT
            : token.text.length < 3 ||
                (token.turned && token.before === "comma" && /^\p{Ll}/u.test(token.text))
              ? 0.2
              : 1;
  }
  return left;
}

function overlap(one: HeaderSpan, other: HeaderSpan): boolean {
  return one.from <= other.to && other.from <= one.to;
}
