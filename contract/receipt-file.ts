import * as z from "zod/mini";
import { receipt, type Scan, scanResult } from "./scan.ts";

/** Form and version of a receipt that is downloaded (docs/score.md). */
export const RECEIPT_FORM = "vouch-receipt/1";

const { structure, parts, percentages, overallScore, wordcount } = scanResult.shape;
const labels = z.array(z.string());
const sides = z.strictObject({ job: labels, resume: labels });

/** What a receipt says: everything its score is computed from, and nothing that names the user. */
export const receiptStatement = z.strictObject({
  form: z.literal(RECEIPT_FORM),
  scan: z.string(),
  scannedAt: z.string(),
  engine: receipt.shape.engine,
  formula: receipt.shape.formula,
  resumeSha256: receipt.shape.resumeSha256,
  jobSha256: receipt.shape.jobSha256,
  lists: z.strictObject({ hard: sides, soft: sides, keyword: sides, matching: labels, missing: labels }),
  /** Whether each was found in the resume. */
  contact: z.strictObject({
    phone: z.boolean(),
    email: z.boolean(),
    address: z.boolean(),
    linkedin: z.boolean(),
  }),
  structure,
  wordcount,
  asked: receipt.shape.asked,
  found: receipt.shape.found,
  pointsPerTerm: receipt.shape.pointsPerTerm,
  terms: receipt.shape.terms,
  parts,
  percentages,
  overallScore,
});
export type ReceiptStatement = z.infer<typeof receiptStatement>;

// The last letter of base64url carries bits that no byte has; they are zero, so that bytes are written in one way only
// (RFC 4648, section 3.5).
const KEY_OF_32_BYTES = /^[\w-]{42}[AEIMQUYcgkosw048]$/;
const SIGNATURE_OF_64_BYTES = /^[\w-]{85}[AQgw]$/;

/** A receipt as a file: what it says, the SHA-256 of that, and the issuer's signature (Ed25519, base64url) of the same. */
export const receiptFile = z.strictObject({
  statement: receiptStatement,
  digest: z.string(),
  key: z.string().check(z.regex(KEY_OF_32_BYTES)),
  signature: z.string().check(z.regex(SIGNATURE_OF_64_BYTES)),
});
export type ReceiptFile = z.infer<typeof receiptFile>;

export function stateReceipt({ id, createdAt, result }: Scan): ReceiptStatement {
  const { formula, engine, resumeSha256, jobSha256, asked, found, pointsPerTerm, terms } = result.receipt;
  return {
    form: RECEIPT_FORM,
    scan: id,
    scannedAt: createdAt,
    engine,
    formula,
    resumeSha256,
    jobSha256,
    lists: {
      hard: { job: result.hardskillsjd, resume: result.hardskillsre },
      soft: { job: result.softskillsjd, resume: result.softskillsre },
      keyword: { job: result.keywordsjd, resume: result.keywordsre },
      matching: result.matchingjdre,
      missing: result.missingKeywords,
    },
    contact: {
      phone: Boolean(result.phone),
      email: Boolean(result.email),
      address: Boolean(result.address),
      linkedin: Boolean(result.linkedin),
    },
    structure: result.structure,
    wordcount: result.wordcount,
    asked,
    found,
    pointsPerTerm,
    terms,
    parts: result.parts,
    percentages: result.percentages,
    overallScore: result.overallScore,
  };
}

/** The bytes of a receipt: keys in the order of their characters, two spaces, a line's end. There is no other way to write one. */
export function writeReceiptFile(file: ReceiptFile): string {
  return `${JSON.stringify(sortKeys(file), null, 2)}\n`;
}

/** What digest and signature are made over. */
export function writeStatement(statement: ReceiptStatement): string {
  return JSON.stringify(sortKeys(statement));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
