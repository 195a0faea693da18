/** Up to some words of praise and an article before the post: 'a patient, punctual and tidy'. */
const PRAISE =
  "(?:(?:an?|the|our|some|several|more|new|one|two|three|\\d+|number of|x) )*(?:[\\p{Ll}*-]+(?:, | and | & |\\/| )){0,6}";

const before = (words: string, flags = "iu") => new RegExp(`${words}$`, flags);

/** What leads up to the post that an ad offers. */
export const BEFORE_POST: readonly (readonly [role: string, find: RegExp])[] = [
  [
    "seeks",
    before(
      `\\b(?:seek(?:ing|s)?|looking (?:for|to (?:hire|recruit|appoint|add|employ))|recruit(?:s|ing)?(?: for)?|hir(?:e|es|ing)|search(?:ing)? for|requir(?:es?|ing)|on the hunt for|in need of|needs?|wants?|appoint(?:ing)?|hunting for) ${PRAISE}`,
    ),
  ],
  [
    "offers",
    before(
      `\\b(?:opportunit(?:y|ies)|vacanc(?:y|ies)|openings?|roles?|positions?|posts?|jobs?|requirement|applications|opening)(?: (?:exists?|available|has arisen|have arisen|now))?(?: \\p{L}+){0,4}?:? (?:for|of|as) ${PRAISE}`,
    ),
  ],
  ["as", /\b[Aa]s (?:an?|our|the)(?: (?:new|next))? $|^[Aa]s $|[.!?] As $/u],
  ["join-as", /\b[Jj]oin\b[^.!?]{0,60} as (?:an?|our|the) (?:[\p{Ll}-]+ )?$/u],
  [
    "you-are",
    /\b(?:[Yy]ou (?:are|will be)|[Yy]ou['’](?:re|ll be)|[Bb]e|[Aa]re you)(?: currently)? (?:an?|our) (?:[\p{Ll}-]+,? ){0,4}$/u,
  ],
  [
    "label",
    /(?:^|[\n.;|] ?|\s{2,})(?:[Jj]ob |JOB )?(?:[Tt]itle|TITLE|[Rr]ole|ROLE|[Pp]osition|POSITION|[Pp]ost|[Vv]acancy|VACANCY|[Jj]ob|JOB)(?: [Tt]itle)? ?[:–-] ?$/u,
  ],
  ["the", /(?:^|[.!?\n] ?)(?:The|THE|This|Our|An?) (?:[\p{Ll}-]+ ){0,2}$/u],
  [
    "reports",
    /\b(?:report(?:s|ing)?(?: directly)? to|supervis\p{L}*|manag(?:e|es|ing)|support(?:s|ing)?|assist(?:s|ing)?|direction of|work(?:ing)? (?:closely )?with|liais\p{L}+ with|lead(?:s|ing)?) (?:an?|the|our|with)? ?(?:[\p{Ll}-]+ ){0,2}$/iu,
  ],
  [
    "experience",
    /\b(?:experience|years|background|worked|previous|similar|qualified|degree|certified)\b[^.!?]{0,40}$/iu,
  ],
  ["contact", /\b(?:contact|call|to|by|from|our) $/iu],
];

/** What is said of it right behind. */
export const BEHIND_POST: readonly (readonly [role: string, find: RegExp])[] = [
  ["to-do", /^,?(?: \([^()]{1,30}\))? (?:to|who|with|that)\b/u],
  ["will", /^,?(?: \([^()]{1,30}\))? (?:will|shall|is responsible|are responsible|must|should)\b/u],
  ["does", /^,? (?!(?:is|was|has|plus|this|needs|as|across)\b)\p{Ll}{3,}s\b/u],
  ["post", /^(?:\(s\))? (?:[Rr]ole|[Pp]osition|[Vv]acancy|[Oo]pportunity|[Jj]ob|[Oo]pening|[Pp]ost)\b/u],
  ["wanted", /^s? (?:is |are )?(?:urgently )?(?:required|needed|wanted|sought)\b/iu],
  ["place", /^,? ?(?:[-–|,•(] ?|in |based in |for |at )\p{Lu}/u],
  ["pay", /^[ ,:–|-]{1,4}(?:[£$€*]|\d|[Cc]ompetitive|[Uu]p to)/u],
  ["is", /^,? (?:is|are|was)\b/u],
  ["others", /^s? (?:and|or|,) /u],
];

/** Words that praise a person and are no part of a title. */
export const QUALITY_OF_PERSON =
  /^(?:experienced?|talented|passionate|skilled|dedicated|motivated|enthusiastic|dynamic|ideal|successful|qualified|proven|committed|driven|ambitious|creative|caring|compassionate|reliable|friendly|energetic|highly|self-motivated|hardworking|outstanding|exceptional|excellent|strong|professional|appropriate|suitable|great|top|best|bright|new|additional|selected|current|future|potential|full|seasoned|accomplished|results-driven|detail-oriented|caliber|calibre|punctual|tidy|organi[sz]ed|well-organi[sz]ed|honest|trustworthy|dependable|polite|cheerful|calm|confident|flexible|proactive|competent|capable|keen|diligent|conscientious|meticulous|hard-working|versatile|resourceful|personable|bubbly|articulate|innovative|collaborative|curious|adaptable|tenacious|resilient|methodical|like-minded|customer-focused|part-time|full-time|part|permanent|temporary)$/iu;

/** Words of forms that stand beside a title. */
export const NO_PART_OF_TITLE =
  /^(?:location|salary|job|details|posting|summary|description|requirements?|responsibilities|company|client|type|date|reference|ref|hours|contract|rate|department|duties|overview|competitive|role|position|vacancy|apply|benefits|qualifications|schedule|status|category|level)$/iu;
