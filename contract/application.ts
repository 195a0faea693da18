import * as z from "zod/mini";
import {
  CLOSED_REASONS,
  EVENT_MAKERS,
  MAX_IMPORT_CHARACTERS,
  MAX_ITEM_CHARACTERS,
  MAX_STAGE_CHARACTERS,
  MOST_ITEMS,
  MOST_OWN_STAGES,
  REACHED,
  TEXT_LIMITS,
} from "./application-terms.ts";

const id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** A day of the calendar, as '2026-11-30'. */
const day = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const upTo = (most: number) => z.string().check(z.maxLength(most));
const short = upTo(MAX_ITEM_CHARACTERS);

const stage = z.string().check(z.minLength(1), z.maxLength(MAX_STAGE_CHARACTERS));
const resume = z.object({ id: upTo(100), name: short });

const values = {
  title: upTo(TEXT_LIMITS.title),
  company: upTo(TEXT_LIMITS.company),
  place: upTo(TEXT_LIMITS.place),
  link: upTo(TEXT_LIMITS.link),
  salary: upTo(TEXT_LIMITS.salary),
  source: upTo(TEXT_LIMITS.source),
  notes: upTo(TEXT_LIMITS.notes),
  stage,
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  appliedOn: z.nullable(day),
  interviewOn: z.nullable(day),
  deadlineOn: z.nullable(day),
  /** The version of the resume that went out: an opaque id, and its name as it was then. */
  resume: z.nullable(resume),
};

export const applicationTask = z.object({ id, text: short, dueOn: z.nullable(day), done: z.boolean() });
export type ApplicationTask = z.infer<typeof applicationTask>;

export const applicationContact = z.object({ id, name: short, role: short, email: short, phone: short });
export type ApplicationContact = z.infer<typeof applicationContact>;

/** One job that somebody wants or applied for. `ad` is the text as it was pasted, since ads vanish. */
export const application = z.object({
  id: z.string(),
  /** ISO 8601, as the others of their kind. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The number of its last event. */
  version: z.number(),
  ...values,
  ad: upTo(TEXT_LIMITS.ad),
  /** What its stage counts as; of a closed one that of the stage before. */
  reached: z.enum(REACHED),
  movedAt: z.string(),
  contacts: z.array(applicationContact),
  tasks: z.array(applicationTask),
  scans: z.array(z.string()),
  letters: z.array(z.string()),
  /** Versions, or other resumes of the editor, by their ids. */
  documents: z.array(z.string()),
});
export type Application = z.infer<typeof application>;

/** As lists and boards show it. */
export const applicationSummary = z.omit(application, { ad: true, notes: true, contacts: true });
export type ApplicationSummary = z.infer<typeof applicationSummary>;

const removed = z.object({ id, removed: z.literal(true) });
const changed = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(z.union([item, removed])).check(z.maxLength(MOST_ITEMS)));

/** What one event changes: single values, and items that are put or removed by their id. */
export const applicationChanges = z.object({
  set: z.optional(z.partial(z.object({ ...values, ad: upTo(TEXT_LIMITS.ad) }))),
  tasks: changed(applicationTask),
  contacts: changed(applicationContact),
  scans: changed(z.object({ id })),
  letters: changed(z.object({ id })),
  documents: changed(z.object({ id })),
});
export type ApplicationChanges = z.infer<typeof applicationChanges>;

const maker = z.enum(EVENT_MAKERS);

/** `changes` as they were made, but for the ad's text, which stands in the application alone. */
export const applicationEvent = z.object({
  id: z.string(),
  number: z.number(),
  at: z.string(),
  by: maker,
  changes: applicationChanges,
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/**
 * A new application. `id` makes the same request sent twice one application. `from` fills in what is not given from a kept
 * report, letter or version (`document`); where that ad has an application already, it is linked to that one instead.
 */
export const newApplication = z.object({
  id: z.optional(id),
  by: z.optional(maker),
  ...z.partial(z.object(values)).def.shape,
  ad: z.optional(upTo(TEXT_LIMITS.ad)),
  from: z.optional(z.union([z.object({ scan: id }), z.object({ letter: id }), z.object({ document: id })])),
});
export type NewApplication = z.infer<typeof newApplication>;

/**
 * An edit that was made to the version it names. What was changed since then and is touched by this one too is refused
 * ('application-changed'); anything else goes together. The same `id` again changes nothing.
 */
export const editRequest = z.object({
  id,
  version: z.number().check(z.int(), z.minimum(0)),
  by: z.optional(maker),
  changes: applicationChanges,
});
export type EditRequest = z.infer<typeof editRequest>;

export const applicationListRequest = z.object({ after: z.optional(upTo(100)) });
export const applicationPage = z.object({
  applications: z.array(applicationSummary),
  next: z.nullable(z.string()),
});
export const createdApplication = z.object({
  id: z.string(),
  /** False where there was one already. */
  isNew: z.boolean(),
});
export const applicationAnswer = z.object({
  application,
  events: z.array(applicationEvent),
});
export const editAnswer = z.object({ application: applicationSummary });

/** What a pasted ad says, as far as it is sure; empty where it says nothing. */
export const readPostingRequest = z.object({ ad: upTo(TEXT_LIMITS.ad) });
export const posting = z.object({
  title: z.string(),
  company: z.string(),
  place: z.string(),
  salary: z.string(),
});
export type Posting = z.infer<typeof posting>;

const ownStage = z.object({ name: stage, counts: z.enum(REACHED) });

/** What holds for all applications of a user. `reminders` is off until they switch it on. */
export const tracker = z.object({
  stages: z.array(ownStage),
  reminders: z.boolean(),
  /** Whether there is an address of the private calendar; the address itself is shown once. */
  hasFeed: z.boolean(),
});
export type Tracker = z.infer<typeof tracker>;
export const saveTrackerRequest = z.object({
  stages: z.optional(z.array(ownStage).check(z.maxLength(MOST_OWN_STAGES))),
  reminders: z.optional(z.boolean()),
});
export const calendarFeed = z.object({ path: z.string() });
export const stopRemindersRequest = z.object({ token: upTo(100) });

export const IMPORTED_FIELDS = [
  "title",
  "company",
  "place",
  "link",
  "salary",
  "source",
  "stage",
  "closedReason",
  "appliedOn",
  "interviewOn",
  "deadlineOn",
  "notes",
  "ad",
] as const;

/**
 * A file of applications: CSV, or the JSON that we export. With `preview` nothing is kept. `mapping` names the column of
 * each value, from 0; without it columns are known by their names.
 */
export const importRequest = z.object({
  /** The same file sent again under the same id brings nothing in twice. */
  id,
  file: upTo(MAX_IMPORT_CHARACTERS),
  preview: z.boolean(),
  mapping: z.optional(z.record(z.string(), z.number())),
});
export type ImportRequest = z.infer<typeof importRequest>;

export const importAnswer = z.object({
  format: z.enum(["csv", "json"]),
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.number()),
  /** How many applications stand in the file, how many of them are here already, how many were added. */
  found: z.number(),
  known: z.number(),
  added: z.number(),
  /** Lines that hold no application. */
  skipped: z.number(),
  sample: z.array(z.pick(applicationSummary, { title: true, company: true, place: true, stage: true })),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

/** A short note after an application or an interview, from the resume that went out and the kept ad. */
export const noteRequest = z.object({ kind: z.enum(["follow-up", "thank-you"]) });
export const noteAnswer = z.object({ note: z.string() });
