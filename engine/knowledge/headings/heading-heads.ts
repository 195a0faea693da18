import { foldLetters } from "../../text/fold-letters.ts";
import { readWordSet } from "../../text/word-set.ts";
import { LOCALES } from "../locales/all-locales.ts";
import type { SectionKind } from "../locales/section-kind.ts";

/**
 * English words that decide what a heading of several words is about; among two in one part the higher rank wins, then the
 * later. Those of other languages (`headingWords`) have the rank of the kind's first row.
 */
const HEADS: readonly (readonly [SectionKind, number, string])[] = [
  ["volunteering", 5, "volunteer volunteering voluntary extracurricular"],
  ["projects", 4, "project projects"],
  ["references", 4, "references referees"],
  ["publications", 4, "publications publication presentations patents"],
  ["languages", 3, "languages language"],
  ["certificates", 3, "certifications certification certificates licenses licences licensure"],
  ["awards", 3, "awards honors honours achievements accomplishments scholarships"],
  ["summary", 3, "summary objective overview profile"],
  [
    "experience",
    2,
    "experience experiences employment internship internships career history rotations placements placement residencies fellowships apprenticeships",
  ],
  ["experience", 1, "roles assignments engagements deployments jobs appointments positions"],
  ["skills", 2, "skills competencies competences expertise proficiencies proficiency abilities strengths"],
  ["skills", 1, "tools technologies equipment machinery software talents"],
  ["publications", 2, "articles proceedings posters talks papers"],
  ["awards", 2, "grants funding recognition"],
  ["other", 1, "memberships affiliations societies associations"],
  ["education", 2, "education qualifications"],
  ["education", 0, "academic educational academics"],
  ["interests", 2, "interests hobbies"],
  ["certificates", 1, "training trainings courses workshops seminars"],
  ["volunteering", 1, "activities leadership involvement"],
];

export const HEADING_HEADS: ReadonlyMap<string, { kind: SectionKind; rank: number }> = readHeads();

function readHeads(): Map<string, { kind: SectionKind; rank: number }> {
  const map = new Map<string, { kind: SectionKind; rank: number }>();
  for (const [kind, rank, words] of HEADS)
    for (const word of words.split(" ")) map.set(foldLetters(word), { kind, rank });
  for (const locale of LOCALES)
    for (const [kind, rank] of HEADS)
      for (const word of locale.headingWords?.[kind] ?? [])
        if (!map.has(foldLetters(word))) map.set(foldLetters(word), { kind, rank });
  return map;
}

/** Words that may stand beside a head in a heading. */
export const HEADING_MODIFIERS = readWordSet(`
my, the, of, in, with, for, profesional, profissional, other, additional, relevant, related, selected, select, key, core, major, main, notable, significant, recent, current, present, previous, prior, past, early, earlier, further, special, specialized, general, basic, advanced, professional, personal, work, working, job, career, employment, industry, technical, technology, technological, it, computer, software, hardware, digital, web, mobile, data, business, management, managerial, leadership, supervisory, executive, administrative, office, clerical, customer, service, client, sales, retail, marketing, finance, financial, accounting, banking, legal, law, medical, clinical, nursing, patient, care, health, healthcare, hospital, dental, pharmacy, research, lab, laboratory, scientific, science, academic, teaching, classroom, school, college, university, graduate, undergraduate, postgraduate, student, campus, community, social, civic, public, military, police, fire, security, safety, driving, transport, logistics, warehouse, manufacturing, production, industrial, engineering, mechanical, electrical, construction, trade, trades, building, maintenance, hospitality, culinary, food, kitchen, restaurant, hotel, creative, design, art, arts, artistic, media, film, music, writing, sports, athletic, coaching, language, linguistic, foreign, international, overseas, local, domestic, national, global, full-time, fulltime, part-time, parttime, time, full, part, paid, unpaid, freelance, contract, consulting, independent, entrepreneurial, startup, field, practical, hands, on, summary, highlights, details, background, history, record, profile, information, hard, soft, interpersonal, transferable, functional, professionalisation, continuing, formal, informal, online, short, certified, board, state, federal, government, political, church, religious, charity, charitable, nonprofit, non, profit, co, op, intern, extra, curricular, tools, technologies, equipment, knowledge, memberships, affiliations, publications, coursework, activities, society, societies, organizations, clubs, recognition, responsibilities, roles, positions, appointments, jobs, since, up, to, date, years, last, ten, attended, completed, undertaken, held, known, spoken, obtained, received, earned, attained, employer, employers, qualifications, performance, event, events, product, program, programming, analytical, quantitative, statistical, environmental, agricultural, veterinary, animal, child, childcare, early, childhood, elementary, secondary, special, needs, mental, behavioral, therapy, therapeutic, rehabilitation, surgical, emergency, critical, pediatric, maritime, aviation, flight, automotive, mining, oil, gas, energy, real, estate, insurance, audit, tax, hr, human, resources, procurement, supply, chain, quality, project, counseling, ministry, pastoral
`);
