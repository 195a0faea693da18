/** What says how well a skill is held, before it: 'Proficient in R', 'Basic knowledge of SQL'. */
export const LEVEL_BEFORE =
  /^\(?(?:(?:having |possess(?:ing)? |i have )?(?:(?:highly|very|fully|extensive|some|hands-on|in-depth|deep|prior|significant|considerable|basic|advanced|good|practical|working) )?(?:proficient|proficiency|experienced|experience|skilled|competent|fluent|familiar|familiarity|expert|(?:well[ -])?versed|exposure|understanding|basics|fundamentals|basic|intermediate|advanced|knowledge|knowledgeable|adept|conversant)(?: (?:basic|good|working|solid|advanced|practical|knowledge|understanding|skills?|user|use|command|level|experience|proficiency))* (?:in|of|with|at|using|on|about|to)\)?|(?:good|strong|excellent|working|solid|sound)(?: (?:basic|working|solid|practical|knowledge|understanding|skills?|use|command|proficiency))+ (?:in|of|with|on|over)|(?:bonnes? )?(?:maîtrise|connaissances?|notions) (?:de|d'|du|des|en)|(?:gute |sehr gute )?kenntnisse in|(?:manejo|conocimientos?|dominio) (?:de|en)|(?:conhecimentos?|domínio) (?:de|em)|владение программами)\s+/iu;

/** The levels of the digital skills of a Europass, in its languages. */
const EUROPASS_LEVELS =
  "(?:basic|independent|proficient) user|utente (?:base|autonomo|avanzato|intermedio)|usuario (?:b[áa]sico|independiente|competente|avanzado)|utilisateur (?:[ée]l[ée]mentaire|ind[ée]pendant|autonome|exp[ée]riment[ée])|utilizador (?:b[áa]sico|elementar|independente|avan[çc]ado|proficiente)|(?:elementare|selbst(?:st)?[äa]ndige|kompetente) (?:verwendung|anwendung)|(?:temel|yeterli|ileri(?: düzey)?|bağımsız) kullanıcı|użytkownik (?:podstawowy|samodzielny|zaawansowany)|(?:basis|onafhankelijke|vaardige) gebruiker|utilizator (?:elementar|independent|experimentat)";

/** What says how well a skill is held, behind it: 'SQL intermedio', 'Excel - nivel avanzado', 'Sicurezza Utente base'. */
export const LEVEL_BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\p{N}+#)])(?<!^(?:n[íi]vel|niveau|livello|poziom))[\s.:]+(?:[-–—]\s*)?(?:${EUROPASS_LEVELS}|(?:n[íi]vel|niveau|livello|poziom)\s+(?:b[áa]sico|medio|m[ée]dio|intermedi[oá]r?i?o?|alto|avanzado|avançado|experto|d[ée]butant|interm[ée]diaire|avanc[ée]|base|avanzato|podstawowy|[śs]redni|zaawansowany)|b[áa]sico|intermedio|avanzado|avançado|intermediário|avanzato)$`,
  "iu",
);

/** A level of theirs alone. */
export const EUROPASS_LEVEL = new RegExp(`^(?:${EUROPASS_LEVELS})$`, "iu");

/** A bracket that says how well or how long, and no part of a skill. */
export const LEVEL_IN_BRACKET =
  /^(?:(?:very |highly )?(?:good|basic|basics|beginner|elementary|intermediate|advanced|expert|proficient|proficiency|fluent|fluency|familiar|working knowledge|excellent|couramment|niveau \p{L}+|conhecimento \p{L}+|nível \p{L}+|nivel \p{L}+|upper intermediate|native|professional|learning|débutant|intermédiaire|avancé|confirmé|básico|intermedio|intermediário|avanzado|avançado|grundkenntnisse|fortgeschritten|experte)(?: (?:level|knowledge|skills?|user|understanding))?|(?:less than |over )?\d{1,2}\+? (?:years?|yrs?|months?).{0,20}|\d{1,3} ?%|[a-c][12])$/iu;

/** A bracket that only tells two things of one name apart: 'Python (programming language)'. */
export const SAYS_KIND = /^[\p{L} ]*(?:language|software|framework|library|tool|platform|engine)$/iu;

/** Items of a list that name nothing. */
export const EMPTY_ITEM =
  /^(?:etc|and more|more|others?|among others|usw|u\.\s?a|dll|m\.m|p\. ?ex|(?:page|seite|página|pagina|strona|sida|side|sivu)\s\d+(?:\s(?:of|de|von|di|z|av|af|sur|\/)\s\d+)?|(?:last updated?|dernière mise à jour|stand|letzte aktualisierung|última actualización|ultimo aggiornamento)\b.{0,30}|(?:native|foreign|other|mother) (?:languages?|tongue)|spoken interaction|spoken production)\.?$/iu;
