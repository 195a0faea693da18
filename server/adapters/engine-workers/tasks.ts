import { createHash } from "node:crypto";
import type { Posting } from "#contract/application.ts";
import type { AdNames } from "#contract/letter.ts";
import type { ScanResult } from "#contract/scan.ts";
import { writeScanResult } from "#contract/scan-wire.ts";
import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { Fact, FactAnswers } from "#engine/facts/fact.ts";
import { listFacts } from "#engine/facts/list-facts.ts";
import { listTold } from "#engine/facts/list-told.ts";
import { findPlaceAndPay } from "#engine/job/header/find-place-and-pay.ts";
import type { Job, NameGuess } from "#engine/job/model/job.ts";
import { readJob } from "#engine/job/read-job.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { ReadPages } from "#engine/resume/model/line.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { preparePages, readResume } from "#engine/resume/read-resume.ts";
import { buildReport } from "#engine/score/build-report.ts";
import type { PdfReader } from "../pdf/port.ts";
import { makeDocumentTask } from "./document-task.ts";
import { letterPdfTask } from "./letter-pdf-task.ts";
import { judge, makeLetterTask, makeNoteTask, makePlanTask, type Refused } from "./letter-task.ts";
import { makeResumeFileTask } from "./resume-file-task.ts";
import { makeReviewTask } from "./review-task.ts";
import { makeViewTask } from "./view-task.ts";
import { wordingFaults, wordingPlan } from "./wording-task.ts";

/**
 * What the workers can do, by name. One line here is all that a new task needs; it runs in a thread with a limit on time
 * and memory, so it may be slow on hostile input, but it must not keep anything between calls.
 */
export function makeTasks(pdf: PdfReader) {
  /** A resume's lines in reading order. */
  const pages = async (input: { pdf: Uint8Array }): Promise<{ ok: true; pages: ReadPages } | Refused> => {
    const reading = await pdf.read(input.pdf);
    return reading.ok ? { ok: true, pages: readPages(reading.document) } : reading;
  };

  /** What was read from a resume. A scan without a text layer is read too, and says so. */
  const read = async (input: { pdf: Uint8Array }): Promise<{ ok: true; resume: Resume } | Refused> => {
    const reading = await pages(input);
    return reading.ok ? { ok: true, resume: readResume(reading.pages) } : reading;
  };

  /** What was read of a resume and an ad, value by value. */
  const facts = async (input: {
    pdf: Uint8Array;
    jobText: string;
  }): Promise<{ ok: true; facts: Fact[] } | Refused> => {
    const reading = await read(input);
    return reading.ok ? { ok: true, facts: listFacts(reading.resume, readJob(input.jobText)) } : reading;
  };

  /** The report of a resume against an ad's text; its receipt names what the user says of either. */
  const scan = async (input: {
    pdf: Uint8Array;
    jobText: string;
    told?: FactAnswers;
  }): Promise<{ ok: true; report: ScanResult } | Refused> => {
    const reading = await read(input);
    if (!reading.ok) return reading;
    const { resume } = reading;
    if (!resume.textLayer) return { ok: false, code: "pdf-no-text" };
    const job = readJob(input.jobText);
    const hashes = { resumeSha256: sha256(input.pdf), jobSha256: sha256(input.jobText) };
    const told = listTold(listFacts(applyFacts(resume, input.told?.resume ?? []), job, input.told?.ad));
    const match = matchResume(resume, job);
    return { ok: true, report: writeScanResult(buildReport(resume, job, match, hashes, told)) };
  };

  const document = makeDocumentTask(pdf);

  /** What a scan is made from: the text of the pages as people see and edit it, and the ad. */
  const reading = async (input: {
    pdf: Uint8Array;
    jobText: string;
  }): Promise<{ ok: true; pages: ReadPages; job: Job } | Refused> => {
    const printed = await pages(input);
    return printed.ok
      ? { ok: true, pages: preparePages(printed.pages), job: readJob(input.jobText) }
      : printed;
  };

  return {
    pages,
    read,
    reading,
    view: makeViewTask(pdf),
    facts,
    scan,
    letter: makeLetterTask(read),
    letterPlan: makePlanTask(read),
    note: makeNoteTask(read),
    ...OF_TEXTS,
    linkedin: makeReviewTask(pdf),
    letterPdf: letterPdfTask,
    document,
    resumeFile: makeResumeFileTask(pdf),
  };
}

/** Title and company as an ad says them. */
async function ad(input: { jobText: string }): Promise<{ ok: true } & AdNames> {
  const { title, company, titles, companies } = readJob(input.jobText);
  return {
    ok: true,
    jobTitle: title?.quote ?? null,
    company: company?.quote ?? null,
    titles: titles.map(tellGuess),
    companies: companies.map(tellGuess),
  };
}

/** What a form about a job is filled with: what the ad surely says, as it prints it. */
async function posting(input: { ad: string }): Promise<{ ok: true; posting: Posting } | Refused> {
  const { title, company } = readJob(input.ad);
  const { place, pay } = findPlaceAndPay(input.ad);
  const values = { title: title?.quote, company: company?.quote, place, salary: pay };
  const said = Object.entries(values).map(([name, value]) => [name, value ?? ""]);
  return { ok: true, posting: Object.fromEntries(said) as Posting };
}

/** Those that read no file. */
const OF_TEXTS = { ad, posting, judge, wordingPlan, wordingFaults };

const tellGuess = ({ quote, ...place }: NameGuess) => ({ text: quote, ...place });

export type Tasks = ReturnType<typeof makeTasks>;

/** Lower-case hex; a text is hashed as UTF-8. */
function sha256(input: Uint8Array | string): string {
  return createHash("sha256").update(input).digest("hex");
}
