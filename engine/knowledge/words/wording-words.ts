import { readWords } from "../../text/word-set.ts";

/** Words that may come and go when a line is worded anew: they state nothing. */
export const JOINING_WORDS = readWords("a an the and");

/**
 * Words that say how what follows belongs to what stands before, each with its class; those of one class may stand for
 * each other.
 */
export const RELATION_WORDS: ReadonlyMap<string, string> = new Map([
  ...[..."in on at with using via through across within".split(" ")].map((word) => [word, "with"] as const),
  ..."for of to from by into onto over under above below before after against between among during until till since without despite than as per about behind beyond toward towards throughout outside inside near upon off out up down including include like such while when whenever which that who whom whose where so because if whether around along versus vs plus"
    .split(" ")
    .map((word) => [word, word] as const),
  ["every", "each"],
  ["each", "each"],
]);

/** Of them those that pick out what stands before them: which one of a list it is must stay. */
export const PICKING_WORDS = readWords(
  "with of from which that who whom whose where including include like such without",
);

/** Words that make the whole of a line smaller or another: it is not said without them. */
export const LIMITS = readWords(`
not nor no never none neither without except unless only partly partially former temporary interim acting mock simulate
simulation sample pilot unpaid supervision guidance supervised guided mentored overseen directed reviewed checked assisted
helped but although though however failed student intern internship apprentice trainee volunteer coursework academic
attempt try aim intend propose suggest
`);

/** Words that make what they stand beside smaller: it is not said without them. Of verbs, their base form. */
export const QUALIFIERS = readWords(`
or part some several few about around roughly approximately approx almost nearly close up least most under over less more
fewer than estimate expect project plan potential potentially target
am is are was were be been being get got have has had will would can could shall should may might must
help assist support contribute participate collaborate cooperate co together jointly joint share alongside member team teams
shadow observe learn study recommend draft begin start assistant junior deputy associate prototype practice exercise course
school university personal hobby demo basic basics beginner elementary introductory introduction familiar familiarity exposure
aware awareness finalist nominated nominate shortlisted shortlist runner candidate
`);

/** Praise and filling that may go. */
export const EMPTY_WORDS = readWords(`
successfully effectively efficiently various numerous diverse different multiple highly strong extensive excellent actively
proactively consistently diligently effective efficient duly accordingly etc overall general day-to-day
`);

/** Openings that give way to the deed behind them. */
export const DEED_LEAD_IN =
  /^(?:(?:was |is )?responsible for|duties included?|responsibilities included?|in charge of)[:\s]+(?=\p{Ll}+ing\b)/iu;
