// Letters of real pairs of resumes and ads (docs/labels.md), to be read beside both:  node bench/letters-of-real.ts ROLE FROM COUNT
import { readFileSync } from "node:fs";
import { readJob } from "#engine/job/read-job.ts";
import { composeLetter } from "#engine/letter/compose-letter.ts";
import type { Tone } from "#engine/letter/letter.ts";
import { documentPath } from "../training/real/documents/folders.ts";
import { readManifest } from "../training/real/documents/manifest.ts";
import { openResumes } from "../training/real/documents/open-resumes.ts";

const TONES: readonly Tone[] = ["professional", "warm", "concise", "confident"];
const [role = "train", from = "0", count = "15"] = process.argv.slice(2);
if (role === "test") throw new Error("letters of test are counted, never read");
const open = await openResumes();
const pairs = readManifest("pairs").filter((entry) => entry.role === role);
for (const [index, pair] of pairs.slice(Number(from), Number(from) + Number(count)).entries()) {
  const opened = await open(pair.resume);
  if (opened === null) continue;
  const job = readJob(readFileSync(documentPath.ads(pair.ad), "utf8"));
  const { coverLetter, cards, points } = composeLetter(opened.resume, job, {
    tone: TONES[index % TONES.length]!,
  });
  console.log(
    `\n===== ${pair.id} / ${job.title?.quote ?? "no title"} / ${coverLetter.split(/\s+/).length} words, ${cards.length} cards\n${coverLetter}\n--- points: ${points.map(({ need }) => need).join("; ")}`,
  );
}
