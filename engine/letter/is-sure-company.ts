import type { Job } from "#engine/job/model/job.ts";
import { FOR_CLIENT, SURE_RECRUITER } from "#engine/knowledge/ads/employer-cues.ts";
import { PLACES } from "#engine/knowledge/places/place-names.ts";
import { isPersonNoun } from "../knowledge/titles/letter-titles.ts";
import { isPlainWord } from "./names/realize-names.ts";

const LABEL = /(?:company|employer|organi[sz]ation|client)(?: name)?\s*:\s*$/i;
const SUBJECT = /^(?:,? (?:is|are|was|has|have|offers|provides|seeks|needs|will)\b|['’]s\b|,? an? )/;
const JOINS = /(?:\bjoin|\bjoining|\bat|\babout|\bwelcome to|\bwith)\s+$/i;

/**
 * Whether the ad's company was surely read: labelled as one, or named in two places of which one speaks of it as one. A plain
 * word or a place alone may be anything.
 */
export function isSureCompany({ text, company }: Job): boolean {
  if (company === null) return false;
  const name = company.quote;
  const words = name.split(/\s+/);
  if (LABEL.test(text.slice(Math.max(0, company.start - 30), company.start))) return true;
  // Who recruits for others is not who employs.
  if (SURE_RECRUITER.test(name) || FOR_CLIENT.test(text)) return false;
  if (words.every((word) => isPlainWord(word.toLowerCase())) && words.length < 3) return false;
  if (PLACES.has(name.toLowerCase()) || isPersonNoun(words.at(-1)!.toLowerCase())) return false;
  const places = placesOf(text, name);
  return (
    places.length > 1 &&
    places.some(
      (at) =>
        SUBJECT.test(text.slice(at + name.length, at + name.length + 20)) ||
        JOINS.test(text.slice(Math.max(0, at - 14), at)),
    )
  );
}

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) places.push(at);
  return places;
}
