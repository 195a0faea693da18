import { isInside } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { PLAIN_WORDS, plainStem } from "../../knowledge/letters/letter-words.ts";
import { STUDY_WORDS } from "../../knowledge/letters/study-words.ts";
import { readNumbers } from "./read-numbers.ts";
import type { Segment } from "./read-segments.ts";
import { foldSequence, type Source, type SourceLine } from "./source.ts";

/** Lines of the resume that a segment is about. */
export type Chosen = {
  /** Best first; the first is the line it says again, if it does. */
  lines: SourceLine[];
  /** Jobs whose employer it names, or the sentence named before; null where none is named. */
  jobs: number[] | null;
  named: number[] | null;
  /** Words that state something, without names of employers and titles. */
  content: string[];
  /** Of a clause that hangs on another ('which sixty managers use'), the content of that one. */
  around: readonly string[];
  /** Those of `content` that the first line says too. */
  shared: number;
};

/** Finds the lines that share most words with a segment, among the jobs of the employer it names. */
export function chooseLines(
  segment: Segment,
  source: Source,
  before: number[] | null,
  outer: readonly string[] = [],
): Chosen {
  const folded = foldSequence(segment.text);
  const named = namedJobs(folded, source) ?? headedJobs(segment.text, source) ?? meantJobs(folded, source);
  const jobs = named ?? before;
  const content = contentOf(segment.text, source, jobs);
  const allowed = source.lines.filter(
    (line) => jobs === null || (line.job !== null && jobs.includes(line.job)),
  );
  const scored = allowed
    .map((line) => {
      const shared = content.filter((stem) => line.stems.has(stem)).length;
      return { line, shared, score: shared + (line.job === null ? 0 : 0.2) - line.stems.size / 1000 };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.score - a.score);
  return {
    lines: scored.map(({ line }) => line),
    jobs,
    named,
    content,
    around: /^(?:which|where|who|that|so|and)\b/.test(segment.text) ? outer : [],
    shared: scored[0]?.shared ?? 0,
  };
}

const AT_NAME =
  /\b(?:[Aa]t|[Ff]or|[Ww]ith|from|joined|left) (?:the )?(\p{Lu}[\p{L}'’.-]*(?: (?:(?:&|and|of|the|de|van) )?(?!I\b)\p{Lu}[\p{L}'’.-]*)*)/gu;

/** Jobs in whose heading a name after 'at' stands, however the heading was read. */
function headedJobs(text: string, { headings }: Source): number[] | null {
  if (STUDY_WORDS.test(foldSequence(text))) return null;
  const found = [...text.matchAll(AT_NAME)].flatMap((match) => {
    const name = foldSequence(match[1]!);
    const jobs = headings.flatMap(({ folded }, index) => (folded.includes(name) ? [index] : []));
    return jobs.length === headings.length ? [] : jobs;
  });
  return found.length === 0 ? null : [...new Set(found)];
}

/** 'Before joining …': what follows was elsewhere. Read on folded text. */
export const BEFORE =
  / (?:before|prior to|after leaving) (?:joining |my time (?:at|with) |i joined |moving to |coming to |working (?:at|for) )?$/;

function namedJobs(text: string, { employers, resume, lines }: Source): number[] | null {
  // The school of one name is not the employer of its first word.
  const folded = resume.education
    .map(({ school }) => (school === null ? "" : foldSequence(school)))
    .filter((school) => school.length > 3 && (STUDY_WORDS.test(text) || !employers.flat().includes(school)))
    .reduce((rest, school) => rest.replace(school, " "), text);
  const isSchool = (name: string) =>
    STUDY_WORDS.test(text) &&
    lines.some(({ section, folded: line }) => section === "education" && line.includes(name));
  const found = employers.flatMap((names, index) =>
    names.flatMap((name) => {
      const at = folded.indexOf(name);
      return at === -1 || isSchool(name) || BEFORE.test(folded.slice(0, at + 1))
        ? []
        : [{ index, at, end: at + name.length }];
    }),
  );
  // 'Northmere' within 'University of Northmere' is the university.
  const whole = found.filter(
    ({ at, end }) =>
      !found.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
  );
  return whole.length === 0 ? null : [...new Set(whole.map(({ index }) => index))];
}

const PRESENT =
  / (?:in|at|with) my (?:current|present) (?:\w+ )?(?:role|job|position|post|employer|company|firm) | (?:currently|at present|at the moment|these days|nowadays) /;
const PAST =
  / (?:in|at|with) my (?:previous|former|last|earlier|prior) (?:\w+ )?(?:role|job|position|post|employer|company|firm) /;
const AS_TITLE = / (?:as|was|been|being|became|become) (?:an |a |the )?$/;

/** Jobs that are meant without their employer's name: the present ones, the former ones, or those of a title. */
function meantJobs(folded: string, { resume: { jobs }, headings }: Source): number[] | null {
  const titled = headings.flatMap(({ title: name }, index) => {
    const at = name.trim().length < 3 ? -1 : folded.indexOf(name);
    return at !== -1 && AS_TITLE.test(folded.slice(0, at + 1)) ? [{ index, length: name.length }] : [];
  });
  const longest = Math.max(0, ...titled.map(({ length }) => length));
  if (longest > 0) return titled.filter(({ length }) => length === longest).map(({ index }) => index);
  const isCurrent = PRESENT.test(folded) ? true : PAST.test(folded) ? false : null;
  if (isCurrent === null) return null;
  const meant = jobs.flatMap(({ current }, index) => (current === isCurrent ? [index] : []));
  return meant.length === 0 ? null : meant;
}

/** Turns of phrase whose words state nothing. */
export const IDIOMS =
  /\b(?:in (?:good |short |working )?order|out of order|len[dt] (?:a|my) hand|on the road|by (?:car|hand|heart|nature|trade)|on my (?:screen|desk|bench|feet|watch|own|plate|list|doorstep)|on the (?:shop )?floor|(?:shop|factory|sales|trading) floor|(?:daily|constant) companion|in my (?:pocket|stride|blood|bones)|rain or shine|at ease|hit the ground running|up and running|from scratch|bread and butter|under (?:one|my) (?:roof|belt|care|wing)|a pair of hands|pairs? of hands|second nature|at home|in the loop|round the clock|around the clock|day in,? day out|get on with|hand in hand|behind me|tools of (?:my|the) trade|all walks of life|a head for|an eye for|processes (?:i|that i) (?:use|know)|turn up|on time|in charge|as a matter of course|the rest of|(?:software|computer|technical|it) skills|new (?:systems?|tools?|software|programs?|technology)|my (?:\p{L}+ )?tickets?|behind the wheel|at the wheel|on the phone|up to speed|next to nothing|by nature|at the end of the day|cut my teeth|break(?:s|ing)? in|(?:sits?|sat) in my chair|on my own two feet|in mind|at heart|lands? on my desk|landed on my desk|(?:run|runs|running|ran) to(?= [\d£$€])|served my time|on track|for a living|all along|at (?:first|the same) (?:glance|time)|in (?:my|the) (?:hands|care)|(?:crossed?|crosses) my desk|went through my hands|passed through my hands|(?:two|both) sides of|thr(?:ow|own|ew|owing) my hat in(?:to)? the ring|in my bag|(?:I )?note that)\b/giu;

function contentOf(text: string, { resume, company, jobTitle }: Source, jobs: number[] | null): string[] {
  const names = new Set(
    [
      ...resume.jobs.flatMap((job, index) => [
        job.employer,
        job.place,
        jobs === null || jobs.includes(index) ? job.title : null,
      ]),
      company,
      jobTitle,
      resume.contact.name?.value ?? null,
    ].flatMap((name) => (name === null ? [] : readTokens(name).map((token) => token.stem))),
  );
  const numbers = readNumbers(text);
  const idioms = [...text.matchAll(IDIOMS)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const content = readTokens(text)
    .filter((token) => !idioms.some((idiom) => isInside(token, idiom)))
    .filter((token) => token.letterCase !== "number" && !/\d/.test(token.text))
    .filter((token) => !numbers.some((number) => isInside(token, number)))
    .filter((token) => !/^(?:i|you|we|they|it|that|there|he|she|what|who)['’]|n['’]t$/i.test(token.text))
    .filter(
      (token) =>
        !/^(?:euro|dollar|pound|rupee|franc)s?$/.test(token.normalized) &&
        !/^(?:hour|shift|day|night|week|fortnight|month|quarter|year|minute|decade)s?$/.test(
          token.normalized,
        ),
    )
    .filter((token) => !PLAIN_WORDS.has(token.stem) && !PLAIN_WORDS.has(token.normalized))
    .filter((token) => !(names.has(token.stem) && token.letterCase !== "lower"))
    .map((token) => plainStem(token.stem));
  return [...new Set(content)];
}
