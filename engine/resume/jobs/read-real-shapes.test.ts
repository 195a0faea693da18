import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

const B = (text: string, gap = 0.7): PageLine => [text, { bold: true, gap }];
const I = (text: string): PageLine => [text, { italic: true }];
const did = bullet("Kept the stores in order and trained two colleagues on the line");

/** 'title @ employer, place (from..to)' */
function show(...lines: PageLine[]): string[] {
  const { jobs } = readByRules(
    aResumePage([name("Robin Ashdown"), "robin@mail.example", heading("Work Experience"), ...lines]),
  );
  return jobs.map(({ title, employer, from, to, current }) => {
    const end = current ? "now" : (to?.text ?? "?");
    return `${title} @ ${employer} (${from?.text ?? "?"}..${end})`;
  });
}

describe("jobs are read in shapes that real people print", () => {
  test("a single year heads an entry where the other entries print theirs in the same place", () => {
    expect(
      show(
        B("2016 – 2019\tBank of Lindmark, Lindmark"),
        "Consultant",
        B("2016\tSociety for River Care, Lindmark"),
        "Program Intern",
        B("2014 – 2015\tInstitute of Tidal Research, Halden"),
        "Visiting Researcher",
      ),
    ).toEqual([
      "Consultant @ Bank of Lindmark (2016..2019)",
      "Program Intern @ Society for River Care (?..2016)",
      "Visiting Researcher @ Institute of Tidal Research (2014..2015)",
    ]);
  });

  test("a row that reads like a sentence is a title where the other entries have theirs, set alike", () => {
    expect(
      show(
        B("Quantitative Analyst\tHalden"),
        I("Institute of Tidal Research\tMarch 2023 – Present"),
        did,
        B("Research fellow at the Deputy Office of Markets and Learning\tLindmark"),
        I("Bank of Lindmark\tMay 2020 – February 2023"),
        did,
        B("Research Assistant\tHalden"),
        I("Centre for Harbour Studies\tApril 2017 – April 2020"),
        did,
      )[1],
    ).toMatch(/^Research fellow .*@ Bank of Lindmark \(May 2020/);
  });

  test("items that are dated alike head entries, with one date or with two", () => {
    const item = (text: string): PageLine => [text, { bold: true, bullet: true }];
    expect(
      show(
        item("March 2021 – August 2021 | Tessel Energy Ltd | Data Analyst"),
        "Forecast of the load of three plants",
        item("August 2020 | Lindmark Agency | Placement in data"),
        "A page that shows the figures of the agency",
        item("August 2017 | Halden Agency | Placement in web"),
        "A page on which plans are kept",
      ),
    ).toHaveLength(3);
  });

  test("a line that was full behind the name of a season goes on with its year", () => {
    expect(
      show(
        bullet("Teaching Fellow, Halden University, Fall"),
        ["2019 – Present", { bullet: false }],
        bullet("Research Assistant, Lindmark University, March 2014 – May 2019"),
      )[0],
    ).toBe("Teaching Fellow @ Halden University (Fall 2019..now)");
  });

  test("records of label and value in a list head their job", () => {
    expect(
      show(
        B("Currently working with"),
        bullet("Organization\t: Palmgrove Fittings Pvt. Ltd."),
        bullet("Designation\t: Senior Executive (Marketing)"),
        bullet("Duration\t: March 2021 - till date"),
        did,
        B("Worked with"),
        bullet("Organization\t: Lakeview Hospital, Dorrin"),
        bullet("Designation\t: Guest Relations Executive"),
        bullet("Duration\t: May 2018 - February 2021"),
        did,
      ),
    ).toEqual([
      "Senior Executive (Marketing) @ Palmgrove Fittings Pvt. Ltd. (March 2021..now)",
      "Guest Relations Executive @ Lakeview Hospital (May 2018..February 2021)",
    ]);
  });

  test("a label alone is no title, whatever sign parts it from its value", () => {
    expect(
      show("Company: - Tessel Renewable Energy Pvt Ltd", "Duration: - Jan.2024 to Dec.2024", did),
    ).toEqual(["null @ Tessel Renewable Energy Pvt Ltd (Jan.2024..Dec.2024)"]);
  });

  test("numbers stand right before titles", () => {
    expect(
      show(
        "1.Warehouse Clerk, Hobbs Timber Ltd\tMay 2019 – Present",
        did,
        "2.Forklift Driver, Benton Stone Ltd\tMay 2015 – April 2019",
        did,
      ),
    ).toEqual([
      "Warehouse Clerk @ Hobbs Timber Ltd (May 2019..now)",
      "Forklift Driver @ Benton Stone Ltd (May 2015..April 2019)",
    ]);
  });

  test("the words between a title and its employer may be French or Spanish", () => {
    expect(show("Stage d'observation au sein de Kaktora\tJuillet 2017 – Août 2017", did)).toEqual([
      "Stage d'observation @ Kaktora (Juillet 2017..Août 2017)",
    ]);
    expect(show("Asesor institucional en el ORVALES\tEnero 2020 – Julio 2021", did)).toEqual([
      "Asesor institucional @ ORVALES (Enero 2020..Julio 2021)",
    ]);
  });

  test("a unit gives way to the body that it is part of", () => {
    expect(
      show(
        B("Teaching Assistant\tAug 2021 – Jun 2023"),
        I("Dept. of Geology, College of Natural Sciences, University of Westmarch"),
        did,
      )[0],
    ).toMatch(
      /^Teaching Assistant @ (?:(?:Dept\. of Geology, )?College of Natural Sciences, )?University of Westmarch/,
    );
  });

  test("initials in a bracket belong to the name", () => {
    expect(show(B("Dispatcher\t2019 – 2022"), "Northern Rivers Authority (NRA)", did)).toEqual([
      "Dispatcher @ Northern Rivers Authority (NRA) (2019..2022)",
    ]);
  });

  test("a row of places below title and employer is no employer", () => {
    const size = (text: string, type: number): PageLine => [text, { size: type }];
    const jobs = show(
      size("Tamarind Wire", 12),
      size("Production Executive", 11.5),
      "March 1998 - August 2000 (2 years 6 months)",
      "Sabatan Jaya, Korang, Malaysia",
      did,
      size("Pacific Lantern", 12),
      size("Quality Engineer", 11.5),
      "April 1995 - February 1998 (2 years 11 months)",
      "Sabatan Jaya, Korang, Malaysia",
      did,
    );
    expect(jobs.map((job) => job.split(" (")[0])).toEqual([
      "Production Executive @ Tamarind Wire",
      "Quality Engineer @ Pacific Lantern",
    ]);
  });

  test("terms of teaching are one stretch of time", () => {
    expect(show("Instructor, University of Westmarch (Fall 2019, Spring 2020, Fall 2021)", did)).toEqual([
      "Instructor @ University of Westmarch (Fall 2019..Fall 2021)",
    ]);
    expect(show("Sommaren 2022, 2023 och 2024", "Truckförare, Norrvik Lager AB", did)).toEqual([
      "Truckförare @ Norrvik Lager AB (Sommaren 2022..2024)",
    ]);
    expect(
      show("Teaching Assistant, University of Westmarch", "2021 Spring, 2020 Fall, 2019 Fall", did),
    ).toEqual(["Teaching Assistant @ University of Westmarch (2019 Fall..2021 Spring)"]);
  });

  test("a month may stand behind its year and a dot", () => {
    expect(show("2022. 06 ~ 2022. 08\tStaff Nurse, Harbour Clinic", did)).toEqual([
      "Staff Nurse @ Harbour Clinic (2022. 06..2022. 08)",
    ]);
  });

  test("a hyphen between two towns belongs to the name", () => {
    expect(show(B("Lecturer\t2019 – 2022"), "Technische Akademie Essen-Dresden", did)).toEqual([
      "Lecturer @ Technische Akademie Essen-Dresden (2019..2022)",
    ]);
  });

  test("a dot before a title makes no list of it", () => {
    const entry = (title: string, employer: string, time: string): PageLine[] => [
      bullet(title),
      employer,
      I(time),
      "Kept the stores in order and trained two colleagues on the line.",
    ];
    expect(
      show(
        ...entry("Senior Graphic Designer", "Paperboat Press, Leeds", "October 2021 – Now"),
        ...entry("Junior Designer", "Greenmoor Council, York", "August 2015 – April 2017"),
      ),
    ).toEqual([
      "Senior Graphic Designer @ Paperboat Press (October 2021..now)",
      "Junior Designer @ Greenmoor Council (August 2015..April 2017)",
    ]);
  });

  test("headers that no words settle agree on one layout", () => {
    const jobs = show(
      B("Zentamo"),
      I("Kestrel Lead\t2019 – 2022"),
      did,
      B("Orvanta"),
      I("Yarn Inspector\t2016 – 2019"),
      did,
      B("Palliq"),
      I("Loom Tender\t2013 – 2016"),
      did,
    );
    expect(jobs).toEqual([
      "Kestrel Lead @ Zentamo (2019..2022)",
      "Yarn Inspector @ Orvanta (2016..2019)",
      "Loom Tender @ Palliq (2013..2016)",
    ]);
  });

  test("a header that could be cut in several ways is cut as the others of its section", () => {
    const jobs = show(
      "Nurse (Ward 3) (Nights), Hill Clinic Ltd (Leeds)\t2021 – 2022",
      did,
      "Cook (Ward 4), Zentamo Ltd (Mains) (Nights)\t2019 – 2021",
      did,
      "Baker (Ward 5), Orvanta Ltd (Leeds) (Days)\t2018 – 2019",
      did,
    );
    expect(jobs[1]).toBe("Cook (Ward 4) @ Zentamo Ltd (2019..2021)");
  });

  test("a post alone that ends in the month the one above it began was held at the same employer", () => {
    expect(
      show(
        "Shift Lead, Orvanta Mills\tMarch 2018 – June 2021",
        did,
        "Loom Tender\tJanuary 2016 – March 2018",
        did,
        "Yarn Inspector, Palliq Ltd\tMay 2012 – August 2014",
        did,
      ),
    ).toEqual([
      "Shift Lead @ Orvanta Mills (March 2018..June 2021)",
      "Loom Tender @ Orvanta Mills (January 2016..March 2018)",
      "Yarn Inspector @ Palliq Ltd (May 2012..August 2014)",
    ]);
  });
});
