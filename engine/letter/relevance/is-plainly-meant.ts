import { FIGURATIVE_ACTIVITY, MEANT_AS_IT_IS } from "#engine/knowledge/letters/figurative-activities.ts";
import type { Span } from "#engine/text/span.ts";

/** So much of the text behind a word tells its sense. */
const BEHIND = 40;

/** Whether some place names an activity as what it is: who asks for 'driving growth' asks for nobody who drives. */
export function isPlainlyMeant(name: string, places: readonly Span[], text: string): boolean {
  if (!FIGURATIVE_ACTIVITY.test(name)) return true;
  return places.some(({ end }) => MEANT_AS_IT_IS.test(text.slice(end, end + BEHIND)));
}
