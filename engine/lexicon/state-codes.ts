import { GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import { PLACES } from "./places.ts";

const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK`
    .split(/\s+/)
    .filter((code) => code !== ""),
);

/** 'Little Rock, AR' or 'Erie, PA 16501': a state, not accounts receivable or a physician assistant. */
export function isStateCode(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const previous = tokens[at - 1];
  if (previous === undefined || !STATES.has(token.text)) return false;
  if ((token.gap & GAP.comma) === 0 || previous.letterCase !== "title") return false;
  const next = tokens[at + 1];
  if (next === undefined || PLACES.has(previous.surface) || followsPlaceCue(tokens, at - 1)) return true;
  if (/^\d{5}$/.test(next.surface)) return true;
  return (
    (next.gap & (GAP.stop | GAP.bullet | GAP.dash | GAP.close | GAP.open | GAP.line)) !== 0 ||
    next.surface === "usa"
  );
}

const PLACE_CUES = new Set("in at near of from to around serving outside based".split(" "));

/** 'in Laurel, MD', 'near Little Rock, AR'. */
function followsPlaceCue(tokens: readonly Token[], city: number): boolean {
  const before = tokens[city - 1];
  if (before === undefined) return false;
  return (
    PLACE_CUES.has(before.surface) ||
    (before.letterCase === "title" && PLACE_CUES.has(tokens[city - 2]?.surface ?? ""))
  );
}
