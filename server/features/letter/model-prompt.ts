import type { SectionKind } from "#engine/resume/model/resume.ts";
import type { ModelPrompt } from "#server/adapters/language-model/port.ts";
import type { ModelInput } from "./letter-writer.ts";
import type { ContactMask } from "./mask-contacts.ts";
import { writeInstructions } from "./model-instructions.ts";

/** Sections that a letter is written from. Contact details, referees, interests and what could not be told never leave. */
const TOLD: ReadonlySet<string> = new Set<SectionKind>([
  "summary",
  "experience",
  "education",
  "skills",
  "certificates",
  "languages",
  "projects",
  "publications",
  "awards",
  "volunteering",
]);
const MOST_RESUME = 9000;
const MOST_AD = 7000;

/** The first question to the model: rules, then resume and ad as data between two marks. The same input asks the same. */
export function makePrompt(
  { resume, job, options }: Pick<ModelInput, "resume" | "job" | "options">,
  mask: ContactMask,
  mark: string,
): ModelPrompt {
  const told = resume.blocks
    .filter((block) => TOLD.has(block.section))
    .map(
      ({ start, end, kind }) => `${kind === "item" ? "- " : ""}${joinLines(resume.text.slice(start, end))}`,
    );
  const names = [
    ...(options.jobTitle ? [`Job title: ${options.jobTitle}`] : []),
    ...(options.company ? [`Company: ${options.company}`] : []),
  ];
  const data = [
    `<<${mark}>>`,
    "RESUME",
    mask.mask(shorten(told.join("\n"), MOST_RESUME)),
    "",
    "JOB AD",
    ...names.map(mask.mask),
    mask.mask(shorten(job.text, MOST_AD)),
    `<<${mark}>>`,
  ].join("\n");
  return { instructions: writeInstructions(options.tone, mark), data: data.replace(/\n{3,}/g, "\n\n") };
}

/** All that leaves in one piece, for the person to read. */
export function joinPrompt({ instructions, data }: ModelPrompt): string {
  return `${instructions}\n\n${data}`;
}

/** A block as one line, however it was set. */
function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

/** Cut at the end of a line. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.lastIndexOf("\n", most);
  return text.slice(0, cut > most / 2 ? cut : most);
}
