import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import { placeInPlainText } from "#engine/resume/read-plain-text.ts";
import { type Command, type CommandTools, OWN_JOB } from "../command.ts";
import { Refusal } from "../failure.ts";
import { parseLine } from "../parse-line.ts";
import { WrongUse } from "../usage.ts";
import { countInPoints } from "./letter.ts";

const LONGEST_TEXT = 100_000;
const SHAPE = '{"id", "letter", "resume" or "resumeText", "job"}';
const lineSchema = z.object({
  letter: z.string().check(z.maxLength(LONGEST_TEXT)),
  resume: z.optional(z.string()),
  resumeText: z.optional(z.string().check(z.maxLength(LONGEST_TEXT))),
  job: z.string(),
});

/** `vouch check`: which sentences of a letter resume and ad vouch for (docs/command-line.md). */
export const checkCommand: Command = {
  answerFile: async (file, values, tools) => {
    const { resume, job } = values;
    if (resume === undefined || job === undefined)
      throw new WrongUse("vouch check needs the resume and the ad: --resume FILE.pdf --job JOB.txt");
    const letter = await tools.readText(file);
    if (letter.length > LONGEST_TEXT)
      throw new Refusal("letter-too-long", "This letter is too long to check.");
    return checkLetter(letter, { pdf: await readFile(resume) }, await tools.readText(job), tools);
  },
  answerLine: async (line, tools) => {
    const { letter, resume, resumeText, job } = parseLine(lineSchema, line, SHAPE);
    if (resume !== undefined) return checkLetter(letter, { pdf: await readFile(resume) }, job, tools);
    if (resumeText === undefined) throw new Refusal("bad-line", `A line looks like ${SHAPE}.`);
    return checkLetter(letter, { resumeText }, job, tools);
  },
};

async function checkLetter(
  letter: string,
  resume: { pdf: Uint8Array } | { resumeText: string },
  jobText: string,
  tools: CommandTools,
): Promise<object> {
  if (jobText.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const answer = await tools.workers().run("letter", { ...resume, jobText, letter }, OWN_JOB);
  if (!answer.ok) throw new Problem(answer.code);
  if (!("resumeText" in resume))
    return { status: "ok", sentences: countInPoints(answer.sentences, letter, answer.resumeText, jobText) };
  // Of a resume given as text, quotes are of that text as it was given.
  const given = resume.resumeText;
  const placeAt = placeInPlainText(given);
  const sentences = answer.sentences.map((sentence) => ({
    ...sentence,
    evidence: sentence.evidence.map((item) => {
      if (item.source === "job") return item;
      const [start, end] = [placeAt(item.start), placeAt(item.end)];
      return { ...item, start, end, quote: given.slice(start, end) };
    }),
  }));
  return { status: "ok", sentences: countInPoints(sentences, letter, given, jobText) };
}
