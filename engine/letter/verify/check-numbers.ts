import { agreeOnNumber, GENERIC, isSame, MEASURE, MEASURED } from "./agree-on-number.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { countsYears, spansYears } from "./count-years.ts";
import { isCourtesy } from "./is-courtesy.ts";
import { isDayOfMonth } from "./is-day-of-month.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { type Hedge, readHedge } from "./read-hedge.ts";
import { type NumberFact, readNumbers } from "./read-numbers.ts";
import type { SourceLine } from "./source.ts";

/** What belongs to the person, whatever job is named. */
const OWN = new Set(["education", "certificates", "languages"]);
const YEARS = new Set(["year", "decade"]);

/** Numbers of a segment, and the lines that may license them: those of the jobs it is about, or of none. */
type Counted = ClaimContext & { numbers: readonly NumberFact[]; lines: readonly SourceLine[] };
type Verdict = { reasons: Reason[]; homes?: Set<number | null> };
const NOTHING: Verdict = { reasons: [] };

/** A number is licensed by the same value, in the same unit, of the same thing, in a line the segment is about. */
export function checkNumbers(one: ClaimContext): Reason[] {
  const { segment, chosen, source } = one;
  const numbers = readNumbers(segment.text);
  const lines = source.lines.filter(
    (line) => chosen.jobs === null || line.job === null || chosen.jobs.includes(line.job),
  );
  const verdicts = numbers.map((number) => checkNumber(number, { ...one, numbers, lines }));
  const homes = verdicts.flatMap((verdict) => verdict.homes ?? []);
  const reasons = verdicts.flatMap((verdict) => verdict.reasons);
  if (homes.length < 2 || [...homes[0]!].some((home) => homes.every((other) => other.has(home))))
    return reasons;
  const detail = numbers.map(({ start, end }) => segment.text.slice(start, end)).join(", ");
  return [...reasons, { code: "pairing", detail }];
}

function checkNumber(number: NumberFact, one: Counted): Verdict {
  const { segment, chosen, source } = one;
  const detail = segment.text.slice(number.start, number.end);
  const refused: Verdict = { reasons: [{ code: "number", detail }] };
  const hedge = readHedge(segment.text, number);
  if (needsNoLine(number, hedge, one)) return NOTHING;
  if (isOtherYear(number, chosen, source)) return refused;
  if (isSaidBefore(number, one.numbers)) return NOTHING;
  const licensing = findLicensing(number, hedge, one);
  if (licensing.length === 0) return isLicensedOtherwise(number, hedge, one) ? NOTHING : refused;
  if (number.unit === "year" && !isDated(licensing, chosen, source)) return refused;
  const { jobs } = chosen;
  const isHere =
    jobs === null ||
    number.unit === "year" ||
    licensing.some((line) => (line.job === null ? OWN.has(line.section) : jobs.includes(line.job)));
  const homes = new Set(licensing.map((line) => line.job));
  return { reasons: isHere ? [] : [{ code: "pairing", detail }], homes };
}

/** Numbers of the ad, of courtesy, days of a month, and counts of what the resume lists. */
function needsNoLine(number: NumberFact, hedge: Hedge, { segment, role, chosen, source }: Counted): boolean {
  const { text } = segment;
  const isOfAd =
    number.start >= role &&
    source.adNumbers.some((other) => agreeOnNumber(number, other, hedge, { stems: source.adLemmas }));
  return (
    isOfAd ||
    isCourtesy(text, number) ||
    isDayOfMonth(text, number, source.resumeFolded) ||
    isOneOf(number, chosen.lines[0]) ||
    isCountOfJobs(number, source.resume.jobs.length) ||
    (number.unit === "times" && (number.start >= role || !CLAIMED.test(text)))
  );
}

function isSaidBefore({ start, value, unit }: NumberFact, numbers: readonly NumberFact[]): boolean {
  return numbers.some((other) => other.start < start && other.value === value && other.unit === unit);
}

function findLicensing(number: NumberFact, hedge: Hedge, { numbers, lines, chosen, source }: Counted) {
  const isBare = number.heads.length === 0;
  const words = chosen.content.length === 0 && !isBare ? [] : [...chosen.content, ...chosen.around];
  const least = standsOnce(number, source.lines) ? 1 : chosen.content.length;
  // 'from 25 minutes to 14': both stand in one line.
  const hasOther = (line: SourceLine) =>
    numbers.some(
      (one) =>
        one.value !== number.value && line.numbers.some((other) => agreeOnNumber(one, other, "", line)),
    );
  return lines.filter(
    (line) =>
      line.numbers.some((other) => agreeOnNumber(number, other, hedge, line, chosen.content)) &&
      (isAbout(number, line, words, least) || (isBare && hasOther(line))),
  );
}

function isLicensedOtherwise(number: NumberFact, hedge: Hedge, one: Counted): boolean {
  const { segment, chosen, source, told } = one;
  // 'We rejected six in a hundred; now it is two.'
  const isToldAgain =
    number.unit === "" &&
    number.heads.length === 0 &&
    told.some((line) => line.numbers.some(({ value }) => value === number.value));
  return (
    isToldAgain ||
    (isYears(number, segment.text) &&
      (countsYears(number.value, segment.text, chosen, source, hedge) ||
        spansYears(number.value, segment.text, source, hedge)))
  );
}

const LARGE = 100;

/** A sum, a share or a large figure that one line alone has is known by it. */
function standsOnce({ value, unit }: NumberFact, lines: readonly SourceLine[]): boolean {
  if (unit !== "money" && unit !== "percent" && (unit !== "" || value < LARGE)) return false;
  return (
    lines.filter((line) => line.numbers.some((other) => other.value === value && other.unit === unit))
      .length === 1
  );
}

/** What is said to have gone on since a year is that year's. */
function isDated(
  lines: readonly SourceLine[],
  { content, jobs }: ClaimContext["chosen"],
  source: ClaimContext["source"],
): boolean {
  const told = content.filter((stem) => !isNeutralWord(stem));
  if (told.length === 0 || lines.some(({ job }) => job !== null && jobs?.includes(job) === true)) return true;
  const says = (line: SourceLine) => told.some((stem) => isEntailed(stem, line.stems));
  return lines.some(
    (line) =>
      says(line) ||
      (line.job === null
        ? line.section !== "experience" &&
          !told.every((stem) => source.lines.some((one) => one.job !== null && one.stems.has(stem)))
        : told.some((stem) => isEntailed(stem, source.headings[line.job!]!.stems)) ||
          source.lines.some((other) => other.job === line.job && says(other))),
  );
}

const CLAIMED = /\b(?:I|my|have|has|had|was|were|went|gone|came|fell|rose|grew|\p{L}{3,}ed)\b/iu;

/** What a line dates is of that year, though the job began in another. */
function isOtherYear(
  { unit, value }: NumberFact,
  { lines, content, jobs }: ClaimContext["chosen"],
  { headings }: ClaimContext["source"],
): boolean {
  const told = content.filter((stem) => !isNeutralWord(stem));
  const stating = told.length === 0 ? content : told;
  const years = (lines[0]?.numbers ?? []).filter((other) => other.unit === "year");
  return (
    unit === "year" &&
    stating.length > 0 &&
    stating.every((stem) => lines[0]?.stems.has(stem) === true) &&
    years.length === 1 &&
    years[0]!.value !== value &&
    !(jobs ?? []).some((index) => headings[index]!.folded.includes(` ${value} `)) &&
    !/\b(?:present|now|today|current|date)\b/i.test(lines[0]!.quote)
  );
}

/** 'across both jobs', 'in three roles': no more than the resume has. */
function isCountOfJobs({ value, heads }: NumberFact, jobs: number): boolean {
  return (
    value > 1 &&
    value <= jobs &&
    /^(?:job|role|position|post|employer|company|firm|angle)$/.test(heads.at(-1) ?? "")
  );
}

/** 'one designer' where the line says 'a designer', and 'in one hour', which is judged as a period. */
function isOneOf({ value, heads, unit }: NumberFact, line: SourceLine | undefined): boolean {
  if (
    heads.length > 0 &&
    value < 5 &&
    /^(?:thing|reason|point|part|way|chance|quality|side|word|angle|world|hat|line|direction|moment|minute|habit|question)$/.test(
      heads[0]!,
    )
  )
    return true;
  if (value !== 1 || heads.length === 0) return false;
  if (unit === "" && !heads.some((head) => YEARS.has(head) || MEASURED.test(head) || MEASURE.test(head)))
    return true;
  if (/^(?:hour|shift|day|night|week|month|quarter|year)$/.test(heads[0]!)) return true;
  return line !== undefined && heads.every((head) => line.stems.has(head));
}

/** A number without a noun of its own must stand in a line that the segment says again. */
function isAbout(claim: NumberFact, line: SourceLine, content: readonly string[], own: number): boolean {
  if (claim.unit === "year") return true;
  if (
    claim.before !== "" &&
    line.numbers.some((other) => other.before === claim.before && other.value === claim.value)
  )
    return true;
  if (
    claim.unit === "ordinal" &&
    line.numbers.some(
      (other) =>
        other.unit === "ordinal" && claim.heads.some((head) => other.heads.some((one) => isSame(head, one))),
    )
  )
    return true;
  const shared = content.filter(
    (stem) => isEntailed(stem, line.stems) || isEntailed(stem, line.around),
  ).length;
  const bare = line.numbers.some(
    (other) => other.value === claim.value && other.unit === claim.unit && other.heads.length === 0,
  );
  // 'from 8,000 to 31,000' counts what the line names before it.
  if (claim.unit === "" && claim.heads.length > 0 && bare)
    return claim.heads.some((head) => isEntailed(head, line.stems)) || shared >= 2;
  if (claim.unit === "" && claim.heads.length > 0 && GENERIC.has(claim.heads[0]!)) return shared >= 1;
  if (claim.unit === "" && claim.heads.length > 0)
    return shared >= 1 || content.length === 0 || countsSame(claim, line);
  return shared >= Math.min(2, own === 0 ? content.length : own);
}

/** 'sixty letters' where the line counts sixty letters. */
function countsSame(claim: NumberFact, line: SourceLine): boolean {
  const head = claim.heads[0]!;
  return (
    head.length > 3 &&
    !MEASURED.test(head) &&
    !MEASURE.test(head) &&
    !GENERIC.has(head) &&
    line.numbers.some(({ value, heads }) => value === claim.value && heads[0] === head)
  );
}

function isYears(number: NumberFact, text: string): boolean {
  return (
    number.heads.slice(0, 2).some((head) => YEARS.has(head)) ||
    /^[\s-]?\+?\s?(?:years?|yrs?)\b/i.test(text.slice(number.end))
  );
}
