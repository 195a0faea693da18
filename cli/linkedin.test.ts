import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const CORPUS = "testing/corpus/linkedin/";

function runVouch(args: string[], input = "") {
  const run = spawnSync("node", ["cli/main.ts", "linkedin", ...args], { input, encoding: "utf8" });
  return { status: run.status, answers: run.stdout.split("\n").filter((line) => line !== "") };
}

test("profiles in any form are reviewed line by line, and what is none is refused with its code", () => {
  const { status, answers } = runVouch(
    ["--jsonl"],
    [
      { id: "print", path: `${CORPUS}made/en-nurse.pdf`, url: "linkedin.com/in/maureen" },
      {
        id: "export",
        path: `${CORPUS}exports/en-nurse.zip`,
        job: "Ward Nurse\nRequirements\n- Wound care\n",
      },
      { id: "text", path: "README.md" },
      { id: "blank", path: "/dev/null" },
      { id: "resume", path: "testing/corpus/resumes/electrician-uk.pdf" },
      { id: "again", path: `${CORPUS}made/en-nurse.pdf`, url: "linkedin.com/in/maureen" },
    ]
      .map((line) => JSON.stringify(line))
      .join("\n"),
  );
  const [print, zip, text, blank, resume, again] = answers.map((line) => JSON.parse(line));
  expect(status).toBe(1);
  expect(print).toMatchObject({
    id: "print",
    status: "ok",
    source: "print",
    profile: { name: "Maureen Achterberg-Doyle", topSkills: ["Acute Care", "Cannulation", "Mentoring"] },
    url: { kind: "custom", handle: "maureen" },
  });
  for (const field of ["score", "blocks", "fixes", "reviewHtml"]) expect(print).toHaveProperty(field);
  expect(zip).toMatchObject({
    id: "export",
    source: "export",
    profile: { name: "Maureen Achterberg-Doyle" },
  });
  expect(zip.profile.positions).toEqual(print.profile.positions);
  expect(text).toMatchObject({ id: "text", source: "text" });
  expect(blank).toMatchObject({ id: "blank", status: "error", error: { code: "profile-nothing-given" } });
  expect(resume).toMatchObject({ id: "resume", status: "error", error: { code: "profile-not-found" } });
  expect({ ...again, id: "print" }).toEqual(print);
}, 60_000);
