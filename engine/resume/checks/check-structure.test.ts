import { describe, expect, test } from "vitest";
import { aResumePage, bullet, heading, name, type PageLine, strong } from "../../../testing/a-resume-page.ts";
import type { ReadPages } from "../model/line.ts";
import { readResume } from "../read-resume.ts";
import { CHECKS } from "./catalogue.ts";

const contact: PageLine[] = [
  name("Jordan Whitaker"),
  "Denver, CO | (303) 555-0121 | jordan.whitaker@example.com | linkedin.com/in/jw-77",
];
const summary: PageLine[] = [
  heading("Summary"),
  "Nurse with nine years on surgical wards, calm with families, exact with drips and quick to teach what she knows.",
];
const jobs: PageLine[] = [
  heading("Experience"),
  strong("Registered Nurse, Mercy Hospital\tMay 2016 – Present"),
  bullet("Care for five patients a shift on a 32-bed surgical ward"),
  bullet("Led a review that cut line infections from seven to two"),
  bullet("Train new nurses in their first eight weeks on nights"),
  strong("Care Assistant, Elm Lodge\tJan 2012 – April 2016"),
  bullet("Helped fourteen residents with washing, meals and walks"),
  bullet("Kept the medication trolley stocked without a single gap"),
];
const rest: PageLine[] = [
  heading("Education"),
  "Bachelor of Science in Nursing, Metro State University, 2016",
  heading("Skills"),
  "Wound care, IV therapy, triage, Epic",
];

const nurse = [...contact, ...summary, ...jobs, ...rest];

function judge(lines: PageLine[], change: Partial<ReadPages> = {}) {
  const resume = readResume({ ...aResumePage(lines), ...change });
  return { ...resume, result: (id: string) => resume.checks.find((check) => check.id === id)?.result };
}

describe("the catalogue", () => {
  test("holds thirty checks with names of their own and 100 points", () => {
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(30);
    expect(CHECKS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test.each([
    ["reading", 25],
    ["completeness", 25],
    ["chronology", 15],
    ["content", 35],
  ])("gives %s %i points", (group, points) => {
    expect(CHECKS.filter((check) => check.group === group).reduce((sum, { weight }) => sum + weight, 0)).toBe(
      points,
    );
  });
});

describe("what is judged good, average and poor", () => {
  test("a nurse's plain resume with numbers of beds and people is good", () => {
    const { structure, structurePoints, checks } = judge(nurse);
    expect(checks.filter((check) => check.result !== "pass").map(({ id }) => id)).toEqual([]);
    expect([structure, structurePoints]).toEqual(["good", 100]);
  });

  test("a welder's, though nobody in the yard has a LinkedIn profile", () => {
    const { structure } = judge([
      name("Tyrell Boudreaux"),
      "Lafayette, LA | (337) 555-0163 | t.boudreaux@example.net",
      heading("Work History"),
      strong("Pipe Welder, Gulf Anchor Fabrication LLC\t05/2015 – Present"),
      bullet("Weld carbon and stainless pipe with a repair rate under 2%"),
      bullet("Fit up spools from isometrics for a four-man crew"),
      strong("Welder, Bayou Marine Inc.\t02/2009 – 04/2015"),
      bullet("Ran flux-core on barges and deck modules in all positions"),
      bullet("Passed every bend test in six years at the yard"),
      heading("Education"),
      "Welding Certificate, Teche Technical College, 2008",
      heading("Skills"),
      "SMAW, GTAW, FCAW, rigging",
    ]);
    expect(structure).toBe("good");
  });

  test("a graduate's with projects instead of jobs is not capped", () => {
    const { structurePoints, result } = judge([
      ...contact,
      ...summary,
      heading("Education"),
      strong("BSc Civil Engineering\t2019 – 2023"),
      "University of Leeds",
      heading("Projects"),
      strong("Footbridge in timber\t2023"),
      bullet("Designed a 24 m footbridge in a team of five students"),
      bullet("Priced three options and defended one before a panel"),
      heading("Skills"),
      "AutoCAD, Revit, levels, concrete testing",
    ]);
    expect(result("experience")).toBe("improve");
    expect(structurePoints).toBeGreaterThan(54);
  });

  test("one without an e-mail address is poor, however good the rest", () => {
    const lines = nurse.map((line) =>
      typeof line === "string" ? line.replace("jordan.whitaker@example.com | ", "") : line,
    );
    const { structure, structurePoints, result } = judge(lines);
    expect(result("email")).toBe("fix");
    expect([structure, structurePoints]).toEqual(["poor", 54]);
  });

  test("one without any experience, and one without text, likewise", () => {
    expect(judge([...contact, ...summary, ...rest]).structurePoints).toBeLessThanOrEqual(54);
    const scan = judge(["A"], { characters: 1 });
    expect(scan.textLayer).toBe(false);
    expect(scan.structure).toBe("poor");
    expect(scan.warnings.map(({ code }) => code)).toEqual(["no-text-layer"]);
  });
});

describe("each check sees what it is for, and shows it", () => {
  const without = (pattern: RegExp) =>
    nurse.filter((line) => !pattern.test(typeof line === "string" ? line : line[0]));

  test("dates in several forms", () => {
    const lines = nurse.map(
      (line): PageLine =>
        typeof line === "string" ? line : [line[0].replace("Jan 2012", "01/2012"), line[1]],
    );
    const check = judge(lines).checks.find(({ id }) => id === "date-format")!;
    expect(check.result).toBe("improve");
    expect(check.evidence.map(({ quote }) => quote)).toContain("01/2012");
    expect(check.evidence.every(({ page }) => page === 1)).toBe(true);
  });

  test("jobs out of order", () => {
    const { result } = judge([
      ...contact,
      heading("Experience"),
      strong("Clerk, Town of Ely\tJan 2001 – Feb 2003"),
      bullet("Filed papers for the town council every day"),
      strong("Archivist, County of Kent\tMar 2004 – May 2009"),
      bullet("Moved 40,000 papers into dry rooms"),
    ]);
    expect(result("reverse-order")).toBe("fix");
  });

  test("a long gap, unless somebody studied", () => {
    const early = (study: PageLine[]) => [
      ...contact,
      heading("Experience"),
      strong("Nurse, Mercy Hospital\tMay 2016 – Present"),
      strong("Clerk, Town of Ely\tJan 2008 – Feb 2011"),
      ...study,
    ];
    expect(judge(early([])).result("gaps")).toBe("improve");
    expect(
      judge(early([heading("Education"), "BSc Nursing, Metro State University, 2011 – 2016"])).result("gaps"),
    ).toBe("pass");
  });

  test("lines that begin with nouns, and empty phrases", () => {
    const { result } = judge([
      ...contact,
      heading("Experience"),
      strong("Clerk, Town of Ely\tJan 2008 – Present"),
      bullet("Responsible for various tasks, other duties as assigned"),
      bullet("Team player with a proven track record of success"),
      bullet("Documents, letters and the filing of the whole office"),
      bullet("Hard worker and quick learner with excellent communication skills"),
    ]);
    expect([result("action-verbs"), result("fillers"), result("results")]).toEqual(["fix", "fix", "fix"]);
  });

  test("hidden words, photos and unreadable signs", () => {
    const { result, warnings } = judge(nurse, {
      hidden: [{ text: "python java kubernetes leadership", page: 1, reason: "background-colour" }],
      images: [{ x: 400, y: 40, width: 100, height: 120, page: 1 }],
      unmapped: 0.02,
    });
    expect([result("hidden-text"), result("pictures"), result("fonts")]).toEqual([
      "improve",
      "improve",
      "improve",
    ]);
    expect(warnings.map(({ code }) => code)).toContain("hidden-text");
  });

  test("other languages are not measured with English verbs", () => {
    const { result } = judge([
      name("Annegret Vollmer"),
      "Köln | 0171 3920012 | annegret@example.de",
      heading("Beruflicher Werdegang"),
      strong("Krankenpflegerin, Klinikum Rheinufer GmbH\t04/2016 – heute"),
      bullet("Betreuung von bis zu 14 Patientinnen und Patienten auf einer kardiologischen Station"),
      bullet("Praxisanleitung für Auszubildende im zweiten und im dritten Lehrjahr der Pflege"),
      heading("Ausbildung"),
      "Ausbildung zur Krankenpflegerin, Krankenpflegeschule Bonn, 2010",
      heading("Kenntnisse"),
      "Wundmanagement, Schmerzpflege, ORBIS",
    ]);
    expect(result("action-verbs")).toBe("pass");
  });

  test("nothing that is there is called missing", () => {
    const opening = summary[1]!;
    expect(judge([...contact, opening, ...jobs, ...rest]).result("summary")).toBe("pass");
    const aBreak = [strong("Career break\tJan 2010 – Dec 2011"), "Looked after two small children at home."];
    expect(judge([...contact, ...summary, ...jobs, ...aBreak, ...rest]).result("job-facts")).toBe("pass");
    const told = [
      heading("Experience"),
      strong("Registered Nurse, Mercy Hospital\tMay 2016 – Present"),
      "Care for five patients a shift on a surgical ward. Train new nurses in their first weeks on nights.",
    ];
    expect(judge([...contact, ...summary, ...told, ...rest]).result("bullet-count")).toBe("pass");
  });

  test("what is missing is said", () => {
    expect(judge(without(/Summary|nine years/)).result("summary")).toBe("improve");
    expect(judge(without(/^Skills|Wound/)).result("skills")).toBe("improve");
  });
});

describe("files that are no resume", () => {
  test.each([
    [
      [
        "Dear Hiring Manager,",
        "I am writing to apply for the post of clerk in your office, which I saw in the paper on Friday last week.",
        "Yours faithfully",
        "Robin Ashdown",
      ],
      "cover letter",
    ],
    [
      [
        "INVOICE No. 2041",
        "Bill to: Elm Lodge",
        "Subtotal 400.00",
        "VAT no. GB 123",
        "Total due 480.00 within thirty days of the date above, by bank transfer to the account below",
      ],
      "invoice",
    ],
    [
      [
        "Table of contents",
        "Section 1.1 Scope",
        "This policy applies to everybody who works here. Employees must read it in their first week and sign the last page.",
      ],
      "handbook",
    ],
  ])("%j", (lines, word) => {
    const { warnings } = judge(lines);
    expect(warnings.find(({ code }) => code === "not-a-resume")?.message).toContain(word);
  });

  test("a resume is never called one", () => {
    expect(judge(nurse).warnings).toEqual([]);
  });
});
