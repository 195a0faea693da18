import { readWordSet } from "../../text/word-set.ts";

/** Words that say how well a language is spoken or where it comes from, folded; nothing else may stand beside its name. */
export const LANGUAGE_LEVEL_WORDS = readWordSet(`
a1, a2, b1, b2, c1, c2, n1, n2, n3, n4, n5, native, mother, tongue, first, second, language, languages, speaker, fluent, fluency, fluently, proficient, proficiency, professional, working, full, limited, elementary, basic, basics, beginner, beginners, intermediate, upper, lower, upper-intermediate, pre-intermediate, advanced, conversational, conversation, bilingual, trilingual, level, good, very, excellent, fair, moderate, knowledge, written, spoken, writing, speaking, reading, listening, oral, read, write, speak, and, in, or, both, business, technical, competent, learning, heritage, near-native, near, command, understanding, toefl, ielts, toeic, delf, dalf, dele, jlpt, hsk, sign, american, british, brazilian, european, simplified, traditional, standard,
muttersprache, muttersprachlich, fliessend, verhandlungssicher, grundkenntnisse, gut, gute, sehr, kenntnisse, sprachkenntnisse, in wort und schrift, wort, schrift, und, niveau, erstsprache, stufe, zweitsprache,
langue, maternelle, courant, couramment, bilingue, intermediaire, superieur, avance, debutant, notions, lu, ecrit, parle, lire, ecrire, parler, bon, bonne, bonnes, connaissance, connaissances, tres, professionnel, scolaire, technique, et, de, bases,
nativo, nativa, materno, materna, lengua, fluido, fluida, fluente, fluencia, avanzado, avancado, intermedio, intermediario, basico, nivel, alto, medio, bajo, conversacional, lingua, madre, madrelingua, buono, buona, ottimo, ottima, discreto, scolastico, livello, conoscenza, elementare, y, e,
moedertaal, vloeiend, goed, uitstekend, basis, modersmal, flytande, god, grundlaggande, avancerad, ojczysty, biegly, biegle, sredniozaawansowany, zaawansowany, komunikatywny, podstawowy, poziom, jezyk, rodny, rodily, pokrocily, mirne, aktivne, язык, родной, свободный, свободно, базовый, средний, уровень, владение
`);

/** What stands before a row of spoken languages in another section, folded. */
export const LANGUAGES_LABEL =
  /(?:^|[.;|•]\s*)(?:(?:spoken |foreign |fluent |mother |native |other |known )?languages?(?: known| spoken| skills?| proficienc(?:y|ies))?|linguistic (?:skills?|proficiency)|mother tongue(?:\(s\))?|(?:fremd)?sprachen|sprachkenntnisse|langues?(?: parlees| etrangeres)?|idiomas?|lingue(?: straniere)?|linguas?|talen|jezyki(?: obce)?|sprak|sprog|языки|иностранные языки|kielet|bahasa|diller)\s*[::-]+\s*/iu;
