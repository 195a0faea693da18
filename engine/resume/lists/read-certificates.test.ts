import { expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function certificatesOf(...rows: PageLine[]) {
  const top = [name("Ottilie Brandvold"), "Porsgrunn | 918 555 0143 | o.brandvold@mail.example"];
  const work = [heading("Experience"), "Archivist, Telemark Museum\tJan 2019 – Present"];
  const read = readResume(aResumePage([...top, ...work, heading("Certifications"), ...rows]));
  return read.certificates.map(({ quote }) => quote);
}

test("a row in italics below each name tells who gave it", () => {
  expect(
    certificatesOf(
      ["Archival Practice", { gap: 0.6 }],
      ["Telemark Academy, Porsgrunn", { italic: true, gap: 0.2 }],
      ["Paper Conservation", { gap: 0.6 }],
      ["Bergen Institute, Bergen", { italic: true, gap: 0.2 }],
    ),
  ).toEqual(["Archival Practice", "Paper Conservation"]);
});

test("where no name has a date, dated rows below them are no names", () => {
  expect(
    certificatesOf(
      "Archival Practice",
      "Telemark Academy 2019",
      "Paper Conservation",
      "Bergen Institute 2021",
    ),
  ).toEqual(["Archival Practice", "Paper Conservation"]);
});

test("a name that broke over two lines is one, told by the gaps between names", () => {
  expect(
    certificatesOf(
      ["Accelerated Conservation Practice", { gap: 0.9 }],
      ["Training", { gap: 0.2 }],
      ["Certified Archive Development", { gap: 0.9 }],
      ["Professional", { gap: 0.2 }],
      ["Paper Conservation", { gap: 0.9 }],
    ),
  ).toEqual([
    "Accelerated Conservation Practice\nTraining",
    "Certified Archive Development\nProfessional",
    "Paper Conservation",
  ]);
});

test("commas behind a colon or before 'and' part no names; how long it took is none", () => {
  expect(certificatesOf("CCNA: Switching, Routing, and Wireless Essentials", "20 days, Feb 2019")).toEqual([
    "CCNA: Switching, Routing, and Wireless Essentials",
  ]);
});

test("what was learned, told in a sentence below the name, and a school alone are none", () => {
  expect(
    certificatesOf(
      bullet("Archival Practice"),
      bullet("Learned how to keep parchment dry and how to read the hands of old clerks"),
      "Paper Conservation",
      "Telemark Academy",
    ),
  ).toEqual(["Archival Practice", "Paper Conservation"]);
});

test("without a section of their own they are read from rows that name them", () => {
  const top = [name("Ottilie Brandvold"), "Porsgrunn | 918 555 0143 | o.brandvold@mail.example"];
  const work = [heading("Experience"), "Archivist, Telemark Museum\tJan 2019 – Present"];
  const rows = [heading("Additional Information"), "Certifications: First Aid, Forklift"];
  const { certificates } = readResume(aResumePage([...top, ...work, ...rows]));
  expect(certificates.map(({ quote }) => quote)).toEqual(["First Aid", "Forklift"]);
});

test("a name and who gave it, parted by a comma, do not go on in the row below", () => {
  expect(
    certificatesOf(
      "03/2023: Forklift Operator, Midland Safety School",
      "09/2022: Hazardous Goods, Midland Safety School",
    ),
  ).toHaveLength(2);
});
