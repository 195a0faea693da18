import { APPLICATIONS } from "#content/site/applications.ts";
import type { ApplicationEvent } from "#contract/application.ts";
import { fillText } from "../../ui/fill-text.ts";
import { nameStage } from "./list-stages.ts";

const TEXTS = APPLICATIONS.timeline;

/** An event in words, a line for each thing that it did. */
export function describeEvent({ number, by, changes }: ApplicationEvent): string[] {
  if (number === 1) return [FIRST[by]];
  const { set = {}, tasks = [], contacts = [], scans = [], letters = [], documents = [] } = changes;
  return [
    ...describeValues(set),
    ...tasks.map((task) =>
      "removed" in task
        ? TEXTS.taskGone
        : fillText(task.done ? TEXTS.taskDone : TEXTS.task, { task: task.text }),
    ),
    ...contacts.map((contact) =>
      "removed" in contact ? TEXTS.contactGone : fillText(TEXTS.contact, { name: contact.name }),
    ),
    ...scans.map((link) => ("removed" in link ? TEXTS.unlinked : TEXTS.scan)),
    ...letters.map((link) => ("removed" in link ? TEXTS.unlinked : TEXTS.letter)),
    ...documents.map((link) => ("removed" in link ? TEXTS.unlinked : TEXTS.version)),
  ];
}

const FIRST = { page: TEXTS.created, import: TEXTS.imported, extension: TEXTS.taken };

function describeValues({
  stage,
  closedReason,
  resume,
  ...set
}: NonNullable<ApplicationEvent["changes"]["set"]>): string[] {
  const fields = Object.keys(set).filter((name) => name !== "ad") as (keyof typeof APPLICATIONS.fields)[];
  return [
    ...(stage === undefined ? [] : [describeMove(stage, closedReason ?? null)]),
    ...(resume == null ? [] : [fillText(TEXTS.resume, { name: resume.name })]),
    ...fields.map((name) => fillText(TEXTS.set, { field: APPLICATIONS.fields[name] ?? name })),
    ...("ad" in set ? [TEXTS.ad] : []),
  ];
}

function describeMove(stage: string, reason: keyof typeof APPLICATIONS.reasons | null): string {
  return stage === "closed" && reason !== null
    ? fillText(TEXTS.closed, { reason: APPLICATIONS.reasons[reason] })
    : fillText(TEXTS.moved, { stage: nameStage(stage) });
}
