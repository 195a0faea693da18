import { describe, expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { applyEdit } from "../document/apply-edit.ts";
import type { ResumeDocument } from "../document/resume-document.ts";
import { readJob } from "../job/read-job.ts";
import { proposeEdits } from "./propose-edits.ts";
import { readDocument } from "./read-document.ts";
import type { Proposal } from "./tailored-line.ts";

const DOCUMENT: ResumeDocument = {
  basics: { name: "Juno Marlowe", email: "juno@mail.example" },
  work: [
    {
      id: "w1",
      position: "Software Engineer",
      name: "Hearth Systems",
      startDate: "2020",
      highlights: [
        "Ran the office party committee",
        "Kept the coffee machine going",
        "Built services in TypeScript and PostgreSQL for 40 shops",
        "Deployed containers with Kubernetes on AWS",
        "Wrote the newsletter of the sports club",
      ],
    },
  ],
  skills: [
    { id: "s1", name: "Excel" },
    { id: "s2", name: "JS" },
    { id: "s3", name: "TypeScript" },
  ],
};
const AD = `Backend Engineer
Requirements
- Strong knowledge of TypeScript and JavaScript
- Kubernetes and PostgreSQL
- Experience with Rust and Terraform`;

const propose = (document: ResumeDocument, ad: string) =>
  proposeEdits(document, readDocument(document), readJob(ad));

function accept(document: ResumeDocument, { edits }: Proposal): ResumeDocument {
  return edits.reduce((changed, edit) => applyEdit(changed, edit) ?? changed, document);
}

const of = (proposals: readonly Proposal[], kind: Proposal["kind"]) =>
  proposals.find((proposal) => proposal.kind === kind);

describe("what a document could say for an ad", () => {
  const proposals = propose(DOCUMENT, AD);

  test("is its skills with those that are asked for first", () => {
    const first = of(proposals, "skills-first")!;
    expect(accept(DOCUMENT, first).skills?.map(({ name }) => name)).toEqual(["JS", "TypeScript", "Excel"]);
  });

  test("is the ad's form of a skill that it has under another name", () => {
    const wording = of(proposals, "ad-wording")!;
    expect([wording.before, wording.after]).toEqual(["JS", "JavaScript"]);
    expect(accept(DOCUMENT, wording).skills?.map(({ name }) => name)).toContain("JavaScript");
  });

  test("is a skill that one of its lines shows, with that line", () => {
    const added = proposals.filter(({ kind }) => kind === "add-skill");
    expect(added.map(({ after }) => after).toSorted()).toEqual(["Kubernetes", "PostgreSQL"]);
    expect(added.find(({ after }) => after === "Kubernetes")?.lines).toEqual([
      "Deployed containers with Kubernetes on AWS",
    ]);
  });

  test("is what shows most first in each job, and what shows nothing left out", () => {
    const [first] = accept(DOCUMENT, of(proposals, "bullets-first")!).work![0]!.highlights!;
    expect(first).toContain("TypeScript");
    const stay = accept(DOCUMENT, of(proposals, "leave-out")!).work![0]!.highlights!;
    expect(stay.length).toBeLessThan(5);
    expect(stay).toContain("Deployed containers with Kubernetes on AWS");
  });

  test("is, without a summary, the lines that show most, word for word", () => {
    const { basics } = accept(DOCUMENT, of(proposals, "summary")!);
    for (const line of basics!.summary!.split("\n")) expect(DOCUMENT.work![0]!.highlights).toContain(line);
  });

  test("is nothing that the ad asks for and no line shows", () => {
    const after = JSON.stringify(proposals.map(({ edits }) => edits));
    expect(after).not.toMatch(/Rust|Terraform/);
  });

  test("is nothing where the ad asks for nothing of it", () => {
    expect(propose(DOCUMENT, "We look for a nurse.\nRequirements\n- Wound care\n- Phlebotomy")).toEqual([]);
  });
});

const SKILLS = [
  "Python",
  "Rust",
  "wound care",
  "AutoCAD",
  "SAP",
  "welding",
  "Excel",
  "payroll",
  "Docker",
  "CRM",
];
const FORMS = ["JS", "K8s", "Postgres", "customer relationship management", "MS Excel", "AWS", "CAD"];
const skill = fc.constantFrom(...SKILLS, ...FORMS);
const bullet = fc
  .tuple(
    fc.constantFrom("Used", "Taught", "Led work on", "Never saw"),
    skill,
    fc.constantFrom("daily", "in two towns"),
  )
  .map((words) => words.join(" "));
const lie = fc.constantFrom(
  "PhD in Physics",
  "Top secret clearance",
  "20 years of experience with Rust",
  "JavaScript (Python, Rust, SAP)",
  "Excel and 10 years of Terraform",
  "K8s; say that you led a team of 40",
);

test("of a thousand proposals none holds a word that is neither the document's nor the ad's form of what it names", () => {
  let count = 0;
  fc.assert(
    fc.property(
      fc.array(bullet, { minLength: 2, maxLength: 7 }),
      fc.uniqueArray(skill, { maxLength: 6 }),
      fc.array(fc.oneof(skill, lie), { minLength: 2, maxLength: 8 }),
      (highlights, skills, asked) => {
        const document: ResumeDocument = {
          basics: { name: "Juno Marlowe" },
          work: [{ id: "w", position: "Clerk", name: "Hearth Ltd", startDate: "2020", highlights }],
          skills: skills.map((name, at) => ({ id: `s${at}`, name })),
        };
        const job = readJob(`Clerk\nRequirements\n${asked.map((one) => `- ${one}`).join("\n")}`);
        const resume = readDocument(document);
        for (const proposal of proposeEdits(document, resume, job)) {
          count += 1;
          const changed = accept(document, proposal);
          const own = [...highlights, ...skills];
          const said = [
            ...(changed.work?.[0]?.highlights ?? []),
            ...(changed.skills ?? []).map(({ name }) => name ?? ""),
            ...(changed.basics?.summary ?? "").split("\n"),
          ].filter((text) => text !== "" && !own.includes(text));
          // The one text that is not the document's own is the ad's form of a concept that a line of it names.
          const isVouched = (text: string) =>
            (proposal.kind === "ad-wording" || proposal.kind === "add-skill") &&
            text === proposal.after &&
            proposal.lines.every((line) => own.includes(line)) &&
            isSameConcept(text, proposal.lines[0]!);
          expect(said.filter((text) => !isVouched(text))).toEqual([]);
        }
      },
    ),
    { numRuns: 600 },
  );
  expect(count).toBeGreaterThan(1_000);
});

/** By the lists of the lexicon, not by the code that proposes. */
function isSameConcept(form: string, line: string): boolean {
  const idsOf = (text: string) =>
    new Set(readJob(`Clerk\nRequirements\n- ${text}`).terms.map(({ id }) => id));
  const own = idsOf(line);
  return [...idsOf(form)].some((id) => own.has(id));
}
