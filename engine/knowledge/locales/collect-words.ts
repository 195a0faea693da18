import { foldLetters } from "../../text/fold-letters.ts";
import { LOCALES } from "./all-locales.ts";
import type { LabelWords, Locale } from "./locale.ts";

type Pick = (locale: Locale) => readonly string[] | undefined;

/** What the languages list in one field, in their order. */
export function collectWords(pick: Pick): readonly string[] {
  return LOCALES.flatMap((locale) => pick(locale) ?? []);
}

/** The same as a set of folded words. */
export function collectFolded(pick: Pick): ReadonlySet<string> {
  return new Set(collectWords(pick).map(foldLetters));
}

/** A pattern without groups that matches one of them, the longest first. */
export function patternOf(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.map(literal).join("|");
}

function literal(phrase: string): string {
  return phrase.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/ ?([/,]) ?/g, " ?$1 ?");
}

/** A pattern of one kind of label, for text that is folded or is read as written. */
export function labelsOf(
  pick: (labels: LabelWords) => readonly string[] | undefined,
  text: "folded" | "as written" = "folded",
): string {
  const labels = collectWords((locale) => pick(locale.labels ?? {}));
  return patternOf(text === "folded" ? labels.map(foldLetters) : labels);
}
