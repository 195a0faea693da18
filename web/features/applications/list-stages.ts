import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationSummary, Tracker } from "#contract/application.ts";
import { STAGES, type Stage } from "#contract/application-terms.ts";

/** Stages in the order of the board: one's own stand behind the usual one that they count as. */
export function listStages(own: Tracker["stages"], applications: Iterable<ApplicationSummary>): string[] {
  const named = new Set(own.map(({ name }) => name));
  const usual = new Set<string>(STAGES);
  // A stage that was taken away, or came with a file, keeps its column as long as something stands in it.
  const others = new Set<string>();
  for (const { stage } of applications) if (!usual.has(stage) && !named.has(stage)) others.add(stage);
  return STAGES.flatMap((stage) => [
    stage,
    ...own.filter(({ counts }) => counts === stage).map(({ name }) => name),
    ...(stage === "applied" ? others : []),
  ]);
}

export function nameStage(stage: string): string {
  return APPLICATIONS.stages[stage as Stage] ?? stage;
}

/** What an application is called in a sentence. */
export function nameJob({ title, company }: Pick<ApplicationSummary, "title" | "company">): string {
  const names = [title, company].filter((part) => part !== "");
  return names.length === 0 ? APPLICATIONS.untitled : names.join(", ");
}
