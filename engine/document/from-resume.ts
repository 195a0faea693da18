import type { Resume, ResumeDate, ResumeEducation, ResumeJob, Section } from "../resume/model/resume.ts";
import type { Quote, Span } from "../text/span.ts";
import { detectLanguage } from "./detect-language.ts";
import type { CustomSection, Education, ResumeDocument, StandardSection, Work } from "./resume-document.ts";

/** Sections of which every block is told by an entry or an item; what stands beside those is kept as a section of its own. */
const STRUCTURED: Partial<Record<Section["kind"], StandardSection>> = {
  summary: "summary",
  experience: "work",
  education: "education",
  skills: "skills",
  certificates: "certificates",
  languages: "languages",
};

/**
 * A read resume as a document to edit. Every value is one that was read, however sure: the person looks at it. Text that
 * no field holds is kept in the entry or section it stands in, so that nothing of the page is lost but its looks.
 */
export function documentFromResume(resume: Resume): ResumeDocument {
  const { contact } = resume;
  const text = new BlockTexts(resume);
  const work = resume.jobs.map((job, index) => workOf(job, index, text));
  const education = resume.education.map((study, index) => studyOf(study, index, text));
  const custom = customSections(resume, text);
  return {
    basics: {
      ...given("name", contact.name?.value),
      ...given("email", contact.email?.value),
      ...given("phone", contact.phone?.value),
      ...given(
        "summary",
        sectionsOf(resume, "summary")
          .flatMap((one) => text.of(one))
          .join("\n"),
      ),
      ...(contact.address === null ? {} : { location: { address: contact.address.value } }),
      ...(contact.linkedin === null
        ? {}
        : { profiles: [{ network: "LinkedIn", url: contact.linkedin.value }] }),
    },
    work,
    education,
    skills: resume.skills.map(({ quote }, index) => ({ id: `skill-${index + 1}`, name: oneLine(quote) })),
    certificates: resume.certificates.map(({ quote }, index) => ({
      id: `certificate-${index + 1}`,
      name: oneLine(quote),
    })),
    languages: resume.languages.map(({ quote }, index) => ({
      id: `language-${index + 1}`,
      ...spoken(quote),
    })),
    meta: {
      vouch: {
        language: detectLanguage(resume),
        order: printedOrder(resume, custom),
        headings: printedHeadings(resume),
        custom,
      },
    },
  };
}

/** The words of a resume's blocks, each on one line. */
class BlockTexts {
  private readonly resume: Resume;

  constructor(resume: Resume) {
    this.resume = resume;
  }

  /** Blocks that begin in a span, headings left out, and those that are one of `told`. */
  of(span: Span, told: readonly Span[] = []): string[] {
    const { text, blocks } = this.resume;
    return blocks
      .filter(({ kind, start }) => kind !== "heading" && start >= span.start && start < span.end)
      .filter((block) => !told.some((other) => other.start < block.end && other.end > block.start))
      .map(({ start, end }) => oneLine(text.slice(start, end)))
      .filter((line) => line !== "");
  }
}

function workOf(job: ResumeJob, index: number, text: BlockTexts): Work {
  return {
    id: `work-${index + 1}`,
    ...given("position", job.title),
    ...given("name", job.employer),
    ...given("location", job.place),
    ...period(job),
    ...given(
      "summary",
      besideHeader(text.of(job, job.bullets), [
        job.title,
        job.employer,
        job.place,
        job.from?.text,
        job.to?.text,
      ]),
    ),
    highlights: job.bullets.map(({ quote }) => oneLine(quote)),
  };
}

function studyOf(study: ResumeEducation, index: number, text: BlockTexts): Education {
  const rest = besideHeader(text.of(study), [
    study.school,
    study.degree,
    study.field,
    study.from?.text,
    study.to?.text,
  ]);
  return {
    id: `study-${index + 1}`,
    ...given("institution", study.school),
    ...given("studyType", study.degree),
    ...given("area", study.field),
    ...period(study),
    ...(rest === "" ? {} : { courses: rest.split("\n") }),
  };
}

/** What lines of an entry hold beside the values that were read of its header, without the signs and small words that joined them. */
function besideHeader(lines: readonly string[], values: readonly (string | null | undefined)[]): string {
  const known = values.filter((value) => value !== null && value !== undefined && value !== "") as string[];
  return lines
    .map((line) => {
      const left = known.reduce((text, value) => text.replace(value, " | "), line);
      return left === line ? line : left.split("|").map(trimSigns).filter(isWorthKeeping).join(", ");
    })
    .filter((line) => line !== "")
    .join("\n");
}

const trimSigns = (text: string) => text.replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, "");

/** Not the 'in' between a degree and its field, nor the word for a post that goes on. */
const isWorthKeeping = (text: string) => /\s/.test(text) || text.length > MOST_LETTERS_OF_JOINTS;
const MOST_LETTERS_OF_JOINTS = 7;

function period({
  from,
  to,
  ...rest
}: {
  from: ResumeDate | null;
  to: ResumeDate | null;
  current?: boolean;
}) {
  const goesOn = rest.current === true;
  return {
    ...given("startDate", from === null ? null : isoDate(from)),
    ...given("endDate", to === null || goesOn ? null : isoDate(to)),
  };
}

const isoDate = ({ at: { year, month } }: ResumeDate): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;

/** 'German (native)', 'German – native' and 'German: native' say how well behind the language. */
function spoken(quote: string): { language: string; fluency?: string } {
  const [, language, fluency] =
    /^(\p{L}[\p{L} ]*?)\s*(?:\(([^()]+)\)|[:–—-]\s*(.+))$/u
      .exec(oneLine(quote))
      ?.filter((part) => part !== undefined) ?? [];
  return language === undefined || fluency === undefined
    ? { language: oneLine(quote) }
    : { language, fluency };
}

/** Sections that JSON Resume has no list for, or whose entries are not read, as their lines. */
function customSections(resume: Resume, text: BlockTexts): CustomSection[] {
  const told: Quote[] = [...resume.skills, ...resume.certificates, ...resume.languages];
  return resume.sections.flatMap((section, index) => {
    if (section.kind === "contact" || section.kind === "summary") return [];
    const entries = [...resume.jobs, ...resume.education];
    const lines = text.of(section, STRUCTURED[section.kind] === undefined ? entries : [...told, ...entries]);
    return lines.length === 0 || section.heading === ""
      ? []
      : [{ id: `section-${index + 1}`, heading: oneLine(section.heading), lines }];
  });
}

/** Sections in the order of the page. */
function printedOrder(resume: Resume, custom: readonly CustomSection[]): string[] {
  const order = resume.sections.flatMap((section, index) => {
    const name = STRUCTURED[section.kind];
    const own = custom.find(({ id }) => id === `section-${index + 1}`);
    return [...(name === undefined ? [] : [name]), ...(own === undefined ? [] : [own.id])];
  });
  return [...new Set(order)];
}

/** Sections keep the headings that they have; of two of one kind the first. */
function printedHeadings(resume: Resume): Record<string, string> {
  const named = resume.sections.flatMap((section) => {
    const name = STRUCTURED[section.kind];
    return name === undefined || section.heading === "" ? [] : [[name, oneLine(section.heading)] as const];
  });
  return Object.fromEntries(named.reverse());
}

const sectionsOf = (resume: Resume, kind: Section["kind"]) =>
  resume.sections.filter((section) => section.kind === kind);

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const given = <Key extends string>(key: Key, value: string | null | undefined) =>
  (value === null || value === undefined || value === "" ? {} : { [key]: value }) as {
    [key in Key]?: string;
  };
