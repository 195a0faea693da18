/** Words and bounds of applications, apart from their schemas: pages load these alone. */

/** Where an application stands; a user may have stages of their own between these. */
export const STAGES = ["saved", "applied", "interview", "offer", "closed"] as const;
export type Stage = (typeof STAGES)[number];

/** What a stage counts as: how far an application came. */
export const REACHED = ["saved", "applied", "interview", "offer"] as const;
export type Reached = (typeof REACHED)[number];

export const CLOSED_REASONS = [
  "rejected",
  "no-answer",
  "withdrawn",
  "declined",
  "accepted",
  "expired",
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Who made an event: the page, the browser extension by way of the page, or a file that was brought in. */
export const EVENT_MAKERS = ["page", "extension", "import"] as const;

/** A stage of one's own, known by its name, and what it counts as. */
export type OwnStage = { name: string; counts: Reached };

/** Single values of an application, with the most characters each may have. */
export const TEXT_LIMITS = {
  title: 300,
  company: 300,
  place: 300,
  link: 2_000,
  salary: 200,
  source: 100,
  notes: 20_000,
  ad: 50_000,
} as const;

export const APPLICATIONS_PER_PAGE = 500;
/** Of an application: tasks, contacts, linked reports, letters and resumes of the editor, each. */
export const MOST_ITEMS = 50;
export const MOST_OWN_STAGES = 12;
export const MAX_STAGE_CHARACTERS = 40;
export const MAX_ITEM_CHARACTERS = 300;
/** A file that is brought in: its size, and how many applications it may hold. */
export const MAX_IMPORT_CHARACTERS = 8_000_000;
export const MOST_IMPORTED = 2_000;

/** What a stage counts as; one that nobody described any more counts as applied. */
export function stageCounts(stage: string, own: readonly OwnStage[]): Reached | null {
  if (stage === "closed") return null;
  const known = REACHED.find((each) => each === stage);
  return known ?? own.find(({ name }) => name === stage)?.counts ?? "applied";
}
