import { collectFolded } from "../locales/collect-words.ts";

/** Last words of the names of what is studied: 'Health and Social Care', 'Wirtschaftsinformatik'. */
export const FIELDS = collectFolded((locale) => locale.degrees?.fields);

/** Endings that make a word the name of a science. */
export const FIELD_ENDING =
  /^\p{L}{3,}(?:ology|ography|onomy|nomics|matics|istik|wissenschaft(?:en)?|technik|kunde|wesen|logie|grafie|graphie|logia|grafia|vetenskap)$/u;

/** Endings and last words of fields in English. */
export const FIELD_TAIL =
  /(?:ing|ics|logy|graphy|studies|sciences?|arts|management|administration|accounting|design|law|education|economy|business|psychology)$/i;
