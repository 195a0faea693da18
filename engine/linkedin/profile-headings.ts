import { foldLetters, tidySpaces } from "../resume/words/fold-letters.ts";

export type ProfileSection =
  | "contact"
  | "skills"
  | "languages"
  | "certifications"
  | "honors"
  | "publications"
  | "summary"
  | "experience"
  | "education"
  | "other";

/** What LinkedIn prints above each part, in seven languages. 'other' ends the part before it and is not read. */
const HEADINGS: Readonly<Record<ProfileSection, string>> = {
  contact:
    "contact, contact info, contactar, contacto, datos de contacto, coordonnées, kontakt, contato, contatti, contactgegevens",
  skills:
    "top skills, skills, aptitudes principales, principales aptitudes, aptitudes, principales compétences, compétences, top-kenntnisse, kenntnisse, principais competências, competências, competenze principali, competenze, belangrijkste vaardigheden, vaardigheden",
  languages: "languages, idiomas, langues, sprachen, lingue, talen",
  certifications:
    "certifications, licenses & certifications, licences & certifications, certificaciones, licencias y certificaciones, licences et certifications, zertifizierungen, bescheinigungen und zertifikate, certificados, certificações, licenças e certificados, certificazioni, licenze e certificazioni, certificeringen, certificaten, licenties en certificaten",
  honors:
    "honors-awards, honors & awards, honours & awards, reconocimientos y premios, distinctions et prix, auszeichnungen, auszeichnungen/preise, prêmios e reconhecimentos, honras e prêmios, riconoscimenti e premi, onderscheidingen, onderscheidingen en prijzen",
  publications: "publications, publicaciones, veröffentlichungen, publicações, pubblicazioni, publicaties",
  summary:
    "summary, about, extracto, acerca de, résumé, infos, zusammenfassung, info, resumo, sobre, riepilogo, informazioni, samenvatting, over",
  experience:
    "experience, experiencia, expérience, berufserfahrung, experiência, esperienza, ervaring, werkervaring",
  education:
    "education, educación, formation, ausbildung, formação acadêmica, formação académica, formazione, opleiding, opleidingen",
  other:
    "patents, projects, courses, test scores, volunteering, volunteer experience, recommendations, interests, activity, featured, organizations, patentes, proyectos, cursos, voluntariado, recomendaciones, intereses, brevets, projets, cours, bénévolat, recommandations, patente, projekte, kurse, ehrenamt, empfehlungen, projetos, recomendações, brevetti, progetti, corsi, volontariato, patenten, projecten, cursussen, vrijwilligerswerk, aanbevelingen",
};

const sections = new Map<string, ProfileSection>(
  (Object.keys(HEADINGS) as ProfileSection[]).flatMap((section) =>
    HEADINGS[section].split(",").map((heading) => [foldLetters(heading.trim()), section] as const),
  ),
);

/** The part that a line announces, or null. Its size and place are judged elsewhere. */
export function matchProfileHeading(text: string): ProfileSection | null {
  return text.length > 60 ? null : (sections.get(foldLetters(tidySpaces(text)).replace(/\s*:$/, "")) ?? null);
}
