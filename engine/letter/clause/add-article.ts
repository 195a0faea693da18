import { COUNT_NOUNS, SOLE_NOUNS } from "../../knowledge/letters/count-nouns.ts";
import { isPersonNoun } from "../../knowledge/titles/letter-titles.ts";
import { readVerb } from "./verb-forms.ts";

const WHOLE_STARTS = new Set(
  "a an the this that these those each every all both its their his her my our your one no any some more most up down out off over and several many few various multiple new numerous two three four five six seven eight nine ten dozens hundreds thousands".split(
    " ",
  ),
);
const STOPS =
  /^(?:of|for|to|in|on|at|with|by|from|across|and|or|that|which|who|using|during|into|under|within|over|as|per|while|covering|serving|used|worth|based|aimed|designed|built|made|held|called|against|through|between|after|before|about|without|via|around|so|where|including|filling|now|still|currently|recently)$/;
/** Adverbs where nothing that they could describe follows. */
const WHEN = /^(?:nightly|daily|weekly|monthly|annually|quarterly|yearly|overnight)$/;
const MOST_WORDS = 4;
/** 'exceeded target' is said so; 'exceeded monthly target' is one that was set. */
const AIMS = /^(?:quota|target|goal)$/;

/** Puts 'a' or 'an' before a singular count noun that a headline style left without: 'team of 5' -> 'a team of 5'. */
export function addArticle(object: string): string {
  return addAfterPrepositions(addAtStart(object));
}

function addAtStart(object: string): string {
  const words = object.split(" ");
  // 'rolled out new process', 'set up press'
  if (/^(?:up|down|off|out|over)$/.test(words[0]!) && words.length > 1)
    return `${words[0]} ${addAtStart(words.slice(1).join(" "))}`;
  if (words[0] === "own") return `my ${object}`;
  if (/^(?:staff|brigade|range|number|variety|total|minimum|maximum|selection|mix) of\b/.test(object))
    return `a ${object}`;
  if (/^(?:daily|day-to-day|overall|smooth) [\p{Ll}-]+(?:tion|tions|ment|ance|ing) of\b/u.test(object))
    return `the ${object}`;
  // 'earned Party Chief position'
  if (
    /^(?:\p{Lu}[\p{L}-]+ ){1,4}(?:position|role|title|award|medal|prize|badge|certificate|contract|account)\b/u.test(
      object,
    )
  )
    return `the ${object}`;
  // 'wrote $12,000 grant'
  if (/^[£$€]\d/.test(words[0]!) && /^[\p{Ll}]/u.test(words[1] ?? "") && findNoun(words.slice(1)) !== null)
    return `a ${object}`;
  const found = findNoun(words);
  if (found === null) return object;
  const first = words[0]!;
  // 'closed kitchen', but 'opened café in Leith'.
  const sole = found.length === 1 && SOLE_NOUNS.has(found.noun) && found.ends;
  if (found.length === 1 && AIMS.test(found.noun)) return object;
  if (AIMS.test(found.noun)) return `the ${object}`;
  return `${sole ? "the" : articleOf(first)} ${object}`;
}

/** The singular count noun that a run of words without an article names; `ends` where nothing but an adverb follows. */
function findNoun(words: readonly string[]): { noun: string; length: number; ends: boolean } | null {
  const first = words[0] ?? "";
  if (WHOLE_STARTS.has(first.toLowerCase()) && first !== "new") return null;
  if (/^[\p{N}$€£~]/u.test(first) && !/^\d+-\p{L}/u.test(first)) return null;
  if (/['’]s$|,$/.test(first) || (/^\p{Lu}\p{Ll}/u.test(first) && !/^\p{Ll}/u.test(words[1] ?? "")))
    return null;
  const stop = words.findIndex(
    (word, index) =>
      STOPS.test(word) ||
      /^[(–—]/.test(word) ||
      // 'team building the API'
      (index > 0 &&
        /ing$/.test(word) &&
        COUNT_NOUNS.has(words[index - 1]!) &&
        !COUNT_NOUNS.has(words[index + 1] ?? "")),
  );
  const run = words.slice(0, stop === -1 ? words.length : stop);
  // 'unit and integration tests': the noun that is meant comes later.
  const joined =
    /^(?:and|or)$/.test(words[stop] ?? "") &&
    stop < words.length - 1 &&
    !run.some((word) => word.endsWith(",")) &&
    !(run.length > 1 && COUNT_NOUNS.has(run.at(-1)!) && COUNT_NOUNS.has(words.at(-1)!));
  if (joined && stop === 1 && PAIRED.test(words.slice(0, 3).join(" "))) {
    const rest = findNoun(words.slice(2));
    return rest === null ? null : { ...rest, length: rest.length + 2 };
  }
  // 'operated lift and conveyor'
  const other = (words[stop + 1] ?? "").replace(/[^\p{L}]+$/u, "");
  const both =
    joined &&
    COUNT_NOUNS.has(run.at(-1)!) &&
    COUNT_NOUNS.has(other) &&
    (words[stop + 2] === undefined || STOPS.test(words[stop + 2]!));
  if (joined && !both) return null;
  if (run.length > 1 && WHEN.test(run.at(-1)!)) run.pop();
  const cut = run.findIndex((word) => /[,;:)]$/.test(word));
  const named = cut === -1 ? run : run.slice(0, cut + 1);
  const noun = named.at(-1)?.replace(/[^\p{L}]+$/u, "");
  if (noun === undefined || run.length > MOST_WORDS || !COUNT_NOUNS.has(noun)) return null;
  const next = words[named.length];
  return { noun, length: named.length, ends: next === undefined || /ly$/.test(next) || WHEN.test(next) };
}

const PREPOSITION = /^(?:of|for|in|on|at|with|to|from|into|across|during|within|under|after|before|through)$/;
/** Idioms without an article: 'in primary school', 'at market level', 'by electronic form' stay as they are. */
const BARE_AFTER =
  /^(?:school|class|hospital|home|house|term|year|month|week|day|season|order|case|office|condition|service|delivery|return|review|board|shift|code|form|email|e-mail|line|return|court|field|approach|community|community|culture|patient|client|customer|student|child|resident|guest|vendor|supplier|release|test|set|log|application|stage|load|window|inspection|assessment|evaluation|collection|reconciliation|emergency|crisis|research|migration|deployment|budget|inventory|product)$/;

/** Two words that name one thing. */
const PAIRED =
  /^(?:health and safety|research and development|food and beverage|sales and marketing|arts and crafts|learning and development|diversity and inclusion|black and white|search and rescue|import and export)$/;

/** There is one of each where one works. */
const BODIES = /^(?:team|board|council|committee|kitchen|office|warehouse)$/;

const GROUPS = /^(?:caseload|team|group|crew|portfolio|fleet|network|class|cohort|panel|series)$/;
const DEEDS =
  /^(?:design|redesign|development|implementation|installation|construction|creation|delivery|organi[sz]ation|coordination|administration|evaluation|selection|production|operation|execution|launch|introduction|running|recruitment|treatment|diagnosis|assembly|planning|manufacture|preparation)$/;

/** 'nights on 28-bed ward' as 'nights on a 28-bed ward', and 'in 2022 shutdown' as 'in the 2022 shutdown'. */
export function addAfterPrepositions(text: string): string {
  const words = text.split(" ");
  const said: string[] = [];
  for (const [index, word] of words.entries()) {
    said.push(word);
    const rest = words.slice(index + 1);
    // 'prepared test cases and traceability matrix'
    if (word === "and" && /^\p{Ll}{3,}[^s]s$/u.test(words[index - 1] ?? "")) {
      const found = findNoun(rest);
      if (
        found !== null &&
        found.length > 1 &&
        rest.length <= found.length + 4 &&
        readVerb(rest[0]!) === null
      )
        said.push(articleOf(rest[0]!));
    }
    // 'serve as fieldwork educator'
    if (word === "as") {
      const end = rest.findIndex((next) => STOPS.test(next) || /^[(–—]/.test(next));
      const role = (end === -1 ? rest : rest.slice(0, end)).map((next) => next.replace(/,$/, ""));
      if (
        role.length > 0 &&
        role.length < 4 &&
        !WHOLE_STARTS.has(role[0]!.toLowerCase()) &&
        !/^(?:head|chair|president|director|captain|deputy)$/.test(role[0]!) &&
        /^\p{Ll}/u.test(role[0]!) &&
        isPersonNoun(role.at(-1)!.toLowerCase())
      )
        said.push(articleOf(role[0]!));
      continue;
    }
    if (!PREPOSITION.test(word)) continue;
    const year = /^(?:19|20)\d\d$/.test(rest[0] ?? "");
    const named = (rest[1] ?? "").replace(/[^\p{L}]+$/u, "");
    if (year && (COUNT_NOUNS.has(named) || /^\p{Ll}{3,}[^s]s$/u.test(named))) said.push("the");
    // 'assisted in design of two roundabouts'
    else if (rest[1] === "of" && DEEDS.test(rest[0]!)) said.push("the");
    else if (!year) {
      const found = findNoun(rest);
      const isVerb = word === "to" && readVerb(rest[0] ?? "")?.kinds.includes("base") === true;
      const many = found?.length === 1 && rest[1] === "of" && GROUPS.test(found.noun);
      if (many) said.push("a");
      else if (found !== null && found.length > 1 && !isVerb && !BARE_AFTER.test(found.noun))
        said.push(BODIES.test(found.noun) ? "the" : articleOf(rest[0]!));
    }
  }
  return said.join(" ");
}

function articleOf(first: string): "a" | "an" {
  // Spoken as words.
  if (
    /^(?:HACCP|HIPAA|HEPA|LEED|LAN|FIFO|SWOT|NASA|RADAR|NEBOSH|RAID|LIDAR|SCADA|SAFE|SMART|NATO)\b/.test(
      first,
    )
  )
    return "a";
  if (/^\p{Lu}{2,}/u.test(first)) return /^[AEFHILMNORSX]/.test(first) ? "an" : "a";
  return /^(?:[aeio]|u(?!ni|se|ti)|8|11|18|hour)/i.test(first) ? "an" : "a";
}
