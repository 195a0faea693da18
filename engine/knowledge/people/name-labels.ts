import { labelsOf } from "../locales/collect-words.ts";

/** Labels before a person's name, and titles of the document that end in it. */
export const NAME_LABEL = new RegExp(
  `^(?:${labelsOf((labels) => labels.name, "as written")})(?:\\s*[:：\\-–—|]\\s*|\\s+(?=\\p{Lu}))`,
  "iu",
);

/** Parts of the word for a name, by which a label says that one follows. */
export const SAYS_NAME = /name|nom|nome|naam|imi|jm|navn|namn|фио|имя|ονομ|اسم|名|이름/i;
