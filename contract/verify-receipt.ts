import * as z from "zod/mini";
import { listReceiptTerms, pointsPerTerm } from "#engine/score/receipt-terms.ts";
import type { ScoreInput } from "#engine/score/report.ts";
import { SCORE_FORMULA, scoreMatch } from "#engine/score/score-match.ts";
import {
  type ReceiptFile,
  type ReceiptStatement,
  receiptFile,
  writeReceiptFile,
  writeStatement,
} from "./receipt-file.ts";

/** What a browser and Node do each in their own way. */
export type ReceiptCrypto = {
  /** Lower-case hex, of the UTF-8 bytes. */
  sha256: (text: string) => Promise<string>;
  /** Ed25519; key and signature are base64url. Null where it cannot be checked here. */
  isSigned: (text: string, signed: { key: string; signature: string }) => Promise<boolean | null>;
};

export type ReceiptPart = "form" | "digest" | "score" | "terms" | "signature" | "issuer";
/** `holds` is null where this part could not be checked. */
export type PartCheck = { part: ReceiptPart; holds: boolean | null; said: string };
export type ReceiptVerdict = { agrees: boolean; checks: PartCheck[] };

const SAID: Record<ReceiptPart, { yes: string; no: string; unknown: string }> = {
  form: {
    yes: "The file is written as receipts are, byte for byte.",
    no: "This is not a receipt as it was written: a character was changed, added or taken away, or it is another file.",
    unknown: "",
  },
  digest: {
    yes: "What the receipt says has the SHA-256 that it gives.",
    no: "What the receipt says does not have the SHA-256 that it gives: one of the two was changed.",
    unknown: "",
  },
  score: {
    yes: "The score and its parts, computed again from the lists, are the same.",
    no: "The score or one of its parts is not what the lists, contact items, structure and word count give.",
    unknown: "The score follows a formula that this program does not know, so it was not computed again.",
  },
  terms: {
    yes: "The points of every term, computed again, are the same.",
    no: "The terms or their points are not those of the lists.",
    unknown: "The points of the terms were not computed again: their formula is not known.",
  },
  signature: {
    yes: "The signature belongs to this receipt and to the key in it.",
    no: "The signature does not belong to this receipt.",
    unknown: "This browser cannot check signatures, so who made the receipt is not known.",
  },
  issuer: {
    yes: "The key is the published one: this server made the receipt.",
    no: "The key is not the published one: somebody else made this receipt.",
    unknown: "The key was not compared with a published one.",
  },
};

const say = (part: ReceiptPart, holds: boolean | null): PartCheck => {
  const { yes, no, unknown } = SAID[part];
  return { part, holds, said: holds === null ? unknown : holds ? yes : no };
};

/**
 * Checks a receipt (docs/score.md): nothing is asked of anybody. It agrees when no part fails and its score and signature
 * were checked; whether the key is the issuer's is known only with the published key.
 */
export async function verifyReceipt(
  text: string,
  crypto: ReceiptCrypto,
  publishedKey: string | null,
): Promise<ReceiptVerdict> {
  const file = readReceipt(text);
  if (file === null) return { agrees: false, checks: [say("form", false)] };
  const { statement, digest, key, signature } = file;
  const said = writeStatement(statement);
  const knowsFormula = statement.formula === SCORE_FORMULA;
  const checks = [
    say("form", true),
    say("digest", (await crypto.sha256(said)) === digest),
    say("score", knowsFormula ? isScoreSame(statement) : null),
    say("terms", knowsFormula ? areTermsSame(statement) : null),
    say("signature", await crypto.isSigned(said, { key, signature })),
    say("issuer", publishedKey === null ? null : key === publishedKey),
  ];
  return {
    agrees: checks.every(({ part, holds }) => holds === true || (part === "issuer" && holds === null)),
    checks,
  };
}

/** Null where the text is not what `writeReceiptFile` gives for what it says. */
function readReceipt(text: string): ReceiptFile | null {
  try {
    const parsed = z.safeParse(receiptFile, JSON.parse(text));
    return parsed.success && writeReceiptFile(parsed.data) === text ? parsed.data : null;
  } catch {
    return null;
  }
}

function isScoreSame(statement: ReceiptStatement): boolean {
  const { asked, found, parts, percentages, overallScore } = statement;
  const again = scoreMatch(inputOf(statement));
  return isSame(again, { asked, found, parts, percentages, overallScore });
}

function areTermsSame(statement: ReceiptStatement): boolean {
  const { lists, asked, terms } = statement;
  return (
    statement.pointsPerTerm === pointsPerTerm({ asked }) && isSame(listReceiptTerms(lists, { asked }), terms)
  );
}

function inputOf({ lists, contact, structure, wordcount }: ReceiptStatement): ScoreInput {
  const toValue = (isThere: boolean) => (isThere ? "found" : null);
  const { phone, email, address, linkedin } = contact;
  return {
    lists,
    contact: {
      phone: toValue(phone),
      email: toValue(email),
      address: toValue(address),
      linkedin: toValue(linkedin),
    },
    structure,
    wordcount,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
