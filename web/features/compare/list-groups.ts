import type { ScanSummary } from "#contract/history.ts";

/** So many reports at most stand side by side. */
export const MOST_COMPARED = 10;

type Listed = Pick<ScanSummary, "id" | "resumeSha256" | "jobSha256">;
type Hashes = { resumeSha256: string; jobSha256: string };

/** Reports to compare: one resume against all its ads, and all resumes against one ad, each once and newest first. */
export type Groups = { ads: string[]; resumes: string[] };

/** @param scans newest first. */
export function listGroups(scans: readonly Listed[], { resumeSha256, jobSha256 }: Hashes): Groups {
  const ads = scans.filter((scan) => scan.resumeSha256 === resumeSha256);
  const resumes = scans.filter((scan) => scan.jobSha256 === jobSha256);
  return {
    ads: newestOf(ads, (scan) => scan.jobSha256),
    resumes: newestOf(resumes, (scan) => scan.resumeSha256),
  };
}

function newestOf(scans: readonly Listed[], keyOf: (scan: Listed) => string): string[] {
  const newest = new Map<string, string>();
  for (const scan of scans) if (!newest.has(keyOf(scan))) newest.set(keyOf(scan), scan.id);
  return [...newest.values()].slice(0, MOST_COMPARED);
}

/** `#compare=<id>,<id>…`: from two to ten reports; null where the address names no such. */
export function readCompared(hash: string): string[] | null {
  const [, list] = /^#compare=([\w,-]+)$/.exec(hash) ?? [];
  const ids = [...new Set(list?.split(",").filter((id) => id !== ""))];
  return ids.length < 2 ? null : ids.slice(0, MOST_COMPARED);
}
