import { readWords } from "../../text/word-set.ts";

/** Things a quality may be said of that are no person: 'a friendly surgery'. */
export const NO_PERSONS =
  readWords(`company firm business organization office practice clinic surgery school hospital place workplace environment atmosphere
  team staff crew colleague welcome feedback price pricing sector industry center department hub group
  vehicle transport transportation car source solution service data system network access`);

/** What a person has, so that the quality before it is theirs: 'leadership skills'. */
export const PERSONAL_NOUNS =
  readWords(`skill ability quality experience attitude style mindset approach manner person individual nature personality character
  capability competency competence talent excellence strength level background sense player technique`);

/** Words in -ing that join what follows, and name no activity. */
export const PARTICIPLES = readWords(
  "including involving regarding using working dealing being leading making having",
);

/** What stands behind a name that is asked for: 'React experience'. */
export const ASKED_BEHIND = readWords(
  "experience skills skill knowledge proficiency expertise developer developers certification preferred required essential desirable helpful",
);

/** The same behind 'is': 'Outlook is a plus'. */
export const ASKED_AFTER_IS = readWords(
  "a an preferred required essential desirable helpful used needed nice our",
);

/** What may stand beside a name that fills an item of a list: 'advanced Excel'. */
export const ITEM_MODIFIERS =
  readWords(`advanced intermediate basic proficient proficiency expert strong good excellent solid working microsoft ms skills skill
  experience knowledge years year yrs level fluent native conversational software programming development tools language languages
  adobe google amazon apache the a an certified suite welcome preferred required essential desirable helpful advantage plus needed`);
