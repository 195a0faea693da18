import type { Span } from "#engine/text/span.ts";

/** A part of a sentence: what the person says of themselves, or what it says of the job. */
export type Segment = Span & { text: string; about: "self" | "role" };

const BREAKS =
  /;\s|,?\s(?:and|but|while)\s(?=(?:I|my|at|in my|as|your|you|the role|this role|before|earlier)\b)|,\s(?=which\b|and\s(?:I|at|as)\b|where\b|so\b)|:\s/g;
const SELF = /\b(?:I|my|I['’](?:m|ve|d|ll))\b/i;
const ROLE =
  /\b(?:you|your|yours|the role|this role|the position|this position|the post|this post|the job|this job|the advert|the ad|this ad|the advertisement|the posting|this posting|the vacancy|the description|the opening)\b/i;

/** Cuts a sentence where a new clause begins. A clause without a subject of its own goes on with the one before. */
export function readSegments(sentence: string): Segment[] {
  const parts: Segment[] = [];
  let start = 0;
  let about: Segment["about"] = "self";
  const push = (end: number) => {
    const text = sentence.slice(start, end);
    about = SELF.test(text) ? "self" : ROLE.test(text) ? "role" : about;
    parts.push({ start, end, text, about });
  };
  for (const mark of sentence.matchAll(BREAKS)) {
    push(mark.index);
    start = mark.index + mark[0].length;
  }
  push(sentence.length);
  return parts;
}

/** Where in a segment the ad is spoken of: from 'your' or 'the role' to its end; its length where it never is. */
export function roleStart(segment: Segment): number {
  if (segment.about === "role") return 0;
  const at = ROLE.exec(segment.text);
  if (at === null) return APPLYING.test(segment.text) ? 0 : segment.text.length;
  const before = segment.text.slice(0, at.index);
  if (APPLYING.test(segment.text)) return 0;
  return CLAIMING.test(before) ? segment.text.length : at.index;
}

const APPLYING =
  /\bI(?:['’]m| am| would like| wish| want|['’]d like)?(?: \p{L}+)? (?:to apply|apply|applying|writing|write|to join|interested|to be considered|drawn|to put myself forward|putting myself forward|submitting)\b|\bmy (?:application|interest)\b/iu;
const CLAIMING =
  /\b(?:have|had|bring|brought|hold|match|matches|meet|meets|fit|fits|know|use|used|did|do|led|lead|built|build|ran|run|managed|manage|worked|work|trained|train|experience|experienced|skilled|trained|qualified|certified|offer|expert|proficient|\p{L}+ed)\b/iu;
