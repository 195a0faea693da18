export const BLOCKS = [
  "headline",
  "about",
  "experience",
  "skills",
  "education",
  "identity",
  "network",
] as const;
export type BlockId = (typeof BLOCKS)[number];

/** One line of the score. `points` may be had, `earned` were; null when the profile's file does not say. */
export type Finding = {
  id: string;
  block: BlockId;
  points: number;
  earned: number | null;
  /** What is so, in one sentence. */
  message: string;
  /** What to do about it. */
  advice: string;
  /** What to tell us where it is not known; null where nothing can be asked. */
  ask: string | null;
};

export type Fix = { id: string; block: BlockId; points: number; advice: string };
export type BlockScore = { id: BlockId; title: string; points: number; known: number; earned: number };
/** A part over LinkedIn's own limit, in characters (code points). */
export type LimitBreach = { part: string; length: number; limit: number };

export type Review = {
  /** 0 to 100: earned of what is known, rounded; null when too little is known. */
  score: number | null;
  earned: number;
  known: number;
  blocks: BlockScore[];
  findings: Finding[];
  /** At most five, those worth most points first. */
  fixes: Fix[];
  questions: string[];
  limits: LimitBreach[];
};

/** What no file says and only the person knows; null is not known. */
export type ProfileFacts = {
  photo: boolean | null;
  banner: boolean | null;
  industry: boolean | null;
  recommendations: number | null;
  featured: boolean | null;
  connections: number | null;
  activity: boolean | null;
  /** The whole list of skills; the print shows only three. */
  skills: string[] | null;
};

export const NO_FACTS: ProfileFacts = {
  photo: null,
  banner: null,
  industry: null,
  recommendations: null,
  featured: null,
  connections: null,
  activity: null,
  skills: null,
};
