import { addAfterPrepositions } from "./add-article.ts";
import { coordinateLastItem } from "./expand-abbreviations.ts";
import { readVerb } from "./verb-forms.ts";

/** Nouns that name an activity, beside those in -ing, -tion, -ment and their like. */
const ACTIVITIES = new Set(
  `care control service services support work entry outreach relations maintenance research prep transport companionship search searches
  checks visits referrals interviews bookings deliveries collections observations reconciliations counts rounds
  study use
  audit audits carpentry oversight repair repairs upkeep triage design analysis analyses delivery inventory payroll billing sales
  assembly recovery discovery surgery bookkeeping review reviews upgrade upgrades survey surveys removal disposal
  supply safety security liaison advocacy leadership ownership stewardship sponsorship upload procurement hospitality therapy
  photography videography cinematography choreography craftsmanship housekeeping stock-taking stocktaking fieldwork casework paperwork`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const ENDINGS = /(?:ing|tion|sion|ment|ments|tions|ance|ence|ysis|ency|ancy|ship)$/;
/** In -ing or -tion, but no activity. */
const NO_ACTIVITIES = new Set(
  "building buildings ceiling morning evening thing something king ring spring string wing clothing position station function option section edition condition department apartment government element document moment equipment mention champion question questions audience science experience sciences conference evidence intelligence excellence distance instance balance finance insurance appearance performance award champion representation reputation".split(
    " ",
  ),
);
const PREPOSITIONS =
  /^(?:of|for|to|in|on|at|with|by|from|across|during|under|within|over|per|between|after|before|about|without|into|through|using|including)$/;
const NOT_OPENING =
  /^(?:best|top|first|second|highest|most|only|member|winner|award|excellent|strong|good|great|proven|fluent|able|part|key|sole|extensive|knowledge|experience|experienced|skilled|proficient|certified|familiar|expert|responsible|duties|skills|tech|tools|employee|currently|i|no|non|not|volunteer|head|chief|senior|junior|assistant|lead|main|temporary|seasonal)$/i;
/** 'Rebranding team member' says what one was, not what was done. */
const MEMBER =
  /^(?:member|coordinator|lead|leader|representative|rep|captain|chair|trainer|champion|officer)$/i;
const FINITE =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should)$/i;

/**
 * A bullet that names activities ('MIG and TIG welding of frames', 'Preparation of accounts') as what stands after 'my work
 * included'; null where it names something else, or cannot be told from a heading, a title or an award.
 */
export function readNounPhrase(text: string): string | null {
  const words = text.split(" ");
  if (
    words.length < 3 ||
    NOT_OPENING.test(words[0]!) ||
    /^[\p{N}$€£]/u.test(text) ||
    /:| \/ |\d{4}$/.test(text)
  )
    return null;
  if (words.some((word) => FINITE.test(word)) || MEMBER.test(words.at(-1)!)) return null;
  const stop = words.findIndex((word) => PREPOSITIONS.test(word));
  const head = stop === -1 ? words : words.slice(0, stop);
  if (head.length === 0 || head.length > 9) return null;
  const items = head.join(" ").split(/, and |, | and | & /);
  const heads = items.map((item) => item.split(" ").at(-1)!.toLowerCase());
  const first = heads.find((word) => word.length > 3) ?? "";
  if (!isActivity(first) && !heads.some((word, index) => index > 0 && isActivity(word))) return null;
  if (!heads.every((word) => isActivity(word) || !isFinitePast(word))) return null;
  if (!isActivity(heads.at(-1)!) && !isActivity(first)) return null;
  // 'the preparation of accounts', but 'event planning for guests' and 'statistical analysis in R'.
  const bare = items.every((item) => !item.includes(" "));
  const opensInIng = items.length > 1 && items[0]!.endsWith("ing");
  const wantsThe = !opensInIng && words[stop] === "of" && bare && !/^(?:loading|unloading)$/i.test(heads[0]!);
  const lower = lowerFirst(coordinateLastItem(text));
  // 'Installing and commissioning of switchgear' as 'installing and commissioning switchgear'.
  if (
    words[stop] === "of" &&
    bare &&
    opensInIng &&
    items.every((item) => item.endsWith("ing")) &&
    !/^loading|^unloading/i.test(text)
  )
    return lower.replace(" of ", " ");
  return addAfterPrepositions(wantsThe ? `the ${lower}` : lower);
}

function isActivity(word: string): boolean {
  return (
    (ENDINGS.test(word) || ACTIVITIES.has(word)) &&
    !NO_ACTIVITIES.has(word) &&
    !NO_ACTIVITIES.has(word.replace(/s$/, ""))
  );
}

function isFinitePast(word: string): boolean {
  const read = readVerb(word);
  return read !== null && read.kinds.length === 1 && read.kinds[0] === "past";
}

/** Names that open lines of work now and then. */
const NAMES =
  /^(?:Python|Java|Excel|Tableau|Salesforce|Photoshop|Linux|Windows|Oracle|Kubernetes|Docker|Google|Microsoft|Adobe|Amazon|Cisco|Siemens|English|Spanish|French|German|Christmas|Easter|European|American|British|Xactimate|Sage|Ansible|Terraform)$/;

/** The first word in small letters, unless it is an abbreviation or a name. */
export function lowerFirst(text: string): string {
  const first = text.split(" ")[0]!;
  if (/^\p{Lu}[\p{L}\d&/-]*[\p{Lu}\d]/u.test(first) || /^I\b/.test(first) || NAMES.test(first)) return text;
  return text[0]!.toLowerCase() + text.slice(1);
}
