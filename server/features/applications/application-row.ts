import type { Application, ApplicationSummary, ApplicationTask } from "#contract/application.ts";
import type { ClosedReason, Reached } from "#contract/application-terms.ts";
import type { Store } from "#server/adapters/store/port.ts";
import { applications, applicationTasks } from "#server/adapters/store/schema-applications.ts";
import { and, eq, inArray, isNull } from "#server/adapters/store/sql.ts";
import { hashInput } from "#server/shared/hash-input.ts";
import type { ApplicationKey } from "./application-services.ts";

/** What lists show. */
export const SUMMARY_COLUMNS = {
  id: applications.id,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
  version: applications.version,
  title: applications.title,
  company: applications.company,
  place: applications.place,
  link: applications.link,
  salary: applications.salary,
  source: applications.source,
  stage: applications.stage,
  closedReason: applications.closedReason,
  reached: applications.reached,
  movedAt: applications.movedAt,
  appliedOn: applications.appliedOn,
  interviewOn: applications.interviewOn,
  deadlineOn: applications.deadlineOn,
  resume: applications.resume,
  scans: applications.scans,
  letters: applications.letters,
  documents: applications.documents,
};

const ALL_COLUMNS = {
  ...SUMMARY_COLUMNS,
  notes: applications.notes,
  ad: applications.ad,
  contacts: applications.contacts,
  bytes: applications.bytes,
};

type Row<Columns extends Record<string, { _: { data: unknown; notNull: boolean } }>> = {
  [Name in keyof Columns]: Columns[Name]["_"]["notNull"] extends true
    ? Columns[Name]["_"]["data"]
    : Columns[Name]["_"]["data"] | null;
};

export type SummaryRow = Row<typeof SUMMARY_COLUMNS>;

export function writeSummary(
  { createdAt, updatedAt, movedAt, closedReason, reached, ...row }: SummaryRow,
  tasks: ApplicationTask[],
): ApplicationSummary {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    movedAt: movedAt.toISOString(),
    closedReason: closedReason as ClosedReason | null,
    reached: reached as Reached,
    tasks,
  };
}

/** What is kept of an application as a row; its tasks are rows of their own. */
export function writeRow({ createdAt, updatedAt, movedAt, tasks: _, ...values }: Application) {
  return {
    ...values,
    adSha256: values.ad === "" ? null : hashInput(values.ad),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    movedAt: new Date(movedAt),
  };
}

/** A deleted one is none, unless it is asked for `evenDeleted`. */
export async function findApplication(
  store: Store,
  { userId, id }: ApplicationKey,
  { evenDeleted = false } = {},
): Promise<(Application & { bytes: number }) | null> {
  const [row] = await store
    .db()
    .select(ALL_COLUMNS)
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.id, id),
        evenDeleted ? undefined : isNull(applications.deletedAt),
      ),
    );
  if (row === undefined) return null;
  const { notes, ad, contacts, bytes, ...summary } = row;
  const tasks = await findTasks(store, userId, [id]);
  return { ...writeSummary(summary, tasks.get(id) ?? []), notes, ad, contacts, bytes };
}

/** Tasks by application, in the order in which they were made. */
export async function findTasks(
  store: Store,
  userId: string,
  ids: string[],
): Promise<Map<string, ApplicationTask[]>> {
  if (ids.length === 0) return new Map();
  const rows = await store
    .db()
    .select({
      of: applicationTasks.applicationId,
      id: applicationTasks.id,
      text: applicationTasks.text,
      dueOn: applicationTasks.dueOn,
      done: applicationTasks.done,
    })
    .from(applicationTasks)
    .where(and(eq(applicationTasks.userId, userId), inArray(applicationTasks.applicationId, ids)))
    .orderBy(applicationTasks.position, applicationTasks.id);
  const tasks = new Map<string, ApplicationTask[]>();
  for (const { of, ...task } of rows) {
    const others = tasks.get(of);
    if (others === undefined) tasks.set(of, [task]);
    else others.push(task);
  }
  return tasks;
}
