import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { documentPath, folders } from "../documents/folders.ts";
import { readManifest } from "../documents/manifest.ts";
import { readLabel } from "../labels/label-store.ts";
import { names } from "../scoring/score-pair.ts";

/** Of each pair so many terms that the reader lists, and so many that only the labeller of the ad saw. */
const LISTED = 10;
const UNLISTED = 5;

/** Lays out which terms of each pair are to be labelled: drawn by a digest, so that nobody chooses them. */
export function layPairs(): number {
  let laid = 0;
  for (const { id, ad } of readManifest("pairs")) {
    const desk = `${folders.desk}pairs/${id}/`;
    if (existsSync(`${desk}terms.txt`) || !existsSync(documentPath.ads(ad))) continue;
    const job = readJob(readFileSync(documentPath.ads(ad), "utf8"));
    const listed = job.terms.filter(({ kind }) => kind !== "keyword");
    const label = readLabel("ads", ad);
    const unlisted = (label?.terms ?? [])
      .filter(({ kind }) => kind !== "optional")
      .map(({ quote }) => quote.replace(/@\d+$/, ""))
      .filter((quote) => !job.terms.some((term) => names(term, quote)));
    const terms = [
      ...draw(id, [...new Set(listed.map(({ quotes }) => quotes[0]!.quote))], LISTED),
      ...draw(id, [...new Set(unlisted)], UNLISTED),
    ];
    mkdirSync(desk, { recursive: true });
    writeFileSync(`${desk}terms.txt`, `${terms.join("\n")}\n`);
    laid += 1;
  }
  return laid;
}

function draw(seed: string, texts: readonly string[], most: number): string[] {
  const rank = (text: string) => createHash("sha256").update(`${seed} ${text}`).digest("hex");
  return texts.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, most);
}
