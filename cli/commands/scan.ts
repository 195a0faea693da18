import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { type Command, type CommandTools, OWN_JOB } from "../command.ts";
import { parseLine } from "../parse-line.ts";
import { WrongUse } from "../usage.ts";

const lineSchema = z.object({ path: z.string(), job: z.string() });

/** `vouch scan`: the report of a resume against an ad (docs/command-line.md). */
export const scanCommand: Command = {
  answerFile: async (file, values, tools) => {
    if (values.job === undefined) throw new WrongUse("vouch scan needs the ad: --job JOB.txt");
    return scanFile(file, await tools.readText(values.job), tools);
  },
  answerLine: (line, tools) => {
    const { path, job } = parseLine(lineSchema, line, '{"id", "path", "job"}');
    return scanFile(path, job, tools);
  },
};

async function scanFile(path: string, jobText: string, tools: CommandTools): Promise<object> {
  if (jobText.trim() === "") throw new Problem("job-missing");
  if (jobText.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const answer = await tools.workers().run("scan", { pdf: await readFile(path), jobText }, OWN_JOB);
  if (!answer.ok) throw new Problem(answer.code);
  return { path, status: "ok", ...answer.report };
}
