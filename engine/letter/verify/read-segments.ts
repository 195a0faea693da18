import type { Span } from "#engine/text/span.ts";
import { readVerb } from "../clause/verb-forms.ts";

/** A part of a sentence: what the person says of themselves, or what it says of the job. */
export type Segment = Span & {
  text: string;
  about: "self" | "role";
  /** It says what was not done, held or known. */
  denied: boolean;
};

const BREAKS =
  /;\s|\s?—\s?|\s–\s|,\s(?=(?:I|I['’](?:m|ve|d|ll)|though|although|however|yet)\s)|,?\s(?:and|but)\s(?=would\b|have not\b|has not\b)|,?\s(?:and|but|while)\s(?=(?:(?:now|today|these days|then|later|next) I|I|my|at|in my|as|your|you|the role|this role|before|earlier)\b)|,\s(?=which\b|and\s(?:I|at|as)\b|where\b|so\b)|:\s/g;
const SELF = /\b(?:I|my|I['’](?:m|ve|d|ll))\b/i;
const ROLE =
  /\b(?:you|your|yours|the role|this role|the position|this position|the post|this post|the job(?! (?:won|was|came|took|went|got|had|ran|\p{L}+ed)\b)|this job|the advert|the ad|this ad|the advertisement|the posting|this posting|the vacancy|the description|the opening)\b/iu;

/** What is denied claims nothing; 'not only' and 'never missed' do. */
const DENIED =
  /\b(?:not|never|yet to|new to me|new ground|rather than|instead of|(?:know|knew) (?:less|little|nothing)|less (?:familiar|experienced)|closest thing|(?:only|merely|just|barely) (?:dabbled|touched|scratched|played|tinkered)|no (?:experience|knowledge)|(?:I|I['’]ve) (?:have|hold|had|got) no|new (?:\w+ )?(?:to|for) me)\b|n['’]t\b/i;
const NO_DENIAL =
  /(?:\bnot|n['’]t) (?:only|just|merely|least|wait|hesitate|shy|afraid|stop|help|mind|be (?:more|happier|prouder|better)|a stranger)\b|\bnot (?:shy|afraid|a stranger|new to)\b|\bnever (?:shy|shied|afraid|been (?:more|prouder|happier)|stopped|hesitated?)\b|\bnever (?:missed|lost|failed|late|had (?!anyone|anybody|people|staff|to |the chance|charge|a team|a budget|my own)|made|exceeded)\b|\b(?:not|never) (?:one|a single)\b/i;
/** 'I have not missed a day and led a team': what follows is claimed. */
const AFTER_DENIAL =
  /,?\s(?:and|while|with)\s(?=(?:then |also |still |now )?(?:led|ran|built|held|won|taught|made|wrote|have(?! (?:not|never|no)\b)|am|hold|lead|manage|\p{L}{3,}ed)\b)|,\s(?=having\b)/u;
/** What is wished for claims nothing yet. */
const WISHED =
  /(?:\bwould|['’]d) (?:\p{L}+ ){0,2}(?:like|love|welcome|enjoy|learn|glad|happy|pleased|delighted|keen)\b|\b(?:would be|will be)\b|\bsounds? (?:\p{L}+ ){0,2}(?:wonderful|great|good|lovely|ideal|perfect|like|right|exciting|interesting|fascinating|appealing)\b|\bwould (?:suit|fit|work|make|mean|also|allow|enable|let)\b|\b(?:shifts?|days?|nights?|hours?|weekends?|schedule|pattern|location|that|this|it|which|rota)\b[^,]{0,20}\b(?:works?|suits?|(?:is|are) (?:fine|no (?:problem|trouble|bother))) (?:(?:for|with|to) )?me\b|\b(?:ready|eager|keen|willing|hope|want|wish) (?:to|for)\b|\b(?:to|could|can) learn\b|\blook(?:ing)? forward\b|\bhope\b|\b(?:may|might) (?:well )?(?:explain|be|seem|sound|look|say)\b|\bcould (?:start|begin|come|meet)\b/iu;
const NO_WISH = /\bmy\b|\bbring(?:s|ing)?\b|\boffer\b|\bwould be (?:my|the)\b/i;

/** Cuts a sentence where a new clause begins. A clause without a subject of its own goes on with the one before. */
export function readSegments(sentence: string): Segment[] {
  const parts: Segment[] = [];
  let start = 0;
  let about: Segment["about"] = "self";
  const push = (end: number) => {
    const text = sentence.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    about = SELF.test(text) ? "self" : ROLE.test(text) ? "role" : about;
    const claim = DENIED.test(text) ? AFTER_DENIAL.exec(text) : null;
    if (claim !== null && DENIED.test(text.slice(0, claim.index))) {
      const middle = start + claim.index;
      push(middle);
      start = middle + claim[0].length;
      push(end);
      return;
    }
    const denied = (DENIED.test(text) && !NO_DENIAL.test(text)) || UNLEARNT.test(text);
    parts.push({ start, end, text, about: denied ? "role" : about, denied });
  };
  const cuts = [...sentence.matchAll(BREAKS)].map((mark) => ({
    at: mark.index,
    to: mark.index + mark[0].length,
  }));
  for (const { at, to } of [
    ...cuts,
    ...claimsAfterRole(sentence, cuts),
    ...deedsAfterApplying(sentence),
  ].sort((a, b) => a.at - b.at)) {
    if (at < start) continue;
    push(at);
    start = to;
  }
  push(sentence.length);
  return parts;
}

/** 'Since you ask for Go I have used it': what the person says of themselves after the ad is a clause of its own. */
function claimsAfterRole(
  sentence: string,
  cuts: readonly { at: number; to: number }[],
): { at: number; to: number }[] {
  const role = ROLE.exec(sentence);
  if (role === null || /\bI\b|\bmy\b/i.test(sentence.slice(0, role.index))) return [];
  const stop = cuts.find(({ at }) => at > role.index)?.at ?? sentence.length;
  const claim =
    /,?\s(?=I (?:have|had|am|was|\p{L}+ed|led|ran|built|wrote|taught|made|know|use|hold|\p{L}+)\b)/u.exec(
      sentence.slice(role.index, stop),
    );
  if (claim === null || WISHED.test(sentence.slice(role.index + claim.index, stop))) return [];
  const at = role.index + claim.index;
  return [{ at, to: at + claim[0].length }];
}

const BECAUSE =
  /,?\s(?:because|since|as|where|having|after|for)\s(?=I(?:['’]ve)?\s(?:have |had |also )*(\p{Ll}+))/gu;

/** 'I am writing to apply because I ran cell assays': what was done is a clause of its own. */
function deedsAfterApplying(sentence: string): { at: number; to: number }[] {
  return [...sentence.matchAll(BECAUSE)]
    .filter(
      ({ index, 1: deed }) =>
        APPLYING.test(sentence.slice(0, index)) && readVerb(deed!)?.kinds.includes("past") === true,
    )
    .map(({ index, 0: words }) => ({ at: index, to: index + words.length }));
}

/** Where in a segment the ad is spoken of: from 'your' or 'the role' to its end; its length where it never is. */
export function roleStart(segment: Segment): number {
  if (segment.about === "role") return 0;
  if (UNLEARNT.test(segment.text) || MENTIONED.test(segment.text)) return 0;
  const wish = WISHED.exec(segment.text);
  if (
    wish !== null &&
    !NO_WISH.test(segment.text.slice(wish.index)) &&
    !CLAIMING.test(segment.text.slice(0, wish.index))
  )
    return /^\W*I\W*$|^\W*\p{L}+ing\b(?!.*\b(?:my|we|our)\b)|^(?!.*\b(?:I|my|me|we|our)\b)/iu.test(
      segment.text.slice(0, wish.index),
    )
      ? 0
      : wish.index;
  const at = ROLE.exec(segment.text);
  if (at === null) return APPLYING.test(segment.text) ? 0 : segment.text.length;
  const before = segment.text.slice(0, at.index);
  if (APPLYING.test(segment.text)) return 0;
  return CLAIMING.test(before) ? segment.text.length : at.index;
}

/** 'SAP is something I am ready to learn', 'the measures you mention': what stands before is of the ad too. */
const UNLEARNT =
  /^[^,]{2,60}\b(?:is|are|would be) (?:something|things|a thing|a tool|an area|areas|one|ones|new) [^,]{0,40}\b(?:learn|discuss|hear|try|explore|grow|to me|pick up)\b|^[^,]{1,40}\bI(?:['’]d| would| will)? (?:have to|need to|like to|love to) (?:learn|train|get up to speed|catch up|brush up|pick up|read up|be shown|be taught)\b|^[^,]{1,30}\bI (?:know|have) only\b|\bstill ahead of me\b|\b(?:still|currently|only just) (?:building|developing|learning|improving|working on) my\b/i;
/** 'the measures you mention'. */
const MENTIONED =
  /^(?:and |but )?(?:the|what|everything|anything|those|these)\b[^,]{0,50}\b(?:that )?you (?:mention|describe|ask|need|list|name|set out|offer|seek|want|plan)\b/i;
const APPLYING =
  /\b(?:present|put forward|submit|offer|enclose) my (?:candidacy|candidature|application|cv|resume)\b|\bI(?:['’]m| am| (?:would|should) (?:like|love|wish)| wish| want|['’]d (?:like|love))?(?: \p{L}+)? (?:to apply|apply|applying|writing (?:to|about|with|because|regarding|in)|write (?:to|with|about|in)|to join|interested|to be considered|(?:[^,]{0,30} )?(?:prospect|chance|opportunity|possibility|idea|thought) (?:of|to) (?:join|joining|work|working|lead|leading|become|becoming)|(?:had|have|wanted|decided|keen|glad|happy|moved|inspired|compelled|prompted) to apply|to be your|looking for|after (?:a|the|this|your)|drawn|to put myself forward|putting myself forward|to put my name forward|putting my name forward|submitting)\b|\bmy (?:application|interest)\b|\bwhat (?:excites|draws|drew|attracts|attracted|interests|appeals|impressed|impresses|struck|strikes|I (?:like|love|admire|value|find|enjoy))\b[^,]*\babout\b|\b(?:is|are|sounds like|looks like|feels like) (?:exactly |just )?(?:the|a) (?:kind of |sort of |very )?(?:job|role|post|position|work|step|move|place) (?:that )?I\b|\bI(?:['’]d)? (?:want|like|would like|need|seek)\b(?: \p{L}+){0,6} (?:job|role|post|position|work|place|opening)\b/iu;
const CLAIMING =
  /\b(?:have|had|bring|brought|hold|match|matches|meet|meets|fit|fits|know|use|used|did|do|led|lead|built|build|ran|run|managed|manage|worked|work|trained|train|experience|experienced|skilled|trained|qualified|certified|offer|expert|proficient|(?!(?:delight|pleas|excit|interest|thrill|impress|attract|intrigu|mov|honou?r|encourag|inspir|enclos|attach|tempt|advertis|list|nam|describ|mention|ne|want)ed\b)\p{L}+ed)\b/iu;
