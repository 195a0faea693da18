/** Labels before the title of the job. */
export const TITLE_LABEL =
  /^(?:job title|title|position|position title|role|vacancy|post|job role|job|hiring for|opening|job position)$/i;

/** What stands before the title in the same line. */
export const TITLE_LEAD =
  /^(?:(?:we are |now |urgently )?hiring(?: for)?(?: an?)?|(?:urgent )?(?:opening|vacancy|requirement) for|position|job title|vacancy)\s*[:–-]?\s+/i;

/** 'is hiring a Nurse to …', 'as a Store Manager you …': sentences that name who is wanted. */
export const TITLE_SENTENCES: readonly RegExp[] = [
  /\b(?:is|are|now|currently|we['’]re|we are|urgently)\s+(?:hiring|seeking|looking for|recruiting|searching for|after|looking to (?:hire|recruit|appoint|add))\s+(?:for\s+)?(?:an?|our(?: new| next)?|\d+|one|two|several|experienced|the)?\s*/giu,
  /\b(?:seeks?|needs?|requires?|wants?|hires?)\s+(?:an?|\d+)\s+/giu,
  /\b(?:invites? applications|applications are invited|recruiting|vacancy|opening|opportunity(?: exists)?)\s+for\s+(?:the (?:post|position|role) of\s+)?(?:an?\s+)?/giu,
  /\b(?:for the|the) (?:post|position|role) of\s+(?:an?\s+)?/giu,
  /\b(?:join (?:us|our \S+|the team|the team at \S+) as|[Aa]s) (?:an?|our|the)\s+(?=\p{Lu})/gu,
  /(?:^|[.!?] )The (?=(?:\p{Lu}[\p{L}&/-]+ ){1,5}(?:will|is responsible|gives|performs|answers|provides|leads|supports|reports|works|manages|plans|prepares|coordinates)\b)/gu,
];

/** What an ad says of the person before it names the title. */
export const WANTED_QUALITY =
  /^(?:(?:new|experienced|qualified|talented|dynamic|motivated|passionate|friendly|an?|full[- ]time|part[- ]time) )*/iu;
