/** Degrees within a longer word, or in a script that puts no spaces between words. */
export const COMPOUND_DEGREE =
  /本科|学士|硕士|博士|大专|學士|碩士|修士|\p{L}{3,}(?:studium|ausbildung|diplom|examen|eksamen|tutkinto|abschluss|utdanning|utbildning|uddannelse|opleiding|programmet|linjen)\b/u;

/** Schools within a longer word, folded, or in such a script. */
export const COMPOUND_SCHOOL =
  /\p{L}{4,}(?:schule|skolan|skole|skola|universitat|hochschule|gymnasium|college|kolleg|akademie|school|lyceum|hogeschool|szkola|universitetet?|hogskolan?)\b|\p{Script=Han}(?:大学|学院|学校|中学|高校|大學|學院|學校)|\p{Script=Hangul}대학교/u;

/** Kinds of schools that lead to a certificate of their own. */
export const SCHOOL_KIND =
  /(?<![\p{L}])(?:(?:senior |junior )?(?:high|secondary|middle|grammar|primary) school(?! (?:diploma|cert|grad|equiv|leaving))|gymnasium|lyc[ée]e|liceo|liceum|technikum|polytechnic|atheneum|lyceum|istituto tecnico|instituto t[ée]cnico|colegio t[ée]cnico|escuela t[ée]cnica|escola t[ée]cnica|technical (?:high )?school)(?![\p{L}])/giu;

/** The same within a longer word. */
export const COMPOUND_SCHOOL_KIND =
  /\p{L}{4,}(?:schule|kolleg|skolan|skole|skola|gymnasium)(?![\p{L}])|videregående(?: skole)?|technikum|(?:government|govt\.?|private) iti(?![\p{L}])/giu;
