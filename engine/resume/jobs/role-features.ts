import { PLACEMENT, PLACEMENT_PHRASE } from "../../knowledge/titles/placements.ts";
import type { HeaderSpan, HeaderToken } from "../entries/header.ts";
import type { HeaderLayout } from "../entries/header-layout.ts";
import { scoreLayout, scoreRepeats } from "../entries/header-layout.ts";
import type { Feature } from "../features/weigh-features.ts";
import { holdsCourse, isCourse, opensAsCourse } from "./course-cues.ts";
import { endsInTown, hasTownBehind, isState, placeWeight, standsInPlaceRow } from "./place-cues.ts";
import {
  beginsBefore,
  endsBeforeDash,
  holdsEmployer,
  holdsInitials,
  innerCost,
  isAbbreviated,
  isAloneBesideDate,
  isAside,
  isPartOfOther,
  keepsBracket,
  standsForEmployer,
  startsWithEmployer,
  tellsDeed,
  tellsField,
  tellsOfOther,
} from "./role-cues.ts";

/** A run of a header among all of it, with what its words alone say, and the layout of the resume's other entries. */
export type Role = {
  span: HeaderSpan;
  tokens: readonly HeaderToken[];
  layout: HeaderLayout;
  titleWords: number;
  employerWords: number;
};

/** What a comma inside a title or a place costs, and inside an employer's name. */
const COMMA = { title: 0.35, employer: 0.5 };
const SURE_TITLE = 2.5;

/** What 'Stage' and 'Freelance' are worth, of which the words alone say that they are neither title nor employer. */
const PLACEMENT_TITLE = 1.2;
const OWN_EMPLOYER = 1.3;

const isTitle = ({ titleWords }: Role) => titleWords >= SURE_TITLE;
const separator = ({ span, tokens }: Role) => tokens[span.from]!.before;
const isLed = ({ span }: Role) => span.from === span.to;

/** What makes a run of a header its title. Words are worth up to 4 (`features/title-features.ts`). */
export const TITLE_FEATURES: readonly Feature<Role>[] = [
  { name: "words of titles", weight: 1, of: ({ titleWords }) => titleWords },
  { name: "signs inside it", weight: -1, of: ({ span, tokens }) => innerCost(span, tokens, COMMA.title) },
  {
    name: "bracket says it again by its initials",
    weight: 0.7,
    of: (role) =>
      isTitle(role) && keepsBracket(role.span, role.tokens) && isAbbreviated(role.span, role.tokens),
  },
  {
    name: "bracket tells more of it",
    weight: 0.2,
    of: (role) =>
      isTitle(role) && keepsBracket(role.span, role.tokens) && !isAbbreviated(role.span, role.tokens),
  },
  { name: "code of a state", weight: -3, of: ({ span, tokens }) => isState(span, tokens) },
  { name: "employer inside it", weight: -1.2, of: ({ span, tokens }) => holdsEmployer(span, tokens) },
  {
    name: "placement, where nothing else is a title",
    weight: 1,
    of: ({ span, titleWords }) => (PLACEMENT.test(span.text) ? PLACEMENT_TITLE - titleWords : 0),
  },
  {
    name: "placement and what it was for",
    weight: 1,
    of: ({ span, titleWords }) =>
      PLACEMENT_PHRASE.test(span.text) ? Math.max(0, PLACEMENT_TITLE - titleWords) : 0,
  },
  { name: "town before its country", weight: -1.5, of: ({ span, tokens }) => endsInTown(span, tokens) },
  {
    name: "in place of an employer",
    weight: -2,
    of: ({ span, tokens }) => standsForEmployer(span, tokens),
  },
  { name: "course inside it", weight: -1, of: ({ span, tokens }) => holdsCourse(span, tokens) },
  {
    name: "where others stand",
    weight: 1,
    of: ({ span, layout }) => scoreLayout(span, layout, "title"),
  },
  { name: "behind 'at'", weight: -1.5, of: (role) => separator(role) === "at" },
  { name: "behind 'for'", weight: -0.75, of: (role) => separator(role) === "for" && isLed(role) },
];

/** What makes a run of a header the employer. */
export const EMPLOYER_FEATURES: readonly Feature<Role>[] = [
  { name: "words of employers", weight: 1, of: ({ employerWords }) => employerWords },
  { name: "signs inside it", weight: -1, of: ({ span, tokens }) => innerCost(span, tokens, COMMA.employer) },
  { name: "unit of another", weight: -1.2, of: ({ span, tokens }) => isPartOfOther(span, tokens) },
  {
    name: "course",
    weight: -1.5,
    of: ({ span, tokens, employerWords }) => employerWords < 1.5 && isCourse(span, tokens),
  },
  {
    name: "opens like a course",
    weight: -4,
    of: ({ span, employerWords }) => employerWords >= 1.5 && employerWords < 3 && opensAsCourse(span),
  },
  {
    name: "alone beside the date",
    weight: -1,
    of: ({ span, tokens, employerWords }) => employerWords < 1 && isAloneBesideDate(span, tokens),
  },
  {
    name: "begins before the employer",
    weight: -1.5,
    of: ({ span, tokens }) => beginsBefore(span, tokens),
  },
  { name: "its initials in a bracket", weight: 0.5, of: ({ span, tokens }) => holdsInitials(span, tokens) },
  { name: "field behind a title", weight: -4, of: ({ span, tokens }) => tellsField(span, tokens) },
  { name: "town before its country", weight: -1.5, of: ({ span, tokens }) => endsInTown(span, tokens) },
  { name: "deed or person", weight: -1.5, of: ({ span, employerWords }) => tellsDeed(span, employerWords) },
  {
    name: "before a stronger sign",
    weight: -1,
    of: ({ span, tokens, employerWords }) => employerWords < 1.5 && endsBeforeDash(span, tokens),
  },
  { name: "in a row that is a place", weight: -2, of: ({ span, tokens }) => standsInPlaceRow(span, tokens) },
  { name: "said of an employer", weight: -5, of: ({ span, tokens }) => isAside(span, tokens) },
  { name: "ends in a remark", weight: -0.6, of: ({ span }) => / \(\p{Ll}[^()]*\)$/u.test(span.text) },
  {
    name: "where others stand",
    weight: 1,
    of: ({ span, layout }) => scoreLayout(span, layout, "employer"),
  },
  {
    name: "in place of an employer",
    weight: 1,
    of: ({ span, tokens, employerWords }) =>
      standsForEmployer(span, tokens) ? OWN_EMPLOYER - employerWords : 0,
  },
  {
    name: "employer of others too",
    weight: 1,
    of: ({ span, tokens, layout }) => (tellsOfOther(span, tokens) ? 0 : scoreRepeats(span, layout)),
  },
  { name: "town behind it", weight: 0.5, of: ({ span, tokens }) => hasTownBehind(span, tokens) },
  { name: "behind 'at'", weight: 2, of: (role) => separator(role) === "at" },
  { name: "behind 'for'", weight: 1, of: (role) => separator(role) === "for" && isLed(role) },
];

/** What makes a run of a header the place. */
export const PLACE_FEATURES: readonly Feature<Role>[] = [
  { name: "on the map", weight: 1, of: ({ span }) => placeWeight(span) },
  { name: "signs inside it", weight: -1, of: ({ span, tokens }) => innerCost(span, tokens, COMMA.title) },
  { name: "begins with an employer", weight: -3, of: ({ span, tokens }) => startsWithEmployer(span, tokens) },
];
