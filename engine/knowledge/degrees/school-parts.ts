import { foldLetters } from "../../text/fold-letters.ts";
import { readWordSet } from "../../text/word-set.ts";
import { SCHOOLS } from "./degree-words.ts";

/** How the second half of a name begins that broke over two rows. */
export const GOES_ON_WITH =
  /^(?:and|of|for|in|de|del|della|di|da|do|dos|das|du|des|la|le|les|et|e|y|und|für|der|des|van|voor|och|og|i|w|&)\s+(?=\S)/u;

const KINDS = readWordSet(
  "of, technical, polytechnic, engineering, medical, higher, senior, junior, secondary, public, international, state, national",
);
const MOST_KINDS = 5;

/** 'Technical University', 'College of': nothing but words that every school of a kind has. */
export function hasOnlySchoolWords(text: string): boolean {
  const words = foldLetters(text).trim().split(/\s+/);
  return words.length <= MOST_KINDS && words.every((word) => SCHOOLS.has(word) || KINDS.has(word));
}

/** A part of a university, or a school of one subject: 'School of Computer Science', 'Faculté des sciences'. */
export const PART_OF_SCHOOL =
  /^(?:the )?(?:\p{Lu}[\p{L}’']+ )?(?:school|faculty|college|department|dept\.?|division) of(?!\p{L})|^(?:faculté|facultad|faculdade|facoltà|facultatea|fakultät|fakulta|fakultet|faculteit|wydział|факультет|кафедра|institut für|dipartimento|département|departamento|ufr|τμήμα|σχολή)(?!\p{L})/iu;

/** How a school stands under a board or university that it is not: 'affiliated to X', 'recognised by Y'. */
export const STANDS_UNDER = "(?:affiliated|recogni[sz]ed|approved|accredited)";

/** What leads to the name of a school and is no part of it: 'au lycée X', 'à l’université X', 'na Universidade X'. */
export const LEADS_TO_SCHOOL =
  /(?<=^|\s)(?:à l['’]\s?|à la |à |au sein de l['’]\s?|au |de l['’](?=[uée])|na |no |pela |pelo |en la |en el |en l['’]|presso (?:l['’]|la |il |lo )?|all['’]|an der |am |aan de |aan het |w |na )(?=\p{L})/giu;
