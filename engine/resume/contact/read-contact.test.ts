import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine } from "../../../testing/a-resume-page.ts";
import { readResume } from "../read-resume.ts";

function contactOf(...lines: PageLine[]) {
  const { contact } = readResume(aResumePage([...lines, ...body]));
  return Object.fromEntries(Object.entries(contact).map(([key, found]) => [key, found?.value ?? null]));
}

const body: PageLine[] = [
  heading("Experience"),
  "Cashier, Corner Market\tJan 2019 – Present",
  bullet("Served two hundred customers a day"),
  heading("Education"),
  "High School Diploma, Northside High School, 2018",
  heading("References"),
  "Dana Whitfield, manager, dana.whitfield@example.org, (303) 555-0199, linkedin.com/in/dana-whitfield",
];

describe("the name", () => {
  test.each([
    [[name("Jordan Ellis Whitaker")], "Jordan Ellis Whitaker"],
    [[name("AMARA OKONKWO-BRYCE")], "AMARA OKONKWO-BRYCE"],
    [[name("Maria Garcia, RN, BSN, CCRN")], "Maria Garcia"],
    [[name("MARIA GARCIA RN BSN")], "MARIA GARCIA"],
    [[name("Dr. Anselm Vogt")], "Anselm Vogt"],
    [[name("Mr. Tendai Moyo")], "Tendai Moyo"],
    [[name("Luis Ortega Jr.")], "Luis Ortega Jr."],
    [[name("Sam O'Neill (they/them)")], "Sam O'Neill"],
    [[name("Pieter van der Meer")], "Pieter van der Meer"],
    [[name("Carmen de la Cruz y Soto")], "Carmen de la Cruz y Soto"],
    [[name("Nguyễn Thị Minh Khai")], "Nguyễn Thị Minh Khai"],
    [[name("王伟")], "王伟"],
    [[name("Олена Шевченко")], "Олена Шевченко"],
    [[name("محمد الأحمد")], "محمد الأحمد"],
    [[name("Γιώργος Παπαδόπουλος")], "Γιώργος Παπαδόπουλος"],
    [
      [["Theo", { size: 26 }] as PageLine, ["Marchbanks", { size: 26, bold: true, gap: 0.1 }] as PageLine],
      "Theo Marchbanks",
    ],
    [
      [
        ["CURRICULUM VITAE", { size: 18, bold: true }] as PageLine,
        ["Ines Caldeira", { size: 14, bold: true }] as PageLine,
      ],
      "Ines Caldeira",
    ],
    [["Curriculum Vitae", "Name: Grace Mutua"], "Grace Mutua"],
    [["Resume of Peter Halloran"], "Peter Halloran"],
    [
      [
        ["Kitchen Manager", { size: 18 }] as PageLine,
        ["Hana Kobayashi", { size: 14, bold: true }] as PageLine,
      ],
      "Hana Kobayashi",
    ],
    [["Ruth Baker", "12 Mill Lane, Leeds"], "Ruth Baker"],
    [[["Emily Chen | Software Engineer", { size: 16 }] as PageLine], "Emily Chen"],
    [[["Jack Mason\tjack.mason@example.com", { size: 12, bold: true }] as PageLine], "Jack Mason"],
  ])("%#: %s", (top, expected) => {
    expect(contactOf(...top, "zz9@example.com", "555-0100").name).toBe(expected);
  });

  test("is confirmed by the e-mail address where type says nothing", () => {
    expect(contactOf("Profile of a candidate", "Lindiwe Khumalo", "lindiwe.khumalo@example.com").name).toBe(
      "Lindiwe Khumalo",
    );
  });

  test("is not a title, a heading or a document's own name", () => {
    expect(contactOf(name("Project Manager"), "pm@example.com").name).toBeNull();
    expect(contactOf(name("CURRICULUM VITAE"), "cv@example.com").name).toBeNull();
  });
});

describe("the e-mail address", () => {
  test.each([
    ["Email: jo.lindqvist+jobs@mail.example.co.uk", "jo.lindqvist+jobs@mail.example.co.uk"],
    ["jo.lindqvist @ example.com", "jo.lindqvist@example.com"],
    ["jo.lindqvist[at]example.com", "jo.lindqvist[at]example.com".replace("[at]", "@")],
    ["E-mail:jo_lindqvist@example.org | (303) 555-0121", "jo_lindqvist@example.org"],
    ["jo@example.comLinkedIn", "jo@example.com"],
  ])("%s", (line, expected) => {
    expect(contactOf(name("Jo Lindqvist"), line).email).toBe(expected);
  });

  test("broken over two lines is put together", () => {
    expect(contactOf(name("Jo Lindqvist"), "jo.maria.lindqvist.", "berg@example.com").email).toBe(
      "jo.maria.lindqvist.berg@example.com",
    );
    expect(contactOf(name("Jo Lindqvist"), "jo.lindqvist@", "example.com").email).toBe(
      "jo.lindqvist@example.com",
    );
  });

  test("behind a sign is read from its link", () => {
    expect(
      contactOf(name("Jo Lindqvist"), ["E-mail me", { links: ["mailto:jo@example.com?subject=Hi"] }]).email,
    ).toBe("jo@example.com");
  });

  test("of a referee is not the person's", () => {
    expect(contactOf(name("Jo Lindqvist"), "Denver").email).toBeNull();
  });
});

describe("the phone number", () => {
  test.each([
    ["(303) 555-0121", "(303) 555-0121"],
    ["303.555.0121", "303.555.0121"],
    ["+1 303 555 0121 ext. 44", "+1 303 555 0121 ext. 44"],
    ["Phone: 555-0100", "555-0100"],
    ["M: +44 (0)7700 900123", "+44 (0)7700 900123"],
    ["Tel. 0171/3920012", "0171/3920012"],
    ["Tél : 01 99 00 12 34", "01 99 00 12 34"],
    ["Móvil: 612 34 56 78", "612 34 56 78"],
    ["Mobile: +91-98450-12345", "+91-98450-12345"],
    ["Cell# 0917-123-4567", "0917-123-4567"],
    ["Telefon: +49 (0) 30 23125 123", "+49 (0) 30 23125 123"],
    ["WhatsApp +55 (11) 91234-5678", "+55 (11) 91234-5678"],
    ["Handy 0043 664 1234567", "0043 664 1234567"],
    ["(303) 555-0121 / (303) 555-0122", "(303) 555-0121"],
    ["Home: 303-555-0121  Cell: 303-555-0122", "303-555-0121"],
    ["Denver, CO 80202 303-555-0121", "303-555-0121"],
    ["Fax: 303-555-0190 | Phone: 303-555-0121", "303-555-0121"],
  ])("%s", (line, expected) => {
    expect(contactOf(name("Jo Lindqvist"), line, "jo@example.com").phone).toBe(expected);
  });

  test.each([
    "Fax: (303) 555-0190",
    "2015 – 2019",
    "2015-2019",
    "01.02.2015 - 03.04.2019",
    "License No. 1234567890",
    "Passport: 123456789",
    "NMC PIN 12A3456E",
    "Denver, CO 80202-1234",
    "PRC No.: 0123456",
    "Date of birth: 12/05/1990",
    "IBAN DE89 3704 0044 0532 0130 00",
  ])("%s is none", (line) => {
    expect(contactOf(name("Jo Lindqvist"), line, "jo@example.com").phone).toBeNull();
  });
});

describe("the LinkedIn address", () => {
  test.each([
    ["linkedin.com/in/jo-lindqvist", "linkedin.com/in/jo-lindqvist"],
    [
      "https://www.linkedin.com/in/jo-lindqvist-8a91b2207/",
      "https://www.linkedin.com/in/jo-lindqvist-8a91b2207/",
    ],
    ["LinkedIn: www.linkedin.com/in/jolindqvist | jo@example.com", "www.linkedin.com/in/jolindqvist"],
    ["uk.linkedin.com/pub/jo-lindqvist/12/345/678", "uk.linkedin.com/pub/jo-lindqvist/12/345/678"],
    ["http://de.linkedin.com/in/jo-lindqvist", "http://de.linkedin.com/in/jo-lindqvist"],
    ["linkedin.com/in/josé-lindqvist", "linkedin.com/in/josé-lindqvist"],
    ["LinkedIn: jo-lindqvist", "jo-lindqvist"],
    ["Linkedin - linkedin.com/in/jo_l.", "linkedin.com/in/jo_l"],
  ])("%s", (line, expected) => {
    expect(contactOf(name("Jo Lindqvist"), line).linkedin).toBe(expected);
  });

  test("behind a word or a sign is the link's own", () => {
    const link = { links: ["https://www.linkedin.com/in/jo-lindqvist"] };
    expect(contactOf(name("Jo Lindqvist"), ["LinkedIn", link]).linkedin).toBe(
      "https://www.linkedin.com/in/jo-lindqvist",
    );
  });

  test("broken over two lines is put together", () => {
    expect(contactOf(name("Jo Lindqvist"), "linkedin.com/in/", "jo-lindqvist").linkedin).toBe(
      "linkedin.com/in/jo-lindqvist",
    );
    expect(contactOf(name("Jo Lindqvist"), "linkedin.com/in/jo-", "lindqvist-77").linkedin).toBe(
      "linkedin.com/in/jo-lindqvist-77",
    );
  });

  test.each([
    "linkedin.com/company/corner-market",
    "linkedin.com/jobs",
    "linkedin.com/school/northside",
    "https://www.linkedin.com/shareArticle?url=x",
    "LinkedIn",
  ])("%s is none", (line) => {
    expect(contactOf(name("Jo Lindqvist"), line).linkedin).toBeNull();
  });
});
