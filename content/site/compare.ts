/** Texts of two reports side by side. `{…}` parts are filled in by the page. */
export const COMPARE = {
  title: "Two reports side by side",
  back: "Back to your scans",
  loading: "Reading both reports…",
  failed: "These two reports could not be shown: one of them may have been deleted.",
  scores: "Score",
  scored: "What is scored",
  parts: {
    overall: "Overall match score",
    keywords: "Keywords",
    essentialInfo: "Essential info",
    structure: "Structure",
    wordcount: "Word count",
  },
  term: "Term",
  different: "Where they differ",
  noDifference: "Both reports ask for the same terms, and both resumes have the same of them.",
  same: "{count} the same in both",
  kinds: { hard: "hard skill", soft: "soft skill", keyword: "keyword" },
  standings: {
    have: "in the resume",
    partly: "partly",
    missing: "missing",
    "not-asked": "not asked for",
  },
  choose: "Compare",
  next: "Chosen: {job}. Choose a second report to see both side by side.",
} as const;
