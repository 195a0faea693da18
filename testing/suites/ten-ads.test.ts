import { describe, expect, test } from "vitest";
import { findTerms } from "#engine/lexicon/find-terms.ts";
import { impliedIds } from "#engine/lexicon/open-lexicon.ts";
import { conceptsNamed } from "./check-ambiguity.ts";

/** An ad's text, forms of terms that are to be read in it, and of terms that are not though their words stand there. */
type Ad = { trade: string; text: string; read: string[]; notRead: string[] };

const ADS: Ad[] = [
  {
    trade: "nurse",
    text: `Staff nurse, surgical ward (nights)
Assess patients on admission, take vital signs and plan their care with the team.
Administer medications and IV therapy; look after wound drains and catheters.
Active RN licence, BLS and ACLS. One year of acute care. Epic or Cerner helpful.
We go the extra mile for families. The rest of the team will train you; the nursery is on site.`,
    read: [
      "patient assessment",
      "vital signs",
      "medication administration",
      "IV therapy",
      "Registered nurse",
      "BLS",
      "ACLS",
      "Epic EHR",
    ],
    notRead: ["golang", "REST API"],
  },
  {
    trade: "electrician",
    text: `Journeyman electrician for commercial and industrial sites.
Bend conduit, pull wire, install panels and read blueprints. Troubleshoot motor controls.
Know the NEC and lockout/tagout. OSHA 10 card and a clean driving record.
Lift 50 pounds and climb ladders in all weather. Overtime (OT) is paid weekly.`,
    read: [
      "conduit bending",
      "blueprint reading",
      "motor controls",
      "National Electrical Code",
      "lockout/tagout",
      "OSHA 10",
    ],
    notRead: ["occupational therapy"],
  },
  {
    trade: "accountant",
    text: `Senior accountant, Little Rock, AR
Own the month-end close, reconcile bank accounts and prepare journal entries under US GAAP.
Supervise AP and AR clerks. Advanced Excel, NetSuite a plus. CPA preferred.
You excel at explaining figures to people who are not accountants.`,
    read: [
      "month-end close",
      "bank reconciliation",
      "journal entries",
      "GAAP",
      "accounts payable",
      "accounts receivable",
      "Microsoft Excel",
      "NetSuite",
      "CPA",
    ],
    notRead: ["account management"],
  },
  {
    trade: "warehouse operative",
    text: `Warehouse operative, 6 AM to 2 PM
Pick and pack orders with an RF scanner, load and unload trailers and count stock.
Drive a counterbalance forklift (licence needed). Manual handling training provided.
Keep aisles tidy and follow health and safety rules. Lean, 5S and kaizen on the floor.`,
    read: ["order picking", "forklift operation", "manual handling", "health and safety", "5S", "lean"],
    notRead: ["project management", "data warehouse"],
  },
  {
    trade: "chef",
    text: `Sous chef for a 90-seat restaurant
Run the line, plan menus and control food costs. Train commis chefs and rotate stock.
HACCP and food safety certificate. Knife skills, sauces and plating to a fine dining standard.
Reports to the Executive Chef. Meals on shift and tips shared.`,
    read: ["menu planning", "HACCP", "food safety", "knife skills"],
    notRead: ["Chef Infra"],
  },
  {
    trade: "teacher",
    text: `Year 5 class teacher
Plan lessons, mark work and assess pupils against the national curriculum.
Manage classroom behaviour and write reports for parents. Phonics and SEN experience welcome.
Spring term start. An enhanced DBS check is needed. Speak at assembly every Monday.`,
    read: ["lesson planning", "phonics", "special educational needs"],
    notRead: ["Spring Framework", "assembly language"],
  },
  {
    trade: "software developer",
    text: `Backend developer
Build microservices in Go and Python behind REST APIs. PostgreSQL, Redis, Kafka.
CI/CD on GitLab, Docker and k8s in AWS. Write unit tests and review code.
React is a plus. You react well to change and express ideas clearly. Spring 2025 start.`,
    read: [
      "golang",
      "Python",
      "REST API",
      "PostgreSQL",
      "Redis",
      "Kafka",
      "CI/CD",
      "Docker",
      "Kubernetes",
      "AWS",
      "unit testing",
      "code review",
      "React",
    ],
    notRead: ["Express.js", "Spring Framework"],
  },
  {
    trade: "mechanical engineer",
    text: `Mechanical design engineer
Model parts in SolidWorks, run FEA and prepare drawings to GD&T. Lead FMEA and root cause analysis.
Work with suppliers on sheet metal and injection moulding. Some travel to CA and TX.
Bachelor's degree in mechanical engineering. MATLAB is an advantage.`,
    read: [
      "SolidWorks",
      "finite element analysis",
      "GD&T",
      "FMEA",
      "root cause analysis",
      "sheet metal",
      "injection molding",
      "MATLAB",
    ],
    notRead: ["chartered accountant"],
  },
  {
    trade: "paralegal",
    text: `Litigation paralegal
Draft pleadings, summarise depositions and manage e-discovery in Relativity.
Legal research on Westlaw; keep the case calendar. Notary public is a plus.
Discretion and attention to detail. The bar is on the ground floor.`,
    read: ["litigation", "e-discovery", "legal research", "Westlaw", "attention to detail"],
    notRead: ["bartending"],
  },
  {
    trade: "receptionist",
    text: `Front desk receptionist
Greet visitors, answer a multi-line phone and schedule appointments.
Data entry in MS Word and Outlook; sort mail and order supplies. French or Polish helpful.
Friendly voice and a positive outlook. Word of mouth brings most of our clients.`,
    read: ["data entry", "Microsoft Word", "Microsoft Outlook", "appointment scheduling", "French", "Polish"],
    notRead: [],
  },
];

/** Ids read in the text, and what they imply. */
function idsIn(text: string): string[] {
  let start = 0;
  const blocks = text.split("\n").map((line) => {
    const block = { start, end: start + line.length, kind: "item" as const, section: "requirements" };
    start += line.length + 1;
    return block;
  });
  return findTerms(text, blocks, { isSkillsSection: () => false }).flatMap((hit) => [
    hit.id,
    ...impliedIds(hit.id),
  ]);
}

describe.each(ADS)("An ad for a $trade", ({ text, read, notRead }) => {
  test.each(read)("is read to ask for %s", (form) => {
    expect(idsIn(text).some((id) => conceptsNamed(form).includes(id))).toBe(true);
  });

  test(`is read to ask for nothing its words only resemble`, () => {
    const falselyRead = notRead.filter((form) => idsIn(text).some((id) => conceptsNamed(form).includes(id)));
    expect(falselyRead).toEqual([]);
  });
});
