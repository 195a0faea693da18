import { foldTerm } from "#engine/text/fold.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { DEGREE_LEVELS } from "../../knowledge/letters/claim-words.ts";
import { PLAIN_WORDS, plainStem } from "../../knowledge/letters/letter-words.ts";
import { entailmentsOf } from "../../knowledge/letters/paraphrases.ts";
import { readVerb } from "../clause/verb-forms.ts";
import type { ClaimContext, Reason } from "./claim-context.ts";
import { isEntailed, isNeutralWord, sharesStem } from "./is-entailed.ts";
import { readNumbers } from "./read-numbers.ts";

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
  return [...judgeSkills(one), ...judgeDegrees(one)];
}

function judgeSkills({ segment, role, chosen, source, hits }: ClaimContext): Reason[] {
  const reasons: Reason[] = [];
  for (const hit of hits) {
    // 'send' is no special need, 'go' no language: a plain word in small letters is one.
    if (
      !JUDGED.has(hit.kind) ||
      PLAIN_WORDS.has(hit.quote) ||
      isNeutralWord(hit.quote) ||
      /^part of/i.test(hit.quote)
    )
      continue;
    // A quality is claimed where the person says it of themselves, not where it is told of the work.
    if (hit.kind === "soft" && !QUALITIES.test(segment.text.slice(0, hit.start))) continue;
    if (hit.kind === "soft" && /\b(?:willing|eager|keen|ready|able|curious)\b/i.test(hit.quote)) continue;
    // 'on the shop floor' is a place.
    if (/\b(?:on|in|at) the $/i.test(segment.text.slice(0, hit.start)) && /^shop floor$/i.test(hit.quote))
      continue;
    // What is denied claims nothing, and feelings are nobody's skill.
    if (segment.denied || (hit.kind === "soft" && FEELINGS.test(hit.quote))) continue;
    if (hit.kind === "soft" && INTEREST.test(segment.text.slice(Math.max(0, hit.start - 60), hit.start)))
      continue;
    // The letter itself is in English.
    if (hit.kind === "language" && hit.quote === "English") continue;
    // One verb in small letters is judged as what was done.
    if (/^\p{Ll}+ed$/u.test(hit.quote) && readVerb(hit.quote) !== null) continue;
    const places = source.terms.get(hit.id) ?? [];
    const words = readTokens(hit.quote)
      .filter((token) => token.letterCase !== "number")
      .filter(({ normalized }, _, all) => all.length === 1 || !PAPERS.test(normalized))
      .filter((token, _, all) => all.length === 1 || !PLAIN_WORDS.has(token.stem))
      .map((token) => plainStem(token.stem));
    const nouns = words.filter((word) => readVerb(word) === null);
    const saying = source.lines.filter(
      (line) =>
        words.length > 0 &&
        (words.length > 1 && nouns.length > 0 ? nouns : words).every(
          (word) =>
            line.stems.has(word) ||
            (word.length > 5 && [...line.stems].some((other) => sharesStem(word, other))),
        ),
    );
    // What begins with a verb is judged word by word: 'took calls', 'designed sites'.
    const tokens = readTokens(hit.quote);
    if (
      places.length === 0 &&
      saying.length === 0 &&
      tokens.length > 1 &&
      readVerb(tokens[0]!.normalized) !== null &&
      words.every(
        (word) => isEntailed(word, source.words) || isNeutralWord(word) || readNumbers(word).length > 0,
      )
    )
      continue;
    // One plain word may be said in another: 'theatre' for surgery.
    if (
      places.length === 0 &&
      saying.length === 0 &&
      tokens.length === 1 &&
      hit.quote === hit.quote.toLowerCase() &&
      entailmentsOf(words[0] ?? "").some((word) => source.words.has(word))
    )
      continue;
    // 'a law degree' for an LLB Law.
    if (
      places.length === 0 &&
      hit.kind === "degree" &&
      /\bdegree$/i.test(hit.quote) &&
      source.lines.some(
        (line) =>
          line.section === "education" && words.every((word) => word === "degree" || line.stems.has(word)),
      )
    )
      continue;
    if (places.length === 0 && saying.length === 0) {
      const inAd =
        source.adTerms.has(hit.id) ||
        ` ${foldTerm(source.job.text)} `.includes(` ${foldTerm(hit.quote.replace(/^(?:the|an?) /i, ""))} `);
      const inNames = [source.company, source.jobTitle].some((name) =>
        name?.toLowerCase().includes(hit.quote.toLowerCase()),
      );
      if (hit.start >= role && (inAd || inNames)) continue;
      reasons.push({
        code: hit.kind === "degree" || hit.kind === "field" ? "degree" : "skill",
        detail: hit.quote,
      });
      continue;
    }
    // Certificates, languages and studies belong to the person, other skills to the job they are shown in.
    if (chosen.jobs === null || hit.kind !== "hard" || hit.start >= role) continue;
    const inJob = [...places, ...saying].some((place) =>
      chosen.jobs!.some(
        (index) =>
          place.start >= source.resume.jobs[index]!.start && place.end <= source.resume.jobs[index]!.end + 1,
      ),
    );
    if (!inJob) reasons.push({ code: "pairing", detail: hit.quote });
  }
  return [
    ...reasons,
    ...judgeLevels({ segment, role, source, hits }),
    ...judgeMastery({ segment, role, source, hits }),
  ];
}

const FLUENT = /\b(?:fluent(?:ly)?|native(?:ly)?|bilingual|mother tongue|perfect|flawless)\b/i;
const HIGH =
  /\b(?:fluent(?:ly)?|native|bilingual|mother tongue|first language|full professional|C1|C2|advanced|proficient|excellent)\b/i;
const LOW =
  /\b(?:basic|conversational|beginner|elementary|intermediate|limited|working|school|learning|good|some|A1|A2|B1|B2|level [1-3])\b/i;

/** Fluent is who the resume says is; a language without a level may be spoken, not more. */
function judgeLevels({
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
function judgeMastery({
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
function judgeGoingOn(text: string, { resume, lines }: ClaimContext["source"]): Reason[] {
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

function judgeDegrees({ segment, role, source }: ClaimContext): Reason[] {
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
  const goingOn = judgeGoingOn(segment.text.slice(0, role), source);
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
      return DEGREE_LEVELS.some(([other, any]) => other !== "diploma" && any.test(text))
        ? []
        : [{ code: "degree", detail: claim[0] }];
    return pattern.test(text) ? [] : [{ code: "degree", detail: claim[0] }];
  });
}
