/** The scan result's lists of canonical labels (product spec, section 3). */
export type TermLists = {
  hardskillsjd: string[];
  hardskillsre: string[];
  softskillsjd: string[];
  softskillsre: string[];
  keywordsjd: string[];
  keywordsre: string[];
  matchingjdre: string[];
  missingKeywords: string[];
};

/** Everything the score is computed from; a scan result has these fields, so anyone can compute it again. */
export type ScoreInput = TermLists & {
  phone: string | null;
  email: string | null;
  address: string | null;
  linkedin: string | null;
  structure: string;
  wordcount: number;
};

export type ScoreParts = { keywords: number; essentialInfo: number; structure: number; wordcount: number };

export type Score = {
  overallScore: number;
  parts: ScoreParts;
  /** Matched share per category, 0 to 100 with two decimals; 0 when none were asked for. */
  percentages: { hardSkills: number; softSkills: number; keywords: number };
  /** Distinct terms of the ad, and how many of them the resume has. */
  asked: number;
  found: number;
};

