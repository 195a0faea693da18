import { expect, test } from "vitest";
import { readJob } from "#engine/job/read-job.ts";
import { readPlainText } from "#engine/resume/read-plain-text.ts";
import { readResume } from "#engine/resume/read-resume.ts";
import { composeLetter } from "../compose-letter.ts";

const AD = readJob(
  "DevOps Engineer\n\nRequirements:\n- Kubernetes\n- Terraform\n- Jenkins\n- Linux\n- CI/CD",
);
const letterOf = (skills: string, summary = "") =>
  composeLetter(
    readResume(
      readPlainText(
        `Ilse Varga\nilse@example.com\n${summary === "" ? "" : `\nSummary\n${summary}\n`}\nEducation\nB.Sc. in Physics, University of Hull, 2010\n\nSkills\n${skills}\n`,
      ),
    ),
    AD,
    { tone: "professional" },
  ).coverLetter;

test("what a resume lists of the ad's trade is said beside what the ad asks for", () => {
  const letter = letterOf("Terraform, Jenkins, Docker, Ansible");
  expect(letter).toMatch(/skills (?:also )?include[^.]*Docker/);
  expect(letter).not.toMatch(/Docker[^.]*which you ask for/);
});

test("what is of another trade is not", () => {
  expect(letterOf("Terraform, Jenkins, Photoshop, wedding cakes")).not.toMatch(/Photoshop|wedding/);
});

test("a summary that only knows of something claims no experience with it", () => {
  const summary = "Student with a strong interest in Kubernetes and basic knowledge of Linux.";
  expect(letterOf("Drawing", summary)).not.toMatch(/experience with/);
});

test("a language of statements is no other tool of its letters", () => {
  const ad = readJob("Engineer\n\nRequirements:\n- Tcl\n- Linux\n- Python\n");
  const write = (skills: string) =>
    composeLetter(readResume(readPlainText(`Ilse Varga\nilse@example.com\n\nSkills\n${skills}\n`)), ad, {
      tone: "professional",
    }).coverLetter;
  expect(write("Python, Linux, Tcl")).toContain("Tcl");
  expect(write("Python, Linux, SQL (DDL, DML, TCL)")).not.toMatch(/Tcl/i);
});

test("what is only begun, or an honour by its name, is no skill", () => {
  expect(letterOf("Terraform, Jenkins\nBasics of Kubernetes and Linux")).not.toMatch(/Kubernetes|Linux/);
  expect(letterOf("Terraform, Jenkins\nAwards: Kubernetes Fellow")).not.toContain("Kubernetes");
});
