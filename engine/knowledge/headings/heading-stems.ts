import { LOCALES } from "../locales/all-locales.ts";
import type { StemWeight } from "../locales/locale.ts";
import type { SectionKind } from "../locales/section-kind.ts";

/** What a stem says about the kind of section. Chosen on the part `train` of the real documents. */
const WEIGHTS: Readonly<Record<StemWeight, number>> = { decides: 4, tells: 3, hints: 2, tips: 1 };

export type HeadingStem = {
  stem: string;
  kind: SectionKind;
  weight: number;
  /** It ends words too ('Berufspraxis'). */
  ending: boolean;
};

/** How the words of headings begin, folded, in any language. */
export const HEADING_STEMS: readonly HeadingStem[] = LOCALES.flatMap(({ headingStems = {} }) =>
  (Object.keys(headingStems) as SectionKind[]).flatMap((kind) =>
    (Object.keys(WEIGHTS) as StemWeight[]).flatMap((said) =>
      (headingStems[kind]?.[said] ?? []).map((word) => ({
        stem: word.replace("~", ""),
        kind,
        weight: WEIGHTS[said],
        ending: word.startsWith("~"),
      })),
    ),
  ),
);
