import { CREDENTIAL_HEADS } from "#engine/knowledge/ads/credential-heads.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { wordFigure } from "#engine/models/ads/read-word-figures.ts";
import { GAP, LIST_GAP } from "#engine/text/gap.ts";
import type { Token } from "#engine/text/tokens.ts";
import type { Trade } from "../../knowledge/skills/concept.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { AdSentence } from "./ad-sentence.ts";
import type { Candidate } from "./candidate.ts";
import { classFeatures } from "./class-features.ts";
import type { SentenceNeeds } from "./sentence-needs.ts";

/** A candidate where it stands: its sentence, that sentence's words [from, to) which are its own, and its scores. */
export type Placed = {
  candidate: Candidate;
  sentence: AdSentence;
  from: number;
  to: number;
  block: AdBlock;
  /** Log odds in thousandths that the sentence asks for something; its own and those before and behind it. */
  scores: readonly [before: number, own: number, behind: number];
  /** How much its sentence wants what it names. */
  needs: SentenceNeeds;
};

/** What holds for the whole ad. */
export type AdContext = {
  /** Share of the terms the lexicon is sure of, by trade. */
  trades: ReadonlyMap<Trade, number>;
  /** How many candidates have an id. */
  repeats: ReadonlyMap<string, number>;
  title: string;
};

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const STEP = 700;

/** What tells whether a candidate is asked for: its words, its form, its sentence, what stands around it. */
export function candidateFeatures(placed: Placed, context: AdContext): string[] {
  const { candidate, sentence, from, to } = placed;
  const { kind, source, ambiguity } = candidate;
  const form = `${source === "read" || source === "doubtful" ? ambiguity : "none"}`;
  const sort = `${source}:${form}`;
  const features = [`k:${kind}`, `g:${sort}`, `gk:${sort}:${kind}`, `id:${candidate.id.replace(/ /g, "_")}`];
  const words = sentence.tokens.slice(from, to);
  features.push(
    ...placeFeatures(placed, source, kind),
    ...wordFeatures(words, source),
    ...nearFeatures(placed),
    ...classFeatures(sentence.tokens, from, to, source),
  );
  const bucket = tradeFit(candidate, context);
  features.push(`t:${bucket}`, `tg:${bucket}:${form}`);
  const repeats = Math.min(4, context.repeats.get(candidate.id) ?? 1);
  features.push(`n:${repeats}`, `ng:${repeats}:${source}`);
  if (context.title.includes(candidate.quote.toLowerCase())) features.push("title");
  for (const trade of candidate.trades) features.push(`tr:${trade}`);
  return features;
}

/** How much of what the ad surely asks for is of a candidate's trades, in sixths; 'none' where it has no trade. */
export function tradeFit({ trades }: Candidate, context: AdContext): number | "none" {
  const share = trades.reduce((most, trade) => Math.max(most, context.trades.get(trade) ?? 0), 0);
  return trades.length === 0 ? "none" : Math.ceil(share * 6);
}

function placeFeatures({ sentence, block, scores }: Placed, source: string, kind: string): string[] {
  const [before, own, behind] = scores.map((score) => clamp(Math.round(score / STEP), 5));
  return [
    `s:${block.section}`,
    `ss:${block.section}:${source}`,
    `sk:${block.section}:${kind}`,
    `b:${block.kind}`,
    `bl:${block.skillsList}`,
    `p:${sentence.tenth}`,
    `q:${own}`,
    `qs:${own}:${source}`,
    `qb:${before}`,
    `qa:${behind}`,
    `len:${Math.min(8, Math.ceil(sentence.tokens.length / 4))}`,
  ];
}

function wordFeatures(words: readonly Token[], source: string): string[] {
  const first = words[0];
  const head = words.at(-1);
  if (first === undefined || head === undefined) return ["empty"];
  const features = [
    `c:${words.length}`,
    `cg:${words.length}:${source}`,
    `hd:${head.singular}`,
    `hs:${head.stem}`,
    `fw:${first.singular}`,
  ];
  for (const { stem } of words) features.push(`w:${stem}`);
  const upper = first.letterCase === "title" && first.sentenceStart ? "start" : first.letterCase;
  features.push(
    `u:${upper}`,
    `ug:${upper}:${source}`,
    `uh:${head.letterCase}`,
    `e:${head.normalized.slice(-3)}`,
    `eg:${head.normalized.slice(-3)}:${source}`,
  );
  features.push(
    `wb:${wordBand(head.normalized) ?? wordBand(head.singular) ?? "rare"}:${source}`,
    `wf:${wordBand(first.normalized) ?? wordBand(first.singular) ?? "rare"}`,
  );
  const known = words.flatMap(({ normalized }) => wordFigure(normalized) ?? []);
  const most = (pick: (figure: (typeof known)[number]) => number) => Math.max(...known.map(pick));
  if (known.length === 0) return [...features, "unknown", `unknown:${source}`];
  features.push(`as:${most(({ asked }) => asked)}`, `ag:${most(({ asked }) => asked)}:${source}`);
  features.push(
    `wa:${most(({ wanted }) => wanted)}`,
    `si:${most(({ silent }) => silent)}`,
    `co:${Math.min(...known.map(({ common }) => common))}`,
  );
  return features;
}

/** Words on each side that are looked at. */
const NEAR = 4;

function nearFeatures({ sentence: { tokens, separators }, from, to, candidate }: Placed): string[] {
  const word = (at: number) => (at < 0 ? "^" : (tokens[at]?.normalized ?? "$"));
  const features = [
    `-1:${word(from - 1)}`,
    `+1:${word(to)}`,
    `-2:${word(from - 2)}_${word(from - 1)}`,
    `+2:${word(to)}_${word(to + 1)}`,
  ];
  features.push(`-1g:${word(from - 1)}:${candidate.source}`, `+1g:${word(to)}:${candidate.source}`);
  for (let at = Math.max(0, from - NEAR); at < from; at += 1) features.push(`<:${word(at)}`);
  for (let at = to; at < Math.min(tokens.length, to + NEAR); at += 1) features.push(`>:${word(at)}`);
  features.push(`f0:${word(0)}`, `f1:${word(0)}_${word(1)}`);
  const gapBefore = gapName(tokens[from]?.gap ?? 0);
  const gapBehind = to < tokens.length ? gapName(tokens[to]!.gap) : "end";
  features.push(
    `gb:${from === 0 ? "start" : gapBefore}`,
    `ga:${gapBehind}`,
    `gg:${from === 0 ? "start" : gapBefore}:${gapBehind}:${candidate.source}`,
  );
  if (speaksOfCredentials(tokens, from, to))
    features.push("cred", `cred:${tokens[from]!.letterCase}:${candidate.source}`, `cred:${candidate.kind}`);
  features.push(`ls:${Math.min(6, separators)}`);
  return features;
}

export function gapName(gap: number): string {
  if ((gap & GAP.open) !== 0) return "open";
  if ((gap & GAP.close) !== 0) return "close";
  if ((gap & GAP.slash) !== 0) return "slash";
  if ((gap & LIST_GAP) !== 0) return "list";
  if ((gap & GAP.colon) !== 0) return "colon";
  if ((gap & GAP.dash) !== 0) return "dash";
  return (gap & GAP.quote) !== 0 ? "quote" : "word";
}

/** Words on each side within which 'certifications' speaks of a term. */
const CREDENTIAL_REACH = 12;

/** 'Certifications: …', 'A, B or C certified'. */
export function speaksOfCredentials(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(Math.max(0, from - CREDENTIAL_REACH), to + CREDENTIAL_REACH)
    .some(
      ({ singular }) =>
        CREDENTIAL_HEADS.has(singular) || singular === "certified" || singular === "registered",
    );
}
