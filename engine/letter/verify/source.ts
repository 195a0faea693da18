import type { Job } from "#engine/job/model/job.ts";
import { joinDegrees } from "#engine/knowledge/degrees/spaced-degrees.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { impliedIds } from "#engine/lexicon/open-lexicon.ts";
import type { TermHit } from "#engine/lexicon/term.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { addToGroup } from "#engine/text/add-to-group.ts";
import { lettersOf } from "#engine/text/fold-letters.ts";
import type { Quote } from "#engine/text/span.ts";
import { readTokens } from "#engine/text/tokens.ts";
import { plainStem } from "../../knowledge/letters/letter-words.ts";
import { type NumberFact, readNumbers } from "./read-numbers.ts";
import { openSpelling } from "./repair-spelling.ts";
import { splitSentences } from "./split-sentences.ts";
import { listToldLines, type ToldLine } from "./told-lines.ts";

/** A sentence or item of the resume with what it states. */
export type SourceLine = Quote & {
  /** Index into resume.jobs; null outside them. */
  job: number | null;
  section: string;
  stems: ReadonlySet<string>;
  /** Stems of what the line stands under or beside: its job's heading, or the short lines next to it in its section. */
  around: ReadonlySet<string>;
  folded: string;
  /** Words as they stand, but for their plural. */
  nouns: ReadonlySet<string>;
  numbers: NumberFact[];
};

/** Everything a letter may say, prepared once for many sentences. */
export type Source = {
  resume: Resume;
  job: Job;
  lines: SourceLine[];
  words: ReadonlySet<string>;
  /** Beginnings of those words, so that 'negotiate' is found in 'negotiation'. */
  stems: ReadonlySet<string>;
  /** Concepts of the resume and the wider ones they imply, with the places that show them. */
  terms: ReadonlyMap<string, TermHit[]>;
  adLemmas: ReadonlySet<string>;
  /** The resume's letters and digits in a row, for words that its file has glued together. */
  letters: string;
  /** Initials of the names in it: 'nit' for 'National Institute of Technology'. */
  acronyms: ReadonlySet<string>;
  /** Words of the resume, and of the ad with the names the person gave, in a row. */
  resumeFolded: string;
  adNames: string;
  adNumbers: NumberFact[];
  adTerms: ReadonlySet<string>;
  /** Of each job: its heading's words in a row, and the stems of title, employer and place. */
  headings: readonly {
    folded: string;
    title: string;
    stems: ReadonlySet<string>;
    titleLemmas: ReadonlySet<string>;
  }[];
  /** What each job's employer may be called: its name, without its legal form, and its first words. */
  employers: readonly (readonly string[])[];
  company: string | null;
  jobTitle: string | null;
};

/** The end of a period that goes on: no word of what was done ('2019 - Present' presents nothing). */
const UNTIL_NOW = /(?:[-–—]|\b(?:to|till|until)\b) ?(?:present|now|today|date|current)\b/gi;
const LISTS = new Set(["skills", "certificates", "languages"]);

/**
 * Prepares resume and ad. `company` and `jobTitle` are what the person said themselves; null leaves what the ad says. `told`
 * is their word and vouches as the resume does.
 */
export function openSource(
  resume: Resume,
  job: Job,
  named: { company?: string | null; jobTitle?: string | null } = {},
  told: readonly ToldLine[] = [],
): Source {
  const theirs = [...told, ...listToldLines(resume)];
  const lines = addSurroundings([...listSourceLines(resume), ...theirs.map(readToldLine)], resume);
  const terms = new Map<string, TermHit[]>();
  const said = theirs.map((line) => line.said).join("\n");
  const isSkillsSection = (section: string) => LISTS.has(section);
  const toldBlock = { start: 0, end: said.length, kind: "paragraph" as const, section: "experience" };
  for (const hit of [
    ...findTerms(resume.text, resume.blocks, { isSkillsSection }),
    ...(said === "" ? [] : findTerms(said, [toldBlock], { isSkillsSection })),
  ]) {
    for (const id of [hit.id, ...impliedIds(hit.id)]) addToGroup(terms, id, hit);
  }
  const company = named.company ?? job.company?.quote ?? null;
  const jobTitle = named.jobTitle ?? job.title?.quote ?? null;
  return {
    resume,
    job,
    lines,
    stems: new Set(lines.flatMap((line) => [...line.stems].map(stemOf))),
    words: new Set(lines.flatMap((line) => [...line.stems])),
    terms,
    letters: lettersOf(`${resume.text}\n${said}`),
    acronyms: readAcronyms(`${resume.text}\n${said}`),
    adLemmas: stemsOf(job.text),
    resumeFolded: lines.map((line) => line.folded).join("|") + foldSequence(`${resume.text}\n${said}`),
    adNames: [job.text, company ?? "", jobTitle ?? ""].map(foldSequence).join("|"),
    headings: resume.jobs.map((own, index) => ({
      folded: foldSequence(
        [
          resume.text.slice(own.start, own.bullets[0]?.start ?? own.end),
          ...theirs.filter(({ job }) => job === index).map((line) => line.said),
        ].join(" "),
      ),
      title: own.title === null ? "" : foldSequence(own.title),
      stems: stemsOf(`${own.title ?? ""} ${own.employer ?? ""} ${own.place ?? ""}`),
      titleLemmas: stemsOf(own.title ?? ""),
    })),
    employers: listEmployers(resume),
    adNumbers: readNumbers(job.text),
    adTerms: new Set(job.terms.map((term) => term.id)),
    company,
    jobTitle,
  };
}

/** Lemmas of a text, synonyms as one. */
export function stemsOf(text: string): Set<string> {
  return new Set(
    readTokens(joinDegrees(text)).flatMap((token) => [plainStem(token.stem), plainStem(token.singular)]),
  );
}

/** Lemmas of a resume's line, and those of the words that it misspells. */
function lineStems(text: string, spell: (word: string) => readonly string[]): Set<string> {
  const stems = stemsOf(text);
  for (const { normalized } of readTokens(text))
    for (const word of spell(normalized)) for (const stem of stemsOf(word)) stems.add(stem);
  return stems;
}

/** Words in lower case between single spaces, with a space at both ends, so that whole words can be looked for. */
export function foldSequence(text: string): string {
  return ` ${readTokens(joinDegrees(text))
    .map((token) => token.normalized)
    .join(" ")} `;
}

const CAPITALISED = /\p{Lu}[\p{L}'’]*(?:[ -](?:(?:of|and|the|for|in|de|&) )*\p{Lu}[\p{L}'’]*){1,7}/gu;
const SHORTEST_ACRONYM = 2;
const LONGEST_ACRONYM = 6;

function readAcronyms(text: string): Set<string> {
  const found = new Set<string>();
  for (const [run] of text.matchAll(CAPITALISED)) {
    const initials = [...run.matchAll(/(?<![\p{L}'’])\p{Lu}/gu)]
      .map(([letter]) => letter.toLowerCase())
      .join("");
    for (let start = 0; start < initials.length; start += 1)
      for (let length = SHORTEST_ACRONYM; length <= LONGEST_ACRONYM; length += 1)
        if (start + length <= initials.length) found.add(initials.slice(start, start + length));
  }
  return found;
}

/** How many lines before a line outside jobs may be its heading, its date or its place. */
const REACH = 2;
const SHORT_LINE = 80;

function addSurroundings(lines: readonly SourceLine[], resume: Resume): SourceLine[] {
  const headings = resume.jobs.map((own) =>
    stemsOf(`${own.title ?? ""} ${own.employer ?? ""} ${own.place ?? ""}`),
  );
  return lines.map((line, index) => ({
    ...line,
    around:
      line.job !== null
        ? headings[line.job]!
        : new Set(
            lines
              .slice(Math.max(0, index - REACH), index)
              .filter(
                (other) =>
                  other.job === null && other.section === line.section && other.quote.length <= SHORT_LINE,
              )
              .flatMap((other) => [...other.stems]),
          ),
  }));
}

function listSourceLines(resume: Resume): SourceLine[] {
  const { text } = resume;
  const spell = openSpelling();
  return resume.blocks.flatMap((block) =>
    splitSentences(text, block.start, block.end).map(({ start, end }) => {
      const quote = text.slice(start, end);
      const numbers = readNumbers(quote);
      const at = resume.jobs.findIndex((job) => start >= job.start && end <= job.end + 1);
      return {
        start,
        end,
        quote,
        job: at === -1 ? null : at,
        section: block.section,
        stems: new Set([...lineStems(quote.replace(UNTIL_NOW, " "), spell), ...directionOf(quote, numbers)]),
        around: new Set<string>(),
        folded: foldSequence(quote),
        nouns: new Set(readTokens(quote).map(({ singular }) => singular)),
        numbers,
      };
    }),
  );
}

function readToldLine({ said, start, end, quote, job, section }: ToldLine): SourceLine {
  return {
    start,
    end,
    quote,
    job,
    section,
    stems: new Set([...stemsOf(said), ...directionOf(said, readNumbers(said))]),
    around: new Set<string>(),
    folded: foldSequence(said),
    nouns: new Set(readTokens(said).map(({ singular }) => singular)),
    numbers: readNumbers(said),
  };
}

/** 'from 11 hours to 4' is a cut, 'from 40 to 90' a growth, whatever verb says it. */
function directionOf(quote: string, numbers: readonly NumberFact[]): string[] {
  const from = numbers.findIndex(({ start }) =>
    /\bfrom (?:[^\d\s]{1,4} ?)?$/i.test(quote.slice(Math.max(0, start - 10), start)),
  );
  const [first, second] = from === -1 ? [] : numbers.slice(from, from + 2);
  if (
    first === undefined ||
    second === undefined ||
    first.unit === "year" ||
    !/\bto\b/i.test(quote.slice(first.end, second.start))
  )
    return [];
  return second.value < first.value ? [plainStem("cut")] : [plainStem("grow")];
}

const FORMS = /,|\s(?:Ltd|Inc|LLC|GmbH|Limited|Pvt|plc|Co|LLP|AG|SA|BV|Corp)\b/;

function listEmployers(resume: Resume): string[][] {
  const words = resume.jobs.map((job) =>
    job.employer === null ? [] : readTokens(job.employer.split(FORMS)[0]!).map((token) => token.normalized),
  );
  return resume.jobs.map((job, index) => {
    if (job.employer === null) return [];
    const own = words[index]!;
    const names = [foldSequence(job.employer), ` ${own.join(" ")} `];
    for (let count = own.length - 1; count > 0; count -= 1) {
      const start = own.slice(0, count);
      // One word alone must be a name, and no other employer's.
      const isName =
        count > 1
          ? !/^(?:the|and|of|st|new|united)$/.test(start.at(-1)!)
          : start[0]!.length > 3 && wordBand(start[0]!) === undefined;
      const isShared = words.some(
        (other) => other.join(" ") !== own.join(" ") && other.slice(0, count).join(" ") === start.join(" "),
      );
      if (isName && !isShared) names.push(` ${start.join(" ")} `);
    }
    return names.filter((name) => name.trim().length > 2);
  });
}

const STEM = 6;

/** What a long word begins with; a short one whole. */
export function stemOf(word: string): string {
  return word.length > STEM ? word.slice(0, STEM) : word;
}
