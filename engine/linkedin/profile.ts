/** '2020-03', or '2020' where no month is given. */
export type ProfileDate = string;

export type Position = {
  title: string | null;
  employer: string | null;
  place: string | null;
  start: ProfileDate | null;
  /** Null for a current position. */
  end: ProfileDate | null;
  current: boolean;
  /** Paragraphs joined by '\n'; a list item keeps its '• '. */
  description: string | null;
};

export type Study = {
  school: string | null;
  degree: string | null;
  field: string | null;
  start: ProfileDate | null;
  end: ProfileDate | null;
};

/** A LinkedIn profile as its owner's own file or text shows it. What is absent is null or empty. */
export type Profile = {
  name: string | null;
  headline: string | null;
  location: string | null;
  email: string | null;
  phone: string | null;
  /** As printed, its line breaks taken out. */
  linkedin: string | null;
  /** At most three on LinkedIn's own print, however many the profile holds. */
  topSkills: string[];
  languages: string[];
  certifications: string[];
  honors: string[];
  publications: string[];
  summary: string | null;
  /** As printed, latest first. */
  positions: Position[];
  education: Study[];
};
