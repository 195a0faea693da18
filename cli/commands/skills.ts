import * as z from "zod/mini";
import { MAX_JOB_CHARACTERS } from "#contract/limits.ts";
import { Problem } from "#contract/problem.ts";
import type { NameGuess } from "#engine/job/model/job.ts";
import { readJob } from "#engine/job/read-job.ts";
import { bucketOf } from "#engine/score/list-terms.ts";
import type { TermBucket } from "#engine/score/report.ts";
import { mapToCodePoints } from "../code-points.ts";
import type { Command } from "../command.ts";
import { parseLine } from "../parse-line.ts";

const lineSchema = z.object({ text: z.string() });

/** `vouch skills`: every place of a text that asks for a term, and what may be its title and company (docs/command-line.md). */
export const skillsCommand: Command = {
  answerFile: async (file, _values, tools) => listSkills(await tools.readText(file)),
  answerLine: async (line) => listSkills(parseLine(lineSchema, line, '{"id", "text"}').text),
};

function listSkills(text: string): object {
  if (text.length > MAX_JOB_CHARACTERS) throw new Problem("job-too-long");
  const toPoints = mapToCodePoints(text);
  const { terms, titles, companies } = readJob(text);
  const listBucket = (bucket: TermBucket) =>
    terms
      .filter((term) => bucketOf(term.kind) === bucket)
      .flatMap(({ label, quotes }) => quotes.map(({ quote, start, end }) => ({ label, quote, start, end })))
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .map((place) => ({ ...place, start: toPoints(place.start), end: toPoints(place.end) }));
  const tellGuess = ({ quote, start, end, confidence }: NameGuess) => ({
    quote,
    start: toPoints(start),
    end: toPoints(end),
    confidence,
  });
  return {
    status: "ok",
    titles: titles.map(tellGuess),
    companies: companies.map(tellGuess),
    hard: listBucket("hard"),
    soft: listBucket("soft"),
    keywords: listBucket("keyword"),
  };
}
