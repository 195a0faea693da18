import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { mapToCodePoints } from "../code-points.ts";
import { type Command, type CommandTools, OWN_JOB } from "../command.ts";
import { parseLine } from "../parse-line.ts";
import { WrongUse } from "../usage.ts";

const toneSchema = z.enum(["professional", "warm", "concise", "confident"]);
const lineSchema = z.object({
  path: z.string(),
  job: z.string(),
  tone: z.optional(toneSchema),
});

/** `vouch letter`: a cover letter in which every sentence names its evidence (docs/command-line.md). */
export const letterCommand: Command = {
  answerFile: async (file, values, tools) => {
    if (values.job === undefined) throw new WrongUse("vouch letter needs the ad: --job JOB.txt");
    const tone = toneSchema.safeParse(values.tone ?? "professional");
    if (!tone.success) throw new WrongUse("A tone is professional, warm, concise or confident.");
    return writeLetter(file, await tools.readText(values.job), tone.data, tools);
  },
  answerLine: (line, tools) => {
    const { path, job, tone } = parseLine(lineSchema, line, '{"id", "path", "job"}');
    return writeLetter(path, job, tone ?? "professional", tools);
  },
};

async function writeLetter(
  path: string,
  jobText: string,
  tone: z.infer<typeof toneSchema>,
  tools: CommandTools,
): Promise<object> {
  if (jobText.trim() === "") throw new Problem("job-missing");
  if (jobText.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const answer = await tools.workers().run("letter", { pdf: await readFile(path), jobText, tone }, OWN_JOB);
  if (!answer.ok) throw new Problem(answer.code);
  const { coverLetter, resumeText, sentences } = answer;
  return {
    path,
    status: "ok",
    coverLetter,
    sentences: countInPoints(sentences, coverLetter, resumeText, jobText),
  };
}

type Place = { start: number; end: number };
type Sentence = Place & { evidence: (Place & { source: "resume" | "job" })[] };

/** Offsets of sentences and their evidence in code points. */
export function countInPoints<T extends Sentence>(
  sentences: readonly T[],
  letter: string,
  resume: string,
  job: string,
): T[] {
  const inLetter = mapToCodePoints(letter);
  const maps = { resume: mapToCodePoints(resume), job: mapToCodePoints(job) };
  return sentences.map((sentence) => ({
    ...sentence,
    start: inLetter(sentence.start),
    end: inLetter(sentence.end),
    evidence: sentence.evidence.map((item) => ({
      ...item,
      start: maps[item.source](item.start),
      end: maps[item.source](item.end),
    })),
  }));
}
