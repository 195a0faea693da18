import { LOCALES } from "../locales/all-locales.ts";
import type { Locale } from "../locales/locale.ts";
import type { SectionKind } from "../locales/section-kind.ts";
import { headingKey } from "./heading-key.ts";

/** Key of a heading, as resumes print it in any language -> the kind of section. The first language to claim one keeps it. */
export const RESUME_HEADINGS: ReadonlyMap<string, SectionKind> = readHeadings();

function readHeadings(): Map<string, SectionKind> {
  const kinds = new Map<string, SectionKind>();
  for (const { kind, phrase } of LOCALES.flatMap(headingsOf)) {
    const key = headingKey(phrase);
    if (!kinds.has(key)) kinds.set(key, kind);
  }
  return kinds;
}

function headingsOf(locale: Locale): { kind: SectionKind; phrase: string }[] {
  const entries = Object.entries(locale.headings ?? {}) as [SectionKind, readonly string[]][];
  return entries.flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase })));
}
