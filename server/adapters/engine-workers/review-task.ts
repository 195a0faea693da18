import { applyFacts } from "#engine/facts/apply-facts.ts";
import type { FullReview, ReviewInput } from "#engine/linkedin/full-review.ts";
import { makeReview } from "#engine/linkedin/make-review.ts";
import type { ProfileReading } from "#engine/linkedin/profile-reading.ts";
import { readProfileDocument } from "#engine/linkedin/read-document.ts";
import { readExport } from "#engine/linkedin/read-export.ts";
import { readPastedProfile } from "#engine/linkedin/read-pasted-profile.ts";
import { NO_FACTS } from "#engine/linkedin/review.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { ExportRefusal, type ExportRefusalCode } from "../linkedin-export/export-refusal.ts";
import { readExportZip } from "../linkedin-export/read-export-zip.ts";
import type { PdfReader, PdfRefusal } from "../pdf/port.ts";

type Refused = { ok: false } & (PdfRefusal | { code: ExportRefusalCode | "profile-not-found" });

/** The review of a LinkedIn profile from what the user owns. Nothing is fetched: all it knows is its input. */
export function makeReviewTask(pdf: PdfReader) {
  return async (input: ReviewInput): Promise<{ ok: true; review: FullReview } | Refused> => {
    const { url, jobText, answers } = input;
    const reading = await readGiven(input.given);
    if (reading !== null && "ok" in reading) return reading;
    return {
      ok: true,
      review: makeReview({ reading, url, jobText, answers, resume: await readScanned(input) }),
    };
  };

  async function readGiven(given: ReviewInput["given"]): Promise<ProfileReading | null | Refused> {
    if (given === null) return null;
    if (given.kind === "text")
      return { source: "text", profile: readPastedProfile(given.text), facts: NO_FACTS };
    if (given.kind === "zip") return readZip(given.bytes);
    const reading = await pdf.read(given.bytes);
    if (!reading.ok) return reading;
    return readProfileDocument(reading.document) ?? { ok: false, code: "profile-not-found" };
  }

  /** A resume that can no longer be read only leaves out what would be said of it. */
  async function readScanned({ resume, told = [] }: ReviewInput): Promise<Resume | null> {
    const reading = resume === null ? null : await pdf.read(resume);
    return reading?.ok ? applyFacts(readResume(readPages(reading.document)), told) : null;
  }
}

async function readZip(bytes: Uint8Array): Promise<ProfileReading | Refused> {
  try {
    return readExport(await readExportZip(bytes));
  } catch (error) {
    if (error instanceof ExportRefusal) return { ok: false, code: error.code };
    throw error;
  }
}
