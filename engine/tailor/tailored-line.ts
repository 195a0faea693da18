import type { DocumentEdit, ListSection } from "../document/apply-edit.ts";

/** A line of a document that can be moved, left out or worded: a bullet, or a single skill. */
export type DocumentLine = {
  section: ListSection;
  entry: string;
  field: string;
  /** In the field's list; null where the field is the line. */
  at: number | null;
  text: string;
};

/** Where a line stands in somebody's life: of a job, of a project. */
export type LinePlace = { title: string; employer: string };

/** A line that a model may word anew, with what it shows of the ad; `id` is of this plan alone. */
export type PlannedLine = Pick<DocumentLine, "section" | "entry" | "field" | "text"> & {
  id: string;
  place: LinePlace;
  /** What the ad asks for and the line shows, with the words of the line that show it. */
  shows: { label: string; quote: string }[];
};

export type ProposalKind =
  | "skills-first"
  | "add-skill"
  | "bullets-first"
  | "leave-out"
  | "ad-wording"
  | "trim"
  | "summary";

/** What a document could say for one ad. Each stands alone: it can be accepted while others are refused. */
export type Proposal = {
  /** The same for the same proposal, however often it is asked for. */
  id: string;
  kind: ProposalKind;
  edits: DocumentEdit[];
  before: string;
  after: string;
  /** The document's own lines that it rests on. */
  lines: string[];
  /** What the ad says; empty where nothing of it was taken or weighed. */
  asked: string[];
};

/** A proposal as it was accepted: what a version keeps of it, in order. */
export type AcceptedProposal = { kind: string; after: string; lines: string[]; asked: string[] };
