import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary, ApplicationTask } from "#contract/application.ts";
import { addDays } from "./days.ts";

export type Proposal = { kind: "follow-up" | "thank-you"; day: string; task: string };

const FOLLOW_UP_DAYS = 7;
const THANKS_DAYS = 1;

/** What is worth doing after a move, and when: asked, never put on the list by itself. Null where it stands there already. */
export function proposeTask(
  application: Pick<ApplicationSummary, "appliedOn" | "interviewOn"> & { tasks: readonly ApplicationTask[] },
  counts: string | null,
  today: string,
): Proposal | null {
  if (counts !== "applied" && counts !== "interview") return null;
  const kind = counts === "applied" ? "follow-up" : "thank-you";
  const from = counts === "applied" ? application.appliedOn : application.interviewOn;
  const task = APPLICATIONS.proposal.tasks[kind];
  if (application.tasks.some(({ text, done }) => text === task && !done)) return null;
  const day = addDays(from ?? today, counts === "applied" ? FOLLOW_UP_DAYS : THANKS_DAYS);
  return day < today ? null : { kind, day, task };
}
