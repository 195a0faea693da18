import { readWords } from "../../text/word-set.ts";

/** Words before a phrase that make it surer to be a keyword. */
export const KEYWORD_CUES =
  readWords(`experience experienced knowledge proficient proficiency familiar familiarity understanding expertise skilled trained training
  certified certification qualified background competent competence competency exposure skill using use operate operation`);

/** Plurals that stand before a noun all the same: 'admissions records'. */
export const PLURAL_MODIFIERS =
  readWords(`sales admissions operations systems goods sports materials claims benefits arts communications customs accounts
  contracts records parts works premises facilities logistics graphics analytics economics electronics mechanics
  hydraulics pneumatics ceramics plastics textiles ethics statistics mathematics physics services products`);

/** Adjectives of every day, which make no keyword of a noun. */
export const EASY_QUALITIES = readWords(
  "old sad cold dark sweet weak poor low long short hot warm fat thin cheap",
);

/** Heads that add nothing to the noun before them: 'managed inventory levels' is managing inventory. */
export const EMPTY_HEADS =
  readWords(`level process activity need operation procedure task issue requirement work day week month year daily weekly monthly
  team volume worth total successfully effectively efficiently accurately simultaneously timely regularly`);

/** What ends a noun phrase. */
export const PREPOSITIONS = readWords(
  "for with to in from by on at about across through under over into using via that which who while during of per as if when between within upon than not is are was were be been has have had",
);
