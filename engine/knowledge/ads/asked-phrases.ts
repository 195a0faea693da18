/** Nouns that make a language's name an adjective: 'French cuisine', 'English literature'. */
export const OF_A_COUNTRY =
  /^[ -](?!(?:is|are|and|or|as|at|to|on|in|of|would|will|both|level|language|skills?|speak\p{L}*|spoken|written|preferred|strongly|highly|desirable|required|fluency|native|helps?|welcome|valued|an?|must|medium|advantageous)\b)\p{Ll}{3,}/u;

/**
 * '3 years of …', 'experience in …', 'knowledge of …': what follows is named as a skill, whatever its words may mean
 * elsewhere. An article opens a place ('in a large firm') or a role, and is no such name.
 */
export const ASKED_PHRASE =
  /\b(?:(?:years?|yrs?)['’]?(?: of)?(?: \p{L}+)? experience|experience|years?['’]?|background|knowledge|proficien(?:t|cy)|expertise|grounding|command|understanding|qualified|trained)(?: (?:of|in|with|using))? (?!an? |the |our |your |his |this |that |which |or |and |to |is |are |on |at |as |from |required|preferred|desirable|essential)(?=[\p{L}\p{N}])/giu;

/** Where the name of what is asked ends. */
export const ASKED_PHRASE_END =
  /[.;:()\n]|,? (?:is|are|was|will|would|that|which|who|to|for|from|at|on|as|within|preferred|required|desirable|an? (?:asset|plus|advantage|must)|preferably|ideally|gained)\b/iu;

/** What stands between the names of a list of skills, or praises one of them. */
export const BETWEEN_NAMES =
  /[,/|:()–—•]|\b(?:and|or|in|of|with|both|also|very|strongly|highly|strong|good|excellent|solid|knowledge|skills?|certificates?|certification|experience)\b/giu;

/** The phrase hedges, or is about the person: no skill though skills stand around it. */
export const NO_SKILL =
  /\b(?:training|related|relevant|equivalent|similar|other|field|fields|towards?|provided|given|experience|advantage|degree|license|licence|budget|people|pay|type|types|home|homes)\b/i;
