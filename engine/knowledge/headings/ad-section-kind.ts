/** What a section of an ad is about. */
export type JobSection =
  | "about"
  | "summary"
  | "responsibilities"
  | "requirements"
  | "preferred"
  | "education"
  | "benefits"
  | "pay"
  | "equal-opportunity"
  | "apply"
  | "other";
