import type { RankedRequirement } from "#engine/match/rank-requirements.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import type { Quote } from "#engine/text/span.ts";
import { AWARDS, COURSES, PROJECTS, PUBLICATIONS, SUBJECTS, UNPAID } from "../knowledge/letters/templates.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import { addArticle } from "./clause/add-article.ts";
import { expandAbbreviations } from "./clause/expand-abbreviations.ts";
import { lowerFirst } from "./clause/read-noun-phrase.ts";
import type { LetterDraft } from "./open-draft.ts";
import { articleFor, joinList, lowerPlain, realizeName } from "./realize-names.ts";

/** Up to so many words a letter takes in what lies beside the jobs; what the ad asks for may come later. */
const ROOM = 235;
const MORE_ROOM = 285;

type Parts = { draft: LetterDraft; resume: Resume; ranked: readonly RankedRequirement[] };

/** Projects, courses, awards, publications and unpaid work: one sentence each, where there is room or the ad makes them matter. */
export function realizeFurtherSections(parts: Parts): void {
  sayProject(parts);
  sayCourses(parts);
  sayHonours(parts);
  sayUnpaid(parts);
}

function isRoom({ draft, ranked }: Parts, quote: Quote): boolean {
  const asked = ranked.some(({ term }) =>
    term.resumeQuotes.some(({ start, end }) => start >= quote.start && end <= quote.end),
  );
  return draft.words() < (asked ? MORE_ROOM : ROOM);
}

/** Lines of a section outside of jobs, as printed. */
function linesOf(resume: Resume, sections: readonly string[]): Quote[] {
  return resume.blocks
    .filter(({ kind, section }) => kind !== "heading" && sections.includes(section))
    .filter(({ start, end }) => !resume.jobs.some((job) => start >= job.start && end <= job.end))
    .flatMap(({ start, end }) => {
      const text = resume.text.slice(start, end);
      return [...text.matchAll(/[^\n]+/g)].flatMap((match): Quote[] => {
        const lead = /^[\s•▪◦–\-*»→·]*/.exec(match[0])![0].length;
        const quote = match[0].slice(lead).trimEnd();
        const from = start + match.index + lead;
        return quote === "" ? [] : [{ start: from, end: from + quote.length, quote }];
      });
    });
}

/** 'tinyqueue – an open source job queue in Go' as 'one of my projects is tinyqueue, an open source job queue in Go'. */
function sayProject(parts: Parts): void {
  const { draft, resume } = parts;
  for (const line of linesOf(resume, ["projects"]).slice(0, 6)) {
    const [, name = "", about = ""] =
      /^([^–—:|]{2,40}?)\s*(?:[–—:|]| - )\s*([^.;]{8,140})/.exec(line.quote) ?? [];
    const said = expandAbbreviations(about.replace(/,[^,]*\d[^,]*$/, ""));
    // 'Group design' describes and does not name.
    if (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name.trim())) continue;
    if (said === "" || name.split(" ").length > 5 || !isRoom(parts, line) || /\d{4}/.test(name)) continue;
    const lower = lowerFirst(said);
    const described = /^an? /.test(lower) ? lower : addArticle(lower);
    if (!/^an? /.test(described) || described.split(" ").length < 4) continue;
    if (
      draft.say("project", PROJECTS, { name: name.trim(), about: described }, [draft.quote("resume", line)])
    )
      return;
  }
}

/** What a study was about: its thesis, or its courses. */
function sayCourses(parts: Parts): void {
  const { draft, resume } = parts;
  for (const line of linesOf(resume, ["education"])) {
    const thesis =
      /^(dissertation|(?:(?:master|bachelor)['’]?s? |phd |doctoral |final[- ]year )?(?:thesis|project)|capstone(?: project)?)\s*[:–—-]\s*["“]?([^"”\n]{8,110}?)["”]?$/i.exec(
        line.quote,
      );
    if (thesis !== null && isRoom(parts, line)) {
      const kind = /^(?:phd)/i.test(thesis[1]!) ? thesis[1]! : thesis[1]!.toLowerCase();
      const subject = lowerFirst(expandAbbreviations(thesis[2]!.replace(/\s*\([^)]*\)$/, "")));
      if (draft.say("subject", SUBJECTS, { kind, subject }, [draft.quote("resume", line)])) return;
    }
    const courses =
      /^(?:relevant |selected |key |main |core )?(?:modules|courses|coursework|subjects|course work)(?: included?)?\s*[:–—-]\s*(.{8,160})$/i.exec(
        line.quote,
      );
    if (courses === null || !isRoom(parts, line)) continue;
    const items = courses[1]!
      .replace(/\.$/, "")
      .split(/[,;•|]\s*|\s+and\s+/)
      .map((item) => item.trim())
      .filter((item) => item.length > 2 && item.length < 40 && !/[():\d]/.test(item));
    for (let count = Math.min(items.length, 4); count > 1; count -= 1) {
      const list = joinList(items.slice(0, count));
      if (draft.say("courses", COURSES, { list }, [draft.quote("resume", line)])) return;
    }
  }
}

/** One award, and one publication. */
function sayHonours(parts: Parts): void {
  const { draft, resume } = parts;
  for (const [section, frames, longest] of [
    ["awards", AWARDS, 14],
    ["publications", PUBLICATIONS, 24],
  ] as const) {
    for (const line of linesOf(resume, [section]).slice(0, 3)) {
      const what = line.quote
        .replace(/^\(?(?:19|20)\d\d\)?[.:,]?\s+/, "")
        .replace(/^(?:co-?)?authors?(?: of)?,?\s+/i, "")
        .replace(/[.;,\s]+$/, "")
        .replace(/\s+/g, " ");
      const words = what.split(" ").length;
      if (words < 2 || words > longest || /[|•@]|https?:|\.\s/.test(what) || !isRoom(parts, line)) continue;
      if (draft.say(section, frames, { what }, [draft.quote("resume", line)])) break;
    }
  }
}

/** 'Trustee and Secretary, Easton Community Garden (2019 – now)' as 'I also volunteer as …'. */
function sayUnpaid(parts: Parts): void {
  const { draft, resume } = parts;
  for (const line of linesOf(resume, ["volunteering"]).slice(0, 4)) {
    const bare = line.quote
      // 'Treasurer, Green Society: kept a budget of £2,300': what was done there is another thing.
      .replace(/(?<=\p{L}{2}.{6,}):\s.*$/u, "")
      .replace(/\s*[([]?(?:since )?(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d\b.*$/u, "")
      .replace(/^volunteer(?:ing)?\s*[:–—-]\s*/i, "")
      .replace(/[\s,;:–—-]+$/, "");
    const sides = bare.split(/\s+[–—|-]\s+|,\s+| at | with (?=\p{Lu})/u);
    if (sides.length !== 2 || !isRoom(parts, line)) continue;
    const isRole = (side: string) =>
      isPersonNoun(
        side
          .split(/ (?:at|for|and|&|of) /)[0]!
          .split(" ")
          .at(-1)!
          .toLowerCase(),
      );
    const role = sides.find(isRole);
    const place = sides.find((side) => side !== role);
    if (role === undefined || place === undefined || !/^\p{Lu}/u.test(place) || realizeName(place) === null)
      continue;
    const small = lowerPlain(role.split(/ & | and /)[0]!.toLowerCase());
    const as = `${articleFor(small)} ${small}`;
    if (draft.say("unpaid", UNPAID, { as, place: realizeName(place)! }, [draft.quote("resume", line)]))
      return;
  }
}
