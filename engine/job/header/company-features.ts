import {
  EMPLOYER_END,
  FOR_CLIENT,
  LEGAL_FRONT,
  LIKELY_EMPLOYER,
  NO_EMPLOYER_OPENING,
  RECRUITER,
  SURE_EMPLOYER,
  TERMS_OF_JOB,
} from "#engine/knowledge/ads/employer-cues.ts";
import { scorePlace } from "#engine/knowledge/places/read-places.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import type { CompanyClue } from "./find-company-clues.ts";
import { bearsHost, readHosts } from "./hosts.ts";
import { neighbourFeatures } from "./line-kind.ts";
import {
  commonName,
  commonNames,
  isParted,
  lettersOf,
  type Mention,
  shapeOf,
  stepOf,
  type Worded,
  wordName,
} from "./name-candidate.ts";
import { isHead } from "./title-candidates.ts";
import type { NameCandidate } from "./title-features.ts";

const MOST_MENTIONS = 12;
const LEGAL_END = /[\s,]+(?:Inc|Ltd|Limited|LLC|LLP|PLC|plc|GmbH|Co|Corp|Pvt|Pty)\.?$/u;

/** Names that may be the employer's, each once, with features of all its mentions. Linear in the mentions. */
export function companyCandidates(
  worded: readonly Worded[],
  mentions: readonly Mention[],
  clues: readonly CompanyClue[],
): NameCandidate[] {
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = keyOf(mention.quote);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [mention]);
    else group.push(mention);
  }
  const weights = new Map<string, number>();
  for (const { quote, weight } of clues) weights.set(keyOf(quote), (weights.get(keyOf(quote)) ?? 0) + weight);
  const ad = adFeatures(worded, clues);
  const best = Math.max(0, ...weights.values());
  const most = Math.max(1, ...[...groups.values()].map((group) => group.length));
  return [...groups].map(([key, group]) => {
    const weight = weights.get(key) ?? 0;
    return {
      mentions: group,
      features: [
        ...new Set([
          ...group.slice(0, MOST_MENTIONS).flatMap((one) => mentionFeatures(worded, one)),
          ...nameFeatures(group[0]!.quote, ad.hosts),
        ]),
        `count:${stepOf(group.length)}`,
        ...(group.length === most && most > 1 ? ["most"] : []),
        `rule:${Math.min(weight, 6)}`,
        ...(weight > 0 && weight === best ? ["rule:best"] : []),
        ...(best > 0 && weight === 0 ? ["rule:other"] : []),
        ...ad.features,
        ...(ad.client && RECRUITER.test(group[0]!.quote) ? ["client:recruiter"] : []),
        ...(ad.client ? [`client:count:${stepOf(group.length)}`] : []),
      ],
    };
  });
}

const keyOf = (quote: string) => lettersOf(quote.replace(LEGAL_END, ""));

function adFeatures(worded: readonly Worded[], clues: readonly CompanyClue[]) {
  const blocks: AdBlock[] = worded.map(({ block }) => block);
  const client = blocks.some(({ text }) => FOR_CLIENT.test(text));
  const hosts = readHosts(blocks.map(({ text }) => text).join("\n"));
  const features = [
    `clues:${stepOf(clues.length)}`,
    ...(client ? ["client"] : []),
    ...(blocks.some(({ text }) => RECRUITER.test(text)) ? ["recruiters"] : []),
  ];
  return { client, hosts, features };
}

function nameFeatures(name: string, hosts: readonly string[]): string[] {
  const words = name.split(/\s+/);
  const bands = words.map((word) => wordBand(word.toLowerCase().replace(/[^\p{L}]/gu, "")));
  const known = bands.filter((band) => band !== undefined).length;
  return [
    `words:${Math.min(words.length, 6)}`,
    `known:${known === 0 ? "none" : known === words.length ? "all" : "some"}:${Math.min(words.length, 3)}`,
    `place:${Math.sign(scorePlace(name))}`,
    ...words.map((word) => `w:${commonName(word)}`),
    `last:${commonName(words.at(-1)!)}`,
    ...(SURE_EMPLOYER.test(name) ? ["sure"] : []),
    ...(LIKELY_EMPLOYER.test(name) ? ["likely"] : []),
    ...(EMPLOYER_END.test(name) || LEGAL_FRONT.test(name) ? ["legal"] : []),
    ...(RECRUITER.test(name) ? ["recruiter"] : []),
    ...(TERMS_OF_JOB.test(name) ? ["terms"] : []),
    ...(NO_EMPLOYER_OPENING.test(name) ? ["opening"] : []),
    ...(bearsHost(name, hosts) ? ["host"] : []),
    ...(words.some((word) => isHead({ start: 0, end: 0, text: word, bare: word })) ? ["title"] : []),
    ...(/^[\p{Lu}\p{N}&.]+$/u.test(name) ? [`upper:${name.length > 5 ? "long" : "short"}`] : []),
    ...(/\p{Ll}\p{Lu}/u.test(name) ? ["camel"] : []),
  ];
}

function mentionFeatures(worded: readonly Worded[], { block: at, from, to }: Mention): string[] {
  const { block, words } = worded[at]!;
  const before = words[from - 1];
  const after = words[to];
  const last = words[to - 1]!;
  const owner = /['’]s?[).,]*$/u.test(last.text);
  const left = from === 0 ? "start" : isParted(before, words[from]) ? "parted" : shapeOf(before);
  const right =
    after === undefined ? "end" : owner ? "owner" : isParted(last, after) ? "parted" : shapeOf(after);
  const open = left === "start" || left === "parted" ? "open" : "within";
  const opening = at < 3 ? String(at) : at < 8 ? "3" : "8";
  return [
    ...(left === "parted"
      ? []
      : [`<:${wordName(before)}`, `<<:${wordName(words[from - 2])}_${wordName(before)}`]),
    ...(right === "parted"
      ? []
      : [`>:${wordName(after)}`, `>>:${wordName(after)}_${wordName(words[to + 1])}`]),
    ...(open === "open" && shapeOf(after) === "lower" && right !== "parted"
      ? [`subject:${wordName(after)}`]
      : []),
    `edges:${left}:${right}`,
    `block:${opening}:${left}:${right}`,
    `line:${words.length === to - from ? opening : "no"}`,
    ...(from === 0 && (right === "end" || right === "parted") ? neighbourFeatures(worded, at) : []),
    `word:${from < 2 ? "0" : from < 15 ? "2" : from < 60 ? "15" : "60"}:${opening}`,
    `kind:${block.kind}`,
    `section:${block.section}`,
    ...(block.heading === null ? [] : [`heading:${commonNames(block.heading)}`]),
  ];
}
