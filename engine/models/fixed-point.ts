/**
 * Shares by whole numbers, so that every machine gives the same bytes: `UNIT` of them are one natural unit of logarithm. The table is filled by plus, minus, times and division alone, which IEEE 754 rounds alike everywhere;
 * Math.exp and Math.log need not be.
 */
export const UNIT = 1024;
/** Beyond e^-10 a share adds nothing that two decimals would show. */
const FURTHEST = 10 * UNIT;

/** e^-d, in millionths. */
const shares = new Int32Array(FURTHEST);
for (let distance = 0; distance < FURTHEST; distance += 1) {
  shares[distance] = Math.round(expOf(-distance / UNIT) * 1_000_000);
}

/** e^units as a share of 0 to 1; what is above 0 counts as 1. */
export function shareOf(units: number): number {
  if (units >= 0) return 1;
  return -units >= FURTHEST ? 0 : shares[-units]! / 1_000_000;
}

/** The logistic function of a score in natural units. */
export function logistic(score: number): number {
  const units = Math.round(Math.max(-9.9, Math.min(9.9, score)) * UNIT);
  const share = shareOf(-Math.abs(units));
  return units >= 0 ? 1 / (1 + share) : share / (1 + share);
}

/** e^x for x of 0 and below, by the series of e^(x/64), squared six times. */
function expOf(x: number): number {
  const small = x / 64;
  let [term, sum] = [1, 1];
  for (let order = 1; order < 12; order += 1) {
    term = (term * small) / order;
    sum += term;
  }
  for (let square = 0; square < 6; square += 1) sum *= sum;
  return sum;
}
