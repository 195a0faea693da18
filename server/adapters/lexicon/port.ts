/** LEXICON_FILE names no lexicon; the message is a sentence for whoever set it. */
export class LexiconFailure extends Error {}
