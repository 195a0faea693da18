import { collectFolded } from "../locales/collect-words.ts";

/** Languages that resumes name, in English and in their own words. */
export const LANGUAGE_NAMES = collectFolded((locale) => locale.languageNames);

/** A level of skill or of a language that stands alone. */
export const LEVEL_ALONE =
  /^(?:(?:very |highly |upper[- ]?|lower[- ]?|higher |pre-?|nivel |nível |niveau |livello |poziom |level:? |nivå |taso )?(?:beginner|basics?|elementary|intermediate|advanced|expert|proficient|proficiency|fluent|native|good|excellent|novice|familiar|professional|average|débutant|notions|bases|intermédiaire|avancé|confirmé|courant|maîtrise|básico|basico|intermedio|intermediário|medio|médio|avanzado|avançado|experto|grundkenntnisse|grundlagen|gute kenntnisse|sehr gute kenntnisse|sehr gut|gut|fortgeschritten|fortgeschrittene kenntnisse|experte|expertenkenntnisse|base|buono|ottimo|intermedio|avanzato|discreto|scolastico|podstawowy|średni|średniozaawansowany|zaawansowany|biegły|dobry|bardzo dobry|basis|gevorderd|goed|uitstekend|grundläggande|god|goda kunskaper|avancerad|grunnleggende|grundlæggende|øvet|hyvä|perusteet|základy|pokročilý|pokročilá|středně pokročilý|alapfok|középfok|felsőfok|temel|orta|iyi|ileri|базовый|средний|продвинутый|уверенный|dasar|menengah|mahir)(?: (?:level|user|knowledge|skills?|kenntnisse|niveau))?|[a-c][12](?:\s*[-–/+]\s*[a-c][12])?\+?|[\d\s%/.]+|(?:over |more than |less\s+than )?\d+\+? (?:years?|yrs?|months?|hrs?|hours)(?: (?:of )?(?:professional )?(?:use|experience))?|professional use since \d{4}|\(.*\))$/i;

/** 'Bahasa' before 'Inggris', 'Língua' before 'Inglesa': the beginning of a language's name. */
export const LANGUAGE_NOUN_BEFORE =
  /(?<!\p{L})(?:bahasa|l[íi]ngua|lengua|langue|limba|język|jazyk|jezik|tiếng|اللغة|idioma)\s$/iu;
