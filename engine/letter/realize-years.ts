import type { Resume } from "#engine/resume/model/resume.ts";
import { YEARS } from "../knowledge/letters/templates.ts";
import { isSayable } from "./cards/is-sayable.ts";
import { plainCase } from "./cards/plain-case.ts";
import type { LetterDraft } from "./open-draft.ts";

const SUMMARY = new Set(["summary", "contact", "other"]);
const IN_YEARS =
  /(?:\b(more than|over|nearly|almost|around|about|at least)\s+)?\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s?(\+|plus)?\s+(?:years|yrs)['’]?(?:\s+of)?(?:\s+(?:professional|work|working|industry|practical|relevant|hands-on|proven|extensive|progressive|valuable))?\s+(?:experience|expertise)\s+(?:working\s+)?(?:in|as|with|of)\s+([^.;:|()•]+)/iu;
/** Where the field ends: what comes after it tells of the person. */
const ENDS =
  /,? (?:specializing|specialising|including|such as|across|seeking|looking|who|which|that|where|with an?|with the|working|leading|along|within|focusing|and (?:a|an|the|strong|proven|excellent)|to|for|from|having|using) |, \p{L}+(?:ing|ed) |,(?= \p{L}+(?: \p{L}+)?$)/u;
const MOST_WORDS = 7;
const MOST_LISTED = 3;

/** 'I have more than seven years of experience in food quality', in the words that the resume's summary has for it. */
export function realizeYears(draft: LetterDraft, resume: Resume): boolean {
  for (const block of resume.blocks) {
    if (block.kind === "heading" || !SUMMARY.has(block.section)) continue;
    const found = IN_YEARS.exec(resume.text.slice(block.start, block.end).replace(/\s+/g, " "));
    if (found === null) continue;
    const [, hedge, count = "", more, rest = ""] = found;
    const field = fieldOf(rest);
    if (field === null) continue;
    const sureHedge = hedge?.toLowerCase() ?? (more === undefined ? null : "more than");
    const years = `${sureHedge === null ? "" : `${sureHedge} `}${count.toLowerCase()}`;
    if (draft.say("years", YEARS, { years, field }, [draft.quote("resume", block)])) return true;
  }
  return false;
}

function fieldOf(rest: string): string | null {
  const flat = `${rest.replace(/\s+/g, " ").trim()} `;
  const stop = ENDS.exec(flat);
  const whole = flat
    .slice(0, stop?.index ?? flat.length)
    .trim()
    .replace(/[,&-]+$/, "");
  const parts = whole.split(/, /);
  if (parts.length > MOST_LISTED || (parts.length > 1 && !/ and /.test(whole))) return null;
  const said = plainCase(`in ${whole}`)?.slice("in ".length) ?? null;
  // 'digital', 'financial': what of it was cut off.
  if (/^\p{L}+(?:al|ive|ous)$/u.test(whole)) return null;
  if (said === null || said.split(" ").length > MOST_WORDS || said.length < 3) return null;
  return isSayable(`worked in ${said}`, "past") ? said : null;
}
