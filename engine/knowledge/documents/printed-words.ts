/**
 * What we print ourselves in a resume that is edited here, by language: headings that readers know, months as people
 * shorten them, and the word for a post that goes on.
 */
export type PrintedWords = {
  direction: "ltr" | "rtl";
  months: readonly string[];
  present: string;
  headings: Readonly<Record<PrintedHeading, string>>;
};

export type PrintedHeading =
  | "summary"
  | "work"
  | "education"
  | "skills"
  | "certificates"
  | "projects"
  | "languages"
  | "volunteer"
  | "awards"
  | "publications"
  | "interests"
  | "references";

const months = (twelve: string) => twelve.split(" ");

const ENGLISH: PrintedWords = {
  direction: "ltr",
  months: months("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  present: "Present",
  headings: {
    summary: "Summary",
    work: "Work Experience",
    education: "Education",
    skills: "Skills",
    certificates: "Certifications",
    projects: "Projects",
    languages: "Languages",
    volunteer: "Volunteering",
    awards: "Awards",
    publications: "Publications",
    interests: "Interests",
    references: "References",
  },
};

const GERMAN: PrintedWords = {
  direction: "ltr",
  months: months("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
  present: "heute",
  headings: {
    summary: "Profil",
    work: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    certificates: "Zertifikate",
    projects: "Projekte",
    languages: "Sprachen",
    volunteer: "Ehrenamt",
    awards: "Auszeichnungen",
    publications: "Veröffentlichungen",
    interests: "Interessen",
    references: "Referenzen",
  },
};

const FRENCH: PrintedWords = {
  direction: "ltr",
  months: months("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
  present: "aujourd’hui",
  headings: {
    summary: "Profil",
    work: "Expérience professionnelle",
    education: "Formation",
    skills: "Compétences",
    certificates: "Certifications",
    projects: "Projets",
    languages: "Langues",
    volunteer: "Bénévolat",
    awards: "Distinctions",
    publications: "Publications",
    interests: "Centres d’intérêt",
    references: "Références",
  },
};

const SPANISH: PrintedWords = {
  direction: "ltr",
  months: months("ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic."),
  present: "actualidad",
  headings: {
    summary: "Perfil",
    work: "Experiencia profesional",
    education: "Formación",
    skills: "Habilidades",
    certificates: "Certificaciones",
    projects: "Proyectos",
    languages: "Idiomas",
    volunteer: "Voluntariado",
    awards: "Premios",
    publications: "Publicaciones",
    interests: "Intereses",
    references: "Referencias",
  },
};

const ITALIAN: PrintedWords = {
  direction: "ltr",
  months: months("gen feb mar apr mag giu lug ago set ott nov dic"),
  present: "oggi",
  headings: {
    summary: "Profilo",
    work: "Esperienza",
    education: "Istruzione",
    skills: "Competenze",
    certificates: "Certificazioni",
    projects: "Progetti",
    languages: "Lingue",
    volunteer: "Volontariato",
    awards: "Premi",
    publications: "Pubblicazioni",
    interests: "Interessi",
    references: "Referenze",
  },
};

const PORTUGUESE: PrintedWords = {
  direction: "ltr",
  months: months("jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez."),
  present: "atual",
  headings: {
    summary: "Perfil",
    work: "Experiência profissional",
    education: "Formação",
    skills: "Competências",
    certificates: "Certificados",
    projects: "Projetos",
    languages: "Idiomas",
    volunteer: "Voluntariado",
    awards: "Prêmios",
    publications: "Publicações",
    interests: "Interesses",
    references: "Referências",
  },
};

const ARABIC: PrintedWords = {
  direction: "rtl",
  months: months("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
  present: "الآن",
  headings: {
    summary: "الملخص",
    work: "الخبرة العملية",
    education: "التعليم",
    skills: "المهارات",
    certificates: "الشهادات",
    projects: "المشاريع",
    languages: "اللغات",
    volunteer: "العمل التطوعي",
    awards: "الجوائز",
    publications: "المنشورات",
    interests: "الاهتمامات",
    references: "المراجع",
  },
};

const HEBREW: PrintedWords = {
  direction: "rtl",
  months: months("ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳"),
  present: "היום",
  headings: {
    summary: "תמצית",
    work: "ניסיון תעסוקתי",
    education: "השכלה",
    skills: "מיומנויות",
    certificates: "הסמכות",
    projects: "פרויקטים",
    languages: "שפות",
    volunteer: "התנדבות",
    awards: "פרסים",
    publications: "פרסומים",
    interests: "תחומי עניין",
    references: "ממליצים",
  },
};

export const PRINTED_WORDS = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  ar: ARABIC,
  he: HEBREW,
} as const;
