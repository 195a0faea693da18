/** Words of posts of research and teaching: one trade by many names. */
export const RESEARCH_POST =
  /\b(?:professor|research\p{L}*|post-?doc\p{L}*|lecturer|scholar|fellow|scientist|ph\.?d|teaching assistant|instructor)\b/iu;
