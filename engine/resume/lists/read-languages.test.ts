import { expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function read(...lines: PageLine[]) {
  const top = [name("Ottilie Brandvold"), "Porsgrunn | 918 555 0143 | o.brandvold@mail.example"];
  const work = [heading("Experience"), "Archivist, Telemark Museum\tJan 2019 – Present"];
  const resume = readResume(aResumePage([...top, ...work, ...lines]));
  return {
    languages: resume.languages.map(({ quote }) => quote),
    skills: resume.skills.map(({ quote }) => quote),
  };
}

test("several in one row, with their levels, are one each", () => {
  const { languages } = read(heading("Languages"), "Danish native – Tamil and English fluent, German B2");
  expect(languages).toEqual(["Danish native", "Tamil", "English fluent", "German B2"]);
});

test("told among skills they are languages, and no skills", () => {
  const { languages, skills } = read(
    heading("Skills"),
    "Conservation, Python (Pandas), Latin (advanced)",
    "Languages: English (fluent), Hindi",
  );
  expect(languages).toEqual(["Latin (advanced)", "English (fluent)", "Hindi"]);
  expect(skills).toEqual(["Conservation", "Python", "Pandas"]);
});

test("German levels are known as they are spelled, with ß", () => {
  const { languages } = read(heading("Kenntnisse"), "Archivierung, Französisch (fließend), Latein (gut)");
  expect(languages).toEqual(["Französisch (fließend)", "Latein (gut)"]);
});

test("told among personal details, behind a label in the middle of its line", () => {
  const { languages } = read(heading("Personal Details"), "Married. Languages: Polish, Czech.");
  expect(languages).toEqual(["Polish", "Czech"]);
});

test("what is programmed in, or only mentioned, is not spoken", () => {
  const { languages } = read(
    heading("Skills"),
    "Languages: Java, Kotlin",
    bullet("Teaching English to adults"),
    heading("Other"),
    "German",
  );
  expect(languages).toEqual([]);
});

test("in cells they are one each, under the name that each has in its own language", () => {
  expect(read(heading("Languages"), "English\tHindi\tMarathi").languages).toEqual([
    "English",
    "Hindi",
    "Marathi",
  ]);
  expect(read(heading("Bahasa"), "Bahasa Inggris, Bahasa Jawa").languages).toEqual([
    "Bahasa Inggris",
    "Bahasa Jawa",
  ]);
});
