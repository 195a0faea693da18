import { readTokens } from "#engine/text/tokens.ts";
import { DOWN, LIGHT_DEEDS, UP } from "../../knowledge/letters/claim-words.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { GROWN } from "./check-claims.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { readNumbers } from "./read-numbers.ts";
import type { SourceLine } from "./source.ts";

const NO_CHANGE = /^(?:up|down|higher|less|fewer|lower|growth|saving|savings|gain|save|avoid|prevent)$/;
const PARTS = /[,;:]\s|\s(?:and|while|where|which|who|with)\s/g;

/** What was counted, raised or cut is that of one line: a thing of another line in the same breath makes a new claim. */
export function checkCrossLineClaims(one: ClaimContext): Reason[] {
  const { segment, role } = one;
  if (segment.about === "role" && role === 0) return [];
  const text = segment.text.slice(0, role).replace(GROWN, (word) => " ".repeat(word.length));
  const reasons: Reason[] = [];
  let start = 0;
  for (const mark of [...text.matchAll(PARTS), null]) {
    const part = text.slice(start, mark?.index ?? text.length);
    reasons.push(...checkPart(part, one));
    if (mark !== null) start = mark.index + mark[0].length;
  }
  return reasons;
}

function checkPart(part: string, { chosen, source }: ClaimContext): Reason[] {
  const numbers = readNumbers(part).filter(
    ({ unit, heads, before, value }) =>
      unit !== "year" && unit !== "ordinal" && !heads.includes("year") && before === "" && value !== 1,
  );
  const tokens = readTokens(part);
  const changes = tokens.some(
    ({ normalized, stem }) =>
      !NO_CHANGE.test(normalized) &&
      !NO_CHANGE.test(stem) &&
      [UP, DOWN].some((set) => set.has(normalized) || set.has(stem)),
  );
  if (numbers.length === 0 && !changes) return [];
  const lines = source.lines.filter(
    (line) => chosen.jobs === null || line.job === null || chosen.jobs.includes(line.job),
  );
  const has = (line: SourceLine) =>
    numbers.filter(({ value }) => line.numbers.some((other) => other.value === value)).length;
  const most = Math.max(0, ...lines.map(has));
  const homes =
    numbers.length === 0
      ? chosen.lines.slice(0, 1)
      : most === 0
        ? []
        : lines.filter((line) => has(line) === most);
  if (homes.length === 0) return [];
  const stating = chosen.content.filter((stem) =>
    tokens.some(
      (token) =>
        plainStem(token.stem) === stem &&
        !LIGHT_DEEDS.has(token.stem) &&
        !/^(?:better|saved?|hit)$/.test(token.normalized) &&
        !isNeutralWord(token.normalized, token.stem, token.singular),
    ),
  );
  const fits = homes.some((home) => {
    const near = new Set([
      ...home.stems,
      ...home.around,
      ...(home.job === null ? [] : source.headings[home.job]!.stems),
    ]);
    return stating.every((stem) => isEntailed(stem, near));
  });
  return fits ? [] : [{ code: "pairing", detail: stating.join(", ") }];
}
