import { HEADING_HEADS, HEADING_MODIFIERS } from "../../knowledge/headings/heading-heads.ts";
import { headingKey } from "../../knowledge/headings/heading-key.ts";
import { HEADING_OPENING } from "../../knowledge/headings/heading-openings.ts";
import { RESUME_HEADINGS } from "../../knowledge/headings/resume-headings.ts";
import { AND_IN_HEADINGS } from "../../knowledge/words/small-words.ts";
import { remember } from "../../text/remember.ts";
import type { SectionKind } from "../model/resume.ts";
import { correctHeading, indexSpellings, type SpellingIndex } from "./correct-heading.ts";
import { guessUnspacedKind } from "./guess-heading-kind.ts";

/**
 * `exact`: the phrase is in our list; otherwise it was put together from words that headings are made of. `loose`: only its
 * first word is one, so that it must not read like anything else.
 */
export type HeadingMatch = { kind: SectionKind; exact: boolean; loose?: boolean };

/** The kind of section a phrase announces, or null. Shape and place are judged elsewhere. */
export const matchHeading = remember(matchHeadingAnew);

function matchHeadingAnew(text: string): HeadingMatch | null {
  const key = headingKey(text);
  if (key === "" || key.length > 60) return null;
  // The document's own name, not the French word for a summary.
  if (key === "resume" && !/é/i.test(text)) return null;
  // 'Employment History (most recent first)'
  const note = /^([^()]{4,50}) \([^()]{3,30}\)\s*:?$/.exec(text.trim());
  if (note !== null) return matchHeading(note[1]!);
  // 'EXPERIENCE:- 6 YEARS'
  const sum = HOW_LONG.exec(text);
  if (sum !== null) return inexact(matchHeading(sum[1]!));
  const exact = lookUp(key) ?? (key.includes(" ") ? undefined : joinedPhrases().get(key));
  if (exact !== undefined) return { kind: exact, exact: true };
  // 'umiejętno ś ci': a letter from another font stands apart in spaced type.
  if (/(?:^| )[^aeiyowzvà] |\S \S$/.test(key) && key.split(" ").some((part) => part.length === 1)) {
    const close = key.replaceAll(" ", "");
    const apart = RESUME_HEADINGS.get(close) ?? joinedPhrases().get(close);
    if (apart !== undefined) return { kind: apart, exact: true };
  }
  const parted = matchParts(key);
  if (parted !== null) return parted;
  const opening = HEADING_OPENING.exec(key)?.[0].length ?? 0;
  const opened = opening === 0 ? undefined : lookUp(key.slice(opening));
  if (opened !== undefined) return { kind: opened, exact: false };
  // 'Certificates of Competency and Training', 'Areas of Expertise in Care'.
  const headed = /^(.{4,30}?) (?:of|for|in|with|at) \S/.exec(key);
  const before = headed === null || key.split(" ").length > 7 ? undefined : RESUME_HEADINGS.get(headed[1]!);
  if (before !== undefined && before !== "other" && before !== "summary")
    return { kind: before, exact: false };
  const first = composeHeading(key);
  const twice = first === null ? matchTwoScripts(text) : null;
  if (twice !== null) return twice;
  const composed = first ?? guessUnspacedKind(text) ?? matchMisspelt(key);
  return composed === null ? null : { kind: composed, exact: false };
}

/** Behind a heading: how long all of it took. */
const HOW_LONG = /^\s*(\p{L}[^\d:(]{3,40}?)\s*[:(–-]+\s*\d{1,2}(?:\.\d)?\+? ?(?:years?|yrs?)\b[^:]{0,12}$/iu;

function inexact(match: HeadingMatch | null): HeadingMatch | null {
  return match === null ? null : { ...match, exact: false };
}

/** '工作经历 Experience': the same heading in two scripts; the first says what it is. */
function matchTwoScripts(text: string): HeadingMatch | null {
  const parts = /^([^\p{Script=Latin}]*\p{L})[^\p{L}]+(\p{Script=Latin}.*)$/u.exec(text.trim());
  if (parts === null) return null;
  // The letter of a sign whose font tells nothing better.
  const isSign = /\p{Script=Latin}/u.test(parts[1]!);
  const match = (isSign ? null : matchHeading(parts[1]!)) ?? matchHeading(parts[2]!);
  return match === null || !isSign ? match : { kind: match.kind, exact: false };
}

let spellings: SpellingIndex | null = null;

/** 'Work Experiance', 'Summ ary', 'Certi cations': one letter amiss, or a blank inside the only word. */
function matchMisspelt(key: string): SectionKind | null {
  const close = key.replaceAll(" ", "");
  if (close !== key && close.length >= LEAST_CLOSED && key.length <= close.length + 2) {
    const whole = RESUME_HEADINGS.get(close) ?? joinedPhrases().get(close);
    if (whole !== undefined) return whole;
  }
  spellings ??= indexSpellings(RESUME_HEADINGS.keys());
  for (const one of new Set([key, close])) {
    const corrected = correctHeading(one, spellings);
    const kind = corrected && (lookUp(corrected) ?? matchParts(corrected)?.kind ?? composeHeading(corrected));
    if (kind) return kind;
  }
  return null;
}

/** Fewer letters may meet by chance across a blank. */
const LEAST_CLOSED = 6;

/**
 * 'Projects with pupils', 'Projets choisis', 'Civilian Education': the first or last word is a heading, beside a few words that
 * we do not know.
 */
export const matchLooseHeading = remember(matchLooseHeadingAnew);

function matchLooseHeadingAnew(text: string): HeadingMatch | null {
  const words = headingKey(text).split(" ");
  if (
    words.length < 2 ||
    words.length > 4 ||
    /^(?:and|und|et|y|e|i|of|in|for|de|des|du|der)$/.test(words.at(-1)!) ||
    /[\d,.;:@|]/.test(text.replace(/:\s*$/, ""))
  )
    return null;
  const last = HEADING_HEADS.get(words.at(-1)!);
  const kind = last !== undefined && last.rank >= 2 ? last.kind : RESUME_HEADINGS.get(words[0]!);
  return kind === undefined || kind === "other" || (last === undefined && words[0]!.length < 5)
    ? null
    : { kind, exact: false, loose: true };
}

/** A heading printed letter by letter as one writes it: 'W O R K E X P E R I E N C E' -> 'WORK EXPERIENCE'. */
export function closeHeading(text: string): string {
  const key = headingKey(text);
  const parts = text.trim().split(/\s+/);
  const spaced = parts.length >= 4 && parts.join("").length / parts.length <= 2 && !key.includes(" ");
  if (!spaced) return text;
  const letters = parts.join("");
  const phrase = [...RESUME_HEADINGS.keys()].find((one) => one.replaceAll(" ", "") === key);
  if (phrase === undefined || phrase.replaceAll(" ", "").length !== letters.length) return letters;
  const words: string[] = [];
  let at = 0;
  for (const word of phrase.split(" ")) {
    words.push(letters.slice(at, at + word.length));
    at += word.length;
  }
  return words.join(" ");
}

let joined: Map<string, SectionKind> | null = null;

/** Phrases of two and more words without their spaces, for headings printed letter by letter. Built when first needed. */
function joinedPhrases(): Map<string, SectionKind> {
  if (joined === null) {
    joined = new Map();
    for (const [key, kind] of RESUME_HEADINGS)
      if (key.includes(" ")) joined.set(key.replaceAll(" ", ""), kind);
  }
  return joined;
}

/** 'Experience (continued)' is 'Experience'. */
function lookUp(key: string): SectionKind | undefined {
  return (
    RESUME_HEADINGS.get(key) ??
    RESUME_HEADINGS.get(key.replace(/ (?:cont|continued|contd|fortsetzung|suite|auszug|selected|ctd)$/, ""))
  );
}

/** 'Sprachen und Interessen', 'Licences and cards': two headings in one; the first says what comes first. */
function matchParts(key: string): HeadingMatch | null {
  const parts = key.split(AND_IN_HEADINGS);
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => RESUME_HEADINGS.get(part));
  const first = kinds[0];
  if (first === undefined || parts[0]!.length < 4) return null;
  if (kinds.every((kind) => kind !== undefined)) {
    // 'Career Highlights & Experience' are the jobs, however they are announced.
    // 'Academic and Research Experience': the adjective says of what kind they are.
    const isJobs = (first === "summary" || HEADING_MODIFIERS.has(parts[0]!)) && kinds.at(-1) === "experience";
    // 'Seminars and posters' are those that somebody gave.
    const areTalks = first === "certificates" && kinds.includes("publications");
    // Under 'Languages & Software' the spoken ones are told apart by their names.
    const areSkills = first === "languages" && kinds.includes("skills");
    const kind = isJobs ? "experience" : areTalks ? "publications" : areSkills ? "skills" : first;
    return { kind, exact: true };
  }
  return parts.length === 2 && parts[1]!.split(" ").length <= 2 ? { kind: first, exact: false } : null;
}

/**
 * Phrases not in the list, made of modifiers ('selected', 'nursing') and heads ('experience', 'projects'). The head of the
 * first part tells the kind: 'Selected Projects and Awards' is about projects. Some heads outrank others wherever they
 * stand: 'Volunteer Teaching Experience' is volunteering.
 */
function composeHeading(key: string): SectionKind | null {
  const words = key.split(" ");
  if (words.length < 2 || words.length > 7) return null;
  const parts = key.split(" and ").map((part) => part.split(" "));
  let kind: SectionKind | null = null;
  let weak: SectionKind | null = null;
  let bare = false;
  for (const part of parts) {
    let own: { kind: SectionKind; rank: number } | null = null;
    for (const word of part) {
      const head = HEADING_HEADS.get(word);
      if (head === undefined) {
        if (!HEADING_MODIFIERS.has(word)) return null;
        continue;
      }
      if (own === null || head.rank >= own.rank) own = head;
    }
    if (own === null) bare = true;
    // 'Academic and Personal Projects': an adjective decides only where nothing else does.
    if (own !== null && own.rank === 0) weak ??= own.kind;
    else if (kind === null && own !== null) kind = own.kind;
  }
  // 'Technical & Language Skills': skills of both.
  if (kind === "languages" && bare && HEADING_HEADS.get(words.at(-1)!)?.kind === "skills") return "skills";
  return kind ?? weak;
}
