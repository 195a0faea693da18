import { lines } from "./template-lines.ts";

/** Frames of lines of work, filled in as `templates.ts` says. */
export type EvidenceTemplates = Readonly<
  Record<"past" | "state" | "base" | "present" | "gerund" | "nominal" | "fact", readonly string[]>
>;

const I_DID = lines(`
  {place}, I {text}.`);

/** The first line of work at a place. */
export const LEAD: EvidenceTemplates = {
  past: I_DID,
  state: I_DID,
  present: I_DID,
  base: lines(`
    {place}, my job was to {text}.
    {place}, part of my job was to {text}.`),
  gerund: lines(`
    {place}, my work included {text}.`),
  nominal: lines(`
    {place}, my work covered {text}.`),
  fact: lines(`
    {place}, {text}.`),
};

const ASKED_AND = lines(`
  You ask for {need}, and {place} I {text}.
  Your advert asks for {need}; {place}, I {text}.`);

/** The same beside what the ad asks for. */
export const LINKED: EvidenceTemplates = {
  past: ASKED_AND,
  state: ASKED_AND,
  present: ASKED_AND,
  base: lines(`
    You ask for {need}, and {place} my job was to {text}.
    Your advert asks for {need}; {place}, part of my job was to {text}.`),
  gerund: lines(`
    You ask for {need}, and {place} my work included {text}.
    Your advert asks for {need}; {place}, my work included {text}.`),
  nominal: lines(`
    You ask for {need}, and {place} my work covered {text}.
    Your advert asks for {need}; {place}, my work covered {text}.`),
  fact: [],
};

/** Lines after it: with the one connector that a paragraph has, and without. */
export const AGAIN: Readonly<Record<"first" | "plain", EvidenceTemplates>> = {
  first: {
    past: lines(`
      I also {text}.
      In the same role, I {text}.`),
    state: lines(`
      I also {text}.`),
    present: lines(`
      I also {text}.`),
    base: lines(`
      I also had to {text}.
      It was also my job to {text}.`),
    gerund: lines(`
      My work there also included {text}.`),
    nominal: lines(`
      My work there also covered {text}.`),
    fact: lines(`
      {text}.`),
  },
  plain: {
    past: lines(`
      I {text}.`),
    state: lines(`
      I {text}.`),
    present: lines(`
      I {text}.`),
    base: lines(`
      Part of my job was to {text}.`),
    gerund: lines(`
      My work there included {text}.
      Part of my work was {text}.`),
    nominal: lines(`
      My work there covered {text}.
      I worked on {text}.`),
    fact: lines(`
      {text}.`),
  },
};

/** Where work was done, when no name of it was surely read. */
export const PLACE = {
  recent: "in my most recent role",
  current: "in my current role",
  that: "in that role",
  earlier: "in an earlier role",
  another: "in another role",
  volunteering: "as a volunteer",
  internship: "during an internship",
} as const;

/** Further lines of work without a place: nothing points to where it was. */
const UNPLACED_PLAIN: EvidenceTemplates = {
  ...AGAIN.plain,
  base: lines(`
    Part of my work was to {text}.`),
  gerund: lines(`
    Part of my work was {text}.`),
  nominal: lines(`
    I worked on {text}.`),
};

/** Work of which no name of the place was surely read: no frame says where, nor that two lines are of one place. */
export const UNPLACED: Readonly<Record<"lead" | "again" | "plain", EvidenceTemplates>> = {
  plain: UNPLACED_PLAIN,
  lead: {
    past: lines(`
      In my work, I {text}.`),
    state: lines(`
      In my work, I {text}.`),
    present: lines(`
      In my work, I {text}.`),
    base: lines(`
      Part of my work was to {text}.`),
    gerund: lines(`
      My work has included {text}.`),
    nominal: lines(`
      My work has covered {text}.`),
    fact: lines(`
      In my work, {text}.`),
  },
  again: {
    past: lines(`
      I also {text}.`),
    state: lines(`
      I also {text}.`),
    present: lines(`
      I also {text}.`),
    base: lines(`
      It was also part of my work to {text}.`),
    gerund: lines(`
      My work has also included {text}.`),
    nominal: lines(`
      My work has also covered {text}.`),
    fact: lines(`
      {text}.`),
  },
};

/** The same of projects. */
export const PROJECTS: Readonly<Record<"lead" | "again" | "plain", EvidenceTemplates>> = {
  plain: UNPLACED_PLAIN,
  lead: {
    ...UNPLACED.lead,
    past: lines(`
      In my project work, I {text}.`),
    gerund: lines(`
      My projects have included {text}.`),
  },
  again: {
    ...UNPLACED.again,
    gerund: lines(`
      My projects have also included {text}.`),
  },
};
