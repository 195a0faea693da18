import { collectKinds } from "../locales/collect-words.ts";
import type { SectionKind } from "../locales/section-kind.ts";
import { headingKey } from "./heading-key.ts";

/** Key of a heading, as resumes print it in any language -> the kind of section. The first language to claim one keeps it. */
export const RESUME_HEADINGS: ReadonlyMap<string, SectionKind> = collectKinds(
  (locale) => locale.headings,
  headingKey,
);
