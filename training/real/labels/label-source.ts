import { existsSync } from "node:fs";
import { documentPath } from "../documents/folders.ts";
import { type LineResumeEntry, ownerOf, type ResumeEntry, type Role } from "../documents/manifest.ts";

/** A restored document that networks are fitted on or counted by. */
export type LabelSource = {
  id: string;
  path: string;
  owner: string;
  role: Role;
  /** Learned from; the others are counted. */
  learned: boolean;
  /** Rules were written by looking at it, so that what they read there says too much. */
  met: boolean;
};

/** A resume that is labelled whole; null where it is not restored. */
export function sourceOfResume(entry: ResumeEntry): LabelSource | null {
  const isUnmet = entry.unmet === true;
  return sourceOf(entry, entry.role === "train" && !isUnmet, !isUnmet && entry.role !== "test");
}

/** One whose jobs, studies and headings alone are labelled: all are learned from, and no rule has met them. */
export const sourceOfEntries = (entry: LineResumeEntry): LabelSource | null => sourceOf(entry, true, false);

function sourceOf(
  entry: Pick<ResumeEntry, "id" | "role" | "repository">,
  learned: boolean,
  met: boolean,
): LabelSource | null {
  const { id, role } = entry;
  const path = documentPath.resumes(id);
  return existsSync(path) ? { id, path, owner: ownerOf(entry), role, learned, met } : null;
}
