import { lines } from "./template-lines.ts";
import type { Tone } from "./tone.ts";

/**
 * Fixed text of letters. It states no fact: everything in braces is filled from resume or ad. {role} is 'the X role at Y',
 * {at} an employer, {job} a title with its article, {from} a date as printed, {place} where work was done ('at Y', 'as a Z
 * at Y'), {text} a card's words in its own form, {need} a term of the ad that the line beside it shows.
 */
export type LetterTemplates = {
  opening: string[];
  /** Who the person is: in a current job with a first date, in a current job, in one that has ended. */
  selfSince: string[];
  self: string[];
  selfPast: string[];
  closing: string[];
  signOff: string[];
};

export const LETTER_TEMPLATES: Readonly<Record<Tone, LetterTemplates>> = {
  professional: {
    opening: lines(`
      I am applying for {role}.
      Please consider my application for {role}.
      I am writing to apply for {role}.
      I would like to apply for {role}.
      With this letter I am applying for {role}.
      Please accept my application for {role}.
      I wish to apply for {role}.
      I would like to be considered for {role}.
      This is my application for {role}.
      I am writing about {role}, and I would like to be considered for it.
      I am submitting my application for {role}.`),
    selfSince: lines(`
      I have worked as {job} at {at} since {from}.
      Since {from} I have been {job} at {at}.
      I am {job} at {at}, where I have worked since {from}.
      I have been {job} at {at} since {from}.`),
    self: lines(`
      I am currently {job} at {at}.
      At present I work as {job} at {at}.
      I work as {job} at {at}.
      I currently work at {at} as {job}.`),
    selfPast: lines(`
      My most recent role was at {at}, where I worked as {job}.
      Most recently, I worked as {job} at {at}.
      I was most recently {job} at {at}.
      I last worked as {job} at {at}.`),
    closing: lines(`
      I would welcome the chance to discuss the role with you. Thank you for your time.
      I would be glad to discuss this in an interview. Thank you for your consideration.
      Thank you for considering my application. I would welcome the opportunity to speak with you.
      I would be glad to answer your questions in an interview. Thank you for reading my application.
      Thank you for your time and consideration. I look forward to hearing from you.`),
    signOff: ["Yours sincerely,", "Kind regards,", "Sincerely,"],
  },
  warm: {
    opening: lines(`
      I was glad to find {role}, and I would like to apply.
      I am happy to apply for {role}.
      I would be glad to be considered for {role}.
      I was pleased to read about {role}, and I would like to apply.
      I would very much like to apply for {role}.
      I am glad to send you my application for {role}.`),
    selfSince: lines(`
      I have worked as {job} at {at} since {from}.
      I have been {job} at {at} since {from}.`),
    self: lines(`
      At the moment I work as {job} at {at}.
      I work as {job} at {at}.`),
    selfPast: lines(`
      Most recently, I worked as {job} at {at}.`),
    closing: lines(`
      I would be glad to meet you and your team. Thank you for your time.
      Thank you for your time. I hope we can talk soon.
      It would be a pleasure to speak with you. Thank you for your time.
      Thank you for reading my letter. I would be glad to tell you more in person.
      I look forward to hearing from you. Thank you for considering me.`),
    signOff: ["Warm regards,", "With kind regards,", "Kind regards,"],
  },
  concise: {
    opening: lines(`
      I am applying for {role}.
      Please consider me for {role}.
      I would like to apply for {role}.
      This is my application for {role}.
      I am writing to apply for {role}.
      Please accept this application for {role}.
      I wish to be considered for {role}.
      I want to apply for {role}.`),
    selfSince: lines(`
      I have been {job} at {at} since {from}.
      Since {from}, I have been {job} at {at}.
      I have worked at {at} as {job} since {from}.`),
    self: lines(`
      I am {job} at {at}.
      I work at {at} as {job}.
      Currently I am {job} at {at}.`),
    selfPast: lines(`
      I was most recently {job} at {at}.
      My last job was at {at}, as {job}.
      I last worked at {at}, as {job}.`),
    closing: lines(`
      I would be glad to talk about the role. Thank you for your time.
      Thank you for reading this. I look forward to hearing from you.
      I am happy to answer any questions. Thank you for your time.`),
    signOff: ["Regards,", "Kind regards,", "Best regards,"],
  },
  confident: {
    opening: lines(`
      I am applying for {role}.
      I want to apply for {role}.
      I am writing to apply for {role}.
      Please consider me for {role}.`),
    selfSince: lines(`
      I have been {job} at {at} since {from}.
      I have worked as {job} at {at} since {from}.`),
    self: lines(`
      I am {job} at {at}.
      I work as {job} at {at}.`),
    selfPast: lines(`
      Most recently, I worked as {job} at {at}.
      I was most recently {job} at {at}.`),
    closing: lines(`
      I would like to talk with you about the role. Thank you for your time.
      I would be glad to tell you more. Thank you for reading my application.
      I look forward to talking with you. Thank you for your time.`),
    signOff: ["Regards,", "Sincerely,", "Kind regards,"],
  },
};

/** Who the person is, where only the title was surely read; without a word of time where the dates were not. */
export const SELF_IN_PART = {
  titleSince: lines(`
    I have worked as {job} since {from}.`),
  title: lines(`
    I currently work as {job}.
    At present I work as {job}.`),
  titlePast: lines(`
    Most recently, I worked as {job}.
    I last worked as {job}.`),
  both: lines(`
    I have worked as {job} at {at}.`),
  either: lines(`
    I have worked as {job}.`),
} as const;

/** A title of which there is one at a place: 'head chef', 'founder'. */
export const SOLE_SELF = {
  since: lines(`
    I have been {job} at {at} since {from}.`),
  now: lines(`
    I am {job} at {at}.`),
} as const;

/** What the ad asks for and the person's jobs show. */
export const MATCHED = {
  one: lines(`
    I have experience with {list}, which you ask for.`),
  several: lines(`
    You ask for {list}, and I have experience with {them}.
    The role asks for {list}, and I have experience with {them}.`),
} as const;

/** How long somebody has done what, in the words of their summary. */
export const YEARS = lines(`
  I have {years} years of experience in {field}.`);

/** How long somebody has worked, where their summary says only that. */
export const ALL_YEARS = lines(`
  In all, I have {years} years of work experience.
  I have {years} years of work experience.`);

/** How long somebody has held posts like the one asked for, by their dates. */
export const SERVICE = lines(`
  I have {years} years of experience as {job}.`);

/** Posts that no line of the letter was told of: the first that it names, and further ones. */
export const HISTORY = {
  first: lines(`
    I have worked as {posts}.`),
  further: lines(`
    I have also worked as {posts}.`),
  /** Of which the years are said: they are over. */
  firstEnded: lines(`
    I worked as {posts}.`),
  furtherEnded: lines(`
    I also worked as {posts}.`),
} as const;
