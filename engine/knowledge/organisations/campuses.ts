/** Universities of several places, told apart by the town behind their name: 'University of California, Irvine'. */
export const SEVERAL_CAMPUSES =
  /^(?:the )?(?:university of (?:california|texas|wisconsin|illinois|massachusetts|north carolina|colorado|missouri|michigan|maryland|tennessee|nebraska|hawai'?i|alaska|arkansas|minnesota|houston)|california state university|state university of new york|california (?:state )?polytechnic(?: state)? university|indian institute of technology|national institute of technology)(?: \([A-Z]{2,5}\))?(?:, | ?[–—-] ?)/i;
