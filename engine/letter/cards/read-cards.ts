import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { Resume, ResumeJob } from "#engine/resume/model/resume.ts";
import type { Quote } from "#engine/text/span.ts";
import { HONOUR } from "../../knowledge/letters/claim-words.ts";
import { isEnglishLine } from "../clause/is-english-line.ts";
import { inferBulletVerbForms } from "../clause/is-noun-opening.ts";
import { splitLines } from "../clause/split-lines.ts";
import { readVerb, type VerbKind } from "../clause/verb-forms.ts";
import { readNumbers } from "../verify/read-numbers.ts";
import { splitSentences } from "../verify/split-sentences.ts";
import type { FactCard } from "./card.ts";
import { isCut } from "./is-cut.ts";
import { isFluent } from "./is-fluent.ts";
import { isSayable } from "./is-sayable.ts";
import { plainCase } from "./plain-case.ts";
import { readForm, shorten } from "./read-form.ts";

const MOST_JOBS = 6;
const LEAST_PROSE = 6;
const RESULT =
  /\b(?:result(?:ed|ing) in|sav(?:ed|ing)|cut(?:ting)?|reduc(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|rais(?:ed|ing)|lower(?:ed|ing)|gr(?:ew|owing)|boost(?:ed|ing)|doubl(?:ed|ing)|halv(?:ed|ing)|achiev(?:ed|ing)|from [£$€]?\d[\d.,]* ?\S* to)\b/i;

/** Every line of work, projects and volunteering that can be said, as a card; in the order of the resume. */
export function readCards(resume: Resume): FactCard[] {
  const repeated = listRepeated(resume.text);
  const work = resume.jobs.slice(0, MOST_JOBS).flatMap((job, index) => {
    const place = { kind: "work", job: index, current: job.current, beside: job.bullets, repeated } as const;
    const told = listProse(resume, job).flatMap((line) => readLine(resume, line, place));
    return [
      ...job.bullets.flatMap((bullet) => readLine(resume, bullet, place)),
      ...told.filter(({ form, confidence }) => form === "past" && confidence === "sure"),
    ];
  });
  return [...work, ...readOutside(resume, repeated)].map((card, index) => ({ ...card, id: `c${index + 1}` }));
}

/** Paragraphs of a job that are no list items: sentences in which somebody tells what they did. */
function listProse({ text, blocks }: Resume, job: ResumeJob): Quote[] {
  return blocks
    .filter(({ start, end, kind }) => kind === "paragraph" && start >= job.start && end <= job.end)
    .filter(({ start, end }) => !job.bullets.some((bullet) => bullet.start < end && bullet.end > start))
    .map(({ start, end }) => ({ start, end, quote: text.slice(start, end) }))
    .filter(({ quote }) => quote.split(/\s+/).length >= LEAST_PROSE);
}

type Place = Pick<FactCard, "kind" | "job"> & {
  current: boolean;
  beside: readonly Quote[];
  repeated: ReadonlySet<string>;
};

/** Words in small letters that stand in more than one place: terms of the writer's own, hardly misprints. */
function listRepeated(text: string): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [word] of text.matchAll(/\p{Ll}{3,}/gu)) (seen.has(word) ? repeated : seen).add(word);
  return repeated;
}

const OUTSIDE: Readonly<Record<string, FactCard["kind"]>> = {
  projects: "project",
  volunteering: "volunteering",
  experience: "work",
  summary: "work",
  awards: "work",
};

/** What somebody was given, and not did: 'awarded the …' of a list of honours. */
const GIVEN =
  /^(?:awarded|selected|nominated|named|ranked|shortlisted|recognized|recognised|honou?red|chosen|invited|promoted|elected|appointed|placed|graduated|qualified|certified|motivated|dedicated|committed|focused|driven|skilled|experienced|seasoned|accomplished|specialized|specialised|interested|organized|organised|oriented|determined|born|raised|based|looking|proven|demonstrated|results|versed|equipped|inspired|trained|educated|advanced|detailed|established|valued|involved|pursued|sought|hoped|wanted|known)\b/i;

/**
 * What stands in projects and volunteering, and under experience where no job was read around it: only what was surely done,
 * for a heading may name a thing.
 */
function readOutside(resume: Resume, repeated: ReadonlySet<string>): FactCard[] {
  return resume.blocks.flatMap(({ start, end, kind, section }) => {
    const told = OUTSIDE[section];
    if (kind === "heading" || told === undefined) return [];
    if (resume.jobs.some((job) => start >= job.start && end <= job.end)) return [];
    const line = { start, end, quote: resume.text.slice(start, end) };
    const place = {
      kind: told,
      job: null,
      current: false,
      beside: [],
      repeated,
    } as const;
    const isTold = section === "summary" || section === "awards";
    return listSentences(line, isTold)
      .flatMap((part) => readLine(resume, part, place))
      .filter(
        ({ form, text, confidence }) =>
          !(
            isTold &&
            (form !== "past" ||
              confidence !== "sure" ||
              GIVEN.test(text) ||
              text.split(" ").length < LEAST_PROSE)
          ) &&
          (form === "past" || (form === "gerund" && confidence === "sure" && kind === "item")) &&
          (kind === "item" || text.split(" ").length >= LEAST_PROSE),
      );
  });
}

/** The sentences of a paragraph that tells several things. */
function listSentences(line: Quote, isTold: boolean): Quote[] {
  if (!isTold) return [line];
  return splitSentences(line.quote).map(({ start, end }) => ({
    start: line.start + start,
    end: line.start + end,
    quote: line.quote.slice(start, end),
  }));
}

function readLine(resume: Resume, line: Quote, place: Place): FactCard[] {
  if (isCut(resume.text, line) || isHeader(line.quote)) return [];
  const habit = inferBulletVerbForms(
    place.beside.filter(({ start, end }) => start > line.start || end < line.end).map(({ quote }) => quote),
  );
  return splitLines(line.quote).flatMap(({ start, end }) => {
    const quote = {
      start: line.start + start,
      end: line.start + end,
      quote: line.quote.slice(start, end),
    };
    return readPart(quote, place, habit);
  });
}

const MONTH_AND_YEAR =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?,? ?['’]?(?:(?:19|20)\d\d|\d\d)\b/iu;
const MOST_OF_HEADER = 10;

/** 'Embedded Developer Mar, 2014 – Feb, 2015': the header of a job that stands among its lines. */
function isHeader(line: string): boolean {
  return MONTH_AND_YEAR.test(line) && line.split(/\s+/).length <= MOST_OF_HEADER;
}

function readPart(quote: Quote, place: Place, habit: ReadonlySet<VerbKind>): FactCard[] {
  if (!isEnglishLine(quote.quote)) return [];
  const read = readForm(shorten(dropAsides(quote.quote)), place.current, habit);
  if (read === null) return [];
  const text = plainCase(read.text);
  if (text === null || !isSayable(text, read.form, place.repeated) || !isFluent(text, read.form)) return [];
  if (hasAddedArticle(quote.quote, text)) return [];
  const numbers = readNumbers(text);
  return [
    {
      id: "",
      kind: place.kind,
      form: read.form,
      text,
      job: place.job,
      numbers,
      result: RESULT.test(text) && numbers.length > 0,
      scale: numbers.some(({ unit, heads }) => unit === "money" || heads.length > 0),
      award: HONOUR.test(text),
      confidence: isSureForm(read.form, text) ? "sure" : "unsure",
      quote,
    },
  ];
}

/** Past and base openings that are verbs and nothing else. */
function isSureForm(form: FactCard["form"], text: string): boolean {
  if (form === "state") return true;
  const kinds = readVerb(text.split(" ")[0]!.replace(/,$/, ""))?.kinds ?? [];
  return (form === "past" && kinds.includes("past")) || (form === "gerund" && kinds.includes("gerund"));
}

const PREPOSITION =
  /^(?:of|for|in|on|at|with|to|from|into|across|during|within|under|after|before|through|and|or)$/i;
/** Nouns before which a headline's missing article is surely 'a'. */
const SURELY_ONE =
  /^(?:team|group|crew|website|site|app|application|system|tool|database|dashboard|platform|program|programme|project|process|pipeline|model|algorithm|plan|strategy|budget|portfolio|prototype|framework|course|workshop|event|campaign|study|survey|relationship|script|library|network|fleet|shop|caseload|store|bot|chatbot|game|api|policy|procedure|blog|newsletter|podcast|conference|club|committee|suite|branch|company|business|department|clinic|kitchen|restaurant|ward|class|robot|simulator|simulation|presentation|report|proposal|guide|manual|curriculum|method|solution|interface|module|server|cluster|environment|template|competition|exhibition|festival)$/;

/** 'to an IPD conversion': an article that the line lacks is sure behind its verb before plain things, else a guess. */
function hasAddedArticle(line: string, text: string): boolean {
  const printed = ` ${line.toLowerCase().replace(/\s+/g, " ")} `;
  const words = text.split(" ");
  return words.some((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (!/^(?:an?|the)$/.test(word) || before === undefined || after === undefined) return false;
    if (printed.includes(` ${word} ${after.toLowerCase().replace(/[,.;]$/, "")}`)) return false;
    return PREPOSITION.test(before) || !SURELY_ONE.test(headOf(words.slice(at + 1)));
  });
}

/** The last word before a small one. */
function headOf(words: readonly string[]): string {
  const stop = words.findIndex((word) => wordBand(word.replace(/,$/, "")) === 1 || /ing$/.test(word));
  return words[stop === -1 ? words.length - 1 : Math.max(0, stop - 1)]!.replace(/[,.;]$/, "");
}

/** What stands in brackets is an aside that nobody says aloud. */
function dropAsides(line: string): string {
  return line
    .replace(/\s*\([^()]{1,80}\)/g, "")
    .replace(/,? (?:as|when|where|if) (?:needed|required|necessary|appropriate|assigned)\.?$/i, "")
    .replace(/\s+([,.;])/g, "$1");
}
