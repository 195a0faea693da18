import type { TaggedEntry } from "./tag-resume.ts";

/** An employer on a row before its first role holds for the roles below it that name none. */
export function inheritEmployers(entries: readonly TaggedEntry[]): TaggedEntry[] {
  let above: TaggedEntry | null = null;
  return entries.map((entry) => {
    if (entry.kind !== "job") return entry;
    const { employer, title, place } = entry.values;
    if (employer) {
      above = entry;
      return entry;
    }
    const held: TaggedEntry | null = above;
    if (held === null || !title || !holdsForSeveral(held)) return entry;
    return {
      ...entry,
      values: { ...entry.values, employer: held.values.employer!, place: place ?? held.values.place! },
    };
  });
}

function holdsForSeveral({ values }: TaggedEntry): boolean {
  const { employer, title } = values;
  return employer != null && (title == null || employer.end < title.start);
}
