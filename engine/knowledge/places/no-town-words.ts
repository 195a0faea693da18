/** Words of a short line of contacts that is no town. */
export const NO_TOWN =
  /citizen|visa|portfolio|website|web ?site|github|gitlab|remote|hybrid|available|open to|relocat|licen[cs]e|permit|married|single|male|female|native|bilingual|fluent|veteran|clearance|resident|national|blog|behance|dribbble|skype|twitter|facebook|instagram|linked|profile|orcid|scholar|leetcode|kaggle|stack|medium|he\/|she\/|they\/|www|curriculum|resume|gmail|years|age|dob|pronouns|phone|mail|call|contact|driv/i;
