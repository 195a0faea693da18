import { foldLetters } from "../../text/fold-letters.ts";
import { readWords } from "../../text/word-set.ts";
import { wordBand } from "../words/common-words.ts";
import { ENGLISH_HEADS, TITLE_NOUNS } from "./title-words.ts";

/** Heads that are also common words, and so need a capital and company ('Team Lead', never 'lead'). */
const DOUBTFUL = readWords(
  `head lead sales hr host member partner principal fellow guard guide rep server crew trainer officer associate judge keeper miller
  mason master owner champion advocate liaison companion sister runner cutter closer lighter finisher turner binder processor
  polisher sorter navigator restorer sponsor`,
);
/** Ends of nouns that name a person's trade, for what no list foresees; short words are left out ('other', 'river'). */
const TRADE_END =
  /(?:ologist|grapher|keeper|maker|smith|mechanic|[lmnrt]ician|ometrist|iatrist|wright|fitter|caseworker|monger|therapist)$/;
/** Abbreviations that name who does a job, in capitals: 'CNA - Memory Care', 'Travel RN'. */
const ABBREVIATED =
  /^(?:CNA|LPN|LVN|RN|RGN|RMN|RNLD|HCA|HCSW|HHA|CMA|CCMA|RMA|PCA|PCT|PSW|DSP|STNA|GNA|NP|FNP|PMHNP|CRNA|APRN|PA-C|EMT|AEMT|ODP|LCSW|LMSW|LMFT|LPC|BCBA|RBT|SLP|SLPA|COTA|PTA|OTR|DPT|CRT|RRT|TA|HLTA|LSA|ECE|SENCO|SENCo|PGT|TGT|PRT|SDR|BDR|CSR|AE|SRE|DBA|SDET|BA|KP|CDP|EA|CFO|CEO|COO|CTO|CMO|CHRO|CIO|CISO|HRBP|GP|SHO|ANP|ACP)s?$/;

/** Whether a word names who does a job; plurals count. A noun of another language that is a common English word is none. */
export function isTitleHead(word: string): boolean {
  const lower = foldLetters(word).replace(/[^\p{L}-]/gu, "");
  return isNoun(lower) || (lower.endsWith("s") && isNoun(lower.slice(0, -1))) || TRADE_END.test(lower);
}

function isNoun(word: string): boolean {
  if (DOUBTFUL.has(word)) return true;
  return TITLE_NOUNS.has(word) && (ENGLISH_HEADS.has(word) || wordBand(word) === undefined);
}

/** Whether a word is the abbreviation of a job, as written. */
export function isAbbreviatedTitle(word: string): boolean {
  return ABBREVIATED.test(word);
}

export function isDoubtfulHead(word: string): boolean {
  return DOUBTFUL.has(word.toLowerCase());
}
