import type { Resume } from "#engine/resume/model/resume.ts";
import { isInside, type Span } from "#engine/text/span.ts";
import { HISTORY } from "../knowledge/letters/templates.ts";
import { RESEARCH_POST } from "../knowledge/titles/research-posts.ts";
import { TRADELESS_POST } from "../knowledge/titles/tradeless-posts.ts";
import type { FactCard, JobNames } from "./cards/card.ts";
import type { LetterDraft } from "./open-draft.ts";
import { isNearTitle } from "./relevance/is-near-title.ts";
import { stemsOf } from "./relevance/weigh-words.ts";

const MOST_POSTS = 2;
/** Posts further back say little of what somebody does today. */
const MOST_BACK = 5;

/** So many lines of work tell of somebody without another post. */
const ENOUGH = 3;

type Parts = {
  draft: LetterDraft;
  resume: Resume;
  names: readonly JobNames[];
  introduced: number | null;
  said: readonly FactCard[];
  /** The ad's own title: a post near it is told though its employer is not known. */
  asked: string | null;
  /** Where the resume shows what the ad asks for. */
  shown: readonly Span[];
  /** Words of the ad by how much they tell. */
  weights: ReadonlyMap<string, number>;
};

/** Posts surely read of which the letter has told nothing yet, the newest first. */
export function realizeHistory({
  draft,
  resume,
  names,
  introduced,
  said,
  asked,
  shown,
  weights,
}: Parts): void {
  const titles = new Set<string>(introduced === null ? [] : [names[introduced]?.title ?? ""]);
  const posts = names.slice(0, MOST_BACK).flatMap((name, index) => {
    const { title, employer } = name;
    const isTold = index === introduced || said.some(({ job, kind }) => kind === "work" && job === index);
    if (title === null || isTold || [...titles].some((other) => isWithin(title, other))) return [];
    if (draft.text().includes(` ${title} `) || TRADELESS_POST.test(title)) return [];
    const job = resume.jobs[index]!;
    // A title alone says little, unless it is the one asked for; 'as founder at' is no English.
    if ((employer === null && !isNearTitle(job.title, asked)) || !/^an? /.test(title)) return [];
    titles.add(title);
    const isEnded = employer !== null && name.years !== null;
    return [{ title, at: employer ?? title, text: sayPost(name), isWhole: employer !== null, isEnded, job }];
  });
  const newest = resume.jobs.find(({ current }) => current) ?? resume.jobs[0];
  const answering = posts.filter(
    ({ job }) => isNearTitle(job.title, asked) || shown.some((quote) => isInside(quote, job)),
  );
  // What answers nothing of the ad is told only where little else is.
  // Beside a post that the letter names already, only one of its trade or of the ad's.
  const present = introduced === null ? null : (resume.jobs[introduced]?.title ?? null);
  const others =
    introduced === null
      ? // Who somebody is now tells of them in any case; what they were before in another trade does not.
        posts.filter(
          ({ job }) =>
            job === newest ||
            touches(job.title, weights) ||
            (RESEARCH_POST.test(asked ?? "") && RESEARCH_POST.test(job.title ?? "")),
        )
      : posts.filter(
          ({ job }) =>
            isNearTitle(job.title, present) ||
            touches(job.title, weights) ||
            (RESEARCH_POST.test(present ?? "") && RESEARCH_POST.test(job.title ?? "")),
        );
  const told = answering.length > 0 || said.length >= ENOUGH ? answering : others.slice(0, 1);
  const whole = told.filter(({ isWhole }) => isWhole);
  const isFirst = introduced === null && said.length === 0;
  draft.paragraph();
  for (const chosen of [whole, told].flatMap((list) => [list.slice(0, MOST_POSTS), list.slice(0, 1)])) {
    // 'as an executive and supervisor and as a supervisor'
    if (chosen.length === 0 || (chosen.length > 1 && chosen.some(({ title }) => / and /.test(title))))
      continue;
    // 'at Fenwick Stores from … and as a … at Fenwick Stores from …'
    if (chosen.length > 1 && new Set(chosen.map(({ at }) => at)).size < chosen.length) continue;
    const templates = framesOf(
      isFirst,
      chosen.every(({ isEnded }) => isEnded),
    );
    const own = chosen.map(({ job }) => draft.quote("resume", firstRow(resume, job)));
    if (draft.say("history", templates, { posts: chosen.map(({ text }) => text).join(" and as ") }, own))
      return;
  }
}

/** Whether a title has a word that tells something of the ad. */
function touches(title: string | null, weights: ReadonlyMap<string, number>): boolean {
  return [...stemsOf(title ?? "")].some((stem) => (weights.get(stem) ?? 0) >= TELLING);
}

const TELLING = 0.6;
/** 'I have worked in 2014' is no English. */
function framesOf(isFirst: boolean, areEnded: boolean): readonly string[] {
  if (areEnded) return isFirst ? HISTORY.firstEnded : HISTORY.furtherEnded;
  return isFirst ? HISTORY.first : HISTORY.further;
}

/** 'a linguist' beside 'a freelance linguist' tells nothing new. */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [one, other].map((title) => title.replace(/^an? /, ""));
  return other !== "" && (a!.includes(b!) || b!.includes(a!));
}

/** 'a data analyst at Northmere Bank from 2019 to 2021'. */
function sayPost({ title, employer, years }: JobNames): string {
  const at = employer === null ? "" : ` at ${employer}`;
  if (years === null || employer === null) return `${title}${at}`;
  return years.from === years.to
    ? `${title}${at} in ${years.from}`
    : `${title}${at} from ${years.from} to ${years.to}`;
}

function firstRow(
  { text }: Resume,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const stop = text.indexOf("\n", start);
  return { start, end: stop === -1 || stop > end ? end : stop };
}
