// A digest of every reading of the corpus, of every marked ad and of 46 letters: node testing/goldens.ts [FILE]
// Prints one line an answer; two versions of the engine that print the same answer the same to the byte.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import { verifyLetter } from "#engine/letter/verify-letter.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";

const corpus = new URL("corpus/", import.meta.url).pathname;
const ads = new URL("suites/ads/", import.meta.url).pathname;
const digest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

const reader = await openPdfiumReader(await compilePdfium());
const resumes: { file: string; resume: Resume }[] = [];
const files = (readdirSync(corpus, { recursive: true }) as string[]).filter((file) => file.endsWith(".pdf"));
for (const file of files.sort()) {
  const reading = await reader.read(readFileSync(corpus + file));
  const resume = reading.ok ? readResume(readPages(reading.document)) : null;
  console.log(`reading ${file} ${digest(resume ?? reading)}`);
  if (resume !== null && file.startsWith("resumes/")) resumes.push({ file, resume });
}
const jobs = readdirSync(ads)
  .filter((file) => file.endsWith(".txt"))
  .sort()
  .map((file) => ({ file, job: readJob(readFileSync(ads + file, "utf8")) }));
for (const { file, job } of jobs) console.log(`ad ${file} ${digest(job)}`);

const tones = ["professional", "warm", "concise", "confident"] as const;
resumes.forEach(({ file, resume }, index) => {
  const { job, file: ad } = jobs[(index * 13) % jobs.length]!;
  const letter = composeLetter(resume, job, { tone: tones[index % tones.length]! });
  const match = matchResume(resume, job);
  const verified = verifyLetter(letter.coverLetter, resume, job);
  console.log(`letter ${file} ${ad} ${digest({ letter, match, verified })}`);
});
