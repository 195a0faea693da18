import { findAll } from "#engine/text/find-all.ts";
import { lowerCase, lowerCasePattern } from "#engine/text/lower-case.ts";
import type { Span } from "#engine/text/span.ts";
import type { Need } from "./need.ts";

/** A word that says how much something is wanted. `after` governs what follows it, `before` what precedes it. */
export type NeedCue = Span & {
  need: Need | "none";
  governs: "after" | "before";
  /** It speaks of several things ('SQL, R and Go are a plus', 'bonus points for …'), not of the nearest alone. */
  many: boolean;
  /** It speaks of the thing named last and of no other: '… or willing to learn'. */
  alone: boolean;
  /** It only describes ('you have', '3 years'), so that a heading of wishes outweighs it. */
  weak: boolean;
};

type Rule = {
  need: Need | "none";
  governs: "after" | "before";
  weak?: boolean;
  many?: boolean;
  pattern: string;
};

/** Marks of British specifications: 'CIPD Level 5 (E)', 'Mediation (D)'; in small letters they number a list. */
const MARKED = /^\([ed]\)$/;
const DEGREE = "(?:big |strong |definite |distinct |real |huge |added |great |clear |significant )?";
const BE = "(?:is |are |would be |would both be |will be |be |as )?";

/** In order: the first rule that matches at a place is meant. Written without nested quantifiers. */
const RULES: readonly Rule[] = [
  { need: "must", governs: "before", many: true, pattern: "\\(E\\)" },
  { need: "nice", governs: "before", many: true, pattern: "\\(D\\)" },
  {
    need: "nice",
    governs: "before",
    pattern: "required or preferred|preferred or required|required ?/ ?preferred",
  },
  { need: "must", governs: "before", pattern: `${BE}(?:not optional|non-negotiable)` },
  {
    need: "none",
    governs: "before",
    pattern: `${BE}(?:not|never) (?:strictly |absolutely |a )?(?:required|essential|necessary|needed|mandatory|must|requirement|expected)`,
  },
  {
    need: "nice",
    governs: "before",
    pattern: `or (?:be )?(?:willing(?:ness)?|able|happy|working|ability|prepared) (?:to|towards?) (?:learn|obtain|become|get|gain|acquire|train|study|work|undertake|it|one|this)(?! [^.;]{0,40}within)`,
  },
  { need: "nice", governs: "before", pattern: "or (?:be )?working towards" },
  {
    need: "nice",
    governs: "after",
    pattern: "ideally|preferably|idéalement|idealmente|idealerweise|de preferencia",
  },
  {
    need: "nice",
    governs: "after",
    many: true,
    pattern:
      "nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:bonus|extra|brownie) points(?: for| if)?|bonus:|bonus if|preference (?:(?:will be |is )?given )?to|if you (?:also )?(?:have|know|speak|like|bring)",
  },
  {
    need: "nice",
    governs: "before",
    pattern: `${BE}(?:(?:strongly |highly |much |greatly )?(?:preferred|preferable|desired|desirable|advantageous|beneficial|appreciated|regarded|valued|favou?red|welcomed?)|well regarded|an? ${DEGREE}(?:plus|bonus(?! [a-z])|asset|advantage)|a merit|meriting|${DEGREE}(?:plus(?! [a-z0-9])|asset|advantage)|(?:an )?added advantage|(?:very )?(?:helpful|useful|handy)(?! (?:to|and|in))|optional|a nice[- ]to[- ]have)|(?:would be|be|is|are) nice|would (?:both |also )?help|will help|von vorteil|wünschenswert|un plus|un atout|souhaitée?s?|appréciée?s?|deseable|se valorará`,
  },
  {
    need: "must",
    governs: "after",
    pattern:
      "must[- ]haves?|must (?:be |also )?(?:have|hold|know|possess|bring|demonstrate|speak|proficient|fluent|able|comfortable|familiar|skilled)|you must|must be|candidates? must|applicants? must|we require|requires|mandatory:|required:|essential:",
  },
  {
    need: "must",
    governs: "after",
    weak: true,
    pattern:
      "(?:you(?: will|'ll|’ll)? |candidates |applicants )?needs? to (?:have|be|know|hold)|you(?: will|'ll|’ll)? need|you(?: will|'ll|’ll| should)? have(?! (?:a say|the chance|access|been))|(?:candidates?|applicants?) should|(?:a )?minimum(?: of)?|at least|you know|we(?:'re| are|’re)? look(?:ing)? for|ideal candidate (?:is|has|will (?:be|have))|you(?:'ll| will|’ll) be (?!\\p{L}+ing|responsible|the |an? |part |based|expected|asked|given|able|one|in |on |at |our )|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\\+?(?: or more| to \\d{1,2}| ?[-–] ?\\d{1,2}| plus)?\\+? (?:years?|yrs?)['’]?(?! of age| old)",
  },
  {
    need: "must",
    governs: "before",
    pattern: `${BE}(?:also )?(?:strictly |absolutely )?(?<!as |when |where |if )(?:required|mandatory|essential|compulsory|necessary|needed|indispensable|a must|an absolute must|erforderlich|zwingend|vorausgesetzt|exigée?s?|requise?s?|obligatoires?|imprescindible|requerido|obligatorio)|must(?= ?(?:[.,;)]|$))`,
  },
];

const MATCH = lowerCasePattern(
  new RegExp(
    RULES.map(({ pattern }) => `(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`).join("|"),
    "giu",
  ),
);
/** What is said of several things at once: 'SQL, R and Go are a plus'. */
const MANY = /^(?:are|would both|would be|will be)\b/i;
/** An adjective that opens its sentence or stands before a colon governs what follows: 'Essential skills: …'. */
const ADJECTIVE =
  /^(?:required|essential|mandatory|preferred|desired|desirable|optional|helpful|useful|handy|nice)$/i;

/** Every cue of a sentence, first to last. Offsets are into the sentence. */
export function readNeedCues(sentence: string): NeedCue[] {
  const cues: NeedCue[] = [];
  for (const match of findAll(MATCH, lowerCase(sentence))) {
    if (MARKED.test(sentence.slice(match.index, match.index + match[0].length))) continue;
    const rule = RULES[match.slice(1).findIndex((group) => group !== undefined)]!;
    const end = match.index + match[0].length;
    const opens = sentence.slice(0, match.index).trim() === "";
    const announces = /^ ?:/.test(sentence.slice(end, end + 2));
    const closes = /^ *(?:[.;)]|$)/.test(sentence.slice(end, end + 3));
    const governs =
      announces || (ADJECTIVE.test(match[0]) && opens) ? "after" : closes ? "before" : rule.governs;
    const { need, weak = false, many = announces || MANY.test(match[0]) } = rule;
    cues.push({ start: match.index, end, need, governs, weak, many, alone: /^or /i.test(match[0]) });
  }
  return cues.filter((cue, index) => !isWish(cues[index - 1], cue));
}

/** 'Ideally you have …': the description behind a wish is part of it. */
function isWish(before: NeedCue | undefined, cue: NeedCue): boolean {
  return cue.weak && before?.need === "nice" && before.governs === "after" && cue.start - before.end <= 2;
}
