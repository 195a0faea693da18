import type { JobSection } from "./ad-section-kind.ts";
import type { DegreeLevel } from "./degree-level.ts";
import type { SectionKind } from "./section-kind.ts";
import type { TableColumn } from "./table-column.ts";

/** The parts of a LinkedIn profile; 'other' ends the part before it and is not read. */
export const PROFILE_SECTIONS = [
  "contact",
  "skills",
  "languages",
  "certifications",
  "honors",
  "publications",
  "summary",
  "experience",
  "education",
  "other",
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

export type Words = readonly string[];

/** What a stem says about the kind of section: decides alone, tells, hints, or only tips the balance. */
export const STEM_WEIGHTS = ["decides", "tells", "hints", "tips"] as const;
export type StemWeight = (typeof STEM_WEIGHTS)[number];

/**
 * All that readers know of one language: `<language>.json`. Every field but the first two may be missing; a word that two
 * languages share stands in both. Case and accents do not matter unless a field says so. Order does not matter within a
 * file: no phrase may stand under two kinds, and labels are tried longest first. Among files that of `all-locales.ts` does:
 * the first language to claim a heading or the name of a month keeps it. Held by all-locales.test.ts.
 */
export type Locale = {
  /** BCP 47, as the file is called. */
  language: string;
  /** In English. */
  name: string;

  /** What resumes print above their sections. '&' and punctuation do not matter. */
  headings?: Readonly<Partial<Record<SectionKind, Words>>>;
  /** Single words that say by themselves what a heading of several words is about. */
  headingWords?: Readonly<Partial<Record<SectionKind, Words>>>;
  /**
   * How the words of headings begin, folded; after '~' how they may end as well; in scripts without spaces what stands
   * anywhere.
   */
  headingStems?: Readonly<Partial<Record<SectionKind, Readonly<Partial<Record<StemWeight, Words>>>>>>;
  /** Headings of some resumes that are labels or plain words in others: they count in the style of other headings only. */
  genericHeadings?: Words;
  /** What LinkedIn prints above the parts of a profile. */
  profileHeadings?: Readonly<Partial<Record<ProfileSection, Words>>>;
  /** How ads head their sections, without numbers, punctuation and an article at the start. */
  adHeadings?: Readonly<Partial<Record<JobSection, Words>>>;
  /** Those of them under which skills stand as a mere list, so that a single word may be read as a skill. */
  adSkillHeadings?: Words;
  /** What stands over the columns of a table of jobs, studies or certificates. */
  tableHeads?: Words;
  /** Words of such heads by what their column holds, and words that may stand beside them. */
  tableColumns?: Readonly<Partial<Record<TableColumn, Words>>>;
  tableFillers?: Words;

  labels?: LabelWords;
  /** Names and short forms of the twelve months, from January. */
  months?: readonly Words[];
  dates?: DateWords;
  /** Number words by which a line of work says a number, as they are written. */
  numbers?: Words;
  degrees?: {
    /** Degrees and school-leaving certificates. One of them makes a short line a degree. */
    names?: Words;
    /** Words of schools, and schools known by their short name. */
    schools?: Words;
    /** Last words of the names of what is studied. */
    fields?: Words;
    /** What ads call a level, as they write it; a small letter at the beginning may be a capital. */
    levels?: Readonly<Partial<Record<DegreeLevel, Words>>>;
    /** What closes a compound that names a degree, and one that names a school: 'Informatikstudium', 'Waldschule'. */
    compoundEndings?: Words;
    schoolCompoundEndings?: Words;
    /** Kinds of schools that lead to a certificate of their own; after '~' within a longer word. */
    schoolKinds?: Words;
    /** Nouns of schools that come first in their names, or end half of one: 'Technische Universität'. */
    leadingSchools?: Words;
    /** Certificates of schools, which have no field. '#' stands for a number. */
    certificates?: Words;
    /** How a grade begins. '#' stands for a number, '*' for what may follow within the word. */
    grades?: Words;
    /** Between a degree and its field: 'in', 'w zakresie'. */
    beforeField?: Words;
  };
  organisations?: {
    /** Legal forms: nothing but an organisation ends so. */
    legalForms?: Words;
    /** Nouns of organisations and workplaces. */
    nouns?: Words;
    /** Nouns that close a compound which names an organisation, folded: 'Stadtwerke'. */
    compoundEndings?: Words;
    /** Behind a number that says how large one is: 'employees', 'beds'. */
    sizeNouns?: Words;
  };
  titles?: {
    /** Nouns that name what somebody is at work: for every reader. */
    nouns?: Words;
    /** Heads of titles in a resume that are nobody, or common words elsewhere: 'internship', 'hand'. */
    looseNouns?: Words;
    /** Of posts, which an ad writes in capitals only. */
    abbreviations?: Words;
    /** Titles of several words, none of which names somebody at work when it stands alone. */
    phrases?: Words;
    /** Heads that come first in a title: 'Chef de projet'. */
    leading?: Words;
    /** What closes a title where no spaces part words. */
    endings?: Words;
    /** Terms of a job and heads of its parts, which are no title: 'part-time', 'Aufgaben'. */
    employmentTerms?: Words;
    /** Leaves and breaks, which stand where a job would. */
    careerBreaks?: Words;
    /** What stands in place of an employer where somebody works for himself. */
    selfEmployed?: Words;
  };
  /** Languages, as they are called in this one. */
  languageNames?: Words;
  /** Words that say how well a language is spoken or where it comes from. */
  languageLevels?: Words;
  /** What stands before a row of spoken languages in another section. */
  languageLabels?: Words;
  /** 'And' between the halves of a heading, folded where headings are. */
  and?: Words;
  /** Words after which a line cannot end: more must follow. */
  lineEnds?: Words;
  /** Articles, prepositions, pronouns and the like, by which the language of a text is told. */
  smallWords?: Words;
  /** Words of sentences, which titles, names and addresses go without: neither 'of' nor 'and', but 'which', 'by', 'are'. */
  sentenceWords?: Words;
  streets?: StreetWords;
};

/** Labels before a value. A slash or a comma in one may have spaces around it or none. */
export type LabelWords = {
  /** Of a person's name, and titles of the document that end in it. */
  name?: Words;
  address?: Words;
  /** Words for an address that one of `addressKinds` may stand before: 'current address'. */
  addressNouns?: Words;
  addressKinds?: Words;
  /** Alone in a line over the address. */
  addressAlone?: Words;
  /** Of the second line of an address: 'Postcode', 'PLZ / Ort'. */
  town?: Words;
  phone?: Words;
  /** Of numbers that are no phone: fax, tax number, date of birth. */
  otherNumber?: Words;
  /** Age, family, nationality, religion and the like. */
  personal?: Words;
  /** Of the very things the header of a job names. */
  jobTitle?: Words;
  employer?: Words;
  /** Of other facts of a job or study. */
  otherFact?: Words;
  /** Of the terms of a job, also with words behind them: 'Hours per week'. */
  jobTerms?: Words;
  /** Of who may be asked and whom somebody reported to. */
  aboutOthers?: Words;
  /** Of what is told of one study, at the beginning of a row with a colon or none. */
  studyFacts?: Words;
};

export type DateWords = {
  /** In place of an end date while something goes on. */
  present?: Words;
  /** Between the two ends of a range. */
  to?: Words;
  /** Before a start that has no end: 'seit 03/2020'. */
  since?: Words;
  /** Behind a start that has no end: 'August 2018 onwards'. */
  open?: Words;
  /** Before the first end of a range, which belong to it and are no part of a title or employer. */
  from?: Words;
  /** Before a date, where they name nothing: 'expected', 'abgeschlossen'; and what may stand between such a word and it. */
  labels?: Words;
  behindLabels?: Words;
  seasons?: Words;
  /** Units of how long something lasted. */
  durations?: Words;
};

/** Kinds of streets and dwellings, by where they stand. Those that have a point or none are listed with and without. */
export type StreetWords = {
  /** '12 Elm Road'. */
  behindNumber?: Words;
  /** Closing a compound before a number: 'Hauptstraße 5'. */
  compoundEndings?: Words;
  /** Opening a street's name that a number follows: 'Am Weg 3'. */
  openings?: Words;
  /** 'Wiener Straße 5'. */
  beforeNumber?: Words;
  /** 'rue de la Paix', with a number or none. */
  beforeName?: Words;
  /** Before a name of any words and marks, with a number behind it: 'Cra. 7 # 12-34'. */
  beforeNameAndNumber?: Words;
  /** Before words and a number: 'via Roma 10'. */
  beforeWordsAndNumber?: Words;
  /** Short and long forms with a point or none, before a name and a number: 'ul. Długa 5'. */
  abbreviated?: Words;
  /** 'Kossuth utca', with a number or none. */
  behindName?: Words;
  /** Parts of houses, before a number. */
  homes?: Words;
  /** Before the name of a quarter, a village or a landmark. */
  areas?: Words;
  /** Signs of places in a script without spaces. */
  characters?: Words;
};
