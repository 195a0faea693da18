import { isInside } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { RANKS } from "../../knowledge/letters/claim-words.ts";
import { PLAIN_WORDS } from "../../knowledge/letters/letter-words.ts";
import { isPersonNoun, TITLE_WORDS } from "../../knowledge/titles/letter-titles.ts";
import { DUTIES, PERSONS, WRITTEN_OUT } from "../../knowledge/titles/title-variants.ts";
import { readVerb } from "../clause/verb-forms.ts";
import { linesNear } from "./check-entry.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord } from "./is-entailed.ts";
import { foldSequence, type SourceLine, stemsOf } from "./source.ts";

const AS =
  /\b(?:as(?! (?:we|you|they|it|he|she|there|this|that|my|our|I|if|of|at)\b)|being|(?:I am|I['’]m|I was|I became)(?: currently| now| still)?|promoted to|my (?:role|title|position|job) (?:as|is|was|of)) (?:(?:an?|the|its|their) )?((?:[\p{L}\p{N}&/'’.+-]+ ?){1,7})/giu;
const SERVED = /\bserved my (?:time|apprenticeship)\b/i;
/** Plain words that change what somebody is. */
const TITLE_PARTS = new Set(["charge", "hiring", "account", "line", "area", "shift", "learning"]);
const TITLE_ENDS =
  /\b(?:by|at|with|for|in|on|where|who|I|from|since|and|to|of|that|responsible|able|well|part|much|looking|working|covering|running|leading|helping|too)\b.*$/;

/** 'I am Ana'. */
function isOwnName(phrase: string, { resume }: ClaimContext["source"]): boolean {
  const own = foldSequence(resume.contact.name?.value ?? "");
  return own.trim() !== "" && own.includes(foldSequence(phrase));
}

/** A person is what the title says; 'legal' makes no solicitor. Other words of a title may be said in other words. */
function isTitleWord(form: string, said: ReadonlySet<string>): boolean {
  if (said.has(form)) return true;
  if (!isPersonNoun(form))
    return (
      isEntailed(form, said) ||
      (isNeutralWord(form) && !RANKS.has(form) && (!TITLE_WORDS.has(form) || /ed$/.test(form)))
    );
  return PERSONS.some((group) => group.includes(form) && group.some((other) => said.has(other)));
}

/** 'First aider and fire team member': a line that names what somebody is, and begins with no verb. */
function opensWith({ quote }: SourceLine, word: string): boolean {
  const [first, ...next] = readTokens(quote).slice(0, 3);
  return (
    first !== undefined &&
    readVerb(first.normalized) === null &&
    [first, ...next].some(({ normalized }) => normalized === word)
  );
}

const HEADING_LENGTH = 100;
/** Whom somebody reports to they are not. */
const REPORTING = /\breport(?:s|ed|ing)? (?:directly )?to (?:the )?(?:[\p{L}&]+ ?){1,4}/giu;

/** Words as they stand, but for their plural; shortened ones written out too. */
function wordsOf(text: string): Set<string> {
  return new Set(
    readTokens(text).flatMap(({ singular, normalized }) => [
      singular,
      ...(WRITTEN_OUT[normalized.replace(/\.$/, "")] ?? "").split(" ").filter((word) => word !== ""),
    ]),
  );
}

/** Words that say what somebody is: of their titles, and of lines that claim one. */
type Claims = { titles: readonly Words[]; claimed: readonly Words[] };
type Words = ReadonlySet<string>;

/** What somebody says they are must be a title, or what a line says they are. */
export function checkTitles(one: ClaimContext): Reason[] {
  if (one.segment.about === "role") return [];
  const claims: Claims = { titles: readTitles(one), claimed: readClaimed(one) };
  return [...checkServed(one, claims), ...checkStated(one, claims), ...checkRanks(one, claims)];
}

function readTitles({ chosen, source }: ClaimContext): Words[] {
  const own = source.resume.jobs.filter((_, index) => chosen.jobs === null || chosen.jobs.includes(index));
  // 'Site Director; Shift Manager' are two.
  return own.flatMap((job) => (job.title ?? "").split(/[;|]|\s[/–—]\s/).map((title) => wordsOf(title)));
}

function readClaimed({ segment, chosen, source }: ClaimContext): Words[] {
  const isBullet = (line: SourceLine) =>
    source.resume.jobs.some(({ bullets }) => bullets.some((bullet) => isInside(line, bullet)));
  const headings = readHeadings(segment.text, chosen, source);
  const isByTraining = /\btraining|by (?:trade|training)\b/i.test(segment.text);
  return (
    source.lines
      .filter(
        (line) =>
          ["summary", "contact", "certificates"].includes(line.section) ||
          (line.section === "education" && isByTraining) ||
          line === chosen.lines[0] ||
          (headings.has(line) && !isBullet(line)),
      )
      // 'Assisted two solicitors' makes none.
      .map((line) => {
        const isOwn = (word: string) =>
          !isBullet(line) || !isPersonNoun(word) || DUTIES.has(word) || opensWith(line, word);
        return new Set([...wordsOf(line.quote.replace(REPORTING, " "))].filter(isOwn));
      })
  );
}

/** However its entry was read, a short line beside the employer's name is its heading. */
function readHeadings(
  text: string,
  { jobs }: ClaimContext["chosen"],
  source: ClaimContext["source"],
): Set<SourceLine> {
  const near = [...linesNear(text, source)].map((index) => source.lines[index]!);
  const isHere = ({ job }: SourceLine) => jobs === null || job === null || jobs.includes(job);
  return new Set(near.filter((line) => line.quote.length <= HEADING_LENGTH && isHere(line)));
}

/** An apprenticeship is served where one was an apprentice. */
function checkServed({ segment }: ClaimContext, { titles }: Claims): Reason[] {
  const served = SERVED.exec(segment.text);
  const began = ["apprentice", "apprenticeship", "trainee", "improver"];
  if (served === null || titles.some((set) => began.some((word) => set.has(word)))) return [];
  return [{ code: "title", detail: served[0] }];
}

/** 'as a nurse', 'I am a nurse'. */
function checkStated(one: ClaimContext, { titles, claimed }: Claims): Reason[] {
  const { segment, role } = one;
  const byTraining = /\bby (?:training|trade|profession|background|education)\b/i.test(segment.text);
  return [...segment.text.matchAll(AS)].flatMap((match): Reason[] => {
    const phrase = match[1]!.replace(TITLE_ENDS, "").trim();
    const words = titleWords(phrase);
    if (match.index >= role || !namesTitle(phrase, words, one) || standsInResume(phrase, one)) return [];
    const isSaid = [...titles, ...claimed].some((set) =>
      words.every((word) => isTitleWord(word, set) || (byTraining && isEntailed(word, set))),
    );
    return isSaid ? [] : [{ code: "title", detail: phrase }];
  });
}

function titleWords(phrase: string): string[] {
  return readTokens(phrase)
    .filter(
      ({ normalized, stem }) =>
        ((!PLAIN_WORDS.has(normalized) && !PLAIN_WORDS.has(stem)) || TITLE_PARTS.has(normalized)) &&
        !/^(?:man|woman|hand|person|somebody|someone|bilingual)$/.test(normalized),
    )
    .map(({ singular }) => singular);
}

function namesTitle(phrase: string, words: readonly string[], { source }: ClaimContext): boolean {
  const isNeutral = readTokens(phrase).every(
    ({ normalized, stem }) =>
      isNeutralWord(normalized, stem) && !RANKS.has(normalized) && !TITLE_WORDS.has(normalized),
  );
  const isTold = phrase
    .split(" ")
    .slice(0, 2)
    .some((word) => /(?:ing|ed|ly)$/.test(word));
  return (
    !isNeutral &&
    words.length > 0 &&
    !/^\d/.test(phrase) &&
    !isOwnName(phrase, source) &&
    (!isTold || words.some((word) => isPersonNoun(word))) &&
    !/^(?:result|part|team|member|such|well|soon)/.test(phrase)
  );
}

/** Several words as they stand there, where no employer is named; and who has published is an author. */
function standsInResume(phrase: string, { segment, chosen, source }: ClaimContext): boolean {
  if (/^(?:co-?)?author$/i.test(phrase) && source.lines.some(({ section }) => section === "publications"))
    return true;
  return (
    chosen.jobs === null &&
    phrase.includes(" ") &&
    readTokens(phrase).length > 1 &&
    source.resumeFolded.includes(foldSequence(phrase)) &&
    linesNear(segment.text, source).size === 0
  );
}

/** So many lines that claim a title are asked for a rank. */
const MOST_CLAIMED = 40;

/** 'senior', 'head': ranks are what a title or the chosen lines say. */
function checkRanks({ segment, role, chosen }: ClaimContext, { titles, claimed }: Claims): Reason[] {
  return readTokens(segment.text)
    .filter(({ normalized, start }) => RANKS.has(normalized) && start < role)
    .filter(({ normalized, start }) => !isNoRank(normalized, segment.text.slice(0, start)))
    .filter(({ text }) => {
      const forms = [...stemsOf(text)];
      const isSaid = [...titles, ...claimed.slice(0, MOST_CLAIMED)].some((set) =>
        forms.some((form) => set.has(form)),
      );
      return !isSaid && !chosen.lines.slice(0, 3).some((line) => line.stems.has(forms[0]!));
    })
    .map(({ text }) => ({ code: "title", detail: text }));
}

function isNoRank(word: string, before: string): boolean {
  if (/\bmy $/i.test(before)) return /^(?:partner|manager|director|supervisor|lead|head|chief)$/.test(word);
  // 'I lead', 'managed', 'head for': verbs are judged as claims.
  return /\b(?:I|and|to|who|also|currently|now) $/.test(before) && /^(?:lead|head|partner)$/.test(word);
}
