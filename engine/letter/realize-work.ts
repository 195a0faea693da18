import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume, ResumeJob } from "#engine/resume/model/resume.ts";
import {
  BARE,
  BEFORE,
  BEFORE_THERE,
  BESIDE,
  FACTS,
  FIGURES,
  HISTORY,
  INCLUDED,
  type LetterTemplates,
  OTHER_DATED,
  OTHER_JOBS,
  OTHER_TITLELESS,
  OUTSIDE,
  PAIRS,
  WHEN,
} from "../knowledge/letters/templates.ts";
import type { EvidenceLine } from "./choose-evidence.ts";
import type { LetterDraft, Values } from "./open-draft.ts";
import { capitalise, realizeEmployer } from "./realize-names.ts";
import { firstLine, realizeDate } from "./realize-opening.ts";
import { realizeHeld, realizeTerm } from "./realize-term.ts";
import { realizeTitle } from "./realize-title.ts";

const MOST_LINKS = 4;
const MOST_OTHER_JOBS = 2;
const ENOUGH = 270;
const SHORT = 168;
/** Where there is more to say than this. */
const PAIRED_FROM = 6;
const LONGEST_PAIR = 24;
const FULL_PARAGRAPH = 75;

export type Work = { said: EvidenceLine[]; shown: ReadonlySet<string> };
type Need = RankedRequirement | undefined;

/** Says the proofs, job by job: the present one in a paragraph, those before it in the next. */
export function realizeWork(parts: {
  draft: LetterDraft;
  frames: LetterTemplates;
  resume: Resume;
  ranked: readonly RankedRequirement[];
  proofs: readonly EvidenceLine[];
  self: number | null;
}): Work {
  const { draft, frames, resume, ranked, proofs, self } = parts;
  const linked = new Set<string>();
  const said: EvidenceLine[] = [];
  const jobs = new Set<number>(self === null ? [] : [self]);
  let sinceParagraph = 0;
  let linkedLast = false;
  const paired = new Set<EvidenceLine>();
  for (const [index, proof] of proofs.entries()) {
    if (draft.words() > ENOUGH) break;
    const again = said.at(-1);
    const same = again !== undefined && again.job === proof.job && again.outside === proof.outside;
    if (
      index === 0 ||
      (!same &&
        (said.length === 0 || draft.words() - sinceParagraph > FULL_PARAGRAPH || again?.job === (self ?? 0)))
    ) {
      draft.paragraph();
      sinceParagraph = draft.words();
    }
    if (paired.has(proof)) continue;
    const need: Need =
      linked.size >= MOST_LINKS || linkedLast ? undefined : chooseNeed(proof, ranked, linked, draft.text());
    const other = proofs[index + 1];
    const open = other === undefined ? undefined : chooseNeed(other, ranked, linked, draft.text());
    if (
      proofs.length >= PAIRED_FROM &&
      same &&
      need === undefined &&
      open === undefined &&
      other !== undefined &&
      canPair(proof, other)
    ) {
      const own = [draft.quote("resume", proof.bullet), draft.quote("resume", other.bullet)];
      if (draft.say("pair", PAIRS, { clause: proof.clause.text, clause2: other.clause.text }, own)) {
        paired.add(other);
        said.push(proof, other);
        linkedLast = false;
        continue;
      }
    }
    const last = same ? null : lastJobOf(said, resume, self);
    const done =
      (need !== undefined && sayProof(draft, frames, resume, proof, { same, last, self, need })) ||
      sayProof(draft, frames, resume, proof, { same, last, self, need: undefined });
    if (!done) continue;
    linkedLast = need !== undefined && draft.text().includes(realizeTerm(need.term)) && !linkedLast;
    if (need !== undefined) linked.add(need.term.id);
    said.push(proof);
    if (proof.job !== null) jobs.add(proof.job);
  }
  const dated = sayWhen(draft, resume, said.at(-1));
  sayOtherJobs(draft, resume, jobs);
  if (!dated) sayHistory(draft, resume);
  return { said, shown: new Set(said.flatMap((proof) => proof.shows)) };
}

/** Two short deeds of one job that read well in one sentence. */
function canPair(one: EvidenceLine, other: EvidenceLine): boolean {
  const [a, b] = [one.clause.text, other.clause.text];
  const words = `${a} ${b}`.split(" ").length;
  return (
    one.job !== null &&
    one.job === other.job &&
    one.clause.after === "I" &&
    other.clause.after === "I" &&
    words <= LONGEST_PAIR &&
    !/,| and |;|:|\(/.test(a) &&
    !/,|;|:/.test(b)
  );
}

/** The weightiest requirement that a proof shows and no sentence has named; rather one that the clause does not say itself. */
function chooseNeed(
  proof: EvidenceLine,
  ranked: readonly RankedRequirement[],
  linked: ReadonlySet<string>,
  text: string,
): Need {
  const clause = proof.clause.text.toLowerCase();
  const lower = text.toLowerCase();
  const open = ranked.filter(
    ({ term }) =>
      proof.shows.includes(term.id) &&
      !linked.has(term.id) &&
      term.kind === "hard" &&
      !namesIt(clause, realizeTerm(term)),
  );
  return open.find(({ term }) => !lower.includes(realizeTerm(term).toLowerCase())) ?? open[0];
}

/** Whether a clause has the words of a requirement already: 'tenders' for 'tender management'. */
function namesIt(clause: string, need: string): boolean {
  const words = need
    .toLowerCase()
    .split(/[\s/-]+/)
    .filter(
      (word) => word.length > 2 && !/^(?:management|work|service|skills|operations?|systems?)$/.test(word),
    );
  return (
    clause.includes(need.toLowerCase()) ||
    (words.length > 0 && words.every((word) => clause.includes(word.slice(0, Math.max(4, word.length - 3)))))
  );
}

function lastJobOf(said: readonly EvidenceLine[], resume: Resume, self: number | null): ResumeJob | null {
  const index = said.findLast((proof) => proof.job !== null)?.job ?? self;
  return index === null || index === undefined ? null : resume.jobs[index]!;
}

function sayProof(
  draft: LetterDraft,
  frames: LetterTemplates,
  resume: Resume,
  proof: EvidenceLine,
  told: { same: boolean; last: ResumeJob | null; self: number | null; need: Need },
): boolean {
  const { same, last, self, need } = told;
  const own = [
    draft.quote("resume", proof.bullet),
    ...(need === undefined ? [] : need.term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote))),
  ];
  const values: Record<string, string> = { clause: proof.clause.text };
  if (need !== undefined) {
    values.need = realizeHeld(need.term);
    // 'Mass balances is part of …' would be bad grammar.
    if (!/(?:[^s]s|ies)$| and /.test(values.need) || /ics$/.test(values.need))
      values.Need = capitalise(values.need);
  }
  if (proof.outside !== null) return draft.say("outside", OUTSIDE[proof.outside], values, own);
  const job = resume.jobs[proof.job!]!;
  const at = realizeEmployer(job.employer);
  const title = realizeTitle(job.title);
  if (at !== null) values.at = at;
  if (title !== null) values.job = title;
  const say = (slot: string, list: readonly string[]) =>
    draft.say(`${slot}${proof.job}`, list, values as Values, own);
  if (proof.clause.after === "figure")
    return need === undefined && same && say("figure", job.current ? FIGURES.current : FIGURES.past);
  if (proof.clause.after === "fact") {
    if (need !== undefined) return false;
    return same ? say("fact", FACTS.again) : job.current && say("fact", FACTS.first);
  }
  if (proof.clause.after === "included") {
    if (need !== undefined) return false;
    if (job.current) return say("included", same ? INCLUDED.currentAgain : INCLUDED.current);
    return say("included", same ? INCLUDED.again : INCLUDED.first);
  }
  if (same) return say("again", need === undefined ? frames.again : frames.againNeed);
  if (at === null) return say("bare", title === null ? BARE.none : BARE.title);
  if (title === null && job.current) return say("lead", need === undefined ? frames.lead : frames.leadNeed);
  if (title === null) return say("bare", need === undefined ? BARE.employer : frames.leadNeed);
  if (job.current && self !== null && proof.job !== self) return need === undefined && say("beside", BESIDE);
  if (proof.job === self || (job.current && self === null))
    return say("lead", need === undefined ? frames.lead : frames.leadNeed);
  if (last !== null && last.employer === job.employer && isBefore(job, last) && need === undefined)
    return say("there", BEFORE_THERE) || say("before", BEFORE);
  if (need !== undefined) return say("earlierNeed", frames.earlierNeed);
  if (last !== null && isBefore(job, last)) return say("before", BEFORE);
  return say("earlier", frames.earlier);
}

/** Whether a job ended before another began. */
function isBefore(job: ResumeJob, other: ResumeJob): boolean {
  if (job.current || job.to === null || other.from === null) return false;
  const months = ({ year, month }: { year: number; month: number | null }) => year * 12 + (month ?? 6);
  return months(job.to.at) <= months(other.from.at) + 1;
}

/** When the job told last was held, in a letter that is still short. */
function sayWhen(draft: LetterDraft, resume: Resume, last: EvidenceLine | undefined): boolean {
  const job = last?.job === null || last === undefined ? undefined : resume.jobs[last.job];
  if (job === undefined || job.current || draft.words() > SHORT) return false;
  const [from, to] = [realizeDate(job.from), realizeDate(job.to)];
  if (from === null || to === null || from === to) return false;
  return draft.say("when", WHEN, { from, to }, [draft.quote("resume", firstLine(resume, job))]);
}

/** How far back the jobs go, in a letter that is still short. */
function sayHistory(draft: LetterDraft, resume: Resume): void {
  if (draft.words() > SHORT || resume.jobs.length < 2) return;
  const first = resume.jobs.reduce((oldest, job) =>
    job.from !== null && (oldest.from === null || job.from.at.year < oldest.from.at.year) ? job : oldest,
  );
  if (first.from !== null && !draft.text().includes(` ${first.from.at.year}`))
    draft.say("history", HISTORY, { year: `${first.from.at.year}` }, [
      draft.quote("resume", firstLine(resume, first)),
    ]);
}

/** Jobs that the letter has not named yet, by title, employer and dates. */
function sayOtherJobs(draft: LetterDraft, resume: Resume, named: ReadonlySet<number>): void {
  const others = resume.jobs.filter((job, index) => !named.has(index) && !job.current);
  for (const job of others.slice(0, MOST_OTHER_JOBS)) {
    const at = realizeEmployer(job.employer);
    if (at === null || draft.words() > ENOUGH) continue;
    const own = [draft.quote("resume", firstLine(resume, job))];
    const title = realizeTitle(job.title);
    if (title === null) {
      draft.say("other", OTHER_TITLELESS, { at }, own);
      continue;
    }
    const [from, to] = [realizeDate(job.from), realizeDate(job.to)];
    const values = { at, job: title };
    if (
      from !== null &&
      to !== null &&
      from !== to &&
      draft.say("dated", OTHER_DATED, { ...values, from, to }, own)
    )
      continue;
    draft.say("other", OTHER_JOBS, values, own);
  }
}
