import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Quote } from "#engine/text/span.ts";
import { isInside } from "#engine/text/span.ts";
import { PUBLISHED, RECEIVED, STUDIED } from "../knowledge/letters/credential-templates.ts";
import { joinList } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { isSkillName } from "./realize-match.ts";
import { realizeTerm } from "./realize-term.ts";
import { stemsOf } from "./relevance/weigh-words.ts";

type Award = { name: string; year: string | null; quote: Quote };

/** A word that both have and that is rare: what answers nothing of the ad is left out. */
const TELLING = 0.6;
/** A paper shares more with the ad than one word. */
const LEAST_TELLING = 2;
const MOST_WORDS = 9;
const MOST_COURSES = 3;
const YEAR = /(?:19|20)\d\d/;
const NAME =
  /^(?:the )?((?:[\p{Lu}\d][\p{L}\d.'’&-]*|of|for|in|and|the|de)(?: (?:[\p{Lu}\d][\p{L}\d.'’&-]*|of|for|in|and|the|de|student|travel))* (?:Award|Prize|Scholarship|Fellowship|Medal))(?: for [\p{Lu}][\p{L} ]{3,30})?$/u;
/** Named for it, and more. */
const NOT_GIVEN =
  /^(?:nominated|nominee|finalist|runner|winner|recipient|awarded|received|selected|applied)\b/i;
const COURSEWORK = /\b(?:relevant )?(?:coursework|courses|modules)\b/i;

/** One award by its own name and one paper, where they touch what the ad is about, and the courses that the ad asks for. */
export function realizeHonours(
  draft: LetterDraft,
  resume: Resume,
  asked: ReadonlyMap<string, number>,
  ranked: readonly RankedRequirement[],
): void {
  const answers = ({ quote }: Quote) => [...stemsOf(quote)].some((stem) => (asked.get(stem) ?? 0) >= TELLING);
  for (const { name, year, quote } of listAwards(resume)) {
    if (!answers(quote)) continue;
    const values = { award: name, ...(year === null ? {} : { year }) };
    if (
      draft.say("award", year === null ? RECEIVED.plain : RECEIVED.dated, values, [
        draft.quote("resume", quote),
      ])
    )
      break;
  }
  const isTelling = (title: string) =>
    [...stemsOf(title)].filter((stem) => (asked.get(stem) ?? 0) >= TELLING).length >= LEAST_TELLING;
  for (const { title, quote } of listPapers(resume))
    if (isTelling(title) && draft.say("paper", PUBLISHED, { title }, [draft.quote("resume", quote)])) break;
  sayCourses(draft, resume, ranked);
}

const QUOTED = /[“"]([^“”"]{20,160}?)[,.]?[”"]/u;
const NOT_PUBLISHED =
  /\b(?:submitted|under review|in review|in preparation|forthcoming|draft|manuscript|unpublished|talk|poster|presented|presentation|thesis|dissertation|translat\w*|review of|workshop|seminar|symposium|panel|lecture|invited|school on|edited|editor)\b/i;
const PUBLISHED_IN = /(?:19|20)\d\d/;

/** Publications whose title stands in quotation marks, with a year, and that have appeared. */
function listPapers({ blocks, text }: Resume): { title: string; quote: Quote }[] {
  return blocks
    .filter(({ section, kind }) => section === "publications" && kind !== "heading")
    .flatMap(({ start, end }) => {
      const line = text.slice(start, end).replace(/\s+/g, " ");
      const title = QUOTED.exec(line)?.[1]?.trim();
      if (title === undefined || NOT_PUBLISHED.test(line) || !PUBLISHED_IN.test(line)) return [];
      const words = title.split(" ").length;
      return words < 4 || words > 22 || /[.?!;] /.test(title) || !/^\p{Lu}/u.test(title)
        ? []
        : [{ title, quote: { start, end, quote: text.slice(start, end) } }];
    });
}

/** Lines of the awards section that are an award's name and its year. */
function listAwards({ blocks, text }: Resume): Award[] {
  return blocks
    .filter(({ section, kind }) => section === "awards" && kind !== "heading")
    .flatMap(({ start, end }) => {
      const line = text.slice(start, end).replace(/\s+/g, " ").trim();
      const years = line.match(new RegExp(YEAR, "g")) ?? [];
      const bare = line
        .replace(/[\s,(–—-]*(?:19|20)\d\d\)?[.,]?\s*/g, " ")
        .trim()
        .replace(/[.,;]$/, "");
      const name = NAME.exec(bare)?.[1];
      if (
        name === undefined ||
        NOT_GIVEN.test(name) ||
        years.length > 1 ||
        bare.split(" ").length > MOST_WORDS
      )
        return [];
      return [{ name, year: years[0] ?? null, quote: { start, end, quote: text.slice(start, end) } }];
    });
}

function sayCourses(draft: LetterDraft, resume: Resume, ranked: readonly RankedRequirement[]): void {
  const said = draft.text().toLowerCase();
  const rows = resume.blocks.filter(
    ({ start, end, section }) => section === "education" && COURSEWORK.test(resume.text.slice(start, end)),
  );
  const courses = ranked.filter(
    ({ term }) =>
      term.kind === "hard" &&
      term.status === "have" &&
      isSkillName(realizeTerm(term)) &&
      // 'Year of passing': one word in small letters is hardly a course.
      /\p{Lu}| /u.test(realizeTerm(term)) &&
      !said.includes(realizeTerm(term).toLowerCase()) &&
      term.resumeQuotes.some((quote) => rows.some((row) => isInside(quote, row))),
  );
  const own = courses.slice(0, MOST_COURSES).flatMap(({ term }) => [
    ...term.resumeQuotes
      .filter((quote) => rows.some((row) => isInside(quote, row)))
      .slice(0, 1)
      .map((quote) => draft.quote("resume", quote)),
    ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
  ]);
  const names = courses.slice(0, MOST_COURSES).map(({ term }) => realizeTerm(term));
  if (names.length > 0) draft.say("courses", STUDIED, { list: joinList(names) }, own);
}
