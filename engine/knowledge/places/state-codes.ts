import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { wordBand } from "../words/common-words.ts";
import { PLACES } from "./place-names.ts";

const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI
  SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK`
    .split(/\s+/)
    .filter((code) => code !== ""),
);

/** 'Little Rock, AR' or 'Erie, PA 16501': a state, not accounts receivable or a physician assistant. */
export function isStateCode(
  tokens: readonly Token[],
  at: number,
  isKnownWord: (noun: string) => boolean,
): boolean {
  const token = tokens[at]!;
  const city = tokens[at - 1];
  if (city === undefined || !STATES.has(token.text)) return false;
  if ((token.gap & GAP.comma) === 0 || city.letterCase !== "title") return false;
  if (PLACES.has(city.normalized) || followsPlaceCue(tokens, at - 1)) return true;
  const next = tokens[at + 1];
  if (next !== undefined && /^\d{5}$/.test(next.normalized)) return true;
  // 'Payroll, AR' is a list; nobody knows a skill called 'Juan'.
  const isUnknown = !isKnownWord(city.singular) && wordBand(city.normalized) === undefined;
  return isUnknown && (next === undefined || (next.gap & AFTER_STATE) !== 0 || next.normalized === "usa");
}

/** 'in Cypress, Texas', 'Phoenix, AZ': a town by what stands behind it, whatever else bears its name. */
export function isTown(tokens: readonly Token[], at: number): boolean {
  const region = tokens[at + 1];
  if (tokens[at]!.letterCase !== "title" || region === undefined || (region.gap & GAP.comma) === 0)
    return false;
  return followsPlaceCue(tokens, at) && (STATES.has(region.text) || PLACES.has(region.normalized));
}

const AFTER_STATE = GAP.stop | GAP.bullet | GAP.dash | GAP.close | GAP.open | GAP.line;

const PLACE_CUES = new Set("in at near of from to around serving outside based".split(" "));

/** 'in Laurel, MD', 'near Little Rock, AR'. */
function followsPlaceCue(tokens: readonly Token[], city: number): boolean {
  const before = tokens[city - 1];
  if (before === undefined) return false;
  return (
    PLACE_CUES.has(before.normalized) ||
    (before.letterCase === "title" && PLACE_CUES.has(tokens[city - 2]?.normalized ?? ""))
  );
}
