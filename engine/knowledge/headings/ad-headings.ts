import type { JobSection } from "../locales/ad-section-kind.ts";
import { collectKinds, collectWords } from "../locales/collect-words.ts";
import { adHeadingKey } from "./ad-heading-key.ts";

/** Key of a heading, as ads print it in any language -> what its section is about. The first language to claim one keeps it. */
export const AD_HEADINGS: ReadonlyMap<string, JobSection> = collectKinds(
  (locale) => locale.adHeadings,
  adHeadingKey,
);

/** Headings under which skills stand as a mere list, so that a single word may be read as a skill. */
export const AD_SKILL_HEADINGS: ReadonlySet<string> = new Set(
  collectWords((locale) => locale.adSkillHeadings).map(adHeadingKey),
);
