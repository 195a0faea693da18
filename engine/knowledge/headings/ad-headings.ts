import type { JobSection } from "./ad-section-kind.ts";

/**
 * How ads head their sections, lower case, without numbers, articles at the start and punctuation. Compared by key (headings.ts). German, French and Spanish hold the usual ones only.
 */
export const HEADINGS: readonly (readonly [JobSection, string])[] = [
  [
    "about",
    `about us; about the company; about our company; about the organisation; about our organisation; about the firm; about the school; about the trust; about the team; about our
    team; who we are; who are we; our company; our story; our mission; our values; our culture; our team; company overview; company description; company profile; organisation
    overview; about the employer; about the client; our client; why we exist; the company; the team; meet the team; our vision; mission; background; the organisation; overview of
    company; life here; über uns; wer wir sind; das unternehmen; das sind wir; qui sommes nous; à propos; à propos de nous; l'entreprise; quiénes somos; sobre nosotros; la empresa;
    acerca de nosotros; company information; who we are and what we do; our purpose; the business; about the business; about the department; about the practice; about the hospital;
    about the university; about the college; introduction; company introduction; company summary; about the agency; about the group; about the charity; about the council; about the
    district; about the city; about the county; about the hotel; about the restaurant; about the store; about the brand; who are we and what do we do; what we do; what we are
    about; what we believe; what we stand for; our people; our history; our background; our organisation; about our school; about our client; about our firm; about our practice;
    about our hospital; a bit about us; a little about us; a little bit about us; more about us; about our organization; about our department; about our culture`,
  ],
  [
    "summary",
    `about the role; about this role; about the job; about the position; about the opportunity; the role; the job; the position; the opportunity; role overview; job overview;
    position overview; overview; role summary; job summary; position summary; summary; job description; role description; position description; description; job purpose; role
    purpose; purpose of the role; purpose of the job; purpose of the position; position purpose; job goal; purpose; main purpose; the vacancy; job details; the brief; your mission;
    your role; job profile; jd; what is the job; general summary; position objective; position objectives; main purpose of the job; the project; the challenge; assignment;
    stellenbeschreibung; die stelle; le poste; description du poste; votre mission; el puesto; descripción del puesto; job brief; purpose of role; about this position; about this
    opportunity; the role in brief; general description; general statement of duties; general purpose; position statement; basic function; primary function; primary purpose;
    primary purpose of position; job objective; job statement; summary of position; summary of the position; summary of role; class description; definition; job definition;
    position goal; nature of work; overview of the role; overview of role; role details; about the programme; about the program; the post; about the post; details; full job
    description; your opportunity; the opportunity for you; at a glance; job at a glance; snapshot`,
  ],
  [
    "responsibilities",
    `responsibilities; key responsibilities; main responsibilities; primary responsibilities; job responsibilities; your responsibilities; core responsibilities; principal
    responsibilities; roles and responsibilities; roles & responsibilities; role and responsibilities; role & responsibilities; duties; main duties; key duties; job duties;
    essential duties; principal duties; essential job duties; duties and responsibilities; duties & responsibilities; duties include; responsibilities include; responsibilities
    will include; main duties and responsibilities; key duties and responsibilities; principal duties and responsibilities; essential duties and responsibilities; performance
    responsibilities; essential functions; essential job functions; key tasks; main tasks; tasks; day to day; what the day holds; your tasks; job functions; work includes; duties
    to include; main purpose of role; your day; your day to day; a day in the life; key accountabilities; accountabilities; key activities; what you will do; what you do; what you
    will be doing; what will you do; what will you be doing; what you would do; what you would be doing; what you will own; what you will work on; what you will be responsible for;
    what the job involves; what the role involves; the work; your work; you will; you would; in this role you will; in this role you will be; as a member of the team you will; your
    impact; the impact you will have; how you will make an impact; how you will contribute; what is involved; scope of work; job scope; job role; key result areas; functions; main
    activities; typical day; what to expect; you will be; you will be doing; working day; objectives; aufgaben; deine aufgaben; ihre aufgaben; das machst du; tätigkeiten;
    aufgabengebiet; missions; vos missions; missions principales; responsabilités; tâches; funciones; responsabilidades; tareas; position responsibilities; general
    responsibilities; specific responsibilities; specific duties; other duties; examples of duties; example of duties; illustrative duties; typical duties; representative duties;
    primary duties; primary duties and responsibilities; job duties and responsibilities; position duties; major responsibilities; major duties; major duties and responsibilities;
    essential duties & responsibilities; essential responsibilities; essential functions and responsibilities; summary of duties; day to day responsibilities; day to day duties;
    what you will do day to day; how you will spend your time; how you will make a difference; how you will help; key areas of responsibility; areas of responsibility; key
    deliverables; deliverables; your contributions; your contribution; job tasks; task list; work performed; major job duties; main job tasks; your key responsibilities; your main
    responsibilities; general duties; additional duties; additional responsibilities; supervisory responsibilities; scope; key objectives; duties will include; duties may include;
    your duties; your duties will include; your day to day will include; role responsibilities; responsibilities will be; responsibilities and duties; responsibilities & duties;
    job responsibilities and duties; what you will be doing day to day; what will i be doing; in this role; in this position; in this position you will; in this role you would;
    role duties; essential duties include; key responsibilities include; key responsibilities will include; main responsibilities include; the role will involve; the role involves;
    the job involves; role will include; role includes; the role will include; you will be responsible for; responsible for; as a team member you will; a typical day; a typical
    week; your typical day; what the job entails; what the role entails; clinical responsibilities; administrative responsibilities; teaching responsibilities; financial
    responsibilities; leadership responsibilities; management responsibilities; operational responsibilities; essential job duties and responsibilities; essential job
    responsibilities; principal accountabilities; main accountabilities; accountability; primary responsibility; job expectations; what you will be working on; minimum job duties;
    position functions; primary job functions; core duties; core duties and responsibilities; core functions; core accountabilities; role accountabilities; main tasks and
    responsibilities; tasks and responsibilities; distinguishing duties; duties/responsibilities; responsibilities/duties; what you will do here; how you will create impact`,
  ],
  [
    "requirements",
    `requirements; key requirements; job requirements; minimum requirements; basic requirements; role requirements; position requirements; essential requirements; mandatory
    requirements; required; required qualifications; required skills; required experience; required skills and experience; qualifications; qualification; minimum qualifications;
    basic qualifications; key qualifications; job qualifications; essential qualifications; qualifications and experience; qualifications and skills; qualifications & experience;
    skills; key skills; core skills; essential skills; mandatory skills; technical skills; hard skills; soft skills; primary skills; must have skills; skills required; skills
    needed; skills and experience; skills & experience; skills and qualifications; skills and abilities; skills and knowledge; knowledge and skills; knowledge skills and abilities;
    knowledge skills abilities; knowledge; abilities; competencies; competences; core competencies; key competencies; behaviours; experience; experience required; required
    knowledge; experience and qualifications; experience and education; experience & education; experience and skills; relevant experience; work experience; essential; essential
    criteria; essential experience; selection criteria; person specification; criteria; must have; must haves; you must have; what you need; what you will need; what you need to
    have; what you have; what you bring; what you will bring; what you will bring to the role; what we need; what we need from you; what we are looking for; what we look for; we
    are looking for; looking for; who we are looking for; who you are; who are you; who does well here; about you; you; you are; you have; you bring; you need; you will have; you
    will need; you should have; you must; your profile; your skills; your background; your experience; your qualifications; our requirements; the person; the ideal candidate; the
    right person; ideal candidate; ideal candidate profile; the successful candidate will have; the ideal candidate will have; candidate profile; desired candidate profile;
    required candidate profile; candidate requirements; profile; eligibility; eligibility criteria; desired profile; required profile; to be successful you will have; to be
    successful; to succeed you will need; to be considered; prerequisites; you might be a fit if you have; you might be a fit if; you will thrive if; is this you; could this be
    you; could you be the one; licensure and certification; licensure/certification; licensure; licenses and certifications; licences and certificates; certification;
    certifications; certificates; languages; language; language skills; tech stack; our stack; our tech stack; technology stack; tools; tools and technologies; technologies; here
    is what you need; what we ask for; what we ask; what we expect; what we would like; experience needed; skills/experience; experience/skills; job requirement; requirement;
    desired candidate; required skills; what makes you a great fit; what will make you successful; what success looks like; candidates must have; applicants must have; ideal
    profile; anforderungen; dein profil; ihr profil; das bringst du mit; das bringen sie mit; qualifikationen; voraussetzungen; wir suchen; profil; profil recherché; votre profil;
    compétences; compétences requises; exigences; requisitos; perfil; perfil requerido; competencias; qué buscamos; tu perfil; ksas; ksa; required knowledge skills and abilities;
    knowledge skills & abilities; knowledge skills abilities and experience; minimum education and experience; education and/or experience; minimum experience; required education;
    required education and experience; required licenses; required license; licenses; license; certifications required; required certifications; certification requirements;
    required certification; certifications/licenses; licenses/certifications; license/certification; licences; licence; who we want; what it takes; what you will need to succeed;
    what you need to succeed; what you will need to be successful; what you need to be successful; what we are looking for in you; your experience and skills; experience and
    knowledge; skills and attributes; personal attributes; attributes; personal qualities; qualities; essential attributes; essential skills and experience; essential skills &
    experience; essential knowledge; essential requirement; person spec; job specification; what you will bring to the team; the ideal applicant; our ideal candidate; our ideal
    person; about the candidate; who would suit this role; skill set; skillset; required skill set; computer skills; language requirements; minimum eligibility; position
    qualifications; professional qualifications; qualifications required; required qualifications and experience; credentials; what you bring to the table; you would be a great fit
    if; you may be a good fit if you; you may be a good fit if; you are a fit if; you will be a great fit if; we would like; we would love to hear from you if; we would love to
    hear from you if you; you could be a great fit if; this role is for you if; this job is for you if; you will love this job if; what we want; what we want from you; who we need;
    who you will be; who will you be; are you; what you are good at; what you offer; what you will have; what do you need; what do i need; what do you need to succeed; what skills
    do you need; what skills will you need; what you will need for this role; skills you will need; skills you need; skills required for the role; skills and competencies; skills &
    competencies; skills and expertise; experience and expertise; expertise; technical requirements; technical experience; technical expertise; technical qualifications; minimum
    requirement; minimum required qualifications; minimum skills; minimum standards; minimum training and experience; training and experience; education training and experience;
    experience and training; experience & skills; knowledge and experience; knowledge & experience; knowledge experience and skills; skills knowledge and experience; skills
    experience and qualifications; qualifications skills and experience; required experience and qualifications; other requirements; additional requirements; general requirements;
    special requirements; other qualifications; mandatory; mandatory criteria; non negotiables; we ask; we require; we need; we are seeking; candidate specification; candidate
    profile and requirements; the candidate; the successful candidate; the successful applicant; the successful person; successful candidate; successful applicant will have; ideal
    background; key attributes; key criteria; key requirement; key experience; key skills and experience; key skills required; role criteria; selection requirements; desired skills
    and experience; your strengths; your expertise; your talents; your qualities; your attributes; about your experience; about you and your skills; about yourself; more about you;
    a little about you; a bit about you; job skills; position skills; required competencies; required attributes; behavioural competencies; competency; qualification & experience;
    qualification and experience; educational qualification and experience; eligibility requirements; entry requirements; requirements and qualifications; requirements &
    qualifications; requirements and skills; requirements & skills; qualifications and requirements; job qualifications and requirements; qualifications include; required
    skills/abilities; required skills and abilities; skills/abilities; required skills & experience; required skills and qualifications; skills/qualifications; skills and
    experience required; skills & qualifications; what will you bring; what do you bring; what will make you a great fit; what makes you a good fit; what makes you successful; what
    makes a great candidate; why you; we are looking for someone who; we are looking for someone with; we are looking for people who; we are looking for candidates who; you should
    apply if; ideally you will be; the perfect candidate; perfect candidate; our perfect candidate; the right candidate; right candidate; the right fit`,
  ],
  [
    "preferred",
    `preferred; preferred qualifications; preferred skills; preferred experience; preferred requirements; preferred skills and experience; preferred education; preferred but not
    required; desired; desired skills; desired qualifications; desired experience; desirable; desirable criteria; desirable skills; desirable requirements; desirable experience;
    desirable qualifications; nice to have; nice to haves; nice to have skills; nice; good to have; good to have skills; great to have; it would be great if you also had; it would
    be great if you had; bonus; bonus points; bonus points if; bonus points for; bonus skills; pluses; plus; extra points; extras; a plus; would be a plus; advantageous; helpful;
    useful; additional skills; secondary skills; optional; optional skills; ideally you have; ideally you will have; what would set you apart; what sets you apart; what will set
    you apart; sets you apart; even better if; what would be great; what would be nice; great if you have; it would be great if; also helpful; even better if you have; ideally;
    assets; added advantage; it is a plus if; added bonus; wishlist; wish list; brownie points; wünschenswert; von vorteil; pluspunkte; atouts; un plus; serait un plus; deseable;
    se valorará; preferred knowledge; preferred education and experience; preferred license; preferred licenses; preferred certification; preferred certifications; preferred skills
    and qualifications; preferred skills & experience; preferred attributes; preferred candidate; preferred background; preferred/desired; preferred requirement; preferred
    criteria; desirable knowledge; desirable attributes; desirable skills and experience; desired attributes; desired experience and skills; desired qualification; desirable
    requirement; nice to haves include; nice to have but not required; nice to have but not essential; not essential but; not required but; not required but a plus; bonus
    qualifications; bonus if you have; bonus experience; bonus points if you have; extra credit; extra credit if; what would be a bonus; what would be a plus; what will give you an
    edge; what gives you an edge; it is a bonus if; it is a bonus if you have; it would be a bonus if; it would be a plus if; we would love it if; we would love if; we would love
    it if you had; we would also love; we would be thrilled if; additional qualifications; additional desirable; additional experience; additional preferred qualifications; also
    good; highly desirable; highly regarded; highly preferred; well regarded; strongly preferred; stand out; ways to stand out; how to stand out; stand out skills; pluses include;
    plus points; advantage; an advantage; would be an advantage; good to haves; beneficial; would be beneficial; previous experience in the following would be an advantage`,
  ],
  [
    "education",
    `education; education and experience; education/experience; education & experience; education requirements; educational requirements; educational qualifications; educational
    qualification; academic qualifications; education and training; education and qualifications; ausbildung; formation; formación; estudios; education qualifications; education
    qualification; education/training; education & training; education/certification; education and certification; education and certifications; education/licensure; education and
    licensure; education licensure and experience; minimum education; minimum education requirements; minimum education required; level of education; education level; qualification
    required; studies; required education level; degree; degrees; degree requirements`,
  ],
  [
    "benefits",
    `benefits; our benefits; benefits and perks; benefits include; perks; perks and benefits; perks & benefits; what we offer; we offer; what we offer you; what we can offer; we can
    offer; what you get; you get; you will get; what you will get; what is in it for you; what is in it for me; why us; why join us; why join; why work with us; why work for us;
    why work here; why you will love it here; why you will love working here; in return; what you can expect; the package; package; total rewards; rewards; rewards and benefits;
    employee benefits; our offer; the offer; the perks; staff benefits; job benefits; life at the company; terms of employment; the benefits; pay and benefits; pay & benefits;
    salary and benefits; salary & benefits; compensation and benefits; compensation & benefits; what is on offer; on offer; we give; you will receive; in return we offer; wir
    bieten; das bieten wir; was wir bieten; benefits für dich; unser angebot; ihre vorteile; nous offrons; ce que nous offrons; avantages; nos avantages; ofrecemos; qué ofrecemos;
    beneficios; our benefits package; benefits package; what you will enjoy; the rewards; benefits at a glance; why choose us; what you will receive; what you can look forward to;
    compensation package; total compensation; additional benefits; additional perks; working here; what we will offer; our package; supplemental pay; supplemental pay types; bonus
    pay; benefits you will love; benefits of working here; benefits of working with us; benefits of joining us; benefits for you; benefits offered; benefits summary; benefits
    overview; benefits information; benefit highlights; benefits highlights; benefit package; summary of benefits; employee perks; company benefits; company perks; key benefits;
    job perks; some of our benefits; some of the benefits; our perks; our rewards; your benefits; your rewards; your package; what you receive; what is in it; what we provide; we
    provide; what we have to offer; what do we offer; what do you get; what do we offer you; what can we offer you; what we will give you; what you will find here; what you will
    love; reasons to join; reasons to join us; reasons to work with us; reasons to love working here; top reasons to work with us; why you should apply; why you should join us; why
    you should work here; why you will love us; why you will love working with us; why you will love this job; why work at; why us and why now; why you will want to work here; join
    us and enjoy; in exchange for your skills; in return you will receive; in return for your hard work; the good stuff; the fun stuff; the details benefits; health and wellness;
    time off; retirement; perks of the job; perks include; we offer you; we offer our employees; we also offer; we take care of you; life with us; salary package; the salary and
    benefits; remuneration and benefits; remuneration package; pay and perks; pay perks and benefits; full time benefits`,
  ],
  [
    "pay",
    `pay; salary; compensation; pay range; salary range; rate; pay rate; remuneration; ctc; what do we pay; compensation range; base salary; hourly rate; day rate; wage; wages;
    stipend; earnings; the pay; pay details; salary details; gehalt; vergütung; salaire; rémunération; salario; sueldo; salary information; pay information; pay scale; pay
    transparency; salary and hours; compensation details; compensation information; salary scale; expected salary; expected compensation; estimated pay; wage range; starting pay;
    starting salary; starting wage; expected salary range; base pay; base pay range; base salary range; annual salary; pay rates; pay grade; salary grade; pay frequency; pay rate
    range; salary band; hourly pay; hourly range; hiring range; anticipated salary; target salary; salary/rate`,
  ],
  [
    "equal-opportunity",
    `equal opportunity; equal opportunities; equal opportunity employer; equal employment opportunity; eeo; eeo statement; diversity; diversity and inclusion; diversity & inclusion;
    inclusion; non discrimination; nondiscrimination; our commitment; our commitment to diversity; accommodations; reasonable adjustments; accessibility statement; legal;
    disclaimer; notice; privacy; privacy notice; data protection notice; safeguarding; safeguarding statement; background checks; e verify; chancengleichheit; égalité des chances;
    vielfalt; igualdad de oportunidades; physical requirements; physical demands; working conditions; work environment; eeo/aa; equal opportunity statement; eoe statement; eoe;
    eeoc; eeoc statement; equality diversity and inclusion; equality and diversity; diversity equity and inclusion; diversity equity inclusion and belonging; equity diversity and
    inclusion; diversity statement; inclusion statement; our commitment to inclusion; our commitment to you; commitment to diversity; commitment to equality; pre employment checks;
    pre employment requirements; pre employment screening; ada statement; ada; covid; covid precautions; covid considerations; vaccination; physical activities; physical abilities;
    physical environment; physical and mental requirements; physical and mental demands; physical demands and work environment; physical demands and working conditions; physical
    requirements and work environment; physical requirements/working conditions; environmental conditions; work conditions; working environment; environmental factors; other
    information; supplemental information; supplementary information; legal notice; disclosures; salary transparency; privacy policy; dbs; dbs check; safer recruitment;
    safeguarding and equality; important note; important notice; important information; scam warning; fraud alert; recruitment fraud; notice to applicants; notice to agencies;
    recruitment agencies; agencies; agency notice; other duties disclaimer; terms and conditions; conditions of employment; about our recruitment; drug free workplace; right to
    work; visa sponsorship; sponsorship; work authorization`,
  ],
  [
    "apply",
    `how to apply; to apply; apply; apply now; application; application process; the application process; applying; next steps; interview process; our interview process; hiring
    process; recruitment process; our hiring process; contact; contact us; contact details; closing date; further information; more information; additional information; bewerbung;
    so bewirbst du dich; kontakt; candidature; postuler; comment postuler; postular; cómo postular; solicitud; how do i apply; application instructions; ready to apply; interested;
    sound like you; does this sound like you; sound interesting; next step; selection process; application procedure; selection procedure; selection plan; required documents;
    documents required; contact person; apply today; apply here; what happens next; what is next; key dates; important dates; recruitment timeline; interview date; interview dates;
    closing; deadline; application deadline; closing date for applications; application closing date; application information; application requirements; application materials; how
    to apply for this role; to apply for this job; join us; come join us; join our team; like what you hear; want to apply; want to know more; find out more; for further
    information; for more information; additional info; the process; our process; our recruitment process; the recruitment process; the interview process; the hiring process; get
    in touch; applications; how we hire; shortlisting; special instructions to applicants; special instructions; application special instructions; who to contact; follow us`,
  ],
  [
    "other",
    `location; locations; work location; job location; job type; job title; position; client; company; employer; department; firm; reports to; reporting to; hours; working hours;
    schedule; shift; shifts; duration; contract; contract type; start date; notice period; job id; req; reference; ref; grade; vacancy; openings; industry; travel; employment type;
    fte; date posted; posted; store; school; title; seniority; seniority level; job function; project; hiring for; exp; experience level; work mode; team; band; place of work; no
    of positions; number of positions; ability to commute; ability to relocate; ability to commute/relocate; work setting; work remotely; job category; job family; flsa status;
    flsa; status; hours per week; supervisor; direct supervisor; reports; division; post number; job number; job reference; job reference number; requisition id; requisition
    number; req id; job code; employee type; worker type; employment status; contract length; expected hours; weekly schedule; days of work; work days; work schedule; shift
    availability; location type; work arrangement; workplace type; work type; work hours; hours of work; salary type; unit; campus; site; facility; area; business unit; branch;
    line manager; accountable to; responsible to; direct reports; job posting; posting date; posting details; job info; job information; position information; posting information;
    position details; position type; position number; position title; working title; classification; classification title; job classification; position status; anticipated start
    date; term; category; country; city; state; zip code; region; market; contract details; start; end date; duration of contract; number of vacancies; vacancies; minimum age; age;
    gender; nationality`,
  ],
];

/** Headings under which skills stand as a mere list, so that a single word may be read as a skill. */
export const SKILL_LIST_HEADINGS = new Set(
  `skills; key skills; core skills; essential skills; mandatory skills; technical skills; hard skills; soft skills;
  primary skills; must have skills; skills required; tech stack; our stack; our tech stack; technology stack; tools;
  tools and technologies; technologies; secondary skills; good to have skills; nice to have skills; optional skills;
  preferred skills; desired skills; desirable skills; required skills; additional skills; competencies`
    .split(";")
    .map((form) => form.trim()),
);
