import { readWords } from "../../text/word-set.ts";

/** Tags of HTML that begin a line of their own. */
export const BLOCK_TAGS = readWords(
  "address article aside blockquote body br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 head header hr html li main meta link nav ol p pre section table tbody td tfoot th thead title tr ul",
);

/** Tags within a line. */
export const INLINE_TAGS = readWords(
  "a abbr b big cite code em font i img mark o q s small span strike strong sub sup u wbr label button svg path",
);

/** Tags whose edges part paragraphs, not only lines. */
export const PARAGRAPH_TAGS = readWords("p h1 h2 h3 h4 h5 h6 section article ul ol table");
