import { readLabel } from "../labels/label-store.ts";
import { type AdEntry, ownerOf, type ResumeEntry, ROLES, readManifest } from "./manifest.ts";

/** Documents by what the manifest says of them, most first. */
export function tallyBy<T>(entries: readonly T[], key: (entry: T) => string): [string, number][] {
  const tally = new Map<string, number>();
  for (const entry of entries) tally.set(key(entry), (tally.get(key(entry)) ?? 0) + 1);
  return [...tally].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Trades whose resumes count as software. */
export const SOFTWARE = new Set(["software", "data", "infrastructure"]);

export function countDocuments(): void {
  for (const kind of ["resumes", "ads"] as const) {
    const entries: (ResumeEntry | AdEntry)[] = readManifest(kind);
    const owners = new Set(entries.map(ownerOf));
    console.log(`\n${kind}: ${entries.length} of ${owners.size} owners`);
    const rows: [string, (entry: ResumeEntry | AdEntry) => string][] = [
      ["role", ({ role }) => role],
      ["trade", ({ trade }) => trade],
      ["country", ({ country }) => country],
      ["language", ({ language }) => language],
      ["maker", (entry) => (entry.kind === "resume" ? entry.maker : entry.board)],
    ];
    for (const [name, key] of rows) {
      const tally = tallyBy(entries, key);
      console.log(
        `${name} (${tally.length}): ${tally.map(([value, count]) => `${value} ${count}`).join(", ")}`,
      );
    }
    const other = entries.filter(({ trade }) => !SOFTWARE.has(trade)).length;
    console.log(
      `not software: ${other}; labels open: ${entries.filter(({ id }) => readLabel(kind, id) !== null).length}`,
    );
    const breaks = entries.filter((entry) => entry.kind === "ad" && !entry.lineBreaks).length;
    if (kind === "ads") console.log(`without line breaks: ${breaks}`);
  }
  for (const kind of ["pairs", "letters"] as const) {
    const entries = readManifest(kind);
    console.log(
      `\n${kind}: ${entries.length} (${ROLES.map((role) => `${role} ${entries.filter((entry) => entry.role === role).length}`).join(", ")})`,
    );
  }
}
