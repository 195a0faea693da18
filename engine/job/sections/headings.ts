import type { JobSection } from "../job.ts";

/**
 * How ads head their sections, lower case, without numbers, articles at the start and punctuation. Compared after
 * `headingKey`. German, French and Spanish hold the usual ones only.
 */
const HEADINGS: readonly (readonly [JobSection, string])[] = [
  [
    "about",
    `about us; about the company; about our company; about the organisation; about our organisation; about the firm;
    about the school; about the trust; about the team; about our team; who we are; who are we; our company; our story;
    our mission; our values; our culture; our team; company overview; company description; company profile;
    organisation overview; about the employer; about the client; our client; why we exist; the company;
    the team; meet the team; our vision; mission; background; the organisation; overview of company; life here;
    über uns; wer wir sind; das unternehmen; das sind wir; qui sommes nous; à propos; à propos de nous; l'entreprise;
    quiénes somos; sobre nosotros; la empresa; acerca de nosotros`,
  ],
  [
    "summary",
    `about the role; about this role; about the job; about the position; about the opportunity; the role; the job;
    the position; the opportunity; role overview; job overview; position overview; overview; role summary; job summary;
    position summary; summary; job description; role description; position description; description; job purpose;
    role purpose; purpose of the role; purpose of the job; purpose of the position; position purpose; job goal; purpose;
    main purpose; the vacancy; job details; the brief; your mission; your role; job profile; jd; what is the job;
    general summary; position objective; position objectives; main purpose of the job; the project; the challenge;
    assignment; stellenbeschreibung; die stelle; le poste; description du poste; votre mission; el puesto;
    descripción del puesto`,
  ],
  [
    "responsibilities",
    `responsibilities; key responsibilities; main responsibilities; primary responsibilities; job responsibilities;
    your responsibilities; core responsibilities; principal responsibilities; roles and responsibilities;
    roles & responsibilities; role and responsibilities; role & responsibilities; duties; main duties; key duties;
    job duties; essential duties; principal duties; essential job duties; duties and responsibilities;
    duties & responsibilities; duties include; responsibilities include; responsibilities will include;
    main duties and responsibilities; key duties and responsibilities; principal duties and responsibilities;
    essential duties and responsibilities; performance responsibilities; essential functions; essential job functions;
    key tasks; main tasks; tasks; day to day; what the day holds; your tasks; job functions; work includes; duties to include; main purpose of role; your day; your day to day; a day in the life; key accountabilities;
    accountabilities; key activities; what you will do; what you do; what you will be doing; what will you do;
    what will you be doing; what you would do; what you would be doing; what you will own; what you will work on;
    what you will be responsible for; what the job involves; what the role involves; the work; your work; you will;
    you would; in this role you will; in this role you will be; as a member of the team you will; your impact;
    the impact you will have; how you will make an impact; how you will contribute; what is involved; scope of work;
    job scope; job role; key result areas; functions; main activities; typical day; what to expect; you will be;
    you will be doing; working day; objectives; aufgaben; deine aufgaben; ihre aufgaben; das machst du; tätigkeiten;
    aufgabengebiet; missions; vos missions; missions principales; responsabilités; tâches; funciones;
    responsabilidades; tareas`,
  ],
  [
    "requirements",
    `requirements; key requirements; job requirements; minimum requirements; basic requirements; role requirements;
    position requirements; essential requirements; mandatory requirements; required; required qualifications;
    required skills; required experience; required skills and experience; qualifications; qualification;
    minimum qualifications; basic qualifications; key qualifications; job qualifications; essential qualifications;
    qualifications and experience; qualifications and skills; qualifications & experience; skills; key skills;
    core skills; essential skills; mandatory skills; technical skills; hard skills; soft skills; primary skills;
    must have skills; skills required; skills needed; skills and experience; skills & experience;
    skills and qualifications; skills and abilities; skills and knowledge; knowledge and skills;
    knowledge skills and abilities; knowledge skills abilities; knowledge; abilities; competencies; competences;
    core competencies; key competencies; behaviours; experience; experience required; required knowledge;
    experience and qualifications; experience and education; experience & education; experience and skills;
    relevant experience; work experience; essential; essential criteria; essential experience; selection criteria;
    person specification; criteria; must have; must haves; you must have; what you need; what you will need;
    what you need to have; what you have; what you bring; what you will bring; what you will bring to the role;
    what we need; what we need from you; what we are looking for; what we look for; we are looking for; looking for;
    who we are looking for; who you are; who are you; who does well here; about you; you; you are; you have;
    you bring; you need; you will have; you will need; you should have; you must; your profile; your skills;
    your background; your experience; your qualifications; our requirements; the person; the ideal candidate;
    the right person; ideal candidate; ideal candidate profile; the successful candidate will have;
    the ideal candidate will have; candidate profile; desired candidate profile; required candidate profile; candidate requirements; profile; eligibility;
    eligibility criteria; desired profile; required profile; to be successful you will have; to be successful;
    to succeed you will need; to be considered; prerequisites; you might be a fit if you have;
    you might be a fit if; you will thrive if; is this you; could this be you; could you be the one;
    licensure and certification; licensure/certification; licensure; licenses and certifications;
    licences and certificates; certification; certifications; certificates; languages; language; language skills;
    tech stack; our stack; our tech stack; technology stack; tools; tools and technologies; technologies;
    here is what you need; what we ask for; what we ask; what we expect; what we would like; experience needed; skills/experience; experience/skills; job requirement; requirement; desired candidate; required skills; what makes you a great fit; what will make you successful; what success looks like;
    candidates must have; applicants must have; ideal profile;
    anforderungen; dein profil; ihr profil; das bringst du mit; das bringen sie mit; qualifikationen;
    voraussetzungen; wir suchen; profil; profil recherché; votre profil; compétences; compétences requises;
    exigences; requisitos; perfil; perfil requerido; competencias; qué buscamos; tu perfil`,
  ],
  [
    "preferred",
    `preferred; preferred qualifications; preferred skills; preferred experience; preferred requirements;
    preferred skills and experience; preferred education; preferred but not required; desired; desired skills;
    desired qualifications; desired experience; desirable; desirable criteria; desirable skills;
    desirable requirements; desirable experience; desirable qualifications; nice to have; nice to haves;
    nice to have skills; nice; good to have; good to have skills; great to have; it would be great if you also had;
    it would be great if you had; bonus; bonus points; bonus points if; bonus points for; bonus skills; pluses; plus;
    extra points; extras; a plus; would be a plus; advantageous; helpful; useful; additional skills; secondary skills;
    optional; optional skills; ideally you have; ideally you will have; what would set you apart; what sets you apart; what will set you apart;
    sets you apart; even better if; what would be great; what would be nice; great if you have; it would be great if; also helpful; even better if you have; ideally; assets; added advantage; it is a plus if;
    added bonus; wishlist; wish list; brownie points; wünschenswert; von vorteil; pluspunkte; atouts; un plus;
    serait un plus; deseable; se valorará`,
  ],
  [
    "education",
    `education; education and experience; education/experience; education & experience; education requirements;
    educational requirements; educational qualifications; educational qualification; academic qualifications;
    education and training; education and qualifications; ausbildung; formation; formación; estudios`,
  ],
  [
    "benefits",
    `benefits; our benefits; benefits and perks; benefits include; perks; perks and benefits; perks & benefits;
    what we offer; we offer; what we offer you; what we can offer; we can offer; what you get; you get;
    you will get; what you will get; what is in it for you; what is in it for me; why us; why join us; why join;
    why work with us; why work for us; why work here; why you will love it here; why you will love working here;
    in return; what you can expect; the package; package; total rewards; rewards; rewards and benefits;
    employee benefits; our offer; the offer; the perks; staff benefits; job benefits; life at the company;
    terms of employment; the benefits; pay and benefits; pay & benefits; salary and benefits; salary & benefits;
    compensation and benefits; compensation & benefits; what is on offer; on offer; we give; you will receive;
    in return we offer; wir bieten; das bieten wir; was wir bieten; benefits für dich; unser angebot; ihre vorteile;
    nous offrons; ce que nous offrons; avantages; nos avantages; ofrecemos; qué ofrecemos; beneficios`,
  ],
  [
    "pay",
    `pay; salary; compensation; pay range; salary range; rate; pay rate; remuneration; ctc; what do we pay;
    compensation range; base salary; hourly rate; day rate; wage; wages; stipend; earnings; the pay; pay details;
    salary details; gehalt; vergütung; salaire; rémunération; salario; sueldo`,
  ],
  [
    "equal-opportunity",
    `equal opportunity; equal opportunities; equal opportunity employer; equal employment opportunity; eeo;
    eeo statement; diversity; diversity and inclusion; diversity & inclusion; inclusion; non discrimination;
    nondiscrimination; our commitment; our commitment to diversity; accommodations; reasonable adjustments;
    accessibility statement; legal; disclaimer; notice; privacy; privacy notice; data protection notice; safeguarding;
    safeguarding statement; background checks; e verify; chancengleichheit; égalité des chances; vielfalt;
    igualdad de oportunidades; physical requirements; physical demands; working conditions; work environment`,
  ],
  [
    "apply",
    `how to apply; to apply; apply; apply now; application; application process; the application process;
    applying; next steps; interview process; our interview process; hiring process; recruitment process;
    our hiring process; contact; contact us; contact details; closing date; further information; more information;
    additional information; bewerbung; so bewirbst du dich; kontakt; candidature; postuler; comment postuler; postular;
    cómo postular; solicitud`,
  ],
  [
    "other",
    `location; locations; work location; job location; job type; job title; position; client; company; employer;
    department; firm; reports to; reporting to; hours; working hours; schedule; shift; shifts; duration; contract; contract type;
    start date; notice period; job id; req; reference; ref; grade; vacancy; openings; industry; travel; employment type;
    fte; date posted; posted; store; school; title; seniority; seniority level; job function; project; hiring for; exp;
    experience level; work mode; team; band; place of work; no of positions; number of positions`,
  ],
];

/** Headings under which skills stand as a mere list, so that a single word may be read as a skill. */
const SKILL_LISTS = new Set(
  `skills; key skills; core skills; essential skills; mandatory skills; technical skills; hard skills; soft skills;
  primary skills; must have skills; skills required; tech stack; our stack; our tech stack; technology stack; tools;
  tools and technologies; technologies; secondary skills; good to have skills; nice to have skills; optional skills;
  preferred skills; desired skills; desirable skills; required skills; additional skills; competencies`
    .split(";")
    .map((form) => form.trim()),
);

const classes: ReadonlyMap<string, JobSection> = new Map(
  HEADINGS.flatMap(([kind, forms]) => forms.split(";").map((form) => [headingKey(form), kind] as const)),
);

/** Lower case, contractions spelled out, 'the', numbers and marks at the ends taken off. */
export function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\b(you|we)'ll\b/g, "$1 will")
    .replace(/\b(you|we)'re\b/g, "$1 are")
    .replace(/\b(you|we)'d\b/g, "$1 would")
    .replace(/\b(you|we)'ve\b/g, "$1 have")
    .replace(/\b(what|here|who|it)'s\b/g, "$1 is")
    .replace(/\([^()]{0,40}\)/g, " ")
    .replace(/[-‐‑_]/g, " ")
    .replace(/[^\p{L}\p{M}'&/ ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:the|our) (?=\S+ \S)/, "");
}

/** The class of a heading the lexicon holds, or null. */
export function classOfHeading(heading: string): JobSection | null {
  const key = headingKey(heading);
  return classes.get(key) ?? classes.get(key.replace(/^(?:your|key|main|the|our) /, "")) ?? null;
}

/** Whether a heading announces a bare list of skills. */
export function isSkillsHeading(heading: string): boolean {
  return SKILL_LISTS.has(headingKey(heading));
}
