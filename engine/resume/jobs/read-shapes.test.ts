import { describe, expect, test } from "vitest";
import {
  aResumePage,
  bullet,
  heading,
  name,
  type PageLine,
  readByRules,
} from "../../../testing/a-resume-page.ts";

type Job = [title: string | null, employer: string | null, from: string, to: string];

const B = (text: string, gap = 0.7): PageLine => [text, { bold: true, gap }];
const I = (text: string): PageLine => [text, { italic: true }];
const P = (text: string): PageLine => [text, { gap: 0.7 }];
const top: PageLine[] = [
  name("Jordan Whitfield"),
  "Tulsa, OK | 918-555-0143 | jordan@mail.example",
  heading("SUMMARY"),
  "Dependable worker with ten years of experience in stores and in the field.",
];
const tail: PageLine[] = [heading("EDUCATION"), "B.A. in History, University of Tulsa, 2014"];

/** Job lines of many shapes: the heading of the section, its lines, and the jobs they tell. */
const shapes: [string, PageLine[], Job[]][] = [
  [
    "EXPERIENCE",
    [
      B("Title Examiner, First Tulsa Title | Tulsa, OK — 2019 – Present"),
      bullet("Examined deeds"),
      B("Clerk, County Recorder | Tulsa, OK — 2015 – 2019"),
      bullet("Filed deeds"),
    ],
    [
      ["Title Examiner", "First Tulsa Title", "2019", "now"],
      ["Clerk", "County Recorder", "2015", "2019"],
    ],
  ],
  [
    "Work History",
    [
      B("Brightway Logistics\tMemphis, TN"),
      I("Dispatcher\tJan 2019 – Present"),
      bullet("Dispatched trucks"),
      B("Delta Freight\tMemphis, TN"),
      I("Dock Worker\tMay 2015 – Dec 2018"),
      bullet("Loaded trailers"),
    ],
    [
      ["Dispatcher", "Brightway Logistics", "Jan 2019", "now"],
      ["Dock Worker", "Delta Freight", "May 2015", "Dec 2018"],
    ],
  ],
  [
    "EMPLOYMENT",
    [
      P("01/2019 - present: Paramedic at Metro Ambulance"),
      "Responded to calls in two counties.",
      P("06/2014 - 12/2018: EMT at Valley Rescue"),
      "Drove the rig.",
    ],
    [
      ["Paramedic", "Metro Ambulance", "01/2019", "now"],
      ["EMT", "Valley Rescue", "06/2014", "12/2018"],
    ],
  ],
  [
    "Experience",
    [
      P("2018 - Present\tSenior Estimator, Kessler Roofing, Dayton OH"),
      bullet("Estimated jobs"),
      P("2012 - 2018\tEstimator, Buckeye Exteriors, Dayton OH"),
      bullet("Measured roofs"),
    ],
    [
      ["Senior Estimator", "Kessler Roofing", "2018", "now"],
      ["Estimator", "Buckeye Exteriors", "2012", "2018"],
    ],
  ],
  [
    "PROFESSIONAL EXPERIENCE",
    [
      B("ACME FOODS, INC., Omaha, NE\t2016 – 2023"),
      I("Plant Manager (2019 – 2023)"),
      bullet("Ran the plant"),
      I("Shift Supervisor (2016 – 2019)"),
      bullet("Ran a shift"),
      B("PRAIRIE PACKING CO., Lincoln, NE\t2010 – 2016"),
      I("Line Lead"),
      bullet("Led a line"),
    ],
    [
      ["Plant Manager", "ACME FOODS, INC.", "2019", "2023"],
      ["Shift Supervisor", "ACME FOODS, INC.", "2016", "2019"],
      ["Line Lead", "PRAIRIE PACKING CO.", "2010", "2016"],
    ],
  ],
  [
    "Experience",
    [
      B("Software Engineer II · Northwind"),
      "March 2021 - Present (3 years 2 months)",
      "Austin, Texas, United States",
      bullet("Built services"),
      B("Software Engineer · Contoso"),
      "June 2018 - February 2021 (2 years 9 months)",
      "Dallas",
      bullet("Built pages"),
    ],
    [
      ["Software Engineer II", "Northwind", "March 2021", "now"],
      ["Software Engineer", "Contoso", "June 2018", "February 2021"],
    ],
  ],
  [
    "Relevant Experience",
    [
      P("Bank of the Ozarks, Teller (Aug '17–Current)"),
      bullet("Handled cash"),
      P("Dollar Tree, Cashier (Jun '15–Jul '17)"),
      bullet("Handled cash"),
    ],
    [
      ["Teller", "Bank of the Ozarks", "Aug '17", "now"],
      ["Cashier", "Dollar Tree", "Jun '15", "Jul '17"],
    ],
  ],
  [
    "Work Experience",
    [
      B("Head Chef"),
      "The Copper Kettle, Bath (Mar 2019 to date)",
      bullet("Menus"),
      B("Sous Chef"),
      "Harbour House, Bristol (Jan 2015 to Feb 2019)",
      bullet("Sauces"),
    ],
    [
      ["Head Chef", "The Copper Kettle", "Mar 2019", "now"],
      ["Sous Chef", "Harbour House", "Jan 2015", "Feb 2019"],
    ],
  ],
  [
    "Career History",
    [
      B("March 2017 – Present"),
      B("Site Manager – Bellway Build Ltd, Leeds", 0.2),
      "Responsible for three sites and forty trades.",
      B("June 2011 – February 2017"),
      B("Assistant Site Manager – Roper Homes, York", 0.2),
      "Assisted the manager on site.",
    ],
    [
      ["Site Manager", "Bellway Build Ltd", "March 2017", "now"],
      ["Assistant Site Manager", "Roper Homes", "June 2011", "February 2017"],
    ],
  ],
  [
    "Berufserfahrung",
    [
      P("seit 04/2019\tBuchhalterin, Weber & Sohn GmbH, Kassel"),
      bullet("Monatsabschlüsse"),
      P("08/2014 – 03/2019\tSachbearbeiterin Kreditoren, Nordlicht AG, Hannover"),
      bullet("Rechnungsprüfung"),
    ],
    [
      ["Buchhalterin", "Weber & Sohn GmbH", "04/2019", "now"],
      ["Sachbearbeiterin Kreditoren", "Nordlicht AG", "08/2014", "03/2019"],
    ],
  ],
  [
    "EXPÉRIENCES PROFESSIONNELLES",
    [
      P("Depuis sept. 2018 : Infirmière, CHU de Nantes"),
      bullet("Soins"),
      P("2014 - 2018 : Aide-soignante, EHPAD Les Tilleuls (44)"),
      bullet("Toilettes"),
    ],
    [
      ["Infirmière", "CHU de Nantes", "sept. 2018", "now"],
      ["Aide-soignante", "EHPAD Les Tilleuls", "2014", "2018"],
    ],
  ],
  [
    "EXPERIENCIA LABORAL",
    [
      B("Técnico de mantenimiento"),
      "Hotel Costa Brisa, Málaga · 2019 - Actualidad",
      bullet("Averías"),
      B("Electricista"),
      "Instalaciones Romero S.L., Málaga · 2012 - 2019",
      bullet("Cuadros"),
    ],
    [
      ["Técnico de mantenimiento", "Hotel Costa Brisa", "2019", "now"],
      ["Electricista", "Instalaciones Romero S.L.", "2012", "2019"],
    ],
  ],
  [
    "Experiência Profissional",
    [
      P("2020-Atual – Colégio Horizonte"),
      "Cargo: Professora de Matemática",
      "Principais atividades: aulas para o ensino médio.",
      P("2016-2019 – Escola Caminho Novo"),
      "Cargo: Auxiliar de Classe",
      "Principais atividades: apoio às turmas.",
    ],
    [
      ["Professora de Matemática", "Colégio Horizonte", "2020", "now"],
      ["Auxiliar de Classe", "Escola Caminho Novo", "2016", "2019"],
    ],
  ],
  [
    "Experience",
    [
      B("Walgreens\tSeptember 2020 – Present"),
      "Pharmacy Technician\tOrlando, FL",
      bullet("Filled"),
      B("Publix\tJune 2017 – August 2020"),
      "Bagger\tOrlando, FL",
      bullet("Bagged"),
    ],
    [
      ["Pharmacy Technician", "Walgreens", "September 2020", "now"],
      ["Bagger", "Publix", "June 2017", "August 2020"],
    ],
  ],
  [
    "EXPERIENCE",
    [
      B("Freelance Illustrator\t2019–now"),
      bullet("Books"),
      B("Illustrator, Paper Moon Press\t2014–19"),
      bullet("Covers"),
    ],
    [
      ["Freelance Illustrator", null, "2019", "now"],
      ["Illustrator", "Paper Moon Press", "2014", "19"],
    ],
  ],
  [
    "Employment History",
    [
      P("Company: Sunrise Textiles Pvt. Ltd."),
      "Designation: Quality Inspector",
      "Duration: Jan 2018 to Till Date",
      bullet("Checked"),
      P("Company: Orient Fabrics"),
      "Designation: Trainee",
      "Duration: Jun 2015 to Dec 2017",
      bullet("Learnt"),
    ],
    [
      ["Quality Inspector", "Sunrise Textiles Pvt. Ltd.", "Jan 2018", "now"],
      ["Trainee", "Orient Fabrics", "Jun 2015", "Dec 2017"],
    ],
  ],
  [
    "Experience",
    [
      B("Registered Nurse – ICU"),
      I("St. Brendan's Hospital, Albany, NY"),
      "July 2019 – Present",
      bullet("Cared"),
      B("Registered Nurse – Med/Surg"),
      I("Glens View Medical Center, Glens Falls, NY"),
      "August 2016 – June 2019",
      bullet("Cared"),
    ],
    [
      ["Registered Nurse – ICU", "St. Brendan's Hospital", "July 2019", "now"],
      ["Registered Nurse – Med/Surg", "Glens View Medical Center", "August 2016", "June 2019"],
    ],
  ],
  [
    "WORK EXPERIENCE",
    [
      P("Nannying for the Petersen family, Portland\tSummer 2019 – Spring 2021"),
      bullet("Two boys"),
      P("Barista, Slow Drip\tFeb. 2017 – May 2019"),
      bullet("Coffee"),
    ],
    [
      ["Nannying for the Petersen family", null, "Summer 2019", "Spring 2021"],
      ["Barista", "Slow Drip", "Feb. 2017", "May 2019"],
    ],
  ],
  [
    "Experience",
    [
      B("Data Analyst, Fernhill Energy (Contract)\tApr 2022 – Present"),
      I("Remote"),
      bullet("SQL"),
      B("Reporting Analyst, Tideway Bank\tOct 2019 – Mar 2022"),
      I("Edinburgh"),
      bullet("Reports"),
    ],
    [
      ["Data Analyst", "Fernhill Energy", "Apr 2022", "now"],
      ["Reporting Analyst", "Tideway Bank", "Oct 2019", "Mar 2022"],
    ],
  ],
  [
    "Experience",
    [
      P("Lakeside Dental\tDental Assistant\t2018 – 2024"),
      bullet("Assisted"),
      P("Bright Smiles\tReceptionist\t2015 – 2018"),
      bullet("Booked"),
    ],
    [
      ["Dental Assistant", "Lakeside Dental", "2018", "2024"],
      ["Receptionist", "Bright Smiles", "2015", "2018"],
    ],
  ],
  [
    "Experience",
    [
      B("GREENLEAF LANDSCAPES (2016–PRESENT)"),
      I("Crew Leader"),
      bullet("Led"),
      B("CITY OF FRESNO PARKS DEPARTMENT (2012–2016)"),
      I("Groundskeeper"),
      bullet("Mowed"),
    ],
    [
      ["Crew Leader", "GREENLEAF LANDSCAPES", "2016", "now"],
      ["Groundskeeper", "CITY OF FRESNO PARKS DEPARTMENT", "2012", "2016"],
    ],
  ],
  [
    "Professional Background",
    [
      B("VP of Sales | Helix Medical Devices | Remote | 2021-03 to 2024-01"),
      bullet("Sold"),
      B("Regional Sales Manager | Corvus Health | Denver | 2016-05 to 2021-02"),
      bullet("Sold"),
    ],
    [
      ["VP of Sales", "Helix Medical Devices", "2021-03", "2024-01"],
      ["Regional Sales Manager", "Corvus Health", "2016-05", "2021-02"],
    ],
  ],
  [
    "EXPERIENCE",
    [
      B("Sr. Welder/Fabricator\tGulf Coast Marine, Mobile, AL\t9/2017-Present"),
      bullet("Welded"),
      B("Welder\tBayou Steel, Mobile, AL\t3/2013-8/2017"),
      bullet("Welded"),
    ],
    [
      ["Sr. Welder/Fabricator", "Gulf Coast Marine", "9/2017", "now"],
      ["Welder", "Bayou Steel", "3/2013", "8/2017"],
    ],
  ],
  [
    "Experience",
    [
      "Zomato (Aug 2020 - Present)",
      I("Key Account Manager"),
      bullet("Accounts"),
      P("Swiggy (Jun 2018 - Jul 2020)"),
      I("Account Manager"),
      bullet("Accounts"),
    ],
    [
      ["Key Account Manager", "Zomato", "Aug 2020", "now"],
      ["Account Manager", "Swiggy", "Jun 2018", "Jul 2020"],
    ],
  ],
  [
    "Experience",
    [
      B("Research Assistant"),
      "Prof. Lindqvist Lab, University of Uppsala\tSep 2021 — Jun 2023",
      bullet("Cells"),
      B("Lab Technician"),
      "Biovia AB\tJan 2019 — Aug 2021",
      bullet("Gels"),
    ],
    [
      ["Research Assistant", "Prof. Lindqvist Lab, University of Uppsala", "Sep 2021", "Jun 2023"],
      ["Lab Technician", "Biovia AB", "Jan 2019", "Aug 2021"],
    ],
  ],
  [
    "Experience",
    [
      B("Product Designer"),
      "Jan 2020–Present",
      "Figleaf",
      "Berlin, Germany",
      "Designed the checkout and the account pages with two engineers and a researcher.",
      B("UX Designer"),
      "Mar 2017–Dec 2019",
      "Studio Nord",
      "Hamburg, Germany",
      "Designed sites for museums.",
    ],
    [
      ["Product Designer", "Figleaf", "Jan 2020", "now"],
      ["UX Designer", "Studio Nord", "Mar 2017", "Dec 2019"],
    ],
  ],
  [
    "Experience",
    [
      B("Figleaf, Berlin — Product Designer"),
      "JANUARY 2020 - PRESENT",
      bullet("Checkout"),
      B("Studio Nord, Hamburg — UX Designer"),
      "MARCH 2017 - DECEMBER 2019",
      bullet("Sites"),
    ],
    [
      ["Product Designer", "Figleaf", "JANUARY 2020", "now"],
      ["UX Designer", "Studio Nord", "MARCH 2017", "DECEMBER 2019"],
    ],
  ],
  [
    "Summary of Experience",
    [
      P("2011 – present    Self-employed Carpenter, Hobart"),
      bullet("Kitchens"),
      P("2006 – 2011    Carpenter, Tas Joinery Pty Ltd, Hobart"),
      bullet("Windows"),
    ],
    [
      ["Self-employed Carpenter", null, "2011", "now"],
      ["Carpenter", "Tas Joinery Pty Ltd", "2006", "2011"],
    ],
  ],
  [
    "Experience",
    [
      B("Manager"),
      "Pizza Palace",
      "Reno, NV",
      "Nov 2019 - Apr 2023",
      bullet("Opened"),
      B("Driver"),
      "Pizza Palace",
      "Reno, NV",
      "Jan 2017 - Nov 2019",
      bullet("Drove"),
    ],
    [
      ["Manager", "Pizza Palace", "Nov 2019", "Apr 2023"],
      ["Driver", "Pizza Palace", "Jan 2017", "Nov 2019"],
    ],
  ],
  [
    "ESPERIENZA LAVORATIVA",
    [
      P("• Date (da – a)\tMarzo 2016 – oggi"),
      "• Nome e indirizzo del datore di lavoro\tComune di Ferrara",
      "• Tipo di impiego\tImpiegata amministrativa",
      P("• Date (da – a)\t2011 – 2016"),
      "• Nome e indirizzo del datore di lavoro\tStudio Bianchi",
      "• Tipo di impiego\tSegretaria",
    ],
    [
      ["Impiegata amministrativa", "Comune di Ferrara", "Marzo 2016", "now"],
      ["Segretaria", "Studio Bianchi", "2011", "2016"],
    ],
  ],
  [
    "Experience",
    [
      B("Tata Steel Ltd, Jamshedpur"),
      "Assistant Manager – Maintenance                                  (July 2015 – Till date)",
      bullet("Mills"),
      B("Usha Martin, Ranchi"),
      "Graduate Engineer Trainee                                         (Aug 2013 – June 2015)",
      bullet("Wires"),
    ],
    [
      ["Assistant Manager – Maintenance", "Tata Steel Ltd", "July 2015", "now"],
      ["Graduate Engineer Trainee", "Usha Martin", "Aug 2013", "June 2015"],
    ],
  ],
  [
    "Professional Experience",
    [
      P("Senior Associate, Litigation, Marsh & Tilley LLP, Boston, Massachusetts. September 2016-present."),
      "Defended insurers.",
      P("Law Clerk to the Hon. R. Dwyer, U.S. District Court, Boston. 2015-2016."),
      "Drafted opinions.",
    ],
    [
      ["Senior Associate, Litigation", "Marsh & Tilley LLP", "September 2016", "now"],
      ["Law Clerk to the Hon. R. Dwyer", "U.S. District Court", "2015", "2016"],
    ],
  ],
  [
    "EXPERIENCE",
    [
      B("Kaiser Foundation Hospital\tOakland, CA"),
      B("Staff Pharmacist\t2019–Present", 0.2),
      bullet("Verified"),
      B("Pharmacy Intern\t2017–2019", 0.2),
      bullet("Compounded"),
      B("CVS Pharmacy\tBerkeley, CA"),
      B("Pharmacy Technician\t2014–2017", 0.2),
      bullet("Filled"),
    ],
    [
      ["Staff Pharmacist", "Kaiser Foundation Hospital", "2019", "now"],
      ["Pharmacy Intern", "Kaiser Foundation Hospital", "2017", "2019"],
      ["Pharmacy Technician", "CVS Pharmacy", "2014", "2017"],
    ],
  ],

  [
    "Experience",
    ["MORFA | GROUNDWORKER", "02/2012 – 03/2018 | Neath", bullet("Dug")],
    [["GROUNDWORKER", "MORFA", "02/2012", "03/2018"]],
  ],
  [
    "Experience",
    ["Morfa, Neath — Groundworker", "02/2012 – 03/2018", bullet("Dug")],
    [["Groundworker", "Morfa", "02/2012", "03/2018"]],
  ],
  [
    "Experience",
    ["Company\tMorfa & Sons", "Designation\tGroundworker", "Duration\t02/2012 – 03/2018", bullet("Dug")],
    [["Groundworker", "Morfa & Sons", "02/2012", "03/2018"]],
  ],
];

describe("jobs are read from lines of many shapes", () => {
  test.each(shapes)("%s: %j", (head, rows, jobs) => {
    const resume = readByRules(aResumePage([...top, heading(head), ...rows, ...tail]));
    const read = resume.jobs.map(({ title, employer, from, to, current }) => [
      title,
      employer,
      from?.text,
      current ? "now" : to?.text,
    ]);
    expect(read.map(plain)).toEqual(jobs.map(plain));
    expect(resume.education).toHaveLength(1);
  });
});

/** Letters and digits only, without case. */
function plain(parts: readonly (string | null | undefined)[]): string[] {
  return parts.map((part) =>
    (part ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
}
