import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { openLexicon } from "#engine/lexicon/open-lexicon.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import {
  CERTIFICATES,
  HELD,
  LANGUAGES,
  type LetterTemplates,
  SPOKEN,
} from "../knowledge/letters/templates.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeFurtherSections } from "./realize-further-sections.ts";
import { isPlainWord, joinList, lowerPlain, realizeItem } from "./realize-names.ts";
import { realizeStudies, SHORT } from "./realize-studies.ts";
import { realizeStudy } from "./realize-study.ts";
import { realizeHeld, realizeTerm, withArticle } from "./realize-term.ts";
import type { Work } from "./realize-work.ts";

const NEEDS = 7;
const IN_A_LIST = 4;
const ENOUGH = 290;

/** What a row of skills is called, read as one of them. */
const CATEGORY =
  /^(?:(?:programming |foreign |operating |developer |other |technical |soft |hard |key |core )*(?:languages?|frameworks?|databases?|tools?|servers?|systems?|platforms?|skills?|software|technolog(?:y|ies)|libraries|others?|hobbies|interests|methods|concepts|competenc(?:y|ies)))$/i;

type Term = RankedRequirement["term"];
type Parts = {
  draft: LetterDraft;
  frames: LetterTemplates;
  resume: Resume;
  ranked: readonly RankedRequirement[];
  work: Work;
};

/** What no line of work has shown: the rest of what the ad asks for, skills, studies, certificates, languages. */
export function realizeQualifications(parts: Parts): void {
  const { draft } = parts;
  draft.paragraph();
  sayNeeds(parts);
  saySkills(parts, IN_A_LIST);
  realizeStudies(draft, parts.resume);
  sayCertificates(parts);
  sayLanguages(parts);
  realizeFurtherSections(parts);
  if (draft.words() < SHORT) saySkills(parts, IN_A_LIST + 1);
}

/** What the ad asks for and no line has said: what one knows, then what one holds, then what one speaks. */
function sayNeeds(parts: Parts): void {
  const { draft, frames, ranked, work, resume } = parts;
  const rest = ranked.filter(({ term }) => !work.shown.has(term.id)).slice(0, NEEDS);
  const text = draft.text().toLowerCase();
  const open = rest
    .map(({ term }) => term)
    .filter(
      (term, index) =>
        !text.includes(realizeTerm(term).toLowerCase()) &&
        !rest.some(
          (other, at) => at !== index && isWithin(realizeTerm(term), realizeTerm(other.term), index > at),
        ) &&
        draft.vouches(`My resume shows ${realizeTerm(term)}.`),
    );
  const listed = resume.languages.map(({ quote }) => quote.toLowerCase());
  const known = open.filter(({ kind }) => kind !== "certificate" && kind !== "language");
  // A degree is told with its school; what is printed below it is not.
  const studied = (term: Term) =>
    resume.education.slice(0, 1).some((study) => {
      const said = `${study.degree} ${study.field}`.toLowerCase();
      return (
        realizeStudy(study) !== null &&
        term.resumeQuotes.some(
          ({ start, end, quote }) =>
            start >= study.start && end <= study.end && said.includes(quote.toLowerCase()),
        )
      );
    });
  // 'Used an AED once' tells of work, and holds no certificate.
  const bullets = resume.jobs.flatMap((job) => job.bullets);
  const isHeld = (term: Term) =>
    term.resumeQuotes.some(
      ({ start, end }) => !bullets.some((bullet) => start >= bullet.start && end <= bullet.end),
    );
  const held = open.filter((term) => term.kind === "certificate" && isHeld(term) && !studied(term));
  const spoken = open.filter(
    ({ kind, label }) => kind === "language" && !listed.some((quote) => quote.includes(label.toLowerCase())),
  );
  sayTerms(parts, "rest", frames.rest, known, realizeTerm);
  sayTerms(parts, "held", HELD, held, realizeHeld);
  sayTerms(parts, "spoken", SPOKEN, spoken, realizeTerm);
}

function sayTerms(
  { draft }: Parts,
  slot: string,
  list: readonly string[],
  open: readonly Term[],
  say: (term: Term) => string,
): void {
  for (let count = Math.min(open.length, IN_A_LIST); count > 0; count -= 1) {
    const terms = open.slice(0, count);
    const own = terms.flatMap((term) => [
      ...term.resumeQuotes.slice(0, 1).map((quote) => draft.quote("resume", quote)),
      ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
    ]);
    const names = terms.map(say);
    const values = { list: joinList(names), them: sayThem(names) };
    if (draft.say(slot, list, values, own)) return;
  }
}

/** What was listed, spoken of again. */
function sayThem([first = "", ...others]: readonly string[]): string {
  if (others.length > 0) return others.length === 1 ? "both" : "all of them";
  return /(?:[^su]s|ies)$/.test(first) && !/ics$/.test(first) ? "them" : "it";
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
    text.includes(realizeTerm(term).toLowerCase()) ? term.resumeQuotes : [],
  );
  const items = resume.skills.flatMap((skill) => {
    if (named.some(({ start, end }) => start < skill.end && end > skill.start)) return [];
    // A list in another language would stand strangely among English sentences.
    if (work.said.length === 0 && !isEnglishName(skill.quote)) return [];
    const name = realizeItem(skill.quote);
    if (name !== null && (isLanguage(name) || /^own /i.test(name))) return [];
    const small = name === null ? "" : keepsCapitals(name) ? name : lowerPlain(name);
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

/** Places, languages and tools that stand among certificates, and 'T4' of 'ASE T2, T4'. */
function isNoCertificate(name: string): boolean {
  if (
    PLACES.has(name.toLowerCase()) ||
    /licen[sc]es$/i.test(name) ||
    /^\p{Lu}?\d*$/u.test(name) ||
    isLanguage(name)
  )
    return true;
  return findWhole(name, "skills").some(({ kind }) => kind === "hard");
}

/** Terms that the whole of a name is, read as an item of such a section. */
function findWhole(name: string, section: "skills" | "languages") {
  const block = { start: 0, end: name.length, kind: "item" as const, section };
  return findTerms(name, [block], { isSkillsSection: () => true }).filter(
    ({ start, end }) => end - start === name.length,
  );
}

function isLanguage(name: string): boolean {
  return /^\p{Lu}?\p{L}+$/u.test(name) && findLanguage(name) !== undefined;
}

/** 'Nederlands' and 'Español' as English calls them. */
function languageIn(name: string): string {
  return findLanguage(name)?.label ?? name;
}

function findLanguage(name: string) {
  return findWhole(name, "languages").find(({ kind }) => kind === "language");
}

/** 'After Effects' is one tool, by its name in the lexicon. */
function keepsCapitals(name: string): boolean {
  const words = name.split(" ");
  if (words.length < 2 || !words.every((word) => /^\p{Lu}/u.test(word))) return false;
  return findWhole(name, "skills").some(({ label }) => label.includes(name));
}

function isEnglishName(text: string): boolean {
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

/** Certificates that the ad asks for first. */
function sayCertificates({ draft, resume, ranked }: Parts): void {
  const asked = (text: string) =>
    ranked.some(({ term }) => text.toLowerCase().includes(term.label.toLowerCase()));
  const text = draft.text().toLowerCase();
  const told = ranked.flatMap(({ term }) =>
    term.kind === "certificate" && text.includes(realizeTerm(term).toLowerCase()) ? term.resumeQuotes : [],
  );
  const items = resume.certificates.flatMap((certificate) => {
    const name = sayCertificate(certificate.quote);
    if (told.some(({ start, end }) => start < certificate.end && end > certificate.start)) return [];
    return name === null ||
      isLanguage(name) ||
      name.length > 60 ||
      /\d{4}|[,;:(]|[–—]|\. /.test(name) ||
      text.includes(name.toLowerCase())
      ? []
      : [{ certificate, name }];
  });
  const sorted = [...items.filter(({ name }) => asked(name)), ...items.filter(({ name }) => !asked(name))];
  for (let count = Math.min(sorted.length, 3); count > 0; count -= 1) {
    const chosen = sorted.slice(0, count);
    const own = chosen.map(({ certificate }) => draft.quote("resume", certificate));
    const frames = count === 1 ? CERTIFICATES.slice(0, 2) : CERTIFICATES;
    if (draft.say("certificates", frames, { list: joinList(chosen.map(({ name }) => name)) }, own)) return;
  }
}

/** 'SIFI certified' as 'SIFI certification', 'Forklift operator' as 'a forklift operator certificate'; dates and brackets fall away. */
function sayCertificate(quote: string): string | null {
  const bare = quote
    .replace(/\s*\([^)]*\)/g, "")
    .replace(
      /\s*[,–—-]?\s*(?:(?:exp(?:ires|iry)?\.?|valid (?:to|until|thru|through)|to|until|thru|through|since|issued)\s*)?(?:[A-Z][a-z]{2,8} )?(?:\d\d\/)?(?:19|20)\d\d$/,
      "",
    )
    .replace(/ certified$/i, " certification");
  const name = realizeItem(
    bare.trim().replace(/^(?:Full|Clean|Valid|Current) (?=\p{L}+ \p{Ll})/u, (word) => word.toLowerCase()),
  );
  if (name === null || isNoCertificate(name) || CATEGORY.test(name)) return null;
  const words = name.split(" ");
  if (
    /["“”]|\b(?:conference|member|rotary|church)\b/i.test(name) ||
    (words.length === 1 && isPersonNoun(name.toLowerCase()))
  )
    return null;
  return isPersonNoun(words.at(-1)!.toLowerCase()) &&
    words.slice(1).every((word) => word === word.toLowerCase())
    ? withArticle(`${isPlainWord(words[0]!) ? name.toLowerCase() : name} certificate`)
    : withArticle(/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? lowerPlain(name) : name);
}

function sayLanguages({ draft, resume }: Parts): void {
  const items = resume.languages.flatMap((language) => {
    const name = /^(?:isi)?\p{Lu}\p{Ll}+(?= *(?:$|[(:,–-]))/u.exec(language.quote)?.[0];
    return name === undefined ? [] : [{ language, name: languageIn(name) }];
  });
  const chosen = items.slice(0, 4);
  if (chosen.length < 2) return;
  const own = chosen.map(({ language }) => draft.quote("resume", language));
  draft.say("languages", LANGUAGES, { list: joinList(chosen.map(({ name }) => name)) }, own);
}
