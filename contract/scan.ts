import * as z from "zod/mini";

const span = z.object({ start: z.number(), end: z.number() });
const quote = z.object({ start: z.number(), end: z.number(), quote: z.string() });
const optionalText = z.nullable(z.string());
const list = z.array(z.string());

/** One term of the ad, with the words on both sides that show it. Offsets are UTF-16 code units. */
export const scanTerm = z.object({
  label: z.string(),
  kind: z.enum(["hard", "soft", "keyword"]),
  need: z.enum(["must", "stated", "nice"]),
  status: z.enum(["have", "partly", "missing"]),
  evidence: z.nullable(z.enum(["job", "summary", "list", "implied"])),
  /** Points this term gives to the overall score now, four decimals. */
  points: z.number(),
  /** Places in `scannedJobDescription`. */
  jobQuotes: z.array(quote),
  /** Places in `extractedResumeText`. */
  resumeQuotes: z.array(quote),
  wording: z.nullable(z.object({ resume: z.string(), job: z.string() })),
});
export type ScanTerm = z.infer<typeof scanTerm>;

export const scanCheck = z.object({
  id: z.string(),
  group: z.enum(["reading", "completeness", "chronology", "content"]),
  weight: z.number(),
  result: z.enum(["pass", "improve", "fix"]),
  message: z.string(),
  evidence: z.array(z.object({ quote: z.string(), page: z.nullable(z.number()) })),
});

/** What anyone needs to compute the score again: which formula, over which bytes, with how many points per term. */
export const receipt = z.object({
  /** Name and version of the formula (docs/score.md). */
  formula: z.string(),
  /** Version of the engine and its lexicon; the same version and inputs give the same report. */
  engine: z.string(),
  resumeSha256: z.string(),
  jobSha256: z.string(),
  asked: z.number(),
  found: z.number(),
  /** 60 / asked, four decimals; 0 when nothing was asked. */
  pointsPerTerm: z.number(),
  terms: z.array(z.object({ term: z.string(), found: z.boolean(), points: z.number() })),
  /** Values that were the user's own word when this was scanned; the score does not rest on them. */
  told: z.optional(
    z.array(
      z.object({
        kind: z.enum(["contact", "job", "study", "ad"]),
        entry: z.nullable(z.number()),
        field: z.string(),
        read: optionalText,
        said: optionalText,
      }),
    ),
  ),
});

/** Product spec, section 3 ('Scan result'), with what the report shows beside it. */
export const scanResult = z.object({
  extractedResumeText: z.string(),
  scannedJobDescription: z.string(),
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  address: optionalText,
  linkedin: optionalText,
  hardskillsjd: list,
  hardskillsre: list,
  matchingjdre: list,
  keywordsjd: list,
  keywordsre: list,
  softskillsjd: list,
  softskillsre: list,
  missingKeywords: list,
  structure: z.enum(["good", "average", "poor"]),
  wordcount: z.number(),
  overallScore: z.number(),
  parts: z.object({
    keywords: z.number(),
    essentialInfo: z.number(),
    structure: z.number(),
    wordcount: z.number(),
  }),
  percentages: z.object({ hardSkills: z.number(), softSkills: z.number(), keywords: z.number() }),
  noofHardskillsre: z.number(),
  noofHardskillsjd: z.number(),
  noofSoftskillsre: z.number(),
  noofSoftskillsjd: z.number(),
  pages: z.number(),
  columns: z.number(),
  jobTitle: optionalText,
  company: optionalText,
  terms: z.array(scanTerm),
  /** Where terms of the ad stand in the resume's text, merged and in order. */
  resumeHighlights: z.array(span),
  /** Where terms stand in the ad, in order. */
  jobHighlights: z.array(z.object({ start: z.number(), end: z.number(), found: z.boolean() })),
  checks: z.array(scanCheck),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  hidden: z.array(z.object({ text: z.string(), page: z.number(), reason: z.string() })),
  receipt,
});
export type ScanResult = z.infer<typeof scanResult>;

/** A kept scan: the result and what the list of past scans shows. */
export const scan = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  resumeFileName: z.string(),
  result: scanResult,
});
export type Scan = z.infer<typeof scan>;

/** Answer of `POST /api/scan`: the result's own fields, as the product spec names them, with the scan's id and date. */
export const scanAnswer = z.extend(scanResult, {
  id: z.string(),
  createdAt: z.string(),
  resumeFileName: z.string(),
  /** Scans the user has left; null for premium. */
  scansLeft: z.nullable(z.number()),
  /** The same bytes with the same ad were scanned before, so nothing was counted. */
  repeated: z.boolean(),
});
export type ScanAnswer = z.infer<typeof scanAnswer>;
