/**
 * A resume as its owner edits it: JSON Resume 1.0 (https://jsonresume.org/schema), whose names these are, with what it
 * lacks. Dates are ISO 8601 as far as they are known ('2020', '2020-03', '2020-03-15') or, where a resume prints another
 * kind ('Summer 2018'), the words themselves. Text is plain; nothing in it is markup. Fields that are not known are absent.
 */
export type ResumeDocument = {
  basics?: Basics;
  work?: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: Award[];
  certificates?: Certificate[];
  publications?: Publication[];
  skills?: Skill[];
  languages?: Language[];
  interests?: Interest[];
  references?: Reference[];
  projects?: Project[];
  meta?: Meta;
};

export type Basics = {
  name?: string;
  label?: string;
  /** A photo as a data URL, or an address of one, which is kept and never loaded. */
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: Location;
  profiles?: { network?: string; username?: string; url?: string }[];
};

export type Location = {
  address?: string;
  postalCode?: string;
  city?: string;
  region?: string;
  countryCode?: string;
};

/** Of every entry: stable within its document, so that edits and versions can name it. */
type Entry = { id?: string };
type Stretch = { startDate?: string; endDate?: string };
type Told = { summary?: string; highlights?: string[]; url?: string };

export type Work = Entry &
  Stretch &
  Told & { name?: string; position?: string; location?: string; description?: string };
export type Volunteer = Entry & Stretch & Told & { organization?: string; position?: string };
export type Project = Entry &
  Stretch & {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    roles?: string[];
    entity?: string;
    url?: string;
  };
export type Education = Entry &
  Stretch & {
    institution?: string;
    studyType?: string;
    area?: string;
    score?: string;
    courses?: string[];
    url?: string;
  };
export type Award = Entry & { title?: string; date?: string; awarder?: string; summary?: string };
export type Certificate = Entry & { name?: string; date?: string; issuer?: string; url?: string };
export type Publication = Entry & {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
};
export type Skill = Entry & { name?: string; level?: string; keywords?: string[] };
export type Language = Entry & { language?: string; fluency?: string };
export type Interest = Entry & { name?: string; keywords?: string[] };
export type Reference = Entry & { name?: string; reference?: string };

/** The sections of JSON Resume, in the order in which they are printed where a document says none. */
export const STANDARD_SECTIONS = [
  "summary",
  "work",
  "education",
  "skills",
  "certificates",
  "projects",
  "languages",
  "volunteer",
  "awards",
  "publications",
  "interests",
  "references",
] as const;
export type StandardSection = (typeof STANDARD_SECTIONS)[number];

/** A section of which JSON Resume knows nothing. */
export type CustomSection = { id: string; heading: string; lines: string[] };

/** Languages in which headings and dates are printed. */
export const DOCUMENT_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ar", "he"] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Templates that set a document. */
export const TEMPLATES = [
  "plain",
  "classic",
  "compact",
  "modern",
  "ledger",
  "band",
  "sidebar",
  "thread",
] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** Colours that keep a contrast of 4.5 and more on white, and of white on them. */
export const ACCENTS = {
  ink: "#1d2433",
  blue: "#1f4e9c",
  green: "#15603f",
  wine: "#7d1f3f",
  rust: "#8a3b12",
  violet: "#55308d",
} as const;
export type AccentName = keyof typeof ACCENTS;

/** How a document is set; type a little smaller or larger than the template's own. */
export type DocumentLook = {
  template: TemplateName;
  accent: AccentName;
  paper: "a4" | "letter";
  size: "small" | "normal" | "large";
};

/** Of a document for which none was chosen yet. */
export const FIRST_LOOK: DocumentLook = { template: "plain", accent: "blue", paper: "a4", size: "normal" };

export type Meta = {
  canonical?: string;
  version?: string;
  lastModified?: string;
  /** What JSON Resume lacks. */
  vouch?: {
    language?: DocumentLanguage;
    /** Sections in the order of printing, by name or by the id of a custom one; those not named follow. */
    order?: string[];
    /** Sections that are kept and not printed. */
    hidden?: string[];
    /** Headings of the person's own, by section. */
    headings?: Record<string, string>;
    custom?: CustomSection[];
    look?: DocumentLook;
    /** Whether the photo is printed; where nothing is said it is not. */
    photo?: boolean;
    /** Of a version for one job: the proposals that were accepted, in order, each with the lines it rests on. */
    tailored?: { kind: string; after: string; lines: string[]; asked: string[] }[];
  };
};

/** Names of all sections of a document, first those in the person's own order. */
export function orderSections({ meta }: ResumeDocument): string[] {
  const custom = meta?.vouch?.custom ?? [];
  const all = [...STANDARD_SECTIONS, ...custom.map(({ id }) => id)];
  const chosen = (meta?.vouch?.order ?? []).filter((name) => all.includes(name));
  return [...new Set([...chosen, ...all])];
}
