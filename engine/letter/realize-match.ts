import type { Job } from "#engine/job/model/job.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { isDictionaryWord } from "#engine/knowledge/words/english-words.ts";
import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { foldTerm } from "#engine/text/fold.ts";
import { isInside, type Span } from "#engine/text/span.ts";
import { COUNT_NOUNS } from "../knowledge/letters/count-nouns.ts";
import { NO_SKILL } from "../knowledge/letters/no-skills.ts";
import { MATCHED } from "../knowledge/letters/templates.ts";
import { DOING_A_THING, VAGUE_DEED } from "../knowledge/letters/vague-deeds.ts";
import { ALSO_NOUNS } from "../knowledge/verbs/verb-forms.ts";
import { readVerb } from "./clause/verb-forms.ts";
import { joinList } from "./names/realize-names.ts";
import type { LetterDraft } from "./open-draft.ts";
import { realizeTerm } from "./realize-term.ts";
import { isPlainlyMeant } from "./relevance/is-plainly-meant.ts";
import { isSkillQuote } from "./relevance/is-skill-quote.ts";

const MOST_NAMED = 4;
/** So many are looked at until enough of them are vouched for by themselves. */
const MOST_TRIED = 8;

const THEM = ["", "it", "both", "all three", "all of them"];

/** Up to four things that the ad asks for and that the person's jobs show, each in a name of its own. */
export function realizeMatch(
  draft: LetterDraft,
  resume: Resume,
  job: Job,
  ranked: readonly RankedRequirement[],
): void {
  const told = ranked
    .map(({ term }) => term)
    .filter(
      (term) =>
        term.kind === "hard" &&
        term.status === "have" &&
        // A label in small letters is a phrase of the ad, and no skill that is known by it.
        /^\p{Lu}/u.test(term.label) &&
        isSkillTerm(term) &&
        isPlainlyMeant(realizeTerm(term), term.quotes, job.text) &&
        term.resumeQuotes.some((quote) => isShown(quote, term, resume)),
    );
  const named = told.filter(
    (term, index) =>
      !told.some((other, at) => at !== index && isWithin(realizeTerm(term), realizeTerm(other), at < index)),
  );
  const sure = named
    .slice(0, MOST_TRIED)
    .filter((term) => draft.vouches(`I have experience with ${realizeTerm(term)}.`));
  // One thing that a list of skills has too is said there beside others.
  if (sure.length === 1 && sure[0]!.resumeQuotes.some((quote) => isListed(quote, resume))) return;
  for (let count = Math.min(MOST_NAMED, sure.length); count > 0; count -= 1) {
    const terms = sure.slice(0, count);
    const own = terms.flatMap((term) => [
      ...term.resumeQuotes
        .filter((quote) => isShown(quote, term, resume))
        .slice(0, 1)
        .map((quote) => draft.quote("resume", quote)),
      ...term.quotes.slice(0, 1).map((quote) => draft.quote("job", quote)),
    ]);
    const values = { list: joinList(terms.map(realizeTerm)), them: THEM[count] ?? "" };
    if (draft.say("match", count === 1 ? MATCHED.one : MATCHED.several, values, own)) return;
  }
}

function isShown(quote: Span, term: RankedRequirement["term"], resume: Resume): boolean {
  const name = realizeTerm(term);
  return (
    isTold(quote, resume) &&
    isSkillQuote(quote, resume) &&
    isSaidIn(quote, name, resume) &&
    isPlainlyMeant(name, [quote], resume.text)
  );
}

/** In what the person tells of their work, their projects or themselves. */
function isTold(quote: Span, { jobs, blocks, text }: Resume): boolean {
  return (
    jobs.some((job) => isInside(quote, job)) ||
    blocks.some(
      (block) =>
        TOLD.has(block.section) &&
        isInside(quote, block) &&
        !(block.section === "summary" && NOT_DONE.test(text.slice(block.start, block.end))),
    )
  );
}

/** A summary that tells what somebody knows of or hopes for: no experience with it. */
const NOT_DONE =
  /\b(?:interest(?:ed|s)?|foundational|basics?|basic|familiar\w*|knowledge|understanding|seeking|aspiring|aims?|aiming|looking|students?|learn\w*|eager|passion\w*|fresher|graduate|hope|want|career objective|opportunity)\b/i;

function isListed(quote: Span, { skills, blocks }: Resume): boolean {
  return (
    skills.some((skill) => isInside(quote, skill)) ||
    blocks.some((block) => block.section === "skills" && isInside(quote, block))
  );
}

/** Whether a line says the name in its own words: who tells of 'survival analysis' has not said 'Cox regression'. */
function isSaidIn({ start, end }: Span, name: string, { text }: Resume): boolean {
  // 'MAC' of a shop is no 'Mac'.
  if (name.length < 4 && !text.slice(start, end).includes(name)) return false;
  const words = foldTerm(text.slice(start, end)).split(" ");
  const stems = foldTerm(name).split(" ");
  // 'the engineering office and its file systems' says nothing of systems engineering.
  return (
    ` ${words.join(" ")} `.includes(` ${stems.join(" ")} `) ||
    (words.length <= stems.length + MOST_BETWEEN && stems.every((stem) => words.includes(stem)))
  );
}

/** Words that may stand among those of a name: 'analysis of the data'. */
const MOST_BETWEEN = 1;

const TOLD = new Set(["experience", "projects", "volunteering", "summary"]);

/** The later of two that are the same, and the shorter of two that share their words. */
function isWithin(name: string, other: string, later: boolean): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  return one === two ? later : ` ${two} `.includes(` ${one} `);
}

const VAGUE_HEAD =
  / (?:programs?|programmes?|activities|customers?|clients?|users?|needs|teams?|issues|solutions|services|environment|projects|records|systems|trends|opportunities|performance|targets|strategies|business|experience|requirements|documents|reports|materials|products|tools|skills|information|staff)$/;

/** 'HTML CSS': two of a list whose comma is missing. */
const TWO_TOOLS =
  /^(?:(?:HTML5?|CSS3?|JavaScript|JS|Git|GitHub|GitLab|SQL|MySQL|Java|Python|PHP|AJAX|jQuery|XML|JSON|Bootstrap)(?: |$)){2,}/i;
/** 'scripting language', 'big data analytic'. */
const SINGULAR_HEAD = / (?:language|analytic|technique|methodology|protocol|algorithm)$/i;

/** 'keep records': a duty in the ad's own words, and no name of a skill. */
function isDuty(name: string): boolean {
  const [first = "", ...others] = name.split(" ");
  const kinds = readVerb(first)?.kinds ?? [];
  return (
    others.length > 0 && kinds.length === 1 && kinds[0] === "base" && !ALSO_NOUNS.has(first.toLowerCase())
  );
}

/** 'poster designs': what was made. */
const ENDS_IN_THINGS =
  /^\p{Ll}.* (?:designs|works|reports|drawings|campaigns|calls|emails|letters|forms|entries)$/u;

/** 'REPAIR AND UPGRADE': words of the dictionary in the capitals of a heading. */
function isShouted(name: string): boolean {
  const shouted = name.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [];
  return shouted.filter((word) => wordBand(word.toLowerCase()) !== undefined).length > 1;
}

/**
 * The same of a requirement: one word for an activity is a skill where that is its own name ('scheduling'), and what the ad
 * wants done where it is known by another ('evaluating').
 */
export function isSkillTerm(term: RankedRequirement["term"]): boolean {
  const name = realizeTerm(term);
  // 'CONTROL' of an ad's heading is the person's 'control', 'REST' is not.
  const isShout = /^\p{Lu}{4,}$/u.test(name) && wordBand(name.toLowerCase()) !== undefined;
  if (isShout && !term.resumeQuotes.some(({ quote }) => quote.includes(name))) return false;
  const isDoing = /^\p{Ll}+ing$/u.test(name);
  return isSkillName(name) && (!isDoing || term.label.replace(/ \(.*$/, "").toLowerCase() === name);
}

/**
 * Whether a term is a skill by its name: two words or more, a name in capitals, or one word for an activity or a field. A
 * word of which nobody says that they have experience with it is none.
 */
export function isSkillName(name: string): boolean {
  if (
    NO_SKILL.test(name) ||
    DOING_A_THING.test(name) ||
    isShouted(name) ||
    ENDS_IN_THINGS.test(name) ||
    isDuty(name)
  )
    return false;
  if (/ \p{L}$|[/(]/u.test(name) || VAGUE_HEAD.test(name) || TWO_TOOLS.test(name)) return false;
  if (/facing$/i.test(name)) return false;
  // 'operating system' wants an article, 'Microsoft Office' does not.
  if (name.includes(" ")) return !COUNT_NOUNS.has(name.split(" ").at(-1)!) && !SINGULAR_HEAD.test(name);
  if (/^(?:R|C|C\+\+|C#)$/.test(name)) return true;
  const lower = name.toLowerCase();
  // 'Algorithms': a thing's plural with the capital of a list.
  if (/^\p{Lu}\p{Ll}+s$/u.test(name) && isDictionaryWord(lower.slice(0, -1))) return false;
  if (name !== lower) return name.length > 1 && (wordBand(lower) === undefined || /\p{Lu}{2}/u.test(name));
  return /(?:ing|istry|ology|graphy|nomy|keeping)$/.test(lower) && !VAGUE_DEED.test(lower);
}
