import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type * as z from "zod/mini";
import { documentPath, folders } from "../documents/folders.ts";
import { dataFolder, readManifest } from "../documents/manifest.ts";
import { adLabelSchema } from "./ad-label.ts";
import { entryLabelSchema } from "./entry-label.ts";
import { lineLabelSchema } from "./line-label.ts";
import { letterLabelSchema, pairLabelSchema } from "./pair-label.ts";
import { resumeLabelSchema } from "./resume-label.ts";
import { seal, unseal } from "./seal.ts";

export const LABEL_SCHEMAS = {
  resumes: resumeLabelSchema,
  ads: adLabelSchema,
  pairs: pairLabelSchema,
  letters: letterLabelSchema,
  lines: lineLabelSchema,
  entries: entryLabelSchema,
} as const;
export type LabelKind = keyof typeof LABEL_SCHEMAS;
export type LabelOf<K extends LabelKind> = z.infer<(typeof LABEL_SCHEMAS)[K]>;
export const LABEL_KINDS = Object.keys(LABEL_SCHEMAS) as LabelKind[];

/** First labels, and those of a second labeller who has not seen the first. */
export type Hand = "first" | "second";

export const labelPath = (kind: LabelKind, id: string, hand: Hand = "first") =>
  `${folders.labels}${hand === "second" ? "second/" : ""}${kind}/${id}.json`;
const sealedPath = (kind: LabelKind, hand: Hand) =>
  `${dataFolder}${kind}${hand === "second" ? "-second" : ""}.sealed.jsonl`;

type SealedLine = { id: string; sealed: string };

/** The bytes that open a label: the document's own, for a pair those of resume and ad. Null where they are not restored. */
export function keyBytes(kind: LabelKind, id: string): Uint8Array | null {
  const paths =
    kind === "resumes" || kind === "entries"
      ? [documentPath.resumes(id)]
      : kind === "ads"
        ? [documentPath.ads(id)]
        : [documentPath.resumes(id.split("-")[0]!), documentPath.ads(id.split("-")[1]!)];
  return paths.every((path) => existsSync(path))
    ? Buffer.concat(paths.map((path) => readFileSync(path)))
    : null;
}

/** An opened label, checked; null where there is none. @throws ZodError where the file is not of the schema. */
export function readLabel<K extends LabelKind>(kind: K, id: string, hand: Hand = "first"): LabelOf<K> | null {
  const path = labelPath(kind, id, hand);
  if (!existsSync(path)) return null;
  return LABEL_SCHEMAS[kind].parse(JSON.parse(readFileSync(path, "utf8"))) as LabelOf<K>;
}

/** Seals every opened label of a kind whose document is there; lines of documents that are not there stay as they are. */
export function sealLabels(kind: LabelKind, hand: Hand): { sealed: number; kept: number } {
  const before = new Map(readSealed(kind, hand).map((line) => [line.id, line.sealed]));
  const lines: SealedLine[] = [];
  let sealed = 0;
  for (const { id } of readManifest(kind)) {
    const bytes = keyBytes(kind, id);
    const label = readLabel(kind, id, hand);
    if (label !== null && bytes !== null) {
      lines.push({ id, sealed: seal(label, id, bytes) });
      sealed += 1;
    } else if (before.has(id)) lines.push({ id, sealed: before.get(id)! });
  }
  if (lines.length > 0)
    writeFileSync(sealedPath(kind, hand), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return { sealed, kept: lines.length - sealed };
}

/** Opens every sealed label whose document is restored. A label that is open already is not touched. */
export function openLabels(kind: LabelKind, hand: Hand): { opened: number; closed: number } {
  let [opened, closed] = [0, 0];
  for (const { id, sealed } of readSealed(kind, hand)) {
    const path = labelPath(kind, id, hand);
    const bytes = keyBytes(kind, id);
    if (bytes === null) closed += 1;
    else if (!existsSync(path)) {
      mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
      writeFileSync(path, `${JSON.stringify(unseal(sealed, id, bytes), null, 1)}\n`);
      opened += 1;
    }
  }
  return { opened, closed };
}

export function readSealed(kind: LabelKind, hand: Hand): SealedLine[] {
  const path = sealedPath(kind, hand);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SealedLine);
}
