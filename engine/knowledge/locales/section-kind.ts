/** What a section of a resume is about. */
export const SECTION_KINDS = [
  "contact",
  "summary",
  "experience",
  "education",
  "skills",
  "certificates",
  "languages",
  "projects",
  "publications",
  "awards",
  "volunteering",
  "interests",
  "references",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
