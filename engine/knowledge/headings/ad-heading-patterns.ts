import type { JobSection } from "../locales/ad-section-kind.ts";

/** Headings by their words where the lexicon does not hold the whole: most telling first. */
export const AD_HEADING_PATTERNS: readonly (readonly [JobSection, RegExp])[] = [
  [
    "summary",
    /^about (?:the|this|our) (?:\S+ )?(?:role|job|position|opportunity|post|vacancy|project|assignment)\b/,
  ],
  ["requirements", /^about (?:you|the person|the candidate)\b/],
  [
    "benefits",
    /^(?:why |life at |working (?:at|with|for) |what .*(?:offer|in it for|you(?: will)? get)|.*\b(?:benefits|perks|rewards)\b)/,
  ],
  [
    "equal-opportunity",
    /\b(?:equal|diversity|inclusion|eeo|accommodation|physical (?:requirements|demands))\b/,
  ],
  [
    "preferred",
    /\b(?:preferred|desired|desirable|nice to have|good to have|bonus|a plus|advantageous|an advantage|ideally|extra points|set you apart)\b/,
  ],
  [
    "responsibilities",
    /\b(?:responsibilit(?:y|ies)|duties|accountabilities|tasks)\b|^what you(?: will| would)?(?: be)? (?:do|doing|own|build|work|deliver)|\b(?:you|candidate|postholder|post holder|holder|person|appointee|associate|analyst|manager)(?: (?:will|would|shall))(?: be)?(?: responsible for| able to)?$|^as .* you(?: will)?$/,
  ],
  [
    "requirements",
    /\b(?:requirements?|qualifications?|skills|competenc(?:y|ies)|criteria|prerequisites)\b|^must haves?\b|^what (?:you|we)(?: will| would)?(?: are)? (?:need|bring|have|look|require|seek)|\b(?:you|candidate|applicants?|person|someone|people)(?: .*)? (?:have|has|bring|need|hold|possess|demonstrate|with|who|must|should)(?: (?:have|be))?(?: .{0,12})?$/,
  ],
  ["pay", /^(?:salary|pay|compensation|remuneration)\b/],
  ["apply", /\b(?:to apply|apply now|application|interview|closing date)\b/],
  [
    "about",
    /^about \S|^(?:our|the) (?:company|team|story|mission|values|culture)\b|^who (?:we are|are we)\b/,
  ],
];
