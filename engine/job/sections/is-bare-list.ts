import { countWords } from "#engine/text/fold-letters.ts";
import type { JobSection } from "../model/job.ts";

const NAMING: ReadonlySet<JobSection> = new Set(["requirements", "preferred"]);
/** An item of so few words names something; in a list of names each has about as many. */
const WORDS_OF_A_NAME = 3;
const FEWEST_NAMES = 3;
const LONGEST = 400;

/** Whether a passage of what is required merely names things ('Spanish', 'Python, R or SQL'), as a skills section does. */
export function isBareList(text: string, section: JobSection): boolean {
  if (!NAMING.has(section) || text.length > LONGEST) return false;
  const plain = text.replace(/\([^()]*\)/g, " ");
  if (countWords(plain) <= WORDS_OF_A_NAME) return true;
  const names = plain.split(/,|;|\/|•|\||\band\b|\bor\b/);
  return names.length >= FEWEST_NAMES && names.every((name) => countWords(name) <= WORDS_OF_A_NAME);
}
