import { isPlainDegree } from "#engine/knowledge/degrees/plain-degrees.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { DEGREE_LEVELS } from "../../knowledge/letters/claim-words.ts";
import { PLAIN_WORDS, plainStem } from "../../knowledge/letters/letter-words.ts";
import { entailmentsOf } from "../../knowledge/letters/paraphrases.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord, sharesStem } from "./is-entailed.ts";
import { readNumbers } from "./read-numbers.ts";
import type { SourceLine } from "./source.ts";

const QUALITIES =
  /\b(?:I am|I['’]m|I have|I bring|I offer|my|skilled|strong|excellent|good|great|proven|show|shows|include|includes|as an?)\b/i;
const FEELINGS =
  /^(?:enthusias\w+|passion\w*|eager\w*|excite\w*|motivat\w*|dedicat\w*|commit\w*|energ\w+|positiv\w*|reliab\w+|punctual\w*|hard-?working|friendl\w+|(?:quick|fast|willing) learners?)$/i;
/** An interest claims no skill. */
const INTEREST =
  /\b(?:interest(?:ed)?|curio\w+|passion(?:ate)?|fascinat\w+|enthusias\w+|love) (?:in|for|about|with|by|of) (?:[\p{L}-]+ ){0,3}$/iu;
/** 'a 6G certification' is a 6G. */
const PAPERS =
  /^(?:certificat(?:e|es|ion|ions)|certified|card|accreditation|qualification|qualified|training|the)$/;
const JUDGED = new Set(["hard", "soft", "certificate", "language", "degree", "field"]);

/** Skills, tools, certificates and degrees: in the resume, in the job named beside them; those of the ad only where it is spoken of. */
export function checkTerms(one: ClaimContext): Reason[] {
  return [...checkSkills(one), ...checkDegrees(one)];
}

function checkSkills(one: ClaimContext): Reason[] {
  return [
    ...one.hits.filter((hit) => isClaimed(hit, one)).flatMap((hit) => checkSkill(hit, one)),
    ...checkLevels(one),
    ...checkMastery(one),
  ];
}

/** Whether naming it claims anything: feelings, qualities told of the work and plain words do not. */
function isClaimed(hit: TermHit, { segment }: ClaimContext): boolean {
  const before = segment.text.slice(0, hit.start);
  // 'send' is no special need, 'go' no language: a plain word in small letters is one.
  if (!JUDGED.has(hit.kind) || PLAIN_WORDS.has(hit.quote) || isNeutralWord(hit.quote)) return false;
  // What is denied claims nothing.
  if (segment.denied || /^part of/i.test(hit.quote)) return false;
  if (hit.kind === "soft" && !isQualityClaimed(hit.quote, before)) return false;
  // 'on the shop floor' is a place.
  if (/\b(?:on|in|at) the $/i.test(before) && /^shop floor$/i.test(hit.quote)) return false;
  // The letter itself is in English.
  if (hit.kind === "language" && hit.quote === "English") return false;
  // One verb in small letters is judged as what was done.
  return !(/^\p{Ll}+ed$/u.test(hit.quote) && readVerb(hit.quote) !== null);
}

/** A quality is claimed where the person says it of themselves; feelings and interests are nobody's skill. */
function isQualityClaimed(quote: string, before: string): boolean {
  return (
    QUALITIES.test(before) &&
    !/\b(?:willing|eager|keen|ready|able|curious)\b/i.test(quote) &&
    !FEELINGS.test(quote) &&
    !INTEREST.test(before.slice(-60))
  );
}

function checkSkill(hit: TermHit, one: ClaimContext): Reason[] {
  const { role, chosen, source } = one;
  const places = source.terms.get(hit.id) ?? [];
  const words = tellingWords(hit.quote);
  const saying = findSaying(words, source);
  if (places.length === 0 && saying.length === 0) {
    if (isSaidOtherwise(hit, words, source) || isOfAd(hit, one)) return [];
    const code = hit.kind === "degree" || hit.kind === "field" ? "degree" : "skill";
    return [{ code, detail: hit.quote }];
  }
  // Certificates, languages and studies belong to the person, other skills to the job they are shown in.
  if (chosen.jobs === null || hit.kind !== "hard" || hit.start >= role) return [];
  const jobs = chosen.jobs.map((index) => source.resume.jobs[index]!);
  const isThere = [...places, ...saying].some(({ start, end }) =>
    jobs.some((job) => start >= job.start && end <= job.end + 1),
  );
  return isThere ? [] : [{ code: "pairing", detail: hit.quote }];
}

/** Stems of the words of a term, without its papers and plain words where others are left. */
function tellingWords(quote: string): string[] {
  return readTokens(quote)
    .filter((token) => token.letterCase !== "number")
    .filter(({ normalized }, _, all) => all.length === 1 || !PAPERS.test(normalized))
    .filter((token, _, all) => all.length === 1 || !PLAIN_WORDS.has(token.stem))
    .map((token) => plainStem(token.stem));
}

function findSaying(words: readonly string[], { lines }: ClaimContext["source"]): SourceLine[] {
  const nouns = words.filter((word) => readVerb(word) === null);
  const wanted = words.length > 1 && nouns.length > 0 ? nouns : words;
  if (wanted.length === 0) return [];
  const says = ({ stems }: SourceLine, word: string) =>
    stems.has(word) || (word.length > 5 && [...stems].some((other) => sharesStem(word, other)));
  return lines.filter((line) => wanted.every((word) => says(line, word)));
}

/** What no line says word for word may follow from what it says. */
function isSaidOtherwise(
  hit: TermHit,
  words: readonly string[],
  { words: known, lines }: ClaimContext["source"],
): boolean {
  const tokens = readTokens(hit.quote);
  // What begins with a verb is judged word by word: 'took calls', 'designed sites'.
  if (tokens.length > 1 && readVerb(tokens[0]!.normalized) !== null) {
    const follows = (word: string) =>
      isEntailed(word, known) || isNeutralWord(word) || readNumbers(word).length > 0;
    if (words.every(follows)) return true;
  }
  // One plain word may be said in another: 'theatre' for surgery.
  const isPlain = tokens.length === 1 && hit.quote === hit.quote.toLowerCase();
  if (isPlain && entailmentsOf(words[0] ?? "").some((word) => known.has(word))) return true;
  // 'a law degree' for an LLB Law.
  if (hit.kind !== "degree" || !/\bdegree$/i.test(hit.quote)) return false;
  const studies = lines.filter(({ section }) => section === "education");
  return studies.some(({ stems }) => words.every((word) => word === "degree" || stems.has(word)));
}

/** The ad's own words, where the segment speaks of the ad. */
function isOfAd(hit: TermHit, { role, source }: ClaimContext): boolean {
  if (hit.start < role) return false;
  const plain = foldTerm(hit.quote.replace(/^(?:the|an?) /i, ""));
  return (
    source.adTerms.has(hit.id) ||
    ` ${foldTerm(source.job.text)} `.includes(` ${plain} `) ||
    [source.company, source.jobTitle].some((name) => name?.toLowerCase().includes(hit.quote.toLowerCase()))
  );
}

const FLUENT = /\b(?:fluent(?:ly)?|native(?:ly)?|bilingual|mother tongue|perfect|flawless)\b/i;
const HIGH =
  /\b(?:fluent(?:ly)?|native|bilingual|mother tongue|first language|full professional|C1|C2|advanced|proficient|excellent)\b/i;
const LOW =
  /\b(?:basic|conversational|beginner|elementary|intermediate|limited|working|school|learning|good|some|A1|A2|B1|B2|level [1-3])\b/i;

/** Fluent is who the resume says is; a language without a level may be spoken, not more. */
function checkLevels({
  segment,
  role,
  source,
  hits,
}: Pick<ClaimContext, "segment" | "role" | "source" | "hits">): Reason[] {
  const fluent = FLUENT.exec(segment.text);
  if (fluent === null || segment.denied || fluent.index >= role) return [];
  return hits
    .filter(({ kind, start }) => kind === "language" && start < role)
    .flatMap((hit): Reason[] => {
      const said = (source.terms.get(hit.id) ?? []).map(({ start, end }) =>
        levelAround(source.resume.text, start, end),
      );
      const isLower = said.some((level) => LOW.test(level)) && !said.some((level) => HIGH.test(level));
      return isLower ? [{ code: "skill", detail: `${fluent[0]} ${hit.quote}` }] : [];
    });
}

const MASTERED = /\b(?:advanced|expert|proficient|fluent|master(?:ed|y)?|excellent|strong)\b/i;
const BEGUN = /\b(?:beginner|basics?|elementary|novice|intermediate|inter-mediary|familiar)\b/i;

/** Who is a beginner with a tool has not mastered it. */
function checkMastery({
  segment,
  role,
  source,
  hits,
}: Pick<ClaimContext, "segment" | "role" | "source" | "hits">): Reason[] {
  const mastered = MASTERED.exec(segment.text.slice(0, role));
  if (mastered === null || segment.denied) return [];
  return hits
    .filter(({ kind, start }) => kind === "hard" && start < role)
    .flatMap((hit): Reason[] => {
      const said = (source.terms.get(hit.id) ?? []).map(
        ({ end }) => source.resume.text.slice(end, end + 24).split(/[,;|\n•]/)[0]!,
      );
      return said.length > 0 &&
        said.some((level) => BEGUN.test(level)) &&
        !said.some((level) => MASTERED.test(level))
        ? [{ code: "skill", detail: `${mastered[0]} ${hit.quote}` }]
        : [];
    });
}

/** What stands with a language until the next one: 'French (conversational)', 'fluent German'. */
function levelAround(text: string, start: number, end: number): string {
  const before = text
    .slice(Math.max(0, start - 20), start)
    .split(/[,;|\n•]/)
    .at(-1)!;
  return before + text.slice(end, end + 40).split(/[,;|\n•]/)[0]!;
}

const DEGREE_LINE = 120;
const GRADUATED = /\b(?:graduated|graduate of|hold|earned|completed|obtained|received|finished)\b/i;
const STILL =
  /\b(?:present|current|currently|ongoing|now|today|expected|anticipated|in progress|pursuing)\b/i;

/** A degree of a programme that still goes on is not held. */
function checkGoingOn(text: string, { resume, lines }: ClaimContext["source"]): Reason[] {
  const claim = GRADUATED.exec(text);
  const level = DEGREE_LEVELS.find(([name, pattern]) => name !== "degree" && pattern.test(text))?.[1];
  if (claim === null || level === undefined) return [];
  const own = lines.filter(
    ({ quote, section }) => (section === "education" || section === "summary") && level.test(quote),
  );
  const held = resume.education.some(
    ({ degree, to }) => degree !== null && level.test(degree) && to?.at != null,
  );
  return own.length > 0 && !held && own.every(({ quote }) => STILL.test(quote))
    ? [{ code: "degree", detail: claim[0] }]
    : [];
}

const STUDIED: ReadonlySet<string> = new Set(["education", "summary", "certificates"]);

function checkDegrees({ segment, role, source }: ClaimContext): Reason[] {
  const hasStudies = source.lines.some((line) => line.section === "education");
  const studied = source.lines.filter(
    (line) =>
      STUDIED.has(line.section) ||
      // 'PG Diploma in Law' among projects or awards.
      (line.job === null && line.quote.length <= DEGREE_LINE && /\bdiploma\b/i.test(line.quote)) ||
      // A resume without such a heading: 'PhD in History' on a line of its own.
      (!hasStudies &&
        line.section !== "experience" &&
        DEGREE_LEVELS.some(([, pattern]) => line.quote.search(pattern) === 0)),
  );
  const text = [
    ...source.resume.education.map(({ degree, field }) => `${degree ?? ""} ${field ?? ""}`),
    ...studied.map((line) => line.quote),
  ]
    .join("\n")
    .replace(/\bassociates? in\b/gi, "associate degree in");
  const goingOn = checkGoingOn(segment.text.slice(0, role), source);
  if (goingOn.length > 0) return goingOn;
  return DEGREE_LEVELS.flatMap(([level, pattern]): Reason[] => {
    const claim = pattern.exec(segment.text);
    // 'the weekly bed report'.
    if (
      claim === null ||
      /^(?:bed|med)$/.test(claim[0]) ||
      (claim.index >= role && pattern.test(source.job.text))
    )
      return [];
    if (level === "degree")
      return DEGREE_LEVELS.some(([other, any]) => other !== "diploma" && any.test(text)) ||
        // 'BE', which is a word too.
        source.resume.education.some(({ degree }) => isPlainDegree(degree) && !/diploma/i.test(degree ?? ""))
        ? []
        : [{ code: "degree", detail: claim[0] }];
    return pattern.test(text) ? [] : [{ code: "degree", detail: claim[0] }];
  });
}
