import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { readJob } from "#engine/job/read-job.ts";
import type { Profile } from "#engine/linkedin/profile.ts";
import { readPastedProfile } from "#engine/linkedin/read-pasted-profile.ts";
import { readProfile } from "#engine/linkedin/read-profile.ts";
import { readLinkedinUrl } from "#engine/linkedin/read-url.ts";
import { NO_FACTS } from "#engine/linkedin/review.ts";
import { reviewProfile } from "#engine/linkedin/review-profile.ts";
import { writeReview } from "#engine/linkedin/write-review.ts";
import type { Command, CommandTools } from "../command.ts";
import { parseLine } from "../parse-line.ts";

const lineSchema = z.object({
  id: z.unknown(),
  path: z.string(),
  url: z.optional(z.string()),
  job: z.optional(z.string()),
});

/** `vouch linkedin`: the review of a profile's 'Save to PDF' or of its pasted text (docs/linkedin.md). */
export const linkedinCommand: Command = {
  answerFile: async (file, values, tools) => {
    const job = values.job === undefined ? null : await tools.readText(values.job);
    return reviewFile(file, values.url ?? null, job, tools);
  },
  answerLine: (line, tools) => {
    const { path, url, job } = parseLine(lineSchema, line, '{"id", "path"}');
    return reviewFile(path, url ?? null, job ?? null, tools);
  },
};

async function reviewFile(
  path: string,
  address: string | null,
  jobText: string | null,
  tools: CommandTools,
): Promise<object> {
  if (jobText !== null && jobText.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const profile = await readProfileFile(path, tools);
  const printed = address ?? profile.linkedin;
  const url = printed === null ? null : readLinkedinUrl(printed);
  const job = jobText === null || jobText.trim() === "" ? null : readJob(jobText);
  const review = reviewProfile({ profile, url, job, facts: NO_FACTS });
  const reviewHtml = writeReview(review, profile);
  return { path, status: "ok", profile, url, ...review, reviewHtml };
}

async function readProfileFile(path: string, tools: CommandTools): Promise<Profile> {
  if (!/\.pdf$/i.test(path)) return readPastedProfile(await tools.readText(path));
  const answer = await tools.workers().run("pages", { pdf: await readFile(path) });
  if (!answer.ok) throw new Problem(answer.code);
  return readProfile(answer.pages);
}
