/** What a section of a resume is about. */
export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "languages"
  | "projects"
  | "publications"
  | "awards"
  | "volunteering"
  | "interests"
  | "references"
  | "other";
