import { lettersOf } from "#engine/text/fold-letters.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { checkTitles } from "./check-titles.ts";
import { BEFORE } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed } from "./is-entailed.ts";
import { foldSequence, stemsOf } from "./source.ts";

const FREE = new Set(
  "i i'm i've i'd i'll dear january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday saturdays sundays fridays mondays hiring team manager cv resume english".split(
    " ",
  ),
);
/** Capitalised words, and titles in any letters. */
export function checkNames(one: ClaimContext): Reason[] {
  return [...checkCapitals(one), ...checkTitles(one)];
}

type NameRun = { start: number; end: number };

function checkCapitals(one: ClaimContext): Reason[] {
  return findNames(one.segment).flatMap((run) => checkName(run, one));
}

/** Capitalised words that stand together: 'Juniper & Pine' is one name. */
function findNames({ text, start: segmentStart }: ClaimContext["segment"]): NameRun[] {
  const names: NameRun[] = [];
  let run: NameRun | null = null;
  const firstWord = /[\p{L}\p{N}]/u.exec(text)?.index ?? 0;
  for (const token of readTokens(text)) {
    if (token.text === "&" && run !== null) {
      run.end = token.end;
      continue;
    }
    const isCapital = ["title", "upper", "mixed"].includes(token.letterCase);
    const word = token.text.toLowerCase().replace("’", "'");
    const opens = token.start === firstWord && segmentStart === 0;
    const isPlainOpening =
      opens && token.letterCase !== "mixed" && (token.letterCase === "title" || word.length === 1);
    if (!isCapital || FREE.has(word)) run = null;
    // A sentence's first word belongs to a name only where the name goes on.
    else if (isPlainOpening) continue;
    else if (run !== null && /^[\s&.'’-]{1,3}$/.test(text.slice(run.end, token.start))) run.end = token.end;
    else {
      run = { start: token.start, end: token.end };
      names.push(run);
    }
  }
  return names;
}

const JOINING =
  /\b(?:join|joining|to (?:contribute|bring|work)|apply|applying|application|interest|interested|role|position|post|vacancy|opening|advert|ad|advertisement|posting|listing|job)\b/i;

/** A name must stand in the resume; one of the ad alone may be said where the segment speaks of the ad. */
function checkName(run: NameRun, one: ClaimContext): Reason[] {
  const { segment, role, source } = one;
  const { text } = segment;
  const quote = text.slice(run.start, run.end);
  const reasons: Reason[] = isOfOtherJobs(quote, run, one) ? [{ code: "pairing", detail: quote }] : [];
  if (segment.denied || isOfResume(quote, run, one)) return reasons;
  const isJoining = JOINING.test(text);
  const isClaim = CLAIM.test(text);
  const wasThere =
    role > 0 && /\b(?:At|at|for|with) $/.test(text.slice(0, run.start)) && isClaim && !isJoining;
  const isOfAdHere = run.start >= role || isSubject(run, one) || (isJoining && !isClaim);
  if (!wasThere && isOfAdHere && isOfAd(quote, source)) return reasons;
  return [...reasons, { code: "name", detail: quote }];
}

function isOfResume(quote: string, { start, end }: NameRun, { source, hits }: ClaimContext): boolean {
  const folded = foldSequence(quote);
  const resume = source.resumeFolded;
  if (resume.includes(folded) || isKnownName(quote, source)) return true;
  if (hits.some((hit) => source.terms.has(hit.id) && hit.start <= start && hit.end >= end)) return true;
  // A member of the ICE is MICE.
  const isShort = /^ [a-z]{2,5} $/.test(folded) && /^\p{Lu}+$/u.test(quote);
  if (isShort && ["m", "f", "a"].some((letter) => resume.includes(` ${letter}${folded.slice(1)}`)))
    return true;
  // 'Honeywell DCS' for 'DCS (Honeywell)'.
  const parts = folded.trim().split(" ");
  return (
    parts.length > 1 && source.lines.some((line) => parts.every((part) => line.folded.includes(` ${part} `)))
  );
}

function isOfAd(quote: string, source: ClaimContext["source"]): boolean {
  const ad = source.adNames;
  const names = [quote, quote.replace(/['’]s$/, "")].map(foldSequence);
  return names.some((name) => ad.includes(name)) || isAdTitle(quote, source);
}

/** The name stands with other jobs than those the segment is about. */
function isOfOtherJobs(
  quote: string,
  run: NameRun,
  { segment, role, chosen, source }: ClaimContext,
): boolean {
  const { jobs } = chosen;
  if (jobs === null || run.start >= role) return false;
  const homes = source.lines.filter((line) => line.folded.includes(foldSequence(quote)));
  return (
    homes.length > 0 &&
    homes.every(({ job }) => job !== null && !jobs.includes(job)) &&
    !BEFORE.test(foldSequence(segment.text.slice(0, run.start)))
  );
}

/** The ad's employer as what a sentence is about: 'The Heron Rooms has been on my list'. */
function isSubject({ start, end }: NameRun, { segment: { text }, hits }: ClaimContext): boolean {
  return (
    !hits.some((hit) => hit.start <= start && hit.end >= end) &&
    /(?:^|\b(?:think|believe|hope|know|feel|sure|see|read|heard|that|how|because|what|why|where|when|and|as|if) )(?:the )?$/i.test(
      text.slice(0, start).trimStart(),
    ) &&
    /^ (?:is|has|was|are|have|stands|does|do|would|will|can|\p{Ll}+s)\b/u.test(text.slice(end))
  );
}

/** Letters from which on a name is looked for where the file has glued or spaced words: 'CivilWorks'. */
const GLUED = 7;
const SHORTENED: Readonly<Record<string, string>> = {
  association: "assn",
  society: "soc",
  department: "dept",
  university: "univ",
  institute: "inst",
  government: "govt",
  limited: "ltd",
  company: "co",
};

/** A name in another spelling of it: glued, spaced, in initials, or with its words shortened. */
function isKnownName(quote: string, source: ClaimContext["source"]): boolean {
  const plain = quote.replace(/['’]s$/, "");
  const letters = lettersOf(plain);
  if (letters.length >= GLUED && source.letters.includes(letters)) return true;
  // 'CEOs', 'PCs'; 'B.Tech' for 'B. Tech'.
  if (/^\p{Lu}{2,5}s$/u.test(plain) && source.resumeFolded.includes(` ${letters.slice(0, -1)} `)) return true;
  if (/^\p{Lu}\.\p{L}+$/u.test(plain) && source.resumeFolded.includes(` ${letters[0]} ${letters.slice(1)} `))
    return true;
  const words = readTokens(plain).filter(({ letterCase }) => letterCase !== "lower");
  if (words.length > 1) return isOneLine(words, source);
  return words.length === 1 && /^\p{Lu}{2,6}$/u.test(words[0]!.text) && source.acronyms.has(letters);
}

/** All words of a name in one line, each as it stands, shortened or by its initials. */
function isOneLine(
  words: readonly { text: string; normalized: string }[],
  { lines, acronyms }: ClaimContext["source"],
): boolean {
  return lines.some(({ folded, nouns }) =>
    words.every(
      ({ text, normalized }) =>
        folded.includes(` ${normalized} `) ||
        nouns.has(normalized) ||
        folded.includes(` ${SHORTENED[normalized] ?? normalized} `) ||
        (/^\p{Lu}{2,6}$/u.test(text) && acronyms.has(text.toLowerCase())),
    ),
  );
}

/** 'Senior Lectureship' for an ad that seeks a senior lecturer. */
function isAdTitle(quote: string, { jobTitle }: ClaimContext["source"]): boolean {
  const title = stemsOf(jobTitle ?? "");
  return readTokens(quote).every(
    ({ stem, singular }) => isEntailed(singular, title) || isEntailed(stem, title),
  );
}

const CLAIM =
  /\b(?:I|my)\b.*\b(?:led|ran|built|\p{L}{3,}ed|taught|wrote|won|made|kept|held|drove|sold|worked|work|am|was)\b/iu;
