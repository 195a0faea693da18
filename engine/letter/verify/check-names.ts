import { readTokens } from "#engine/text/tokens.ts";
import { judgeTitles } from "./check-titles.ts";
import { BEFORE } from "./choose-lines.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed } from "./is-entailed.ts";
import { foldSequence, lettersOf, stemsOf } from "./source.ts";

const FREE = new Set(
  "i i'm i've i'd i'll dear january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday saturdays sundays fridays mondays hiring team manager cv resume english".split(
    " ",
  ),
);
/** Capitalised words, and titles in any letters. */
export function checkNames(one: ClaimContext): Reason[] {
  return [...judgeCapitals(one), ...judgeTitles(one)];
}

function judgeCapitals({ segment, role, chosen, source, hits }: ClaimContext): Reason[] {
  const { text } = segment;
  const resume = source.resumeFolded;
  const ad = source.adNames;
  const reasons: Reason[] = [];
  const concepts = hits.filter((hit) => source.terms.has(hit.id));
  let run: { start: number; end: number } | null = null;
  const close = () => {
    if (run === null) return;
    const quote = text.slice(run.start, run.end);
    const folded = foldSequence(quote);
    const { start, end } = run;
    const isConcept = concepts.some((hit) => hit.start <= start && hit.end >= end);
    // A member of the ICE is MICE.
    const isMember =
      /^ [a-z]{2,5} $/.test(folded) &&
      /^\p{Lu}+$/u.test(quote) &&
      ["m", "f", "a"].some((letter) => resume.includes(` ${letter}${folded.slice(1)}`));
    // 'Honeywell DCS' for 'DCS (Honeywell)'.
    const parts = folded.trim().split(" ");
    const isTurned =
      parts.length > 1 &&
      source.lines.some((line) => parts.every((part) => line.folded.includes(` ${part} `)));
    const known = isKnownName(quote, source);
    const adOnly = !resume.includes(folded) && !isConcept && !isMember && !isTurned && !known;
    const inAd =
      ad.includes(folded) ||
      ad.includes(foldSequence(quote.replace(/['’]s$/, ""))) ||
      isAdTitle(quote, source);
    const joining =
      /\b(?:join|joining|to (?:contribute|bring|work)|apply|applying|application|interest|interested|role|position|post|vacancy|opening|advert|ad|advertisement|posting|listing|job)\b/i.test(
        text,
      );
    const homes = source.lines.filter((line) => line.folded.includes(folded));
    if (
      chosen.jobs !== null &&
      run.start < role &&
      homes.length > 0 &&
      homes.every(({ job }) => job !== null && !chosen.jobs!.includes(job)) &&
      !BEFORE.test(foldSequence(text.slice(0, run.start)))
    )
      reasons.push({ code: "pairing", detail: quote });
    // The ad's employer as what a sentence is about: 'The Heron Rooms has been on my list'.
    const isSubject =
      !hits.some((hit) => hit.start <= start && hit.end >= end) &&
      /(?:^|\b(?:think|believe|hope|know|feel|sure|see|read|heard|that|how|because|what|why|where|when|and|as|if) )(?:the )?$/i.test(
        text.slice(0, run.start).trimStart(),
      ) &&
      /^ (?:is|has|was|are|have|stands|does|do|would|will|can|\p{Ll}+s)\b/u.test(text.slice(run.end));
    const pastThere =
      role > 0 &&
      adOnly &&
      /\b(?:At|at|for|with) $/.test(text.slice(0, run.start)) &&
      CLAIM.test(text) &&
      !joining;
    if (
      adOnly &&
      !segment.denied &&
      !(inAd && (run.start >= role || isSubject || (joining && !CLAIM.test(text))) && !pastThere)
    )
      reasons.push({ code: "name", detail: quote });
    run = null;
  };
  for (const token of readTokens(text)) {
    const capital =
      token.letterCase === "title" || token.letterCase === "upper" || token.letterCase === "mixed";
    // 'Juniper & Pine' is one name.
    if (token.text === "&" && run !== null) {
      run.end = token.end;
      continue;
    }
    const word = token.text.toLowerCase().replace("’", "'");
    const opens = token.start === (/[\p{L}\p{N}]/u.exec(text)?.index ?? 0) && segment.start === 0;
    const free =
      FREE.has(word) ||
      (opens && token.letterCase !== "mixed" && (token.letterCase === "title" || word.length === 1));
    if (!capital || free) {
      // A sentence's first word belongs to a name only where the name goes on.
      if (!capital || FREE.has(word)) close();
      continue;
    }
    if (run !== null && /^[\s&.'’-]{1,3}$/.test(text.slice(run.end, token.start))) run.end = token.end;
    else {
      close();
      run = { start: token.start, end: token.end };
    }
  }
  close();
  return reasons;
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
