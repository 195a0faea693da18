import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { PERIOD, PERIOD_UNITS } from "../../knowledge/numbers/period-words.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { readNumbers } from "./read-numbers.ts";

const LONGEST_WORD = 40;
/** 'each day' and 'every shift' are one to somebody who works one shift a day. */
const SAME: Readonly<Record<string, string>> = { shift: "day", night: "day", semester: "term" };

/** What is done by the week is not done by the day: a period beside a number must be that of the line. */
export function checkPeriods({ segment, role, chosen, source }: ClaimContext): Reason[] {
  const text = segment.text.slice(0, role);
  const claimed = listPeriods(text);
  if (claimed.length === 0) return [];
  const counts = readNumbers(text).filter(
    ({ unit, heads, value }) => unit !== "year" && unit !== "ordinal" && value !== 1 && heads[0] !== "year",
  );
  const values = new Set(counts.map(({ value }) => value));
  const counted = source.lines.filter(
    (line) =>
      (chosen.jobs === null || line.job === null || chosen.jobs.includes(line.job)) &&
      line.numbers.some(({ value, heads }) =>
        counts.some(
          (count) => count.value === value && (heads[0] === count.heads[0] || chosen.lines.includes(line)),
        ),
      ),
  );
  const lines = values.size === 0 ? chosen.lines.slice(0, 1) : counted;
  if (lines.length === 0) return [];
  const said = new Set(lines.flatMap((line) => listPeriods(line.quote).map(({ name }) => name)));
  // Without a number, 'every day' only colours what has no period of its own.
  if (said.size === 0 && values.size === 0) return [];
  return claimed
    .filter(
      ({ name, at, text: word }) =>
        !said.has(name) && !isAttribute(name, text.slice(at + word.length), source.lines),
    )
    .filter(({ at }) => counts.some(({ start }) => Math.abs(start - at) < 60) || values.size === 0)
    .map(({ text: detail }) => ({ code: "number", detail }));
}

/** 'the annual members' day', where a line speaks of that. */
function isAttribute(name: string, after: string, lines: ClaimContext["source"]["lines"]): boolean {
  const next = readTokens(after.slice(0, LONGEST_WORD))[0];
  const stem = next === undefined ? "" : plainStem(next.stem);
  return lines.some(
    (line) => line.stems.has(stem) && listPeriods(line.quote).some((period) => period.name === name),
  );
}

function listPeriods(text: string): { name: string; at: number; text: string }[] {
  // The 'Daily Lantern' is a name.
  const matches = [...text.matchAll(PERIOD)].filter(
    ({ index, 0: word }) => index === 0 || !/^\p{Lu}\p{Ll}+$/u.test(word),
  );
  return matches.map((match) => {
    const word = (match[1] ?? match[2] ?? match[3] ?? match[4])!.toLowerCase();
    // 'one week in four' is not weekly.
    const among = /^ (?:in|of)(?: every)? (?:\d|two|three|four|five|six|seven|eight)/.test(
      text.slice(match.index + match[0].length),
    );
    const name = `${PERIOD_UNITS[word] ?? word}${among ? " in" : ""}`;
    return { name: SAME[name] ?? name, at: match.index, text: match[0] };
  });
}
