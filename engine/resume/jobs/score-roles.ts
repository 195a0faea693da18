import type { HeaderSpan, HeaderToken } from "../entries/header.ts";
import type { HeaderLayout } from "../entries/header-layout.ts";
import { scoreEmployer } from "../features/employer-features.ts";
import { scoreTitle } from "../features/title-features.ts";
import { weighFeatures } from "../features/weigh-features.ts";
import { withoutAside } from "./role-cues.ts";
import { EMPLOYER_FEATURES, PLACE_FEATURES, type Role, TITLE_FEATURES } from "./role-features.ts";

/** How much a run reads like each part of a header, by its words and its place among the others. */
export type RoleScore = {
  span: HeaderSpan;
  title: number;
  employer: number;
  place: number;
  titleWords: number;
  employerWords: number;
};

export function scoreRoles(
  span: HeaderSpan,
  tokens: readonly HeaderToken[],
  layout: HeaderLayout,
): RoleScore {
  const titleWords = scoreTitle(span.text);
  const employerWords = scoreEmployer(withoutAside(span, tokens));
  const role: Role = { span, tokens, layout, titleWords, employerWords };
  return {
    span,
    titleWords,
    employerWords,
    title: weighFeatures(TITLE_FEATURES, role),
    employer: weighFeatures(EMPLOYER_FEATURES, role),
    place: weighFeatures(PLACE_FEATURES, role),
  };
}
