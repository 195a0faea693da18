import type { Job } from "#engine/job/model/job.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Quote, Span } from "#engine/text/span.ts";
import { listPhrases } from "./ad-phrases.ts";
import { readNumbers } from "./verify/read-numbers.ts";
import type { Source } from "./verify/source.ts";

export type FactKind =
  | "number"
  | "employer"
  | "title"
  | "skill"
  | "degree"
  | "field"
  | "school"
  | "certificate"
  | "date"
  | "place"
  | "name"
  | "bullet"
  | "company"
  | "job-title"
  | "term"
  | "phrase";

/** One fact that a letter may state, at its place in the resume or the ad. `job` is an index into resume.jobs, or null. */
export type Fact = Span & {
  id: string;
  source: "resume" | "job";
  kind: FactKind;
  text: string;
  job: number | null;
};

/** Every fact of a resume and an ad that a letter may be filled with, in order of their places. Nothing else may be. */
export function buildFactTable(source: Source): Fact[] {
  const { resume, job } = source;
  const found = [...resumeFacts(resume, source), ...jobFacts(job)];
  return found
    .sort((a, b) =>
      a.source === b.source ? a.start - b.start || a.end - b.end : a.source === "resume" ? -1 : 1,
    )
    .map((atom, index) => ({ ...atom, id: `f${index + 1}` }));
}

type Draft = Omit<Fact, "id">;

function resumeFacts(resume: Resume, { lines, terms }: Source): Draft[] {
  const facts: Draft[] = [];
  const add = (kind: FactKind, quote: Span, job: number | null) =>
    facts.push({
      source: "resume",
      kind,
      start: quote.start,
      end: quote.end,
      text: resume.text.slice(quote.start, quote.end),
      job,
    });
  const addWithin = (kind: FactKind, text: string | null, zone: Span, job: number | null) => {
    const at = text === null ? -1 : resume.text.indexOf(text, zone.start);
    if (text !== null && at !== -1 && at + text.length <= zone.end)
      add(kind, { start: at, end: at + text.length }, job);
  };
  if (resume.contact.name !== null) add("name", resume.contact.name, null);
  for (const [index, job] of resume.jobs.entries()) {
    addWithin("employer", job.employer, job, index);
    addWithin("title", job.title, job, index);
    addWithin("place", job.place, job, index);
    addWithin("date", job.from?.text ?? null, job, index);
    addWithin("date", job.to?.text ?? null, job, index);
    for (const bullet of job.bullets) add("bullet", bullet, index);
  }
  for (const study of resume.education) {
    addWithin("degree", study.degree, study, null);
    addWithin("field", study.field, study, null);
    addWithin("school", study.school, study, null);
  }
  for (const certificate of resume.certificates) add("certificate", certificate, null);
  const jobAt = (span: Span) => {
    const at = resume.jobs.findIndex((job) => span.start >= job.start && span.end <= job.end);
    return at === -1 ? null : at;
  };
  const seen = new Set<number>();
  for (const hits of terms.values()) {
    for (const hit of hits) {
      if (seen.has(hit.start)) continue;
      seen.add(hit.start);
      add("skill", hit, jobAt(hit));
    }
  }
  for (const line of lines) {
    for (const number of readNumbers(resume.text.slice(line.start, line.end)))
      add("number", { start: line.start + number.start, end: line.start + number.end }, line.job);
  }
  return facts;
}

function jobFacts(job: Job): Draft[] {
  const add =
    (kind: FactKind) =>
    ({ start, end, quote }: Quote): Draft => ({ source: "job", kind, start, end, text: quote, job: null });
  return [
    ...(job.company === null ? [] : [add("company")(job.company)]),
    ...(job.title === null ? [] : [add("job-title")(job.title)]),
    ...job.terms.flatMap((term) => term.quotes.map(add("term"))),
    ...listPhrases(job).map(add("phrase")),
  ];
}
