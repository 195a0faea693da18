import type { Resume, ResumeDate, ResumeJob, Section, SectionKind } from "#engine/resume/model/resume.ts";
import type { Block } from "#engine/text/block.ts";

/** What a test says of a resume; dates are written '2019-03', '2019' or 'now'. */
export type ResumeSeed = {
  summary?: string;
  jobs?: { title: string; employer?: string; from?: string; to?: string; bullets: string[] }[];
  skills?: string;
  education?: string;
};

/** A resume read from its parts, with text, blocks and sections as the reader of PDFs would give them. */
export function aResume(seed: ResumeSeed): Resume {
  const draft: Draft = { text: "", blocks: [], sections: [] };
  addBlock(draft, "Amara Okafor", "paragraph", "contact");
  if (seed.summary !== undefined) addSection(draft, "summary", "Summary", [seed.summary]);
  const jobs: ResumeJob[] = [];
  if (seed.jobs !== undefined) addSection(draft, "experience", "Experience", []);
  for (const job of seed.jobs ?? []) {
    const head = addBlock(draft, `${job.title}, ${job.employer ?? "Firm"}`, "paragraph", "experience");
    const bullets = job.bullets.map((bullet) => addBlock(draft, bullet, "item", "experience"));
    jobs.push({
      title: job.title,
      employer: job.employer ?? "Firm",
      place: null,
      from: readDate(job.from),
      to: job.to === "now" ? null : readDate(job.to),
      current: job.to === "now",
      bullets: bullets.map(({ start, end }) => ({ start, end, quote: draft.text.slice(start, end) })),
      confidence: { title: 1, employer: 1, place: 0, dates: job.from === undefined ? 0 : 1 },
      start: head.start,
      end: bullets.at(-1)?.end ?? head.end,
    });
  }
  if (seed.skills !== undefined) addSection(draft, "skills", "Skills", [seed.skills]);
  if (seed.education !== undefined) addSection(draft, "education", "Education", [seed.education]);
  return {
    ...draft,
    jobs,
    lines: [],
    pages: 1,
    columns: 1,
    textLayer: true,
    wordcount: draft.text.split(/\s+/).length,
    contact: { name: null, email: null, phone: null, address: null, linkedin: null },
    education: [],
    confidence: {
      contact: { name: 0, email: 0, phone: 0, address: 0, linkedin: 0 },
      sections: [],
    },
    skills: [],
    certificates: [],
    languages: [],
    hidden: [],
    checks: [],
    structurePoints: 0,
    structure: "average",
    warnings: [],
  };
}

type Draft = { text: string; blocks: Block[]; sections: Section[] };

function addSection(draft: Draft, kind: SectionKind, heading: string, paragraphs: string[]): void {
  const { start, end } = addBlock(draft, heading, "heading", kind);
  draft.sections.push({ kind, heading, start, end });
  for (const paragraph of paragraphs) addBlock(draft, paragraph, "paragraph", kind);
}

function addBlock(draft: Draft, text: string, kind: Block["kind"], section: SectionKind): Block {
  if (draft.text !== "") draft.text += "\n";
  const block = { start: draft.text.length, end: draft.text.length + text.length, kind, section };
  draft.text += text;
  draft.blocks.push(block);
  return block;
}

function readDate(text: string | undefined): ResumeDate | null {
  if (text === undefined || text === "now") return null;
  const [year, month] = text.split("-");
  return { text, at: { year: Number(year), month: month === undefined ? null : Number(month) } };
}
