import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { adText } from "./ad-text.ts";
import { documentPath, folders } from "./folders.ts";
import { type AdEntry, readManifest } from "./manifest.ts";

export type Restored = { restored: number; there: number; missing: string[] };

/**
 * Brings every document of the manifest into the ignored folder, from clones in `mirrors` (`owner+name`) where there are
 * some, else from GitHub, of which only the blobs needed are fetched. What cannot be had is named, not fatal.
 */
export function restoreDocuments(mirrors: string | null): Restored {
  for (const folder of [folders.repositories, folders.resumes, folders.ads])
    mkdirSync(folder, { recursive: true });
  const outcome: Restored = { restored: 0, there: 0, missing: [] };
  const take = (path: string, id: string, make: () => Uint8Array | null) => {
    if (existsSync(path)) {
      outcome.there += 1;
      return;
    }
    const bytes = make();
    if (bytes === null) outcome.missing.push(id);
    else {
      writeFileSync(path, bytes);
      outcome.restored += 1;
    }
  };
  const repositories = new Map<string, string | null>();
  const open = (name: string) => {
    if (!repositories.has(name)) repositories.set(name, openRepository(name, mirrors));
    return repositories.get(name)!;
  };
  for (const entry of [
    ...readManifest("resumes"),
    ...readManifest("line-resumes"),
    ...readManifest("entries"),
  ])
    take(documentPath.resumes(entry.id), entry.id, () => readBlob(open(entry.repository), entry));
  const files = new Map<string, Uint8Array | null>();
  const records = new Map<string, unknown[]>();
  for (const entry of readManifest("ads"))
    take(documentPath.ads(entry.id), entry.id, () => {
      if (!files.has(entry.blob)) files.set(entry.blob, readBlob(open(entry.repository), entry));
      const file = files.get(entry.blob)!;
      return file === null ? null : readAd(file, entry, records);
    });
  return outcome;
}

/** The ad's text, if the file still holds the very text that was labelled. */
function readAd(file: Uint8Array, entry: AdEntry, records: Map<string, unknown[]>): Uint8Array | null {
  try {
    const text = adText(file, entry.row, records);
    return adId(text) === entry.id ? Buffer.from(text) : null;
  } catch {
    return null;
  }
}

/** An ad's id: the digest of its text, because many stand in one file. */
export const adId = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

function openRepository(name: string, mirrors: string | null): string | null {
  const [owner, repository] = name.split("/") as [string, string];
  const own = `${folders.repositories}${owner}+${repository}`;
  const mirror = `${mirrors}/${owner}+${repository}`;
  const known = [own, mirror, `${mirror}/repo/.git`, `${mirror}/repo`].find((folder) =>
    existsSync(`${folder}/HEAD`),
  );
  if (known !== undefined) return known;
  if (mirrors !== null) return null;
  const url = `https://github.com/${name}`;
  const { status } = spawnSync("git", [
    "clone",
    "--bare",
    "--quiet",
    "--depth",
    "1",
    "--filter=blob:none",
    url,
    own,
  ]);
  return status === 0 ? own : null;
}

/** The data file that ads stand in; null where its repository is not there. */
export function readDataFile(
  entry: { repository: string; blob: string },
  mirrors: string | null,
): Uint8Array | null {
  return readBlob(openRepository(entry.repository, mirrors), entry);
}

/** The file's bytes, whose digest is what the manifest says; null where the repository no longer has them. */
function readBlob(repository: string | null, { blob }: { blob: string }): Uint8Array | null {
  if (repository === null) return null;
  const { status, stdout } = spawnSync("git", ["--git-dir", repository, "cat-file", "blob", blob], {
    maxBuffer: 1 << 30,
  });
  if (status !== 0) return null;
  const digest = createHash("sha1").update(`blob ${stdout.length}\0`).update(stdout).digest("hex");
  return digest === blob ? stdout : null;
}
