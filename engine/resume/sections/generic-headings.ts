import { headingKey } from "./match-heading.ts";

/**
 * Phrases that head sections in some resumes and are labels, entries or plain words in others. They count only in the style
 * of the other headings.
 */
const GENERIC = `
achievements, key achievements, achievement, selected achievements, major achievements, accomplishments, key accomplishments, selected accomplishments, responsibilities, key responsibilities, highlights, career highlights, projects, project, key projects, selected projects, project details, technologies, technology, technologies used, tools, tools used, tools and technologies, environment, technical environment, platforms, systems, software, methods, frameworks, methodologies, databases, operating systems, programming languages, programming, coursework, relevant coursework, courses, course, relevant courses, training, trainings, workshops, seminars, activities, leadership, honors, awards, award, scholarships, thesis, dissertation, master thesis, bachelor thesis, capstone, links, details, address, clients, key clients, client, contact, contacts, personal, community, service, writing, research, conferences, sports, film, television, theatre, theater, other, others, misc, additional, knowledge, strength, strengths, positions, goal, goals, vision, mission, web, online, connect, social, driving, exams, clearance, school, schools, college, university, work, jobs, job, roles, career, freelance, military, travel, school education, degree, degrees, equipment, instruments, machinery, attributes, qualities, abilities, systems, domain knowledge, functional areas, communications, travaux, articles, réalisations, stage, stages, formation, formations, engagement, emploi, studium, schule, edv, it, erfolge, projekte, kurse, schulungen, seminare, talks, posters, papers, books, articles, patents, presentations, publication, hackathons, portfolio, apps, games, case studies, clubs, societies, organizations, associations, affiliations, licence, license, certificate, certification, language, skill, interest, reference, overview, introduction, teaching, soft skills, hard skills, technical skills, people skills, interpersonal skills, leadership skills, management skills, communication skills, computer skills, design skills, programming skills, sales skills, business skills, clinical skills, languages, personal skills, personality, competences, logros, cursos, proyectos, herramientas, programas, talleres, projets, outils, logiciels, missions, informatique, réalisations, realizzazioni, corsi, strumenti, progetti, projecten, trainingen, cursussen, projekty, narzędzia, programy, kursy, szkolenia, environment, quote, quotes, roles and responsibilities, appointments, registration, location, scope, duties
`;

const generic: ReadonlySet<string> = new Set(GENERIC.split(",").map((phrase) => headingKey(phrase)));

export function isGenericHeading(text: string): boolean {
  return generic.has(headingKey(text));
}
