import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import { CAMEL_CASE_NAMES } from "../../knowledge/organisations/camel-case-names.ts";

let names: ReadonlySet<string> | undefined;

/** Every written name that has a capital letter inside: our own list and the lexicon's forms. */
export function protectedNames(): ReadonlySet<string> {
  names ??= new Set([...CAMEL_CASE_NAMES, ...openLexicon().innerCapitals]);
  return names;
}
