import { readWords } from "../../text/word-set.ts";

/** Words by which somebody speaks of themselves, folded, in the languages profiles are read in. */
export const FIRST_PERSON = readWords(
  "i my me we our soy mi mis me je j'ai j mon ma mes nous ich mein meine meinen meinem wir eu meu minha meus sou io mio mia miei sono ho ik mijn wij",
);

/** A line that says how to reach somebody, folded. */
export const INVITES_CONTACT =
  /@|\b(?:reach|contact|write to|message|e-?mail|call|get in touch|escribeme|contact[ae]|ecrivez|schreiben sie|schreib mir|kontakt|fale comigo|scrivimi|neem contact|mail me)\b/;

/** Worn phrases of profiles, folded. */
export const CLICHES = [
  "results-driven",
  "hard-working",
  "hardworking",
  "passionate",
  "team player",
  "proven track record",
  "dynamic",
  "go-getter",
  "think outside the box",
  "detail-oriented",
  "self-starter",
  "synergy",
  "guru",
  "ninja",
  "rockstar",
  "strategic thinker",
];
