import { findAll } from "#engine/text/find-all.ts";
import type { Span } from "#engine/text/span.ts";
import {
  ASKS_FOR_DEGREE,
  BARE_DEGREE,
  FIELD_END,
  FIELD_LEAD,
  OR_EXPERIENCE,
  REPLACED,
  WIDENED,
} from "../../knowledge/ads/degree-cues.ts";
import { DEGREE_FORMS, DEGREE_TAIL } from "../../knowledge/degrees/degree-levels.ts";
import type { DegreeLevel, DegreeRequirement, JobSection } from "../model/job.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { isSilent } from "../sections/silent-sections.ts";
import { readSentences } from "./read-sentences.ts";
import { scoreBlock } from "./read-terms.ts";

const ASKING: ReadonlySet<JobSection> = new Set(["requirements", "preferred", "education", "other"]);

/** No statement of equal opportunity and no way to apply names a degree: what does has lost the heading above it. */
const STRAY: ReadonlySet<JobSection> = new Set(["equal-opportunity", "apply"]);

/** Degrees and school certificates an ad asks for, with the fields named behind them. */
export function readDegrees(blocks: readonly AdBlock[]): DegreeRequirement[] {
  return blocks.flatMap((block) => {
    const isStray = STRAY.has(block.section);
    if ((isSilent(block.section) && !isStray) || block.kind === "heading") return [];
    const needAt = scoreBlock(isStray ? { ...block, section: "other" } : block);
    return readSentences(block.text).flatMap((sentence) => {
      const text = block.text.slice(sentence.start, sentence.end);
      const asks = ASKING.has(block.section) || ASKS_FOR_DEGREE.test(text);
      return readForms(text).flatMap((form): DegreeRequirement[] => {
        // 'BS in Chemistry, 2 years …' opens a line of its own in ads without headings.
        const isNamed = NAMED.has(form.level) && !BARE_DEGREE.test(text.slice(form.start, form.end));
        if (!asks && !isNamed && (form.start > EARLY || block.section !== "summary")) return [];
        const start = sentence.start + form.start;
        const end = sentence.start + form.end;
        const said = needAt(start, end);
        if (said === "none") return [];
        // What ads say of a degree they ask for or wish for; none is a duty.
        const need = said === "nice" ? "nice" : "must";
        const orExperience = OR_EXPERIENCE.test(text.slice(form.start));
        const place = {
          start: block.start + start,
          end: block.start + end,
          quote: block.text.slice(start, end),
        };
        return [{ ...place, level: form.level, fields: form.fields, orExperience, need }];
      });
    });
  });
}

const EARLY = 8;
/** Characters before a rung that say whether it is wanted for itself. */
const BEFORE = 40;
/** Rungs that an ad names for one reason alone. */
const NAMED: ReadonlySet<DegreeLevel> = new Set(["bachelor", "master", "doctorate"]);

type Rung = Span & { level: DegreeLevel };
type Form = Rung & { fields: string[] };

function readForms(text: string): Form[] {
  const found: Rung[] = [];
  for (const [level, pattern] of DEGREE_FORMS) {
    for (const match of findAll(pattern, text)) {
      const end = endOfDegree(text, match.index + match[0].length);
      if (!found.some((form) => match.index < form.end && end > form.start))
        found.push({ start: match.index, end, level });
    }
  }
  found.sort((a, b) => a.start - b.start);
  const rungs = joinAlternatives(
    text,
    found.filter((rung, index) => isAsked(text, rung, index > 0)),
  );
  const forms = rungs.map((form, index) => withFields(text, form, rungs[index + 1]?.start ?? text.length));
  return shareFields(text, forms);
}

/** Whether a rung is wanted for itself. */
function isAsked(text: string, { start, end }: Rung, hasOther: boolean): boolean {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (REPLACED.test(before)) return false;
  return !(hasOther && BARE_DEGREE.test(text.slice(start, end)) && WIDENED.test(before));
}

/** A rung with the word 'degree' behind it. */
function endOfDegree(text: string, end: number): number {
  DEGREE_TAIL.lastIndex = end;
  return DEGREE_TAIL.test(text) ? DEGREE_TAIL.lastIndex : end;
}

const MOST_FIELDS = 6;

function withFields(text: string, form: Rung, next: number): Form {
  const after = text.slice(form.end, Math.min(next, form.end + 160));
  const lead = FIELD_LEAD.exec(after);
  if (lead === null) return { ...form, fields: [] };
  const rest = after.slice(lead[0].length);
  const list = rest
    .slice(0, FIELD_END.exec(rest)?.index ?? rest.length)
    .replace(/[\s,/]+(?:or|and)?[\s,]*$/i, "");
  const named = list
    .split(/\s*(?:,|\/|\bor\b|;)\s*/)
    .map((field) => field.trim())
    .filter(
      (field) => field !== "" && field.split(/\s+/).length <= 6 && !/^(?:a|an|any|its?|the)$/i.test(field),
    );
  const fields = named.slice(0, MOST_FIELDS);
  if (fields.length === 0) return { ...form, fields };
  const last = fields.at(-1)!;
  return { ...form, end: form.end + lead[0].length + list.lastIndexOf(last) + last.length, fields };
}

/** 'Bachelor's or Master's degree in biology': what the last one names holds for both. */
function shareFields(text: string, forms: Form[]): Form[] {
  return forms.map((form, index) => {
    const next = forms[index + 1];
    const near =
      next !== undefined &&
      /^(?:['’]s)?\s*(?:or|\/|and|,|\(|\))?\s*$/i.test(text.slice(form.end, next.start));
    return form.fields.length === 0 && near ? { ...form, fields: next.fields } : form;
  });
}

/** 'BE/BTech', 'High school diploma or GED', 'bachelor's degree': two names of one rung side by side are one. */
function joinAlternatives(text: string, rungs: readonly Rung[]): Rung[] {
  const joined: Rung[] = [];
  for (const rung of rungs) {
    const last = joined.at(-1);
    const isSame =
      last?.level === rung.level &&
      /^\W*(?:or)?\W*(?:[Pp]rofessional )?$/.test(text.slice(last.end, rung.start));
    if (isSame) last.end = rung.end;
    else joined.push({ ...rung });
  }
  return joined;
}
