import { collectWords, patternOf } from "../locales/collect-words.ts";

const sizes = patternOf(collectWords((locale) => locale.organisations?.sizeNouns));

/** 'A family-owned bakery', 'the largest retailer': what an employer is. */
export const EMPLOYER_DESCRIPTION =
  /^(?:an? (?:\p{Sc}?\d|\p{L}+(?:,? \p{L}+)* (?:of|for|that|with|in|to|serving|operating|offering)\b)|one of the\b|the (?:largest|leading|oldest|second|world's)\b|(?:leading|global|international|national|regional|family[- ]owned|privately held|publicly traded|fortune) \P{Lu}*\b(?:company|provider|producer|manufacturer|maker|supplier|firm|retailer|distributor|group|agency|chain|business)\b|(?:\p{L}+-){1,3}(?:backed|owned|listed|funded|held|run|led|based|operated) \p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)*)/iu;

/** '120 employees', 'revenue of $3m': how large it is. */
export const EMPLOYER_SIZE = new RegExp(
  `(?<!\\w|\\d[.,])\\d[\\d.,]*\\+? (?:${sizes})\\b|\\b(?:revenues?|turnover|sales)(?: of)? (?:approx\\. |about |over )?\\p{Sc}\\s?\\d|\\p{Sc}\\s?\\d[\\d.,]*\\s?(?:k|m|mm|mn|bn?|million|billion)?\\+?(?: in)? (?:annual )?(?:revenues?|turnover|sales|company|budget)\\b`,
  "iu",
);

/** What a bracket adds about the employer and is no part of its name: '(via Acme Resourcing)', '(formerly Apex)'. */
export const EMPLOYER_ASIDE =
  /^(?:via|through|contract|formerly|previously|now|acquired|part of|client|agency|for|seconded|promoted|promotion|assigned|placed|on (?:assignment|behalf)|temp|trading as|t\/a|dba|d\/b\/a|a? ?subsidiary|division of|owned by|franchise|leih|zeitarbeit|intérim|detacheri)/i;

/** What stands behind a dash in the row of an employer and is whom the work was for: 'Corvid Labs — client Hallgrim'. */
export const CLIENT_ASIDE = /^(?:clients?|clientes?|clienti|kunden?|klanten?)\s*:?\s+\p{Lu}/iu;
