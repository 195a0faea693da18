import { collectWords, patternOf } from "../locales/collect-words.ts";

const words = patternOf(collectWords((locale) => locale.titles?.selfEmployed));

/** 'Freelance', 'selbständig': in place of an employer where somebody works for himself. */
export const SELF_EMPLOYED = new RegExp(`^(?:${words})$`, "iu");
