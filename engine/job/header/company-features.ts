import {
  EMPLOYER_END,
  INSTITUTION,
  LEGAL_FRONT,
  LIKELY_EMPLOYER,
  NO_EMPLOYER_OPENING,
  OTHERS_EMPLOYER,
  OWN_VOICE,
  RECRUITER,
  SURE_EMPLOYER,
  TERMS_OF_JOB,
} from "#engine/knowledge/ads/employer-cues.ts";
import { isCity, isCountry, isRegion, scorePlace } from "#engine/knowledge/places/read-places.ts";
import { wordBand } from "#engine/knowledge/words/common-words.ts";
import { lettersOf } from "#engine/text/fold-letters.ts";
import type { AdBlock } from "../sections/read-blocks.ts";
import { countTelling, rolesOf } from "./company-roles.ts";
import type { CompanyClue } from "./find-company-clues.ts";
import { speaksForClient } from "./for-client.ts";
import { bearsHost, readHosts, sharesHost } from "./hosts.ts";
import { neighbourFeatures } from "./line-kind.ts";
import {
  commonName,
  commonNames,
  isParted,
  type Mention,
  shapeOf,
  stepOf,
  type Worded,
  wordName,
} from "./name-candidate.ts";
import { isHead } from "./title-candidates.ts";
import type { NameCandidate } from "./title-features.ts";

const MOST_MENTIONS = 12;
/** Features of a name of which nothing is said, and of an ad in which nobody says 'we' and some employer is spoken of. */
export const SAID_ONCE = "telling:0:1";
export const OTHERS_VOICE = "voice:0:true";
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
  const recurs = countRecurrence(
    worded,
    [...groups.keys()].map((key) => groups.get(key)![0]!.quote),
  );
  const best = Math.max(0, ...weights.values());
  const most = Math.max(1, ...[...groups.values()].map((group) => group.length));
  const sizes = new Map([...groups].map(([key, group]) => [key, group.length]));
  return [...groups].map(([key, group]) => {
    const weight = weights.get(key) ?? 0;
    const roles = rolesOf(worded, group.slice(0, MOST_MENTIONS));
    const telling = Math.min(countTelling(roles), 5);
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
        ...roles.map((role) => `role:${role}`),
        `telling:${telling}`,
        `telling:${telling}:${stepOf(group.length)}`,
        ...recurs(group[0]!.quote, group.length),
        ...kinFeatures(group[0]!.quote, sizes),
        ...ad.features,
        ...ad.features.map((one) => `${one}:${Math.min(telling, 2)}`),
        ...(ad.client && RECRUITER.test(group[0]!.quote) ? ["client:recruiter"] : []),
        ...(ad.client ? [`client:count:${stepOf(group.length)}`] : []),
      ],
    };
  });
}

const keyOf = (quote: string) => lettersOf(quote.replace(LEGAL_END, ""));

function adFeatures(worded: readonly Worded[], clues: readonly CompanyClue[]) {
  const blocks: AdBlock[] = worded.map(({ block }) => block);
  const client = speaksForClient(blocks);
  const clients = !client && blocks.some(({ text }) => /\b(?:[Oo]ur|[Mm]y) clients\b/.test(text));
  const hosts = readHosts(blocks.map(({ text }) => text).join("\n"));
  const features = [
    `clues:${stepOf(clues.length)}`,
    ...(client ? ["client"] : []),
    ...(clients ? ["clients"] : []),
    `voice:${Math.min(
      3,
      blocks.reduce((sum, { text }) => sum + (text.match(OWN_VOICE)?.length ?? 0), 0),
    )}:${blocks.some(({ text }) => OTHERS_EMPLOYER.test(text))}`,
    ...(blocks.some(({ text }) => RECRUITER.test(text)) ? ["recruiters"] : []),
  ];
  return { client, hosts, features };
}

/** How often the first word of a name that is nobody else's is said in the ad: 'Kinetik' for 'Kinetik Robotics'. */
function countRecurrence(worded: readonly Worded[], names: readonly string[]) {
  const wanted = new Set(names.map(firstOf).filter((word) => word !== ""));
  const counts = new Map<string, number>();
  for (const { words } of worded)
    for (const { bare } of words) if (wanted.has(bare)) counts.set(bare, (counts.get(bare) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return (name: string, said: number): string[] => {
    const count = counts.get(firstOf(name)) ?? 0;
    if (count === 0) return ["recurs:none"];
    return [
      `recurs:${stepOf(count)}`,
      ...(count === most && count > 1 ? ["recurs:most"] : []),
      ...(count > said ? ["recurs:more"] : []),
    ];
  };
}

const firstOf = (name: string) => {
  const word = name.replace(/^The /u, "").split(/\s/u, 1)[0]!;
  return word.length > 2 && wordBand(word.toLowerCase()) === undefined ? word : "";
};

/** Whether the name without its last words, or with more behind it, is said too, and oftener. */
function kinFeatures(name: string, sizes: ReadonlyMap<string, number>): string[] {
  const words = name.split(/\s+/u);
  const own = sizes.get(keyOf(name)) ?? 0;
  const shorter = words
    .slice(1)
    .map((_, at) => sizes.get(keyOf(words.slice(0, at + 1).join(" "))) ?? 0)
    .reduce((most, count) => Math.max(most, count), 0);
  return [`shorter:${shorter === 0 ? "none" : shorter > own ? "more" : "less"}`];
}

function nameFeatures(name: string, hosts: readonly string[]): string[] {
  const words = name.split(/\s+/);
  const bands = words.map((word) => wordBand(word.toLowerCase().replace(/[^\p{L}]/gu, "")));
  const known = bands.filter((band) => band !== undefined).length;
  return [
    `words:${Math.min(words.length, 6)}`,
    `known:${known === 0 ? "none" : known === words.length ? "all" : "some"}:${Math.min(words.length, 3)}`,
    `place:${Math.sign(scorePlace(name))}`,
    ...(isCity(name) || isRegion(name) || isCountry(name) ? ["map"] : []),
    ...words.map((word) => `w:${commonName(word)}`),
    `last:${commonName(words.at(-1)!)}`,
    ...(SURE_EMPLOYER.test(name) ? ["sure"] : []),
    ...(LIKELY_EMPLOYER.test(name) ? ["likely"] : []),
    ...(EMPLOYER_END.test(name) || LEGAL_FRONT.test(name) ? ["legal"] : []),
    ...(RECRUITER.test(name) ? ["recruiter"] : []),
    ...(TERMS_OF_JOB.test(name) ? ["terms"] : []),
    ...(NO_EMPLOYER_OPENING.test(name) ? ["opening"] : []),
    ...(bearsHost(name, hosts)
      ? ["host"]
      : [`host:${sharesHost(name, hosts) ?? (hosts.length > 0 ? "other" : "none")}`]),
    ...(INSTITUTION.test(name) ? ["institution"] : []),
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
