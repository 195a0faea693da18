// Prints letters of different trades, to be read:  node bench/letters.ts [count] [tone]
import { readdir, readFile } from "node:fs/promises";
import { readJob } from "#engine/job/read-job.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import type { Tone } from "#engine/letter/letter.ts";
import { matchResume } from "#engine/match/match-resume.ts";
import { rankRequirements } from "#engine/match/rank-requirements.ts";
import { readPages } from "#engine/resume/layout/read-pages.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { compilePdfium } from "#server/adapters/pdf/compile-pdfium.ts";
import { openPdfiumReader } from "#server/adapters/pdf/pdfium-reader.ts";

const count = Number(process.argv[2] ?? 30);
const tones: readonly Tone[] =
  process.argv[3] === undefined
    ? ["professional", "warm", "concise", "confident"]
    : [process.argv[3] as Tone];
const resumes = new URL("../testing/corpus/resumes/", import.meta.url).pathname;
const ads = new URL("../testing/suites/ads/", import.meta.url).pathname;
const names = (await readdir(resumes)).filter((name) => name.endsWith(".pdf")).sort();
const adNames = (await readdir(ads)).filter((name) => name.endsWith(".txt")).sort();
const jobs = await Promise.all(
  adNames.map(async (ad) => ({ ad, job: readJob(await readFile(ads + ad, "utf8")) })),
);
const reader = await openPdfiumReader(await compilePdfium());
for (let index = 0; index < count; index += 1) {
  const name = names[(index * 7) % names.length]!;
  const reading = await reader.read(await readFile(resumes + name));
  if (!reading.ok) continue;
  const resume = readResume(readPages(reading.document));
  const { ad, job } = jobs
    .map((one) => ({
      ...one,
      shown: rankRequirements(matchResume(resume, one.job)).reduce((sum, { shown }) => sum + shown, 0),
    }))
    .sort((a, b) => b.shown - a.shown)[index % 3]!;
  const letter = composeLetter(resume, job, { tone: tones[index % tones.length]! });
  console.log(
    `\n===== ${name} / ${ad} / ${tones[index % tones.length]} / ${letter.coverLetter.split(/\s+/).length} words\n${letter.coverLetter}`,
  );
}
