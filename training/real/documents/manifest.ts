import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** Which use a document has, for ever, by the owner of its repository: learn from it, choose by it, count it only. */
export const roleSchema = z.enum(["train", "tune", "test"]);
export type Role = z.infer<typeof roleSchema>;
export const ROLES: readonly Role[] = ["train", "tune", "test"];

export const TRADES = [
  "software",
  "data",
  "infrastructure",
  "engineering",
  "science",
  "education",
  "health",
  "finance",
  "sales",
  "marketing",
  "design",
  "media",
  "legal",
  "administration",
  "people",
  "hospitality",
  "logistics",
  "construction",
  "trades",
  "public",
  "student",
  "other",
] as const;

const source = {
  /** First ten hexadecimal digits of what names the document: its blob, or the digest of an ad's text. */
  id: z.string().check(z.regex(/^[0-9a-f]{10}$/)),
  /** `owner/name` on GitHub. */
  repository: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
  path: z.string(),
  /** The file's git object id, which is a digest of its bytes. */
  blob: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  role: roleSchema,
  trade: z.enum(TRADES),
  /** ISO 639-1 and ISO 3166-1 alpha-2. */
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
};

export const resumeEntrySchema = z.object({
  ...source,
  kind: z.literal("resume"),
  /** The tool that set the page: `word`, `canva`, `latex-moderncv`. */
  maker: z.string().check(z.regex(/^[a-z][a-z0-9.-]*$/)),
  /** Labelled from the page alone, without having seen what the reader proposes. */
  blind: z.boolean(),
  /** Of `train`, and no rule was written by looking at it: what values are worth on such documents is what confidence says. */
  unmet: z.optional(z.literal(true)),
});
export type ResumeEntry = z.infer<typeof resumeEntrySchema>;

/** Where in a data file one ad stands: its row or path, and the columns whose values make its text. */
const rowSchema = z.object({
  format: z.enum(["csv", "json", "jsonl", "txt"]),
  index: z.union([z.number(), z.string()]),
  columns: z.array(z.string()),
});
export const adEntrySchema = z.object({
  ...source,
  kind: z.literal("ad"),
  board: z.string(),
  row: rowSchema,
  lineBreaks: z.boolean(),
});
export type AdEntry = z.infer<typeof adEntrySchema>;
export type AdRow = z.infer<typeof rowSchema>;

/** A resume of which single lines alone are judged, or jobs and studies alone labelled. */
export const lineResumeSchema = z.object({
  id: source.id,
  repository: source.repository,
  blob: source.blob,
  role: roleSchema,
});
export type LineResumeEntry = z.infer<typeof lineResumeSchema>;

/** A resume beside an ad: what of the ad it shows, letters written for the two, or lines that a letter would say. */
export const pairEntrySchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{10}-[0-9a-f]{10}$/)),
  kind: z.enum(["pair", "letter", "lines"]),
  role: roleSchema,
  resume: z.string(),
  ad: z.string(),
});
export type PairEntry = z.infer<typeof pairEntrySchema>;

type Kind = "resumes" | "line-resumes" | "entries" | "ads" | "pairs" | "letters" | "lines";
const schemas = {
  resumes: resumeEntrySchema,
  ads: adEntrySchema,
  pairs: pairEntrySchema,
  letters: pairEntrySchema,
  lines: pairEntrySchema,
  "line-resumes": lineResumeSchema,
  entries: lineResumeSchema,
};
type Entries = {
  resumes: ResumeEntry;
  "line-resumes": LineResumeEntry;
  entries: LineResumeEntry;
  ads: AdEntry;
  pairs: PairEntry;
  letters: PairEntry;
  lines: PairEntry;
};

export const dataFolder = new URL("../data/", import.meta.url).pathname;

/** The documents of a kind, by id. @throws ZodError naming the line's fault where a line is not of the schema. */
export function readManifest<K extends Kind>(kind: K): Entries[K][] {
  const lines = readFileSync(`${dataFolder}${kind}.jsonl`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => schemas[kind].parse(JSON.parse(line)) as Entries[K]);
}

export const ownerOf = (entry: { repository: string }) => entry.repository.split("/")[0]!.toLowerCase();
