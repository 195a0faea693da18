import type { ToldFact } from "../facts/list-told.ts";
import type { Job } from "../job/model/job.ts";
import { lexiconSuffix } from "../lexicon/imported-lexicon.ts";
import type { Match, TermMatch } from "../match/match.ts";
import type { Resume } from "../resume/model/resume.ts";
import { bucketOf, listTerms } from "./list-terms.ts";
import { markJob, markResume } from "./mark-spans.ts";
import { listReceiptTerms, pointsPerTerm } from "./receipt-terms.ts";
import type { Receipt, Report, ReportTerm, Score, TermLists } from "./report.ts";
import { SCORE_FORMULA, scoreMatch } from "./score-match.ts";

/** Version of reading, lexicon and matching together; raised when the same inputs may give another report. */
const ENGINE_VERSION = "1";

/** The engine as receipts name it: its version, and what was imported into its lexicon. */
export function nameEngine(): string {
  return `${ENGINE_VERSION}${lexiconSuffix()}`;
}

/** SHA-256 of the PDF's bytes and of the ad's UTF-8 text, lower-case hex. */
export type InputHashes = { resumeSha256: string; jobSha256: string };

/**
 * The report of one scan: what was read, what was matched, the score and its receipt (product spec, sections 3 and 5).
 * `told` is what the person says of the reading: the receipt names it, and no figure rests on it.
 */
export function buildReport(
  resume: Resume,
  job: Job,
  match: Match,
  hashes: InputHashes,
  told: readonly ToldFact[] = [],
): Report {
  const lists = listTerms(match);
  const contact = {
    name: resume.contact.name?.value ?? null,
    phone: resume.contact.phone?.value ?? null,
    email: resume.contact.email?.value ?? null,
    address: resume.contact.address?.value ?? null,
    linkedin: resume.contact.linkedin?.value ?? null,
  };
  const { structure, wordcount } = resume;
  const score = scoreMatch({ lists, contact, structure, wordcount });
  const compared = match.terms.filter((term) => bucketOf(term.kind) !== null);
  return {
    resumeText: resume.text,
    jobText: job.text,
    contact,
    lists,
    structure,
    wordcount,
    score,
    pages: resume.pages,
    columns: resume.columns,
    jobTitle: job.title?.quote ?? null,
    company: job.company?.quote ?? null,
    terms: compared.map((term) => describeTerm(term, score)),
    resumeHighlights: markResume(compared),
    jobHighlights: markJob(compared),
    checks: resume.checks,
    warnings: resume.warnings,
    hidden: resume.hidden,
    receipt: { ...writeReceipt(lists, score, hashes), ...(told.length === 0 ? {} : { told: [...told] }) },
  };
}

function describeTerm(term: TermMatch, score: Score): ReportTerm {
  const bucket = bucketOf(term.kind);
  if (bucket === null) throw new Error(`Not a compared term: ${term.kind}`);
  return {
    label: term.label,
    kind: bucket,
    need: term.need,
    status: term.status,
    evidence: term.evidence,
    points: term.status === "have" ? pointsPerTerm(score) : 0,
    jobQuotes: term.quotes,
    resumeQuotes: term.resumeQuotes,
    wording: term.wording,
  };
}

function writeReceipt(lists: TermLists, score: Score, hashes: InputHashes): Receipt {
  return {
    formula: SCORE_FORMULA,
    engine: nameEngine(),
    ...hashes,
    asked: score.asked,
    found: score.found,
    pointsPerTerm: pointsPerTerm(score),
    terms: listReceiptTerms(lists, score),
  };
}
