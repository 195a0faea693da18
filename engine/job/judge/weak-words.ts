import { DUTY_VERBS, ORDINARY_NOUNS, QUALITY_WORDS } from "#engine/knowledge/words/plain-words.ts";
import type { Token } from "#engine/text/tokens.ts";

export const isDuty = ({ normalized, stem }: Token) => DUTY_VERBS.has(stem) || DUTY_VERBS.has(normalized);

/** A word that only says that something is done, or done well: 'prepare monthly accounts', 'strong SQL'. */
export const isWeak = (token: Token) => QUALITY_WORDS.has(token.normalized) || isDuty(token);

/** 'Tools', 'systems': what is asked for stands beside it. */
export const saysLittle = (token: Token) => ORDINARY_NOUNS.has(token.singular) || isWeak(token);
