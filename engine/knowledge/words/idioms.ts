import type { Concept } from "../skills/concept.ts";

/**
 * Phrases in which words that name skills mean nothing of the kind: what an employer offers, and figures of speech.
 * No term is read inside one of them.
 */
const PHRASES = `
on-the-job training; training provided; training is provided; training will be provided; training will be given; training given;
training is given; full training; paid training; extensive training provided; comprehensive training provided; ongoing training provided;
training and growth; training and support provided; we will train; we train you; will train the right; training opportunities;
line manager; hiring manager; we are hiring; now hiring; we are recruiting; actively recruiting; we're hiring; we're recruiting;
go live; go the extra mile; go above and beyond; rest of; rest assured; rest days; word of mouth; spread the word; in a word; good with words;
spoken and written word; the written word; keep your word; express interest; express written consent; express consent; pick up the slack;
spring break; spring cleaning; spring term; spring semester; in the spring; raise the bar; behind the bar; pass the bar; able to pass; ability to pass; must pass; pass a; pass an; pass the; pass our; pass all;
company car; company van; flexible schedule; flexible hours; flexible working; flexible working hours; flexible start; flexible benefits;
equal opportunities; equal opportunity; reasonable accommodations; qualified individuals with disabilities; individuals with disabilities;
people with disabilities; applicants with disabilities; candidates with disabilities; background check required;
employee discount; staff discount; paid time off; bank holidays; bank holiday; career development; career growth; career progression;
personal development; professional development opportunities; work-life balance; work life balance; room for growth;
safe and healthy workplace; drug-free workplace; drug free workplace; tobacco-free workplace; smoke-free workplace;
sense of community; the wider community; local community; part of the furniture; driving force; drive to succeed; driven by;
in support of our; with the support of; customer base; client base; our customers; state of the art; cutting edge;
join a network; part of a network; network of colleagues; network of volunteers; network of friends; network of branches; network of stores;
network of schools; network of offices; network of homes; network of hospitals; network of clinics; network of hotels; network of centres;
give us a call; a quick call; a phone call away; at all levels; of all levels; all levels of; people of all levels; levels of the organisation;
stage of your career; the big picture; closing date; the closing of applications; an asset; greatest asset; greatest assets; team chemistry;
in the pipeline; a level playing field; on a level; next level; at every level; on every level; fast-changing landscape; changing landscape;
bridge the gap; access to a company; access to training; remote access to; a day in the life; in the design of your; by design; at the design stage
`;

/** One concept that is never read, so that its forms stand in the way of those inside them. */
export const IDIOMS: Concept = {
  id: "idiom",
  label: "idiom",
  kind: "hard",
  trades: ["general"],
  forms: PHRASES.split(";").map((text) => ({ text: text.trim().replace(/\s+/g, " "), ambiguity: "never" })),
  parents: [],
  context: [],
  counter: [],
};
