import { collectWords, openingOf } from "../locales/collect-words.ts";

/** Certificates of schools, which have no field. */
export const SCHOOL_CERTIFICATE = new RegExp(
  `^(?:${openingOf(collectWords((locale) => locale.degrees?.certificates))})$`,
  "iu",
);
