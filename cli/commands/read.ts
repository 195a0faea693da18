import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { Problem } from "#contract/problem.ts";
import type { Resume } from "#engine/resume/model/resume.ts";
import { type Command, type CommandTools, OWN_JOB } from "../command.ts";
import { parseLine } from "../parse-line.ts";

const lineSchema = z.object({ path: z.string() });

/** `vouch read`: what was read from a resume (docs/command-line.md). */
export const readCommand: Command = {
  answerFile: (file, _values, tools) => readResumeFile(file, tools),
  answerLine: (line, tools) => readResumeFile(parseLine(lineSchema, line, '{"id", "path"}').path, tools),
};

async function readResumeFile(path: string, tools: CommandTools): Promise<object> {
  const bytes = await readFile(path);
  const answer = await tools.workers().run("read", { pdf: bytes }, OWN_JOB);
  if (!answer.ok) throw new Problem(answer.code);
  return describeResume(path, answer.resume);
}

function describeResume(path: string, resume: Resume): object {
  const { contact, confidence: share } = resume;
  return {
    path,
    status: "ok",
    textLayer: resume.textLayer,
    pages: resume.pages,
    columns: resume.columns,
    wordcount: resume.wordcount,
    contact: {
      name: contact.name?.value ?? null,
      email: contact.email?.value ?? null,
      phone: contact.phone?.value ?? null,
      address: contact.address?.value ?? null,
      linkedin: contact.linkedin?.value ?? null,
      confidence: share.contact,
    },
    sections: resume.sections.map(({ kind, heading }, at) => ({
      kind,
      heading,
      confidence: share.sections[at] ?? 0,
    })),
    jobs: resume.jobs.map(({ title, employer, place, from, to, current, bullets, confidence }) => ({
      title,
      employer,
      place,
      start: from?.text ?? null,
      end: to?.text ?? null,
      current,
      bullets: bullets.map(({ quote }) => quote),
      confidence,
    })),
    education: resume.education.map(({ school, degree, field, from, to, confidence }) => ({
      school,
      degree,
      field,
      start: from?.text ?? null,
      end: to?.text ?? null,
      confidence,
    })),
    skills: resume.skills.map(({ quote }) => quote),
    certificates: resume.certificates.map(({ quote }) => quote),
    languages: resume.languages.map(({ quote }) => quote),
    structure: resume.structure,
    structurePoints: resume.structurePoints,
    checks: resume.checks,
    warnings: resume.warnings,
    hidden: resume.hidden,
    text: resume.text,
  };
}
