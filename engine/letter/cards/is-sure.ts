/** From this confidence on a value may be asserted: of those that say .9, nine of ten are right; below it, one is asked. */
const SURE = 0.9;

export function isSure(confidence: number): boolean {
  return confidence >= SURE;
}
