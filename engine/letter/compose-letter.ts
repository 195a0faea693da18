import type { Job } from "#engine/job/job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { type RankedRequirement, rankRequirements } from "#engine/match/rank-requirements.ts";
import { yearsOfEvidence } from "#engine/match/years-of-evidence.ts";
import type { Resume } from "#engine/resume/resume.ts";
import { chooseProofs, type Proof } from "./choose-proofs.ts";
import {
  CERTIFICATES,
  FRAMES,
  LINKS,
  LISTS,
  NOTES,
  OFFERS,
  OTHER_JOBS,
  PROOFS,
  SHORT_NOTES,
  SKILLS,
  STUDIES,
  YEARS,
} from "./data/frames.ts";
import { listPhrases, sayPhrase } from "./fact-table.ts";
import type { Letter, Tone } from "./letter.ts";
import { openDraft } from "./open-draft.ts";
import { hashText } from "./pick-frame.ts";
import { joinList, sayName, sayStudy, saySummary, sayTerm } from "./say-names.ts";
import { openSource } from "./verify/source.ts";

export type LetterOptions = { tone: Tone; company?: string | null; jobTitle?: string | null };

const MOST_PROOFS: Readonly<Record<Tone, number>> = { professional: 8, warm: 8, concise: 6, confident: 8 };
const NEEDS = 5;
const SHORT = 120;
const LEAST_YEARS = 2;
const MOST_LINKS = 3;
const MOST_OTHER_JOBS = 2;
const USUAL = 190;
const SAID = new Set(["hard", "certificate", "language", "soft"]);

/**
 * Writes a cover letter from what resume and ad say, and nothing else: a sentence that the verifier does not vouch for is
 * left out, so that a thin resume gives a short letter. Pure: the same resume, ad and options give the same letter.
 */
export function composeLetter(resume: Resume, job: Job, options: LetterOptions): Letter {
  const source = openSource(resume, job, options);
  const draft = openDraft(source, hashText(`${job.text}\n${resume.text}`));
  const frames = FRAMES[options.tone];
  const ranked = rankRequirements(matchResume(resume, job)).filter(
    ({ shown, term }) => shown > 0 && SAID.has(term.kind),
  );
  ranked.sort((a, b) => b.shown - a.shown);
  const company = sayName(source.company);
  draft.line(`Dear ${company === null ? "" : `${company} `}Hiring Team,`, "Dear Hiring Team,");

  draft.paragraph();
  draft.say(
    "opening",
    frames.opening,
    { role: sayRole(sayName(source.jobTitle), company) },
    { role: "this role" },
  );
  saySelf(draft, resume);
  sayYears(draft, resume, ranked);

  const proofs = chooseProofs(resume, ranked, MOST_PROOFS[options.tone]);
  const said = sayProofs(draft, resume, proofs, ranked);
  const shown = new Set(said.flatMap((proof) => proof.shows));

  draft.paragraph();
  sayOtherJobs(draft, resume, new Set(said.map((proof) => proof.job)));
  sayRest(draft, ranked, shown);
  if (said.length > 0) saySkills(draft, resume);
  sayStudies(draft, resume);
  sayCertificates(draft, resume, ranked);
  draft.paragraph();
  for (const { quote } of listPhrases(job).slice(0, 4)) {
    if (draft.say("why", frames.why, { np: sayPhrase(quote)! })) break;
  }
  draft.say("note", draft.words() < SHORT ? SHORT_NOTES : NOTES, {});
  if (draft.words() < USUAL) draft.say("offer", OFFERS, {});
  draft.say("closing", frames.closing, {});
  draft.line(draft.first("signOff", frames.signOff));
  if (resume.contact.name !== null) draft.below(resume.contact.name.value);
  return draft.finish();
}

type Draft = ReturnType<typeof openDraft>;

function sayRole(title: string | null, company: string | null): string {
  const role =
    title === null
      ? "this role"
      : `the ${title} ${/\b(?:role|position|job|post)$/i.test(title) ? "" : "role"}`.trim();
  return company === null ? role : `${role} at ${company}`;
}

function saySelf(draft: Draft, resume: Resume): void {
  const summary = resume.blocks.find((block) => block.section === "summary" && block.kind !== "heading");
  const sentence = summary === undefined ? null : saySummary(resume.text.slice(summary.start, summary.end));
  if (sentence !== null) draft.sayPlain(sentence);
}

/** Years with the weightiest requirement whose dated jobs add up to some. */
function sayYears(draft: Draft, resume: Resume, ranked: readonly RankedRequirement[]): void {
  for (const { term } of ranked.slice(0, NEEDS)) {
    if (term.status !== "have" || term.kind !== "hard") continue;
    const years = Math.floor(yearsOfEvidence(resume, term.resumeQuotes));
    if (years >= LEAST_YEARS && draft.say("years", YEARS, { years: `${years} years`, need: sayTerm(term) }))
      return;
  }
}

/** Says each proof, a paragraph for each of the first two jobs, and returns those that were said. */
function sayProofs(
  draft: Draft,
  resume: Resume,
  proofs: readonly Proof[],
  ranked: readonly RankedRequirement[],
): Proof[] {
  const linked = new Set<string>();
  const said: Proof[] = [];
  for (const [index, proof] of proofs.entries()) {
    const job = resume.jobs[proof.job]!;
    const again = said.at(-1)?.job === proof.job;
    if (!again && (index === 0 || said.length === 2 || said.length === 3)) draft.paragraph();
    const at = sayName(job.employer);
    const title = sayName(job.title);
    const values = {
      clause: proof.clause.text,
      ...(at === null ? {} : { at }),
      ...(title === null ? {} : { title }),
    };
    const plain =
      at === null
        ? ["In my work I {clause}.", "In that work, I {clause}."]
        : ["At {at}, I {clause}.", "In my work at {at}, I {clause}."];
    const frames =
      proof.clause.after === "included"
        ? PROOFS.included
        : again
          ? PROOFS.again
          : at !== null && title !== null
            ? job.current
              ? PROOFS.current
              : PROOFS.past
            : title !== null
              ? PROOFS.noEmployer
              : plain;
    const done =
      draft.say(`proof${proof.job}`, frames, values, null, proof.bullet) ||
      (proof.clause.after === "I" && draft.say("plain", plain, values, null, proof.bullet));
    if (!done) continue;
    said.push(proof);
    const need = ranked.find(
      ({ term }) => proof.shows.includes(term.id) && !linked.has(term.id) && term.kind !== "soft",
    );
    if (need === undefined || linked.size >= MOST_LINKS) continue;
    if (draft.say("link", LINKS, { need: sayTerm(need.term) })) linked.add(need.term.id);
  }
  return said;
}

/** Jobs that the letter has not named yet, by title and employer. */
function sayOtherJobs(draft: Draft, resume: Resume, named: ReadonlySet<number>): void {
  const others = resume.jobs.filter((job, index) => !named.has(index) && !job.current);
  for (const job of others.slice(0, MOST_OTHER_JOBS)) {
    const at = sayName(job.employer);
    const title = sayName(job.title);
    if (at !== null && title !== null) draft.say("other", OTHER_JOBS, { at, title });
  }
}

/** What the ad asks for and no proof has shown. */
function sayRest(draft: Draft, ranked: readonly RankedRequirement[], shown: ReadonlySet<string>): void {
  const rest = ranked.filter(({ term }) => !shown.has(term.id)).slice(0, NEEDS + 2);
  const names = [...new Set(rest.map(({ term }) => sayTerm(term)))]
    .filter(
      (name) =>
        !draft.text().toLowerCase().includes(name.toLowerCase()) && draft.vouches(`My resume shows ${name}.`),
    )
    .slice(0, 4);
  for (let count = names.length; count > 0; count -= 1) {
    const list = joinList(names.slice(0, count));
    const values = {
      list,
      them: count === 1 ? "that" : count === 2 ? "both" : "all of them",
      "them-is": count === 1 ? "that is" : "they are",
    };
    if (draft.say("list", LISTS, values)) return;
  }
}

/** Up to four items of the skills section that were not named yet. */
function saySkills(draft: Draft, resume: Resume): void {
  const text = draft.text().toLowerCase();
  const names = resume.skills.flatMap(({ quote }) => {
    const name = sayName(quote);
    return name === null || name.length > 32 || /[:,(/]/.test(name) || text.includes(name.toLowerCase())
      ? []
      : [name];
  });
  const chosen = names.slice(0, 4);
  if (chosen.length > 1) draft.say("skills", SKILLS, { list: joinList(chosen.map(lowerPlain)) });
}

/** 'Fault finding' is 'fault finding' in a sentence; 'Epic', 'AutoCAD' and 'Google Ads' keep their capitals. */
function lowerPlain(name: string): string {
  return /^\p{Lu}[\p{Ll}-]+ [\p{Ll} -]+$|^\p{Lu}\p{Ll}+ing$/u.test(name)
    ? name[0]!.toLowerCase() + name.slice(1)
    : name;
}

function sayStudies(draft: Draft, resume: Resume): void {
  const study = resume.education[0];
  const said = study === undefined ? null : sayStudy(study);
  if (said !== null) draft.say("study", STUDIES, { study: said });
}

/** Certificates that the ad asks for first. */
function sayCertificates(draft: Draft, resume: Resume, ranked: readonly RankedRequirement[]): void {
  const asked = (text: string) =>
    ranked.some(({ term }) => text.toLowerCase().includes(term.label.toLowerCase()));
  const names = resume.certificates.flatMap(({ quote }) => {
    const name = sayName(quote);
    return name === null || /\d{4}|[,:(]|[–—]/.test(name) ? [] : [name];
  });
  const sorted = [...names.filter(asked), ...names.filter((name) => !asked(name))].slice(0, 2);
  if (sorted.length > 0) draft.say("certificates", CERTIFICATES, { list: joinList(sorted) });
}
