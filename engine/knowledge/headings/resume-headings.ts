import type { SectionKind } from "./section-kind.ts";

/** Headings as resumes print them, by kind and language. Commas apart; case, accents and '&' do not matter. */
export const HEADING_PHRASES: readonly (readonly [SectionKind, string])[] = [
  // English
  [
    "contact",
    `info, get in contact, connect me via, social networks, antecedentes personales, identificación, coordinates, where to find me, passport details, passport information, say hello, osobni podaci, lični podaci, osebni podatki, contact, contact me, contacts, contact details, contact information, contact info, personal details, personal information, personal info, personal data, personal particulars, personal profile details, personal dossier, personal, my contact, get in touch, details, bio data, biodata, bio-data, contact address, how to reach me, reach me, find me online, links, connect, online, social, social media, social links, socials, web, websites, portfolio links, personal bio data, particulars, online profiles, find me`,
  ],
  [
    "summary",
    `research interests, research interest, area of interest, areas of interest, area of interests, field of interest, fields of interest, fields of specialization, fields of specialisation, research fields, research areas, carrier objective, professional snapshot, professional snapshots, what i'm looking for, what i am looking for, looking for, looking for work as, in a nutshell, nutshell, my story, the short version, about this candidate, sammanfattning, om meg, kort om mig, min profil, key facts, quick facts, facts, supporting statement, hi there, statement, position desired, position sought, zu meiner person, o meni, personal pitch, summary, profile, about, about me, professional summary, professional profile, career profile, personal profile, executive summary, executive profile, summary of qualifications, summary statement, resume summary, qualifications summary, qualification summary, career objective, objective, objectives, career objectives, professional objective, job objective, employment objective, career goal, career goals, goals, goal, career aim, aim, personal statement, profile summary, professional statement, personal summary, overview, professional overview, career overview, career snapshot, snapshot, highlights, career highlights, professional highlights, highlights of qualifications, summary of experience, introduction, who i am, who am i, bio, biography, short bio, professional bio, mission, mission statement, value proposition, branding statement, synopsis, career synopsis, profile synopsis, professional synopsis, key profile, my profile, my story, nutshell, in a nutshell, at a glance, in brief, background summary, about myself, synopsis of experience, personal objective, vision, career vision, why me, why hire me, about the candidate, personal mission, my mission, what drives me, professional identity, personal brand, summary & objective, qualifications profile, qualifications at a glance, hello, candidate profile, candidate summary, headline, nursing profile, summary of skills and experience, statement of purpose, teaching philosophy, teaching statement, philosophy of teaching, career statement, core profile, objective statement, general summary, brief profile, brief summary, cv summary, a bit about me, a little about me, profile overview`,
  ],
  [
    "experience",
    `articles and training contract, agency work, tours of duty, tour of duty, duty stations, postings held, chronology of employment, employment chronology, situations held, work record, employment background, postes occupés, fonctions exercées, puestos, puestos desempeñados, cargos desempeñados, cargos ocupados, anställningar, tidigare anställningar, yrkeserfarenhet, praxis, erwerbstätigkeit, stationen, engagements professionnels, shop floor experience, on the tools, earlier, earlier work, earlier roles, as an employee, consulting missions, client missions, client engagements, contracts, contracts held, bisherige tätigkeiten, expériences et stages, stages et expériences, incarichi, sea service, sea time, where i've been, where i have been, places i've worked, paid work, faculty appointments, radno iskustvo, iskustvo, jobs held, posts held, employment record to date, work to date, roles held, experience, experiences, work experience, work experiences, professional experience, professional experiences, employment, employment history, employment record, employment experience, employment details, employment summary, work history, job history, job experience, job experiences, career history, career, my career, career experience, career progression, career path, career record, professional background, professional history, professional career, professional work experience, professional employment, work background, work, relevant experience, related experience, relevant work experience, relevant professional experience, related work experience, relevant employment, additional experience, additional work experience, additional professional experience, additional employment, other experience, other work experience, other employment, other relevant experience, other professional experience, previous experience, previous employment, previous work experience, prior experience, prior employment, past experience, past employment, earlier experience, earlier career, early career, early career experience, earlier employment, current employment, current position, current role, present employment, recent experience, selected experience, key experience, key professional experience, industry experience, field experience, practical experience, hands-on experience, paid experience, paid employment, employment & experience, experience & employment, internship, internships, internship experience, internships & experience, internship & training, work & internship experience, industrial training, industrial attachment, industrial experience, clinical experience, clinical rotations, clinical rotation, clinical placements, clinical practicum, clinical practicums, clinicals, clinical training, clinical nursing experience, nursing experience, nursing employment, rotations, student placements, placements, work placement, work placements, industry placement, industry placements, placement experience, school placements, preceptorship, preceptorships, practicum, practicum experience, fieldwork, fieldwork experience, teaching, teaching experience, teaching practice, student teaching, student teaching experience, teaching employment, classroom experience, academic experience, academic appointments, academic positions, appointments, professional appointments, positions held, positions, previous positions, research experience, research & work experience, research and teaching experience, teaching & research experience, technical experience, engineering experience, software experience, it experience, development experience, management experience, leadership experience, leadership & work experience, work & leadership experience, military experience, military service, military history, military background, military career, service history, military, sales experience, retail experience, hospitality experience, culinary experience, kitchen experience, construction experience, trade experience, driving experience, maritime experience, sea service, sea time, seagoing experience, sea experience, flight experience, aviation experience, legal experience, accounting experience, banking experience, finance experience, administrative experience, customer service experience, healthcare experience, health care experience, hospital experience, medical experience, medical work experience, patient care experience, childcare experience, child care experience, security experience, warehouse experience, manufacturing experience, marketing experience, design experience, creative experience, media experience, coaching experience, consulting experience, freelance experience, freelance work, freelance, freelance projects & work, contract work, contract experience, contract & freelance work, self-employment, entrepreneurial experience, entrepreneurship, business experience, international experience, work abroad, overseas experience, gulf experience, local experience, indian experience, us experience, experience summary, experience details, experience profile, details of experience, details of employment, working experience, working history, work profile, organisational experience, organizational experience, organizational scan, professional experience summary, employment scan, professional summary of experience, professional work history, professional journey, career journey, my journey, work timeline, career timeline, where i've worked, where i have worked, what i've done, jobs, job, stations, career stations, roles, key roles, career details, employment profile, employment highlights, experience highlights, work experience highlights, experience & achievements, experience and key achievements, experience & accomplishments, professional experience & achievements, professional experience & accomplishments, work experience & achievements, career & achievements, chronology, work chronology, employment chronology, occupational history, occupational experience, vocational experience, post-qualification experience, post qualification experience, residency, residencies, fellowship experience, residency training, apprenticeship, apprenticeships, apprenticeship experience, holiday jobs, part-time work, part-time experience, part time jobs, summer jobs, seasonal work, casual work, campus employment, student employment, on-campus experience, co-op experience, co-op, co-op work experience, co-operative experience, placement, placement experience, professional practice, professional training & experience, professional practice experience, supervisory experience, experience in the field, film experience, acting experience, theatre experience, theater experience, performance, performing, performance experience, production experience, exhibition experience, writing experience, editorial experience, nanny experience, caregiving experience, caregiver experience, care experience, dental experience, pharmacy experience, ems experience, fire service experience, law enforcement experience, other work, other jobs, additional roles, earlier roles, prior roles, previous roles, previous jobs, past jobs, past roles, notable roles, selected roles, board experience, consulting engagements, engagements, contract assignments, assignments, travel assignments, deployments, clinical practicum experience, catering experience, machinery experience, freelance & contract work, career overview & history, positions & roles, roles held, employment positions, work placement experience, experience in brief, experience to date, career to date, employment to date, work to date`,
  ],
  [
    "education",
    `lehre und schule, schule und lehre, lehre, apprenticeship and training, schools attended, apprenticeship and schooling, apprenticeship & schooling, schooling, schooling and apprenticeship, trade school, degrees, degrees and diplomas, utbildningar, bildung und ausbildung, aus- und weiterbildung, aus- und fortbildung, titulaciones, studier, where i trained, where i studied, lessons learned at school, schulische laufbahn, schulischer werdegang, obrazovanje, školovanje, professional qualifications and education, qualifications & training, schooling & training, education, educations, educational background, education background, academic background, academic qualifications, academic qualification, academic credentials, academic credential, academic details, academic profile, academic history, academic record, academic records, academics, academia, academic, academic education, academic achievements & qualifications, education history, educational history, education details, educational details, education and training, education & training, training and education, training & education, education and qualifications, education & qualifications, qualifications and education, educational qualification, educational qualifications, education qualification, education qualifications, educational attainment, educational attainments, educational credentials, educational profile, educational summary, education summary, education and certifications, education & certifications, education & certification, education and certification, education/certifications, education and credentials, education & credentials, education & licenses, education & licensure, education and professional development, education & professional development, schooling, school, schools, studies, study, degrees, degree, university, university education, college, higher education, secondary education, formal education, relevant education, professional education, nursing education, medical education, scholastics, scholastic record, scholastic achievements, educational experience, education & awards, education & honors, education & academic achievements, academic chronicle, academic chronicles, academia chronicle, academic and professional qualifications, academic & professional qualifications, professional & academic qualifications, professional and educational qualifications, educational & professional qualifications, educational & professional qualification, education & skills, education and relevant coursework, education & coursework, what i've learned, education timeline, my education, apprenticeship training, trade school, vocational education, vocational training, school education, tertiary education, qualifications & training, qualifications and training, academic training, academic preparation, education profile, academia & credentials, qualifications, degrees & certifications, education training & certifications`,
  ],
  [
    "skills",
    `what i do well, digital competence, digital competences, programs, programs used, software and programs, handwerkliche fähigkeiten, mes atouts, mes compétences, lo que sé hacer, what i am good at, what i'm good at, i can, software packages, packages, computer packages, packages used, can do, things i can do, what i know, machines and tools, machines & tools, hand tools, hand and power tools, herramientas computacionales, herramientas informáticas, färdigheter, kompetenser, datakunskaper, machines operated, specialisms, vještine, veštine, programs i use, software & machines, tools of the trade, what i can do, strengths & skills, skills, skill, skill set, skillset, skills set, key skills, key skill, core skills, technical skills, technical skill, technical skillset, technical skill set, professional skills, professional skill, hard skills, soft skills, soft skill, relevant skills, special skills, specialized skills, specialised skills, other skills, additional skills, personal skills, interpersonal skills, people skills, transferable skills, functional skills, job skills, job-related skills, work skills, practical skills, trade skills, digital skills, digital competencies, computer skills, computer proficiency, computer knowledge, computer literacy, computer competencies, computer skill, it skills, it proficiency, it knowledge, software, software skills, software proficiency, software knowledge, software & tools, software and tools, software programs, clinical skills, nursing skills, medical skills, patient care skills, core competencies, core competences, core competency, competencies, competences, competency, key competencies, key competences, professional competencies, technical competencies, clinical competencies, personal competencies, areas of expertise, area of expertise, areas of competence, areas of strength, areas of specialization, areas of specialty, areas of knowledge, areas of proficiency, expertise, key expertise, technical expertise, core expertise, professional expertise, subject matter expertise, specialties, specialities, specialty, specializations, specialisations, specialization, strengths, key strengths, core strengths, personal strengths, strength, my strengths, professional strengths, strengths & skills, technical proficiencies, technical proficiency, proficiencies, proficiency, technologies, technology, tech stack, technical stack, technology stack, technology skills, technologies used, tools, tools & technologies, tools and technologies, technologies & tools, technical knowledge, technical profile, technical summary, technical background, technical environment, technical purview, technical toolbox, toolbox, toolkit, tools & software, tools and software, programming, programming skills, programming languages, coding skills, abilities, skills & abilities, skills and abilities, abilities & skills, capabilities, core capabilities, key capabilities, knowledge, knowledge & skills, knowledge and skills, skills and knowledge, skills & knowledge, skills & expertise, skills and expertise, skills & tools, skills and tools, skills & technologies, skills and technologies, skills & competencies, skills and competencies, skills & competences, competencies & skills, skills summary, summary of skills, skill summary, skills profile, skills highlights, skill highlights, skills overview, skills matrix, skills & interests, skills and interests, skills & strengths, skills & qualities, skills and qualities, skills & attributes, key attributes, attributes, personal attributes, qualities, personal qualities, key qualities, skills & languages, skills and languages, skills & certifications, skills and certifications, skills/certifications, skills & qualifications, skills and qualifications, key qualifications, core qualifications, relevant qualifications, skills & achievements, skills & activities, skills, activities & interests, skills, languages & interests, additional skills & interests, machine skills, equipment, equipment & tools, tools & equipment, machinery, equipment operated, machines & equipment, instruments, lab skills, laboratory skills, laboratory techniques, technical abilities, design skills, creative skills, management skills, leadership skills, communication skills, business skills, sales skills, office skills, administrative skills, language & computer skills, what i'm good at, what i am good at, what i bring, what i offer, i am good at, good at, what i do, what i do best, what i can do, my skills, my expertise, selected skills, top skills, featured skills, areas of experience, domain expertise, domain knowledge, domain skills, industry expertise, industry knowledge, industry skills, functional expertise, functional areas, core functional areas, key impact areas, key areas of expertise, personality, personality traits, personal traits, methodologies, frameworks, trade competencies, methods, platforms, systems, additional competencies, talents, special talents, skills inventory, skill areas, skills inventory, key tools`,
  ],
  [
    "certificates",
    `competency cards, brevets et permis, permis et brevets, zusatzqualifikationen, scheine und zertifikate, site cards, cards and tickets, cards, ongoing training, continuous training, behörigheter, utbildningar och kurser, kurser, cursos y capacitaciones, capacitaciones y cursos, permits and cards, tickets and cards, mandatory training, statutory training, kursit, training undertaken, training completed, in-service training, cpd & training, tečajevi, certifikati, certifications, certification, bar admissions, bar admission, court admissions, admissions, certificates, certificate, certs, licenses, licences, license, licence, licensure, licensures, licensing, license & certifications, licenses & certifications, licenses and certifications, licences & certifications, licences and certificates, licenses & certificates, licences & cards, licences and cards, cards and licences, licences & tickets, tickets, tickets & licences, certifications & licenses, certifications and licenses, certifications & licensure, certifications and licensure, licensure & certifications, licensure and certifications, licensure & certification, licensure and certification, certificates & licenses, certificates and licenses, certification & licensure, certifications/licenses, licenses/certifications, professional certifications, professional certification, professional certificates, professional licenses, professional license, professional licensure, professional licenses & certifications, professional credentials, credentials, technical certifications, it certifications, industry certifications, safety certifications, trade certifications, nursing licenses, nursing license, nursing licensure, medical licensure, board certification, board certifications, driving license, driving licence, driver's license, drivers license, driving licences, driving, licences & endorsements, certifications & training, certifications and training, certification & training, training & certifications, training and certifications, training & certification, trainings & certifications, trainings and certifications, certifications & trainings, training, trainings, trainings attended, training attended, training & development, training and development, training & seminars, trainings and seminars, trainings & seminars, trainings/seminars attended, seminars, seminars attended, seminars & trainings, seminars and trainings, seminars and trainings attended, trainings and seminars attended, seminars & workshops, workshops, workshop, workshops & training, workshops and training, workshops attended, workshops & seminars, courses, course, courses & certifications, courses and certifications, courses & certificates, courses & training, courses and training, short courses, online courses, additional courses, additional training, other training, professional training, professional trainings, professional courses, technical training, military training, safety training, continuing education, continuing professional development, continuing medical education, cpd, cme, professional development, professional development & training, professional development courses, professional qualifications, professional qualification, professional registration, professional registrations, registration, registrations, registrations & licences, registration & licensure, credentials & certifications, certifications & credentials, accreditations, accreditation, qualifications & certifications, qualifications and certifications, qualifications & licences, certifications & courses, certifications and courses, certifications & skills, certifications & awards, certifications and awards, certifications & achievements, additional certifications, additional qualifications, other qualifications, other certifications, moocs, certifications & professional development, eligibility, civil service eligibility, certifications & affiliations, relevant certifications, health & safety, cards, vehicle licences, state licenses, licences & permits, permits, conferences attended, workshops & conferences, conferences & workshops`,
  ],
  [
    "languages",
    `tongues, språkkunskaper, språk, official languages, langues officielles, jezici, strani jezici, znanje jezika, languages, language, language skills, language skill, language proficiency, language proficiencies, language abilities, languages known, known languages, languages spoken, language competencies, linguistic skills, linguistic proficiency, foreign languages, language knowledge, spoken languages, languages & skills, language & skills, languages and interests, languages & interests, linguistic ability, linguistic abilities, languages & nationalities, my languages`,
  ],
  [
    "projects",
    `selected credits, credits, screen credits, stage credits, productions, discography, repertoire, design work, selected design work, projects, project, project experience, project experiences, projects experience, key projects, key project, selected projects, personal projects, personal project, academic projects, academic project, academic project work, technical projects, side projects, side project, relevant projects, major projects, major project, minor project, minor projects, project work, project works, project details, project detail, projects undertaken, projects handled, projects executed, projects completed, project profile, projects profile, project summary, project highlights, project portfolio, projects & research, research projects, research project, research & projects, course projects, class projects, college projects, school projects, university projects, university project, capstone project, capstone, capstone projects, final year project, final year projects, design projects, engineering projects, software projects, software development projects, open source, open source projects, open-source projects, open source contributions, open-source contributions, portfolio, my portfolio, selected works, selected work, recent projects, other projects, notable projects, significant projects, representative projects, current projects, completed projects, independent projects, hackathons, hackathon projects, professional projects, client projects, freelance projects, construction projects, projects & achievements, projects and achievements, projects & portfolio, projects & activities, thesis, thesis project, master thesis, master's thesis, bachelor thesis, dissertation, dissertations, theses, creative projects, featured projects, work samples, apps, mobile apps, games, projects summary, projects & internships, internships & projects, academic projects & internships, case studies, github projects, selected design work, client work, senior design project, senior design, group projects, team projects, selected projects & research`,
  ],
  [
    "publications",
    `work in progress, works in progress, research in progress, working paper, job market paper, manuscripts in progress, manuscripts under preparation, book project, peer-reviewed working papers, invited lectures, guest lectures, invited presentations, seminars given, conference talks, invited talks, oral presentations, talks & presentations, talks and presentations, talks given, posters and presentations, lectures and talks, conference presentations and posters, yayınlar, objavljeni radovi, publications, publication, selected publications, research publications, publications & presentations, publications and presentations, presentations & publications, presentations and publications, papers, research papers, conference papers, journal articles, journal publications, articles, published articles, published work, published works, books, books & articles, patents, patents & publications, patents and publications, publications & patents, publications and patents, patent, presentations, selected presentations, conference presentations, conferences & presentations, posters, talks, invited talks, talks & presentations, speaking engagements, speaking, conferences, research, research & publications, research and publications, scholarly work, scholarly works, peer-reviewed publications, peer reviewed publications, working papers, manuscripts, publications & talks, bibliography, selected bibliography, preprints, blog posts, conference proceedings, refereed publications, peer-reviewed articles, book chapters, posters & presentations, writing, writings, research activities, research work, abstracts`,
  ],
  [
    "awards",
    `awards, award, honors, honours, honor, awards & honors, awards and honors, awards & honours, awards and honours, honors & awards, honors and awards, honours & awards, honours and awards, honors/awards, awards/honors, achievements, achievement, key achievements, academic achievements, professional achievements, personal achievements, career achievements, selected achievements, notable achievements, major achievements, awards & achievements, awards and achievements, achievements & awards, achievements and awards, awards & recognition, awards and recognition, awards & recognitions, recognition, recognitions, honors & recognition, awards & accolades, accolades, awards & scholarships, awards and scholarships, scholarships & awards, scholarships and awards, scholarships, scholarship, fellowships, fellowships & awards, grants, grants & awards, grants and awards, grants & fellowships, fellowships and grants, honors & scholarships, accomplishments, accomplishment, key accomplishments, selected accomplishments, major accomplishments, professional accomplishments, career accomplishments, awards & accomplishments, awards and accomplishments, prizes, prizes & awards, distinctions, academic honors, academic awards, academic honours, academic distinctions, honors and distinctions, awards & grants, awards & certificates, awards & certifications, awards and certifications, awards & activities, honors & activities, honors and activities, medals, decorations, military awards, competitions, competitions & awards, rewards & recognition, rewards, rewards and recognition, scholastic achievements & awards, testimonials, most proud of, achievements & activities, dean's list, funding, grants & funding, academic excellence, key career achievements`,
  ],
  [
    "volunteering",
    `clubs, mentorship, mentoring, outreach, professional services, academic service, academic services, academic community, referee service, referee activity, refereeing, reviewing, ad-hoc reviewing, peer review, professional activities, unpaid work, ehrenamtliche arbeit, unpaid experience, church and community, civic life, giving back, giving back to the community, clubs and societies, clubs & societies, community life, ideellt arbete, ideella uppdrag, frivillig, frivilligt arbejde, frivillig arbeid, frivilligarbeid, committees, committee work, committee service, volontiranje, board service, boards, board memberships, board positions, professional service, university service, institutional service, service to the profession, civic service, public service, volunteering, volunteer, volunteer experience, volunteer experiences, volunteer work, volunteer activities, volunteer history, volunteer service, volunteer & community service, volunteerism, volunteer involvement, volunteer roles, voluntary work, voluntary experience, voluntary activities, voluntary service, voluntary roles, community service, community involvement, community engagement, community work, community activities, community outreach, community leadership, community, community & volunteering, community & volunteer work, community service & volunteering, community experience, social work, social service, social activities, social engagement, charity work, charity, charitable work, civic engagement, civic activities, civic involvement, public service, service, service & leadership, leadership & service, volunteer & leadership, volunteer and leadership experience, leadership & volunteer experience, leadership and volunteering, volunteering & leadership, volunteering & community, leadership, leadership & activities, leadership and activities, leadership & involvement, leadership & extracurricular activities, leadership roles, leadership positions, leadership activities, leadership & community involvement, campus involvement, campus activities, campus leadership, activities & leadership, activities and leadership, extracurricular, extracurriculars, extra-curricular, extra curricular, extracurricular activities, extra-curricular activities, extra curricular activities, extracurricular activity, extra-curricular activity, extra curricular activity, extracurricular experience, extracurricular involvement, extracurricular & leadership, co-curricular activities, co curricular activities, cocurricular activities, co-curricular, positions of responsibility, position of responsibility, responsibilities held, involvement, student involvement, student activities, student organizations, organizations & activities, pro bono, pro bono work, volunteer & activities, volunteering experience, humanitarian work, giving back, church activities, church involvement, mission work`,
  ],
  [
    "interests",
    `free time, pastimes, fritid, fritidsintressen, intressen, things i love, hobiji, interesi, besides work, apart from work, off duty, off-duty, after hours, outside work, outside of work, beyond work, when not working, off the clock, in my spare time, my spare time, passion, passions, interests, interest, personal interests, hobbies, hobby, hobbies & interests, hobbies and interests, interests & hobbies, interests and hobbies, interests & activities, interests and activities, activities & interests, activities and interests, activities, activities & hobbies, hobbies & activities, other interests, other activities, leisure, leisure activities, leisure interests, passions, my passions, pastimes, personal activities, sports, sports & hobbies, outside interests, outside activities, outside of work, professional interests, interests & passions, likes, my time, a day of my life, free time, extracurricular interests, fun facts, away from work, when i'm not working, off the clock, life philosophy, hobbies/interests, interests/hobbies, personal hobbies, other interests & hobbies`,
  ],
  [
    "references",
    `kind words, what people say, what others say, what clients say, references, reference, referees, referee, professional references, character references, character reference, personal references, recommendations, references available upon request, references available on request, references upon request, reference available upon request, references are available upon request, referees available on request, references & recommendations, professional reference, work references, my references, referees available`,
  ],
  [
    "other",
    `körkort, clearances, disponibilidad, familienzeit, elternzeit, erziehungszeit, family time, teaching and supervision, teaching & supervision, courses taught, supervision, student supervision, driving licence, driving license, courses taught, teaching areas, teaching interests, flight hours, memberships, membership, professional memberships, professional membership, memberships & affiliations, memberships and affiliations, affiliations, affiliation, professional affiliations, professional affiliation, professional associations, professional association, associations, professional memberships & affiliations, affiliations & memberships, affiliations and memberships, professional organizations, professional bodies, organizations, organisations, clubs & societies, societies, clubs & organizations, declaration, additional information, additional info, additional details, additional, other information, other details, other, others, miscellaneous, misc, also, extras, the rest, more about me, further information, supplementary information, general information, further details, extras, more, custom section, availability, work authorization, work permit, visa status, citizenship, right to work, security clearance, clearance, clearances, travel, relevant coursework, coursework, related coursework, course work, selected coursework, relevant courses, key courses, core coursework, notice period, salary, passport details, passport, visa, strengths & weaknesses, weaknesses, philosophy, management philosophy, nursing philosophy, attachments, enclosures, appendix, driving record, physical abilities, expected salary, preferences, job preferences, willing to relocate, work preference, roles of interest, test scores, exams, examinations, standardized tests, mission & values, quote, quotes, my life philosophy, industries, sectors, key clients, clients, client list, selected clients, professional service, professional activities, professional service & activities, professional involvement, military status, roles and responsibilities summary, exhibitions, selected exhibitions, performances, filmography, theatre, theater, film, television, commercials, tools of trade`,
  ],
  // German
  [
    "contact",
    `kontakt, kontaktdaten, persönliche daten, persönliche angaben, persönliches, zur person, angaben zur person, personalien, persönliche informationen, kontaktinformationen, anschrift`,
  ],
  [
    "summary",
    `profil, kurzprofil, über mich, zusammenfassung, berufliches profil, persönliches profil, berufsziel, ziel, ziele, karriereziel, kurzvorstellung, kurzzusammenfassung, qualifikationsprofil, kompetenzprofil, berufsprofil`,
  ],
  [
    "experience",
    `berufserfahrung, berufserfahrungen, beruflicher werdegang, berufliche erfahrung, berufliche erfahrungen, berufspraxis, berufliche laufbahn, berufliche tätigkeit, berufliche tätigkeiten, berufliche stationen, beruflicher hintergrund, berufliche praxis, arbeitserfahrung, tätigkeiten, werdegang, praktische erfahrung, praktische erfahrungen, praktika, praktikum, praxiserfahrung, praktika und nebenjobs, praktika & nebenjobs, nebenjobs, nebentätigkeiten, nebentätigkeit, werkstudententätigkeit, werkstudententätigkeiten, erfahrung, erfahrungen, anstellungen, beschäftigung, beruf, berufstätigkeit, berufsweg, karriere, selbständigkeit, selbstständigkeit, selbstständige tätigkeit, praktische tätigkeiten, weitere berufserfahrung, relevante berufserfahrung, berufspraktische erfahrung, wehrdienst, zivildienst, bundesfreiwilligendienst, erwerbstätigkeit, pflegepraxis, praktische ausbildung, stationen, berufserfahrung und praktika, berufserfahrung auszug, beruflicher werdegang und erfahrung, praxis, tätigkeitsprofil, berufserfahrung & praktika`,
  ],
  [
    "education",
    `ausbildung, bildung, bildungsweg, schulbildung, schulische ausbildung, akademische ausbildung, akademischer werdegang, studium, hochschulstudium, hochschulbildung, schulausbildung, berufsausbildung, bildungsgang, ausbildung und studium, ausbildung & studium, studium und ausbildung, schule, schulischer werdegang, schule und ausbildung, schul- und berufsausbildung, schul- und hochschulbildung, schulbildung und studium, schule & ausbildung, ausbildungen, bildungswerdegang, berufliche ausbildung, abschlüsse, aus- und weiterbildung, aus- und fortbildung, aus und weiterbildung, ausbildung und weiterbildung, hochschulausbildung, promotion, schullaufbahn, schulische bildung, qualifikation`,
  ],
  [
    "skills",
    `kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, it-kenntnisse, edv-kenntnisse, edv kenntnisse, it kenntnisse, pc-kenntnisse, computerkenntnisse, kenntnisse und fähigkeiten, kenntnisse & fähigkeiten, fähigkeiten und kenntnisse, fähigkeiten & kenntnisse, besondere kenntnisse, weitere kenntnisse, sonstige kenntnisse, persönliche fähigkeiten, persönliche stärken, stärken, softwarekenntnisse, fachliche kompetenzen, fachkompetenzen, fachliche kenntnisse, soziale kompetenzen, kernkompetenzen, schlüsselkompetenzen, soft skills, qualifikationen, zusatzqualifikationen, technische kenntnisse, technische fähigkeiten, besondere fähigkeiten, skills, expertise, programmierkenntnisse, edv, it, sprach- und it-kenntnisse, it- und sprachkenntnisse, kenntnisse und qualifikationen, methodenkompetenz, eigenschaften, persönliche eigenschaften, schwerpunkte`,
  ],
  [
    "certificates",
    `zertifikate, zertifizierungen, zertifikate und lizenzen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, weiterbildung und zertifikate, weiterbildungen und zertifikate, weiterbildungen & zertifikate, weiterbildung & zertifikate, fort- und weiterbildung, fort- und weiterbildungen, fortbildungen und zertifikate, kurse, schulungen, seminare, lehrgänge, führerschein, führerscheine, führerscheine und zertifikate, lizenzen, berechtigungen, scheine, zusatzausbildungen, berufliche weiterbildung, zeugnisse, qualifizierungen`,
  ],
  [
    "languages",
    `sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, sprachliche kenntnisse, sprachfähigkeiten, edv- und sprachkenntnisse, sprach- und edv-kenntnisse`,
  ],
  [
    "projects",
    `projekte, projekterfahrung, ausgewählte projekte, projektauswahl, projektübersicht, projektliste, eigene projekte, abschlussarbeit, bachelorarbeit, masterarbeit, referenzprojekte`,
  ],
  ["publications", `veröffentlichungen, publikationen, vorträge, forschung, publikationen und vorträge`],
  [
    "awards",
    `auszeichnungen, preise, stipendien, erfolge, auszeichnungen und preise, ehrungen, stipendien und auszeichnungen, auszeichnungen & stipendien`,
  ],
  [
    "volunteering",
    `ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, engagement, soziales engagement, freiwilligenarbeit, gesellschaftliches engagement, freiwilliges engagement, ausserschulisches engagement, außeruniversitäres engagement`,
  ],
  [
    "interests",
    `interessen, hobbys, hobbies, hobbys und interessen, hobbys & interessen, interessen und hobbys, interessen & hobbys, freizeit, persönliche interessen, freizeitaktivitäten, hobbies und interessen, freizeitinteressen`,
  ],
  ["references", `referenzen, referenz`],
  [
    "other",
    `sonstiges, weitere informationen, zusätzliche informationen, weiteres, mitgliedschaften, weitere angaben, sonstige angaben, verschiedenes, verfügbarkeit, auslandsaufenthalte, auslandserfahrung`,
  ],
  // French
  [
    "contact",
    `contact, coordonnées, informations personnelles, infos personnelles, mes coordonnées, état civil, données personnelles, me contacter, informations, renseignements personnels, infos`,
  ],
  [
    "summary",
    `objet, profil, à propos, à propos de moi, résumé, résumé professionnel, profil professionnel, objectif, objectif professionnel, accroche, présentation, qui suis-je, sommaire, mon profil, projet professionnel, objectifs, synthèse, profil personnel, en bref`,
  ],
  [
    "experience",
    `expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, parcours, expériences pro, emplois, expérience de travail, expériences de travail, carrière, historique professionnel, emploi, stages, stage, stages et emplois, expérience pertinente, expériences pertinentes, autres expériences, autres expériences professionnelles, expérience de stage, expériences et stages, mon parcours, mes expériences, jobs d'été, expériences complémentaires, missions, stages et expériences professionnelles, expériences cliniques, stages cliniques`,
  ],
  [
    "education",
    `formation, formations, éducation, études, diplômes, formation académique, formations académiques, parcours scolaire, parcours académique, diplômes et formations, formations et diplômes, formation et diplômes, diplômes & formations, cursus, cursus scolaire, cursus universitaire, scolarité, formation initiale, formation universitaire, formation scolaire, études et formations, études & formations, études et diplômes, formation & diplômes, mes formations, formations & diplômes, parcours de formation, parcours universitaire, diplôme`,
  ],
  [
    "skills",
    `atouts, compétences, compétences techniques, compétences professionnelles, compétences clés, compétences informatiques, informatique, savoir-faire, savoir-être, savoir faire, savoir être, connaissances, aptitudes, outils, logiciels, qualités, atouts, mes compétences, compétence, compétences personnelles, domaines de compétences, domaines de compétence, domaines d'expertise, expertises, compétences métiers, compétences métier, compétences transversales, compétences comportementales, compétences & outils, outils informatiques, maîtrise informatique, compétences linguistiques et informatiques, points forts, technologies, compétences relationnelles, bureautique, principales compétences, sommaire des compétences, compétences principales`,
  ],
  [
    "certificates",
    `certifications, certificats, certification, permis, habilitations, permis et habilitations, formations complémentaires, formation continue, formations continues, certificats et permis, permis & habilitations, permis de conduire, attestations, perfectionnement, licences et certifications, caces, formations professionnelles, habilitations et permis, certifications et formations`,
  ],
  [
    "languages",
    `langues, langue, compétences linguistiques, langues étrangères, langues parlées, connaissances linguistiques`,
  ],
  [
    "projects",
    `projets, projets personnels, projets académiques, projets réalisés, réalisations, projet, projets professionnels, projets universitaires, projets scolaires, principaux projets`,
  ],
  ["publications", `publications, articles, communications, travaux, publications et communications`],
  [
    "awards",
    `distinctions, prix, récompenses, prix et distinctions, bourses, distinctions et prix, bourses et prix, prix et bourses`,
  ],
  [
    "volunteering",
    `activités parascolaires, activités extrascolaires, extrascolaires, parascolaire, vie associative, bénévolat, engagement, engagements, engagement associatif, vie associative, engagements associatifs, expérience associative, activités bénévoles, associations, activités associatives, expériences associatives, implication, implications, implications sociales, expérience bénévole, engagement bénévole`,
  ],
  [
    "interests",
    `centres d'intérêt, centres d'intérêts, centre d'intérêt, centre d'intérêts, loisirs, intérêts, loisirs et intérêts, activités, hobbies, passions, activités et loisirs, activités extra-professionnelles, loisirs & centres d'intérêt, activités extraprofessionnelles, centres d'intérêt et loisirs, champs d'intérêt, sports et loisirs, passe-temps, vie personnelle, mes loisirs`,
  ],
  ["references", `références`],
  [
    "other",
    `informations complémentaires, divers, autres, autres informations, informations supplémentaires, mobilité, disponibilité, autre, autres activités`,
  ],
  // Spanish
  [
    "contact",
    `contacto, datos personales, información personal, información de contacto, datos de contacto, datos, mis datos`,
  ],
  [
    "summary",
    `perfil, perfil profesional, resumen, resumen profesional, sobre mí, acerca de mí, objetivo, objetivo profesional, objetivos, extracto, presentación, perfil personal, quién soy, objetivo laboral, resumen ejecutivo, perfil laboral, perfil ocupacional, semblanza, perfil ejecutivo`,
  ],
  [
    "experience",
    `experiencia, experiencias, experiencia profesional, experiencia laboral, experiencias laborales, experiencias profesionales, trayectoria profesional, trayectoria laboral, trayectoria, historial laboral, antecedentes laborales, historia laboral, empleo, empleos, vida laboral, experiencia de trabajo, prácticas, prácticas profesionales, experiencia relevante, otras experiencias, experiencia previa, otros trabajos, historial profesional, experiencia docente, experiencia clínica, carrera profesional, residencia profesional, pasantías, experiencia en prácticas, recorrido profesional, experiencia adicional`,
  ],
  [
    "education",
    `educación, formación, formación académica, estudios, estudios realizados, formación reglada, datos académicos, antecedentes académicos, historial académico, títulos, titulación, titulaciones, formación profesional, educación formal, estudios académicos, formación educativa, preparación académica, escolaridad, educación y formación, formación y estudios, información académica, trayectoria académica, nivel académico, nivel de estudios, estudios y formación, formación universitaria, perfil académico, educación superior, historial educativo`,
  ],
  [
    "skills",
    `habilidades, competencias, aptitudes, conocimientos, destrezas, informática, conocimientos informáticos, habilidades técnicas, competencias técnicas, competencias profesionales, capacidades, herramientas, fortalezas, habilidades y competencias, competencias clave, habilidades profesionales, habilidades personales, conocimientos técnicos, habilidades blandas, habilidades sociales, software, competencias digitales, competencias y habilidades, programas, tecnologías, aptitudes y habilidades, competencias personales, habilidades clave, conocimientos y habilidades, áreas de experiencia, áreas de especialidad, manejo de software, paquetes informáticos, habilidades y conocimientos, cualidades, principales aptitudes, otros conocimientos, conocimientos de informática, conocimientos adicionales`,
  ],
  [
    "certificates",
    `certificaciones, certificados, cursos, formación complementaria, cursos y certificaciones, cursos y talleres, licencias, cursos y seminarios, formación continua, formación adicional, otros cursos, capacitaciones, capacitación, talleres, carnet de conducir, permisos, carnés, permiso de conducir, diplomados, certificaciones y cursos, cursos realizados, certificados y cursos, cursos complementarios, otra formación, diplomas, cursos y diplomados, licencias y certificaciones, carnets, carnés y certificados`,
  ],
  ["languages", `idiomas, lenguas, lenguajes, conocimiento de idiomas, conocimientos de idiomas, idioma`],
  [
    "projects",
    `proyectos, proyectos personales, proyectos destacados, proyectos académicos, portafolio, proyectos realizados, proyecto`,
  ],
  [
    "publications",
    `publicaciones, artículos, investigación, ponencias, investigaciones, publicaciones y ponencias`,
  ],
  [
    "awards",
    `premios, logros, reconocimientos, becas, premios y reconocimientos, méritos, logros y reconocimientos, logros profesionales, logros destacados, distinciones, premios y becas, honores, reconocimientos y premios, honores y reconocimientos`,
  ],
  [
    "volunteering",
    `voluntariado, voluntariados, experiencia de voluntariado, trabajo voluntario, actividades de voluntariado, labor social, actividades extracurriculares, acción social`,
  ],
  [
    "interests",
    `intereses, aficiones, pasatiempos, intereses y aficiones, intereses personales, hobbies, actividades, otras actividades, aficiones e intereses, gustos, tiempo libre, áreas de interés, hobbies e intereses`,
  ],
  ["references", `referencias, referencias personales, referencias laborales, referencias profesionales`],
  [
    "other",
    `otros, otros datos, datos de interés, información adicional, otros datos de interés, datos adicionales, disponibilidad, otra información, información complementaria, otros méritos`,
  ],
  // Portuguese
  [
    "contact",
    `contato, contatos, contacto, contactos, dados pessoais, informações pessoais, informação pessoal, dados de contato, informações de contato`,
  ],
  [
    "summary",
    `perfil, perfil profissional, resumo, resumo profissional, sobre mim, sobre, objetivo, objetivos, objetivo profissional, apresentação, síntese, qualificações, resumo de qualificações, resumo das qualificações, perfil pessoal, síntese de qualificações, objetivo de carreira`,
  ],
  [
    "experience",
    `experiência, experiências, experiência profissional, experiências profissionais, histórico profissional, trajetória profissional, percurso profissional, atuação profissional, experiência de trabalho, estágios, estágio, empregos, carreira, vivência profissional, histórico de trabalho, trajetória, atividade profissional, outras experiências`,
  ],
  [
    "education",
    `educação, formação, formação acadêmica, formação académica, escolaridade, estudos, formação escolar, habilitações, habilitações literárias, habilitações académicas, formação educacional, histórico acadêmico, graduação, percurso académico, educação e formação, formação superior, formação universitária, vida académica, ensino, formação e cursos`,
  ],
  [
    "skills",
    `habilidades, competências, conhecimentos, aptidões, informática, conhecimentos técnicos, competências técnicas, competências profissionais, habilidades técnicas, conhecimentos de informática, ferramentas, competências pessoais, competências digitais, habilidades e competências, competências e habilidades, softwares, tecnologias, qualidades, capacidades, conhecimentos em informática, principais competências, aptidões e competências, habilidades comportamentais, competências informáticas, pontos fortes, conhecimentos e habilidades, conhecimentos específicos, habilidades profissionais`,
  ],
  [
    "certificates",
    `certificações, certificados, cursos, cursos complementares, formação complementar, cursos e certificações, cursos e certificados, licenças, formação contínua, formação profissional, outros cursos, qualificação profissional, qualificações profissionais, aperfeiçoamento, cursos de aperfeiçoamento, cursos extracurriculares, cursos livres, carta de condução, certificações e cursos, formações, cursos e formações, cursos profissionalizantes, licenças e certificados`,
  ],
  [
    "languages",
    `idiomas, línguas, línguas estrangeiras, competências linguísticas, idioma, conhecimentos linguísticos`,
  ],
  [
    "projects",
    `projetos, projetos pessoais, projetos acadêmicos, portfólio, projectos, principais projetos, projetos relevantes`,
  ],
  ["publications", `publicações, artigos, pesquisa, publicações científicas, investigação`],
  [
    "awards",
    `prêmios, prémios, conquistas, premiações, bolsas, prêmios e reconhecimentos, reconhecimentos, realizações, honrarias, distinções`,
  ],
  [
    "volunteering",
    `voluntariado, trabalho voluntário, trabalhos voluntários, atividades voluntárias, experiência voluntária, ações voluntárias, atividades extracurriculares, experiência de voluntariado`,
  ],
  [
    "interests",
    `interesses, hobbies, passatempos, interesses pessoais, atividades, tempos livres, ocupação de tempos livres, interesses e hobbies`,
  ],
  ["references", `referências, referências profissionais, referências pessoais`],
  [
    "other",
    `outros, informações adicionais, outras informações, informações complementares, disponibilidade, informação adicional, dados complementares`,
  ],
  // Italian
  [
    "contact",
    `contatti, contatto, dati personali, informazioni personali, recapiti, dati anagrafici, informazioni di contatto`,
  ],
  [
    "summary",
    `profilo, profilo professionale, chi sono, su di me, riepilogo, riepilogo professionale, obiettivo, obiettivi, sommario, presentazione, obiettivo professionale, profilo personale, informazioni su di me, sintesi, breve presentazione, sintesi professionale, about me, obiettivi professionali`,
  ],
  [
    "experience",
    `esperienza, esperienze, esperienza professionale, esperienze professionali, esperienza lavorativa, esperienze lavorative, esperienze di lavoro, esperienza di lavoro, percorso professionale, carriera, impieghi, attività lavorativa, storia lavorativa, tirocini, stage, tirocini e stage, attività professionale, altre esperienze, percorso lavorativo, altre esperienze lavorative`,
  ],
  [
    "education",
    `istruzione, istruzione e formazione, formazione, formazione e istruzione, studi, titoli di studio, titolo di studio, percorso di studi, percorso formativo, formazione accademica, formazione scolastica, educazione, carriera scolastica, studi e formazione, istruzione & formazione, percorso accademico, curriculum scolastico, formazione universitaria`,
  ],
  [
    "skills",
    `competenze, capacità, abilità, conoscenze, competenze tecniche, competenze informatiche, competenze professionali, capacità e competenze, competenze digitali, conoscenze informatiche, competenze personali, competenza digitale, competenze chiave, competenze organizzative, competenze trasversali, capacità e competenze tecniche, capacità e competenze personali, abilità e competenze, competenze comunicative, punti di forza, competenze relazionali, strumenti, software, tecnologie, competenze organizzative e gestionali, capacità personali, ulteriori competenze, altre competenze, competenze specifiche`,
  ],
  [
    "certificates",
    `certificazioni, certificati, corsi, corsi di formazione, attestati, patente, patenti, corsi e certificazioni, patente di guida, abilitazioni, licenze, formazione continua, attestati e certificazioni, corsi di aggiornamento, formazione professionale, patente o patenti, certificazioni e corsi, corsi e attestati, patenti e abilitazioni, patentini`,
  ],
  [
    "languages",
    `lingue, lingue straniere, competenze linguistiche, conoscenze linguistiche, conoscenza lingue, lingue conosciute`,
  ],
  ["projects", `progetti, progetti personali, progetti realizzati, portfolio, progetto`],
  ["publications", `pubblicazioni, articoli, ricerca`],
  [
    "awards",
    `premi, riconoscimenti, onorificenze, premi e riconoscimenti, borse di studio, traguardi, riconoscimenti e premi`,
  ],
  [
    "volunteering",
    `volontariato, attività di volontariato, esperienze di volontariato, esperienza di volontariato, impegno sociale`,
  ],
  [
    "interests",
    `interessi, hobby, interessi e hobby, interessi personali, tempo libero, passioni, hobby e interessi, attività, hobby e passioni`,
  ],
  ["references", `referenze`],
  [
    "other",
    `altro, ulteriori informazioni, altre informazioni, disponibilità, informazioni aggiuntive, informazioni supplementari, varie, trattamento dei dati personali`,
  ],
  // Dutch
  [
    "contact",
    `contact, contactgegevens, persoonlijke gegevens, personalia, persoonlijke informatie, persoonsgegevens`,
  ],
  [
    "summary",
    `profiel, over mij, samenvatting, persoonlijk profiel, professioneel profiel, wie ben ik, introductie, doel, doelstelling, profielschets, korte introductie, over`,
  ],
  [
    "experience",
    `werkervaring, ervaring, ervaringen, professionele ervaring, loopbaan, arbeidservaring, werkervaringen, stages, stage, stage-ervaring, stage ervaring, relevante werkervaring, relevante ervaring, bijbanen, carrière, beroepservaring, overige werkervaring, praktijkervaring, werkverleden`,
  ],
  [
    "education",
    `opleiding, opleidingen, onderwijs, studie, studies, vooropleiding, opleiding en cursussen, scholing, opleidingen en cursussen, genoten opleidingen, educatie, opleidingen & cursussen, opleiding & scholing`,
  ],
  [
    "skills",
    `vaardigheden, competenties, kennis, computervaardigheden, computerkennis, it-vaardigheden, ict-vaardigheden, digitale vaardigheden, kennis en vaardigheden, kennis & vaardigheden, kwaliteiten, eigenschaften, eigenschappen, technische vaardigheden, persoonlijke vaardigheden, sterke punten, kernkwaliteiten, kerncompetenties, softwarekennis, ict kennis, expertise, vakkennis, persoonlijke eigenschappen`,
  ],
  [
    "certificates",
    `certificaten, certificeringen, cursussen, trainingen, cursussen en trainingen, diploma's, diploma's en certificaten, rijbewijs, cursussen & trainingen, certificaten en cursussen, trainingen en cursussen, cursussen en certificaten, bijscholing, diploma's & certificaten, certificaten & cursussen, rijbewijzen`,
  ],
  ["languages", `talen, talenkennis, taalvaardigheden, taalvaardigheid, taalkennis`],
  ["projects", `projecten, projectervaring, eigen projecten`],
  ["publications", `publicaties`],
  ["awards", `prijzen, onderscheidingen, prestaties, prijzen en onderscheidingen`],
  [
    "volunteering",
    `vrijwilligerswerk, vrijwillige ervaring, maatschappelijke activiteiten, nevenactiviteiten, vrijwilligerservaring, nevenfuncties, bestuurservaring`,
  ],
  [
    "interests",
    `interesses, hobby's, hobby's en interesses, hobby's & interesses, vrije tijd, interesses en hobby's, hobbys, vrijetijdsbesteding`,
  ],
  ["references", `referenties`],
  [
    "other",
    `overig, overige, overige informatie, overige gegevens, diversen, beschikbaarheid, aanvullende informatie`,
  ],
  // Polish, Czech, Slovak
  [
    "contact",
    `kontakt, dane kontaktowe, dane osobowe, informacje kontaktowe, dane, dane personalne, kontaktní údaje, osobní údaje, osobné údaje, informacje osobiste`,
  ],
  [
    "summary",
    `profil, podsumowanie, o mnie, podsumowanie zawodowe, profil zawodowy, cel zawodowy, cel, streszczenie, podsumowanie kariery, o mně, profesní profil, kariérní cíl, shrnutí, profil osobowy`,
  ],
  [
    "experience",
    `doświadczenie, doświadczenie zawodowe, doświadczenia zawodowe, historia zatrudnienia, przebieg kariery, kariera zawodowa, kariera, praktyki, staże, staże i praktyki, praktyki i staże, praca, przebieg pracy zawodowej, przebieg zatrudnienia, dodatkowe doświadczenie, zatrudnienie, pracovní zkušenosti, praxe, zkušenosti, zaměstnání, pracovní zkušenost, profesní zkušenosti, odborná praxe, pracovné skúsenosti, prax, průběh zaměstnání, praktyka zawodowa, doświadczenie kliniczne`,
  ],
  [
    "education",
    `wykształcenie, edukacja, nauka, szkoły, wykształcenie i kwalifikacje, edukacja i szkolenia, wykształcenie i szkolenia, studia, vzdělání, vzdelanie, nejvyšší dosažené vzdělání, vzdělání a kurzy, studium, wykształcenie i kursy`,
  ],
  [
    "skills",
    `umiejętności, kompetencje, umiejętności techniczne, umiejętności zawodowe, umiejętności komputerowe, znajomość programów, kluczowe umiejętności, kwalifikacje, dodatkowe umiejętności, umiejętności miękkie, umiejętności i kompetencje, mocne strony, technologie, obsługa komputera, umiejętności informatyczne, umiejętności praktyczne, narzędzia, programy, dovednosti, znalosti, schopnosti, znalosti a dovednosti, počítačové dovednosti, dovednosti a znalosti, pc znalosti, zručnosti, znalosti práce s pc, umiejętności twarde, wiedza i umiejętności, silné stránky, zdolności, cechy osobowości, dodatkowe informacje i umiejętności, predyspozycje`,
  ],
  [
    "certificates",
    `certyfikaty, szkolenia, kursy, kursy i szkolenia, szkolenia i kursy, certyfikaty i szkolenia, szkolenia i certyfikaty, uprawnienia, kursy i certyfikaty, kursy, szkolenia i certyfikaty, prawo jazdy, kwalifikacje i uprawnienia, uprawnienia i certyfikaty, certyfikaty i kursy, kursy, certyfikaty, certyfikaty i uprawnienia, licencje i certyfikaty, dodatkowe kwalifikacje, kurzy, certifikáty, školení, kurzy a školení, kurzy a certifikáty, řidičský průkaz, vodičský preukaz, oprávnění, licence, osvědčení, osvědčení a kurzy, uprawnienia zawodowe`,
  ],
  [
    "languages",
    `języki, języki obce, znajomość języków, znajomość języków obcych, języki i poziom, jazyky, jazykové znalosti, jazykové dovednosti, cizí jazyky, umiejętności językowe`,
  ],
  ["projects", `projekty, projekty własne, wybrane projekty, portfolio`],
  ["publications", `publikacje, publikace`],
  [
    "awards",
    `osiągnięcia, nagrody, wyróżnienia, nagrody i wyróżnienia, stypendia, osiągnięcia i nagrody, úspěchy, ocenění`,
  ],
  [
    "volunteering",
    `wolontariat, działalność społeczna, działalność dodatkowa, działalność studencka, aktywność społeczna, dobrovolnictví, dobrovolnická činnost, koła naukowe, działalność w organizacjach`,
  ],
  [
    "interests",
    `zainteresowania, hobby, pasje, zainteresowania i hobby, hobby i zainteresowania, zájmy, koníčky, zájmy a koníčky, záľuby, záujmy`,
  ],
  ["references", `referencje, reference`],
  [
    "other",
    `dodatkowe informacje, informacje dodatkowe, inne, klauzula, zgoda, dodatkowe, ostatní, další informace, členství, doplňující informace`,
  ],
  // Nordic
  [
    "contact",
    `kontakt, kontaktuppgifter, personuppgifter, personlig information, personlige opplysninger, personalia, kontaktinformasjon, kontaktoplysninger, personlige oplysninger, personlige data, yhteystiedot, henkilötiedot`,
  ],
  [
    "summary",
    `profil, om mig, sammanfattning, sammanfatning, om meg, sammendrag, resumé, profiltext, personlig profil, nøkkelkvalifikasjoner, profiili, tiivistelmä, kort om mig, kuka olen`,
  ],
  [
    "experience",
    `erfarenhet, arbetslivserfarenhet, arbetslivserfarenheter, yrkeserfarenhet, anställningar, arbetserfarenhet, tidigare anställningar, erfaring, arbeidserfaring, yrkeserfaring, praksis, arbejdserfaring, erhvervserfaring, ansættelser, beskæftigelse, erhvervsforløb, työkokemus, työhistoria, kokemus, työura`,
  ],
  [
    "education",
    `utbildning, utbildningar, utdanning, utdannelse, uddannelse, uddannelser, koulutus, opinnot, koulutukset, utbildningsbakgrund`,
  ],
  [
    "skills",
    `kompetens, kompetenser, färdigheter, kunskaper, egenskaper, it-kunskaper, datakunskaper, datorkunskaper, övriga kunskaper, ferdigheter, kompetanse, nøkkelkompetanse, kompetencer, færdigheder, kvalifikationer, kvalifikasjoner, it-kompetencer, it-færdigheder, it-ferdigheter, datakunnskaper, taidot, osaaminen, avainosaaminen, it-taidot, erityisosaaminen, personliga egenskaper, faglige kompetencer, personlige egenskaber`,
  ],
  [
    "certificates",
    `certifikat, certifieringar, kurser, kurser och certifikat, körkort, kurser och utbildningar, sertifikater, sertifiseringer, kurs, kurs og sertifikater, kurser og certifikater, kurser og sertifikater, førerkort, kørekort, certifikater, certificeringer, sertifikaatit, kurssit, ajokortti, kurssit ja sertifikaatit, pätevyydet, luvat ja pätevyydet`,
  ],
  [
    "languages",
    `språk, språkkunskaper, språkkunnskaper, språkferdigheter, sprog, sprogkundskaber, kielitaito, kielet`,
  ],
  ["projects", `projekt, prosjekter, projekter, projektit`],
  ["awards", `utmärkelser, stipendier, utmerkelser, priser, palkinnot, saavutukset`],
  [
    "volunteering",
    `ideellt arbete, ideellt engagemang, frivillig arbeid, frivillige verv, verv, frivilligt arbejde, frivilligt arbete, vapaaehtoistyö, luottamustehtävät`,
  ],
  [
    "interests",
    `intressen, fritidsintressen, interesser, fritid, fritidsinteresser, harrastukset, kiinnostuksen kohteet, fritidsaktiviteter, intressen och hobbies`,
  ],
  ["references", `referenser, referanser, referencer, suosittelijat`],
  ["other", `övrigt, övriga meriter, annet, øvrigt, muut tiedot, diverse, militärtjänst`],
  // Romanian, Hungarian, Turkish, Indonesian
  [
    "contact",
    `date personale, informații personale, date de contact, személyes adatok, elérhetőség, elérhetőségek, kişisel bilgiler, iletişim, iletişim bilgileri, data pribadi, kontak, informasi pribadi`,
  ],
  [
    "summary",
    `despre mine, profil profesional, obiectiv, rezumat, bemutatkozás, összefoglaló, rólam, szakmai összefoglaló, hakkımda, özet, profesyonel özet, kariyer hedefi, tentang saya, profil, ringkasan, tentang, ringkasan profesional`,
  ],
  [
    "experience",
    `experiență, experiență profesională, experiența profesională, experiență de muncă, locuri de muncă, experienta profesionala, szakmai tapasztalat, munkatapasztalat, tapasztalat, munkahelyek, iş deneyimi, iş deneyimleri, deneyim, iş tecrübesi, tecrübe, profesyonel deneyim, staj, stajlar, pengalaman, pengalaman kerja, pengalaman profesional, riwayat pekerjaan, magang, pengalaman magang`,
  ],
  [
    "education",
    `educație, educație și formare, studii, educatie, educatie si formare, tanulmányok, végzettség, iskolai végzettség, képzettség, oktatás, eğitim, eğitim bilgileri, öğrenim, eğitim durumu, pendidikan, riwayat pendidikan, latar belakang pendidikan`,
  ],
  [
    "skills",
    `competențe, abilități, aptitudini, aptitudini și competențe, competențe digitale, competente, abilitati, készségek, képességek, ismeretek, kompetenciák, számítógépes ismeretek, szakmai ismeretek, yetenekler, beceriler, yetkinlikler, bilgisayar bilgisi, bilgisayar becerileri, teknik beceriler, beceri ve yetkinlikler, keahlian, kemampuan, keterampilan`,
  ],
  [
    "certificates",
    `certificări, cursuri, certificate, cursuri și certificări, permis de conducere, tanúsítványok, tanfolyamok, jogosítvány, képzések, sertifikalar, kurslar, kurslar ve sertifikalar, ehliyet, kurs ve seminerler, seminerler ve kurslar, sertifikasi, pelatihan, sertifikat, pelatihan dan sertifikasi, sertifikasi dan pelatihan`,
  ],
  [
    "languages",
    `limbi străine, limbi, competențe lingvistice, limbi straine, nyelvtudás, nyelvismeret, nyelvek, diller, yabancı dil, yabancı diller, dil bilgisi, yabancı dil bilgisi, bahasa, kemampuan bahasa`,
  ],
  ["projects", `proiecte, projektek, projeler, proyek`],
  ["awards", `premii, realizări, díjak, eredmények, ödüller, başarılar, prestasi, penghargaan`],
  [
    "volunteering",
    `voluntariat, önkéntesség, önkéntes munka, gönüllülük, gönüllü çalışmalar, sosyal sorumluluk projeleri, organisasi, pengalaman organisasi`,
  ],
  [
    "interests",
    `interese, hobby-uri, hobby, érdeklődés, érdeklődési kör, hobbik, ilgi alanları, ilgi alanlari, hobiler, hobi, minat, hobi dan minat`,
  ],
  ["references", `referințe, referenciák, referanslar, referensi`],
  ["other", `informații suplimentare, egyéb, egyéb információk, diğer, ek bilgiler, lain-lain`],
  // Russian, Ukrainian, Greek, Arabic, Chinese, Japanese, Korean, Hebrew, Hindi
  [
    "contact",
    `контакты, контактная информация, личные данные, личная информация, персональные данные, контакти, контактна інформація, особисті дані, особиста інформація, στοιχεία επικοινωνίας, προσωπικά στοιχεία, επικοινωνία, معلومات الاتصال, المعلومات الشخصية, البيانات الشخصية, بيانات شخصية, معلومات شخصية, 个人信息, 联系方式, 基本信息, 个人资料, 聯絡資料, 個人資料, 連絡先, 基本情報, 개인정보, 인적사항, 연락처`,
  ],
  [
    "summary",
    `о себе, обо мне, цель, профиль, резюме, краткая информация, про себе, про мене, мета, профіль, προφίλ, περίληψη, σχετικά με εμένα, επαγγελματικό προφίλ, επαγγελματικός στόχος, نبذة عني, الملخص, الملف الشخصي, نبذة, الهدف, الهدف الوظيفي, الملخص المهني, نبذة شخصية, 自我评价, 个人简介, 求职意向, 个人总结, 自我介绍, 自我評價, 個人簡介, 自己pr, 職務要約, 자기소개, 요약`,
  ],
  [
    "experience",
    `опыт, опыт работы, профессиональный опыт, трудовой опыт, трудовая деятельность, стаж, практика, стажировки, карьера, место работы, досвід, досвід роботи, професійний досвід, εμπειρία, επαγγελματική εμπειρία, εργασιακή εμπειρία, προϋπηρεσία, الخبرات, الخبرة, الخبرة العملية, الخبرات العملية, الخبرات المهنية, الخبرة المهنية, خبرات العمل, 工作经历, 工作经验, 实习经历, 职业经历, 工作經歷, 工作經驗, 職歴, 職務経歴, 경력, 경력사항, ניסיון תעסוקתי, ניסיון מקצועי`,
  ],
  [
    "education",
    `образование, учеба, обучение, высшее образование, освіта, навчання, εκπαίδευση, σπουδές, μόρφωση, τίτλοι σπουδών, التعليم, المؤهلات العلمية, المؤهل العلمي, الدراسة, المؤهلات, 教育背景, 教育经历, 学历, 教育背景與學歷, 學歷, 教育程度, 学歴, 학력, 학력사항, השכלה`,
  ],
  [
    "skills",
    `навыки, ключевые навыки, профессиональные навыки, умения, знания, технические навыки, компетенции, личные качества, профессиональные качества, дополнительные навыки, навички, професійні навички, ключові навички, δεξιότητες, ικανότητες, γνώσεις, γνώσεις υπολογιστών, χειρισμός η/υ, ψηφιακές δεξιότητες, المهارات, مهارات, المهارات التقنية, مهارات الحاسوب, المهارات الشخصية, القدرات, 技能, 专业技能, 技能特长, 专业技能与特长, 專業技能, スキル, 技術, 기술, 보유기술, מיומנויות, כישורים`,
  ],
  [
    "certificates",
    `сертификаты, курсы, повышение квалификации, дополнительное образование, лицензии, сертифікати, курси, πιστοποιήσεις, σεμινάρια, πιστοποιητικά, επιμόρφωση, άδειες, الشهادات, الدورات, الدورات التدريبية, دورات تدريبية, الدورات والشهادات, شهادات, 证书, 资格证书, 证书与培训, 培训经历, 證書, 資格, 免許・資格, 資格・免許, 자격증`,
  ],
  [
    "languages",
    `языки, иностранные языки, знание языков, владение языками, мови, іноземні мови, знання мов, γλώσσες, ξένες γλώσσες, اللغات, 语言, 语言能力, 外语水平, 語言, 語言能力, 語学, 외국어, 언어, שפות`,
  ],
  [
    "projects",
    `проекты, проєкти, проекти, έργα, المشاريع, 项目, 项目经历, 项目经验, 專案, プロジェクト, 프로젝트`,
  ],
  ["publications", `публикации, публікації, δημοσιεύσεις, المنشورات, الأبحاث, 论文, 发表论文, 科研经历`],
  [
    "awards",
    `достижения, награды, нагороди, досягнення, βραβεία, διακρίσεις, الجوائز, الإنجازات, 获奖, 荣誉, 荣誉奖项, 获奖情况, 获奖经历, 獲獎, 受賞歴, 수상, 수상경력`,
  ],
  [
    "volunteering",
    `волонтерство, общественная деятельность, волонтерська діяльність, εθελοντισμός, εθελοντική εργασία, التطوع, العمل التطوعي, الأعمال التطوعية, 社会活动, 志愿活动, 校园经历, 志愿者经历, 봉사활동`,
  ],
  [
    "interests",
    `интересы, хобби, увлечения, хобі, інтереси, захоплення, ενδιαφέροντα, χόμπι, الهوايات, الاهتمامات, هوايات, 兴趣爱好, 爱好, 兴趣, 興趣, 趣味, 취미`,
  ],
  ["references", `рекомендации, рекомендації, συστάσεις, συστατικές επιστολές, المراجع, المعرفون, 推荐人`],
  [
    "other",
    `дополнительная информация, дополнительно, прочее, додаткова інформація, додатково, στρατιωτική θητεία, στρατιωτικές υποχρεώσεις, επιπλέον πληροφορίες, معلومات إضافية, 其他, 其他信息, その他, 기타`,
  ],
  // Vietnamese
  ["contact", `thông tin cá nhân, thông tin liên hệ, liên hệ`],
  ["summary", `mục tiêu nghề nghiệp, mục tiêu, giới thiệu, giới thiệu bản thân, tóm tắt`],
  ["experience", `kinh nghiệm, kinh nghiệm làm việc, quá trình làm việc`],
  ["education", `học vấn, trình độ học vấn, quá trình học tập`],
  ["skills", `kỹ năng, kĩ năng, kỹ năng chuyên môn, kỹ năng mềm`],
  ["certificates", `chứng chỉ, bằng cấp và chứng chỉ`],
  ["languages", `ngoại ngữ`],
  ["projects", `dự án, dự án cá nhân`],
  ["awards", `thành tích, giải thưởng, danh hiệu và giải thưởng`],
  ["volunteering", `hoạt động, hoạt động ngoại khóa, hoạt động tình nguyện`],
  ["interests", `sở thích`],
  ["references", `người tham chiếu, người giới thiệu`],
];
