import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS, MAX_PROFILE_BYTES, MAX_PROFILE_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { ReviewInput } from "#engine/linkedin/full-review.ts";
import { type Command, type CommandTools, OWN_JOB } from "../command.ts";
import { parseLine } from "../parse-line.ts";

const lineSchema = z.object({
  path: z.string(),
  url: z.optional(z.string()),
  job: z.optional(z.string()),
});

/** `vouch linkedin`: the review of a profile's 'Save to PDF', of the data export's ZIP or of its text (docs/linkedin.md). */
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
  url: string | null,
  jobText: string | null,
  tools: CommandTools,
): Promise<object> {
  if (jobText !== null && jobText.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const given = await readGiven(path, tools);
  const answer = await tools
    .workers()
    .run("linkedin", { given, url, jobText, answers: {}, resume: null }, OWN_JOB);
  if (!answer.ok) throw new Problem(answer.code);
  const { reviewHtml, ...review } = answer.review;
  return { path, status: "ok", ...review, reviewHtml };
}

async function readGiven(path: string, tools: CommandTools): Promise<ReviewInput["given"]> {
  if (!/\.(?:pdf|zip)$/i.test(path)) {
    const text = await tools.readText(path);
    if (text.length > MAX_PROFILE_CHARACTERS) throw new Problem("profile-text-too-long");
    if (text.trim() === "") throw new Problem("profile-nothing-given");
    return { kind: "text", text };
  }
  const bytes = await readFile(path);
  if (bytes.length > MAX_PROFILE_BYTES) throw new Problem("profile-too-large");
  return { kind: /\.zip$/i.test(path) ? "zip" : "pdf", bytes };
}
