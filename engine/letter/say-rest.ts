import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/resume.ts";
import { CERTIFICATES, type Frames, LANGUAGES, STUDIES, STUDY_YEARS } from "./data/frames.ts";
import type { LetterDraft } from "./open-draft.ts";
import { isPlainWord, joinList, lowerPlain, sayName, sayStudy, sayTerm } from "./say-names.ts";
import type { Work } from "./say-work.ts";

const NEEDS = 7;
const IN_A_LIST = 4;
const ENOUGH = 290;
const SHORT = 165;

/** What a row of skills is called, read as one of them. */
const CATEGORY =
  /^(?:(?:programming |foreign |operating |developer |other |technical |soft |hard |key |core )*(?:languages?|frameworks?|databases?|tools?|servers?|systems?|platforms?|skills?|software|technolog(?:y|ies)|libraries|others?|hobbies|interests|methods|concepts|competenc(?:y|ies)))$/i;

type Parts = {
  draft: LetterDraft;
  frames: Frames;
  resume: Resume;
  ranked: readonly RankedRequirement[];
  work: Work;
};

/** What no line of work has shown: the rest of what the ad asks for, skills, studies, certificates, languages. */
export function sayRest(parts: Parts): void {
  const { draft } = parts;
  draft.paragraph();
  sayNeeds(parts);
  saySkills(parts, IN_A_LIST);
  sayStudies(parts);
  sayCertificates(parts);
  sayLanguages(parts);
  if (draft.words() < SHORT) saySkills(parts, IN_A_LIST + 1);
}

function sayNeeds({ draft, frames, ranked, work }: Parts): void {
  const rest = ranked.filter(({ term }) => !work.shown.has(term.id)).slice(0, NEEDS);
  const text = draft.text().toLowerCase();
  const open = rest.filter(
    ({ term }, index) =>
      !text.includes(sayTerm(term).toLowerCase()) &&
      !rest.some((other, at) => at !== index && isWithin(sayTerm(term), sayTerm(other.term), index > at)) &&
      draft.vouches(`My resume shows ${sayTerm(term)}.`),
  );
  for (let count = Math.min(open.length, IN_A_LIST); count > 0; count -= 1) {
    const terms = open.slice(0, count).map(({ term }) => term);
    const own = terms.flatMap((term) => [
      ...term.resumeQuotes.slice(0, 1).map((quote) => draft.quote("resume", quote)),
      ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
    ]);
    const values = {
      list: joinList(terms.map(sayTerm)),
      them: count === 1 ? "it" : count === 2 ? "both" : "all of them",
    };
    if (draft.say("rest", frames.rest, values, own)) return;
  }
}

/** 'first aid' is said with 'first aid certificate'; of two that are the same the first is kept. */
function isWithin(name: string, other: string, later: boolean): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return one === two ? later : two.includes(one);
}

/** Items of the skills section that were not named yet. */
function saySkills({ draft, frames, resume, ranked, work }: Parts, most: number): void {
  if (draft.words() > ENOUGH || (work.said.length === 0 && resume.skills.length < 2)) return;
  const text = draft.text().toLowerCase();
  // What the ad asks for has been said in the ad's words already.
  const named = ranked.flatMap(({ term }) =>
    text.includes(sayTerm(term).toLowerCase()) ? term.resumeQuotes : [],
  );
  const items = resume.skills.flatMap((skill) => {
    if (named.some(({ start, end }) => start < skill.end && end > skill.start)) return [];
    // A list in another language would stand strangely among English sentences.
    if (work.said.length === 0 && !isEnglish(skill.quote)) return [];
    const name = sayName(skill.quote);
    const small = name === null ? "" : lowerPlain(name);
    return name === null ||
      name.length > 32 ||
      /[:,(/.!?]/.test(name) ||
      CATEGORY.test(name) ||
      text.includes(small.toLowerCase())
      ? []
      : [{ skill, small }];
  });
  for (let count = Math.min(items.length, most); count > 1; count -= 1) {
    const chosen = items.slice(0, count);
    const own = chosen.map(({ skill }) => draft.quote("resume", skill));
    if (draft.say("skills", frames.skills, { list: joinList(chosen.map(({ small }) => small)) }, own)) return;
  }
}

function isEnglish(text: string): boolean {
  return (
    /^[\x20-\x7e]+$/.test(text) &&
    text
      .split(/[\s/-]+/)
      .every((word) => /^\p{Lu}[\p{Lu}\d.+#]*$/u.test(word) || isPlainWord(word) || isKnown(word))
  );
}

function isKnown(word: string): boolean {
  return openLexicon().vocabulary.has(word.toLowerCase().replace(/[^a-z\d+#.]/g, ""));
}

function sayStudies({ draft, resume }: Parts): void {
  for (const study of resume.education.slice(0, 2)) {
    const said = sayStudy(study);
    const quote = resume.text.slice(study.start, study.end);
    // A degree that is still to come is not held.
    if (
      said === null ||
      /\b(?:expected|present|current|ongoing|in progress|candidate|anticipated|now|pending)\b/i.test(quote)
    )
      continue;
    if (!draft.say("study", STUDIES, { study: said }, [draft.quote("resume", study)])) continue;
    const year = study.to?.at.year;
    if (year !== undefined && draft.words() < SHORT)
      draft.say("year", STUDY_YEARS, { year: `${year}` }, [draft.quote("resume", study)]);
    return;
  }
}

/** Certificates that the ad asks for first. */
function sayCertificates({ draft, resume, ranked }: Parts): void {
  const asked = (text: string) =>
    ranked.some(({ term }) => text.toLowerCase().includes(term.label.toLowerCase()));
  const text = draft.text().toLowerCase();
  const items = resume.certificates.flatMap((certificate) => {
    const name = sayName(certificate.quote);
    return name === null ||
      name.length > 60 ||
      /\d{4}|[,:(]|[–—]|\. /.test(name) ||
      text.includes(name.toLowerCase())
      ? []
      : [{ certificate, name }];
  });
  const sorted = [...items.filter(({ name }) => asked(name)), ...items.filter(({ name }) => !asked(name))];
  for (let count = Math.min(sorted.length, 3); count > 0; count -= 1) {
    const chosen = sorted.slice(0, count);
    const own = chosen.map(({ certificate }) => draft.quote("resume", certificate));
    if (draft.say("certificates", CERTIFICATES, { list: joinList(chosen.map(({ name }) => name)) }, own))
      return;
  }
}

function sayLanguages({ draft, resume }: Parts): void {
  const items = resume.languages.flatMap((language) => {
    const name = /^\p{Lu}\p{Ll}+(?= *(?:$|[(:,–-]))/u.exec(language.quote)?.[0];
    return name === undefined ? [] : [{ language, name }];
  });
  const chosen = items.slice(0, 4);
  if (chosen.length < 2) return;
  const own = chosen.map(({ language }) => draft.quote("resume", language));
  draft.say("languages", LANGUAGES, { list: joinList(chosen.map(({ name }) => name)) }, own);
}
