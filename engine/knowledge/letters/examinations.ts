/** Examinations that are taken with a mark: nobody holds them, and the mark may be anything. */
export const EXAMINATION =
  /^(?:TOEFL|TOEIC|IELTS|PTE(?: Academic)?|Duolingo English Test|GRE|GMAT|SAT|ACT|LSAT|MCAT|GATE|CAT|UGC NET|HSK|JLPT)\b/i;
