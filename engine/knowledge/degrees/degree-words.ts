import { collectFolded } from "../locales/collect-words.ts";

/** Names of degrees and school-leaving certificates. One of them makes a short line a degree. */
export const DEGREES = collectFolded((locale) => locale.degrees?.names);

/** Words of schools, beside those of employers. */
export const SCHOOLS = collectFolded((locale) => locale.degrees?.schools);
