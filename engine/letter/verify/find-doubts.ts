import type { ResumeEducation, ResumeJob } from "#engine/resume/model/resume.ts";
import { isSure } from "../cards/is-sure.ts";
import { foldSequence, type Source } from "./source.ts";

/** A value that a sentence rests on and that was not surely read: of which job or study, and how it is written there. */
export type Doubt = { what: "employer" | "title" | "school" | "degree"; value: string };

const SHORTEST = 3;
/** A title is claimed where it stands after these; elsewhere it may be any word. */
const AS_TITLE =
  / (?:as|was|am|i m|been|being|became|become) (?:currently |most recently |also )?(?:an? |the )?$/;

/** Names in a sentence of which it is not sure that they are what it takes them for: 'we are not sure that this was your employer'. */
export function findDoubts(sentence: string, { resume, employers }: Source): Doubt[] {
  const folded = foldSequence(sentence);
  const names = (value: string | null): value is string =>
    value !== null && value.length >= SHORTEST && folded.includes(foldSequence(value));
  const claimsTitle = (title: string | null): title is string =>
    title !== null &&
    [...allAt(folded, foldSequence(title))].some((at) => AS_TITLE.test(folded.slice(0, at + 1)));
  const ofJob = (job: ResumeJob, index: number): Doubt[] => [
    ...(!isSure(job.confidence.employer) && employers[index]!.some((name) => folded.includes(name))
      ? [{ what: "employer" as const, value: job.employer! }]
      : []),
    ...(!isSure(job.confidence.title) && claimsTitle(job.title)
      ? [{ what: "title" as const, value: job.title }]
      : []),
  ];
  const ofStudy = ({ school, degree, confidence }: ResumeEducation): Doubt[] => [
    ...(!isSure(confidence.school) && names(school) ? [{ what: "school" as const, value: school }] : []),
    ...(!isSure(confidence.degree) && names(degree) ? [{ what: "degree" as const, value: degree }] : []),
  ];
  const found = [...resume.jobs.flatMap(ofJob), ...resume.education.flatMap(ofStudy)];
  // What another entry says surely is not in doubt.
  const sure = new Set(
    [
      ...resume.jobs.flatMap(({ employer, title, confidence }) => [
        isSure(confidence.employer) ? employer : null,
        isSure(confidence.title) ? title : null,
      ]),
      ...resume.education.flatMap(({ school, degree, confidence }) => [
        isSure(confidence.school) ? school : null,
        isSure(confidence.degree) ? degree : null,
      ]),
    ].flatMap((value) => (value === null ? [] : [foldSequence(value)])),
  );
  const distinct = new Map(found.map((doubt) => [`${doubt.what}${foldSequence(doubt.value)}`, doubt]));
  return [...distinct.values()].filter(({ value }) => !sure.has(foldSequence(value)));
}

function* allAt(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) yield at;
}
