/** Invented people, put together from these parts by a seeded choice. */
export type Trade = { titles: string[]; employers: string[]; bullets: string[]; skills: string[]; certificates: string[] };

export const names = [
  "Maribel Okonkwo", "Tomasz Wierzbicki", "Priya Raghunathan", "Jean-Luc Delacroix", "Aoife Ní Bhriain", "Dwayne Castellano",
  "Søren Lindqvist", "Hannah Abernathy", "Luís Figueiredo", "Nkechi Adebayo", "Grace O'Malley-Stone", "Bartholomew Finch",
  "Ingrid Østergaard", "Zeynep Yıldırım", "Kwame Boateng", "Rosalind Featherstone",
];
export const cities = [
  "Portland, OR", "Leeds, UK", "Austin, TX", "Kraków, Poland", "Wellington, NZ", "Tulsa, OK", "Lyon, France", "Halifax, NS",
  "Galway, Ireland", "Boise, ID", "Porto, Portugal", "Accra, Ghana",
];
export const schools = [
  "Millbrook State University", "Northgate Technical College", "University of Harrowdale", "Cedar Valley Community College",
  "Kestrel Polytechnic", "St. Brannoc's Institute",
];
export const degrees = [
  "BSc in Nursing", "Associate of Applied Science in Welding Technology", "BA in Accounting", "MSc in Computer Science",
  "Diploma in Hospitality Management", "BEng in Mechanical Engineering", "Bachelor of Education", "Certificate in Logistics",
];
export const languages = ["English (native)", "Spanish (fluent)", "Polish (basic)", "French (intermediate)", "Portuguese (fluent)"];
export const interests = ["Trail running", "Choir singing", "Beekeeping", "Chess", "Volunteer firefighting", "Pottery"];

export const trades: Record<string, Trade> = {
  nurse: {
    titles: ["Registered Nurse", "Charge Nurse", "Staff Nurse, Intensive Care", "Clinical Nurse Educator"],
    employers: ["Harbourview General Hospital", "St. Alban's Medical Center", "Fairmount Children's Clinic", "Lakeside Hospice"],
    bullets: [
      "Cared for up to 28 patients per shift on a busy surgical ward",
      "Trained 14 new graduates in wound care, catheterisation and safe medication handling, cutting incident reports by a third within one year",
      "Introduced bedside handover, which saved 20 minutes per shift",
      "Administered intravenous therapy and monitored vital signs",
      "Coordinated discharge planning with physicians, pharmacists, social workers and families across three departments",
      "Responded to cardiac arrests as a member of the rapid response team",
    ],
    skills: ["Triage", "IV therapy", "Wound care", "Electronic health records", "Patient education", "Infection control", "ECG reading", "Medication safety", "Care planning", "Phlebotomy"],
    certificates: ["ACLS, 2023", "BLS, 2024", "Paediatric Advanced Life Support, 2022"],
  },
  welder: {
    titles: ["Lead Welder", "Pipe Welder", "Fabrication Technician", "Apprentice Welder"],
    employers: ["Ironbridge Fabrication", "Delta Pipeline Services", "Coastal Shipyards Ltd", "Redfern Steelworks"],
    bullets: [
      "Welded carbon and stainless pipe to API 1104 with a reject rate below 0.8 %",
      "Read blueprints and isometric drawings for pressure vessels up to 12 metres long, and laid out, cut and fitted the parts",
      "Supervised a crew of 6 on two offshore platforms",
      "Set up TIG, MIG and stick machines and kept daily weld logs",
      "Passed every radiographic inspection in 2022",
      "Cut scrap by 11 % by nesting plates before plasma cutting",
    ],
    skills: ["GTAW", "GMAW", "SMAW", "Flux core", "Blueprint reading", "Plasma cutting", "Pipe fitting", "Oxy-fuel", "Grinding", "Rigging"],
    certificates: ["AWS Certified Welder", "OSHA 30", "Confined space entry"],
  },
  accountant: {
    titles: ["Senior Accountant", "Accounts Payable Clerk", "Financial Controller", "Audit Associate"],
    employers: ["Pemberton & Vale LLP", "Orchard Foods Group", "Blue Heron Insurance", "Tern Logistics plc"],
    bullets: [
      "Closed the monthly books for 9 entities within four working days",
      "Reconciled 140 bank accounts and cleared a backlog of 2,300 open items that had built up over several years",
      "Prepared VAT returns and statutory accounts under FRS 102",
      "Moved accounts payable from paper to an electronic workflow, shortening approval from 11 days to 3",
      "Forecast cash weekly for a group with $48 million turnover",
      "Answered auditors' requests without a single adjustment",
    ],
    skills: ["Month-end close", "Reconciliation", "Microsoft Excel", "SAP FI", "Budgeting", "VAT", "Consolidation", "Payroll", "QuickBooks", "Cash flow forecasting"],
    certificates: ["CPA, 2019", "ACCA part-qualified", "Xero Advisor"],
  },
  programmer: {
    titles: ["Senior Software Engineer", "Backend Developer", "Platform Engineer", "Junior Developer"],
    employers: ["Quillstone Systems", "Brightwater Analytics", "Paper Kite Studio", "Nimbus Freight"],
    bullets: [
      "Designed a TypeScript service that handles 4,000 requests a second",
      "Led the migration of 60 services from virtual machines to Kubernetes with no downtime for customers in eleven countries",
      "Cut the build from 25 minutes to 6",
      "Wrote integration tests in Python and reviewed code daily",
      "Mentored 3 interns, all of whom were hired",
      "Kept PostgreSQL clusters of 3 TB healthy through four major upgrades and one data-centre move",
    ],
    skills: ["TypeScript", "Python", "PostgreSQL", "Kubernetes", "Terraform", "React", "Go", "CI/CD", "Linux", "GraphQL"],
    certificates: ["AWS Solutions Architect", "CKA, 2022", "Scrum Master"],
  },
  cook: {
    titles: ["Sous Chef", "Line Cook", "Kitchen Manager", "Pastry Cook"],
    employers: ["The Copper Ladle", "Hotel Marlowe", "Saltmarsh Bistro", "Juniper & Thyme Catering"],
    bullets: [
      "Ran the hot line for 180 covers on weekend nights",
      "Wrote seasonal menus with local growers and brought the food cost down from 36 % to 29 % without smaller portions",
      "Taught knife skills and allergen safety to every new starter",
      "Ordered stock and took inventory each Monday",
      "Kept a five-star hygiene rating for four years",
      "Catered weddings of up to 320 guests",
    ],
    skills: ["Menu planning", "Food costing", "HACCP", "Butchery", "Pastry", "Inventory", "Allergen control", "Team leadership", "Sauces", "Plating"],
    certificates: ["ServSafe Manager", "Food Hygiene Level 3", "First aid"],
  },
};
