import { readWordSet, readWords } from "../../text/word-set.ts";

/** What stands before a verb in its base form. */
export const BEFORE_VERB = readWords("to can will must should may could would and or also");

/** What stands behind a passive that has no more to say: 'projects were managed by …'. */
export const AFTER_PASSIVE = readWords(
  "by per on in within across daily weekly monthly annually for with using during at",
);

/** Verbs whose bare form is a noun as well, though that noun is not the name of the activity: 'cost control'. */
export const ALSO_THINGS = readWords(
  "cost test process report schedule budget forecast screen model finish track file pick read train",
);

/** Things whose name ends like an activity: 'support a child' is not child support, 'well planned' not well planning. */
export const NOT_SAID_WITH_VERBS = readWordSet(
  "child support, life support, birth control, family planning, well planning, well testing, well control, air support",
);
