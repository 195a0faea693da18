import type { HeaderSpan } from "../entries/header.ts";
import { type HeaderLayout, type LayoutCounts, layoutKeys } from "../entries/header-layout.ts";

/** What the words of a study tell of its school and its degree; null where they tell nothing. */
export type StudyWords = { school: HeaderSpan | null; degree: HeaderSpan | null };

/** Where in the other studies of a section the school and the degree stand, among those whose words tell. */
export type StudyLayout = { school: HeaderLayout; degree: HeaderLayout };

/** For each study of a section, how the others are laid out: the studies of one document look alike, as its jobs do. */
export function agreeOnStudies(studies: readonly StudyWords[]): StudyLayout[] {
  const school = layOut(studies.map((study) => study.school));
  const degree = layOut(studies.map((study) => study.degree));
  return studies.map((_, index) => ({ school: school[index]!, degree: degree[index]! }));
}

function layOut(spans: readonly (HeaderSpan | null)[]): HeaderLayout[] {
  const all = countPlaces(spans);
  const told = spans.filter((span) => span !== null).length;
  return spans.map((span) => ({
    all,
    own: countPlaces([span]),
    others: told - (span === null ? 0 : 1),
    repeats: false,
  }));
}

function countPlaces(spans: readonly (HeaderSpan | null)[]): LayoutCounts {
  const counts = new Map<string, number>();
  for (const span of spans)
    for (const key of span === null ? [] : layoutKeys(span)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return { title: counts, employer: counts };
}
