import type { Job } from "../job/model/job.ts";
import { readJob } from "../job/read-job.ts";
import { readClause } from "../letter/clause/read-clause.ts";
import { checkSentence } from "../letter/verify/check-sentence.ts";
import { openSource } from "../letter/verify/source.ts";
import { splitSentences } from "../letter/verify/split-sentences.ts";
import type { Resume } from "../resume/model/resume.ts";
import { readPlainText } from "../resume/read-plain-text.ts";
import { readResume } from "../resume/read-resume.ts";
import { isPlainlyEnglish } from "./is-english.ts";
import { HEADLINE_LIMIT } from "./limits.ts";
import type { Profile } from "./profile.ts";
import { findSkills } from "./review-input.ts";

export type DraftSentence = {
  text: string;
  /** Lines of the profile that vouch for it; empty where it states no fact. */
  evidence: string[];
};
/** Null where the profile does not hold enough to write of, or is not in English. */
export type Drafts = { headline: DraftSentence | null; about: DraftSentence[] | null };

const MAX_EVIDENCE_LINES = 4;
const MOST_JOBS = 4;
const MOST_OF_ONE_JOB = 2;
const LEAST_ABOUT = 2;
const MOST_SKILLS = 4;

/**
 * A headline and an About text made of the profile's own lines as a letter is; a sentence that the letter's verifier does
 * not vouch for is left out. Pure: the same profile and ad give the same drafts.
 */
export function writeDrafts(profile: Profile, job: Job | null): Drafts {
  const text = writePlain(profile);
  if (!isPlainlyEnglish(ownWords(profile))) return { headline: null, about: null };
  const resume = readResume(readPlainText(text));
  return { headline: draftHeadline(profile, job), about: draftAbout(profile, resume, job) };
}

/** Title and employer, then skills that the profile shows, those of the ad first, as many as LinkedIn's limit takes. */
function draftHeadline(profile: Profile, job: Job | null): DraftSentence | null {
  const current = profile.positions.find((position) => position.current) ?? profile.positions[0];
  if (current?.title == null) return null;
  const role = current.employer === null ? current.title : `${current.title} at ${current.employer}`;
  const shown = skillsShown(profile, job);
  const parts = distinct([...shown, ...profile.topSkills]).filter(
    (part) => !role.toLowerCase().includes(part.toLowerCase()),
  );
  const certificate = profile.certifications.find((name) => name.length <= 45);
  let text = role;
  for (const part of [...parts.slice(0, MOST_SKILLS), ...(certificate === undefined ? [] : [certificate])]) {
    const longer = `${text} | ${part}`;
    if ([...longer].length <= HEADLINE_LIMIT) text = longer;
  }
  if (text === profile.headline || [...text].length > HEADLINE_LIMIT) return null;
  const lines = writePlain(profile).split("\n");
  const evidence = text
    .split(" | ")
    .flatMap((part) => lines.find((line) => line.toLowerCase().includes(part.toLowerCase())) ?? []);
  return { text, evidence: [...new Set([role, ...evidence])] };
}

function draftAbout(profile: Profile, resume: Resume, job: Job | null): DraftSentence[] | null {
  const source = openSource(resume, readJob(""), {});
  const said: DraftSentence[] = [];
  const say = (text: string, evidence: string[]): boolean => {
    const { reasons } = checkSentence(text, source);
    if (reasons.length > 0 || !isOneSentence(text)) return false;
    said.push({ text, evidence });
    return true;
  };
  const current = profile.positions.find((position) => position.current);
  if (current?.title != null && current.employer !== null) {
    const { title, employer } = current;
    const role = `${articleOf(title)} ${lowerTitle(title)}`;
    const line = [`${title} at ${employer}`];
    if (!say(`I am ${role} at ${employer}.`, line)) say(`I work at ${employer} as ${role}.`, line);
  }
  let before: number | null = null;
  for (const { clause, line, at } of listClauses(resume)) {
    const { employer } = resume.jobs[at]!;
    if (said.length > MAX_EVIDENCE_LINES) break;
    const opening = at === before ? "There I also" : employer === null ? "In my work I" : `At ${employer}, I`;
    if (say(`${opening} ${clause}.`, [line])) before = at;
  }
  const skills = [...skillsShown(profile, job), ...profile.topSkills];
  const list = distinct(skills)
    .filter((skill) => checkSentence(`My skills include ${skill}.`, source).reasons.length === 0)
    .slice(0, MOST_SKILLS);
  if (list.length > 1) say(`My skills include ${list.slice(0, -1).join(", ")} and ${list.at(-1)}.`, list);
  if (said.length < LEAST_ABOUT) return null;
  const { email } = profile;
  return [
    ...said,
    email === null
      ? { text: "Write to me here.", evidence: [] }
      : { text: `Write to me at ${email}.`, evidence: [email] },
  ];
}

/** A sentence that ends in 'Ltd.' would run into the next one and could not be checked again as one. */
function isOneSentence(text: string): boolean {
  return splitSentences(text).length === 1 && splitSentences(`${text} Next.`).length === 2;
}

/** Skills of the ad in the profile's own words. */
function skillsShown(profile: Profile, job: Job | null): string[] {
  return job === null ? [] : findSkills(writePlain(profile), job).map(({ quote }) => quote);
}

function distinct(all: readonly string[]): string[] {
  return all.filter(
    (one, index) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === index,
  );
}

/** Lines of work that can be said after 'I', those with a figure first within each job, the latest jobs first. */
function listClauses(resume: Resume): { clause: string; line: string; at: number }[] {
  return resume.jobs.slice(0, MOST_JOBS).flatMap((job, at) =>
    job.bullets
      .flatMap(({ quote }) => {
        const clause = readClause(quote, job.current);
        return clause === null || clause.after !== "I" ? [] : [{ clause: clause.text, line: quote, at }];
      })
      .sort((a, b) => Number(/\d/.test(b.clause)) - Number(/\d/.test(a.clause)))
      .slice(0, MOST_OF_ONE_JOB),
  );
}

/** What the person wrote in sentences, without the words that we put between. */
function ownWords({ headline, summary, positions }: Profile): string {
  return [headline, summary, ...positions.flatMap(({ title, description }) => [title, description])].join(
    "\n",
  );
}

/** The profile as the text of a resume, every line as the person wrote it. */
export function writePlain(profile: Profile): string {
  const { name, summary, positions, education, topSkills, certifications, languages, email } = profile;
  const part = (heading: string, lines: readonly (string | null)[]) => {
    const own = lines.filter((line) => line !== null && line !== "");
    return own.length === 0 ? [] : ["", heading, ...own];
  };
  return [
    ...[name, email].filter((line) => line !== null),
    ...part("Summary", [summary]),
    ...part(
      "Experience",
      positions.flatMap(({ title, employer, start, end, current, description }) => [
        [title, employer].filter((one) => one !== null).join(" at "),
        `${start ?? ""} - ${current ? "Present" : (end ?? "")}`,
        (description ?? "")
          .split("\n")
          .map((line) => (line === "" || line.startsWith("• ") ? line : `• ${line}`))
          .join("\n"),
      ]),
    ),
    ...part(
      "Education",
      education.flatMap(({ school, degree, field }) => [
        school,
        [degree, field].filter((one) => one !== null).join(", "),
      ]),
    ),
    ...part("Skills", topSkills),
    ...part("Certifications", certifications),
    ...part("Languages", languages),
  ].join("\n");
}

function articleOf(title: string): string {
  return /^[aeiou]/i.test(title) ? "an" : "a";
}

/** 'Senior Staff Nurse' is written small within a sentence; 'HR Manager' and 'iOS Developer' keep their capitals. */
function lowerTitle(title: string): string {
  return title.replace(
    /(^|\s)(\p{Lu}\p{Ll}+)(?=\s|$)/gu,
    (_, space: string, word: string) => space + word.toLowerCase(),
  );
}
