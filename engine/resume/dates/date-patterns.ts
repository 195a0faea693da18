/** How dates are printed, in folded letters; each is tried where a word begins (`y`). */

export const YEAR = "((?:19[4-9]|20[0-4])\\d)";
export const NOT_MORE = "(?!\\p{N})";
export const ISO = new RegExp(
  `${YEAR}[-./](0[1-9]|1[0-2])(?:[-./](?:0[1-9]|[12]\\d|3[01]))?(?![\\p{N}])`,
  "yu",
);
export const DAY_MONTH_YEAR = new RegExp(`(\\d{1,2})([./-])\\s?(\\d{1,2})[./-]\\s?${YEAR}${NOT_MORE}`, "yu");
export const MONTH_YEAR = new RegExp(`(0?[1-9]|1[0-2])(?:\\s?[./]\\s?|-)${YEAR}${NOT_MORE}`, "yu");
/** '2013.8', '2016. 03' */
export const YEAR_SHORT_MONTH = new RegExp(`${YEAR}(?:[./]([1-9])|\\. (0[1-9]|1[0-2]))(?![\\p{N}./])`, "yu");
export const WEAK_MONTH_YEAR = new RegExp(
  `(?:(0[1-9]|1[0-2])[/.]|([1-9])/)('?)(\\d\\d)(?!/\\d)${NOT_MORE}`,
  "yu",
);
export const DAY_NAME_YEAR = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th|er|\\.|º|ª)?[\\s-](?:of |de )?(\\p{L}[\\p{L}\\p{M}]{2,11})\\.?\\s?,?[\\s-]?(?:de |del )?${YEAR}${NOT_MORE}`,
  "yu",
);
/** '5 Sep 11', as one end of '5 Sep 11 – 4 Jun 15'. */
export const DAY_NAME_SHORT_YEAR = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th|\\.)?[ -](\\p{L}[\\p{L}\\p{M}]{2,11})\\.?,?[ '-]{1,2}(\\d\\d)(?![:.,]\\d)${NOT_MORE}(?:(?=\\.?[ -](\\p{L}{3,12})))?`,
  "yu",
);
export const DAY_NAME = /\d{1,2}(?:st|nd|rd|th|er|\.)?[ -]?(\p{L}[\p{L}\p{M}]{2,11})(?![\p{L}\p{N}])/uy;
/** '2019 Fall', '2017 (Nov)', '2019. január', '2019 m. sausis'; not the year before 'May 2018'. */
export const YEAR_NAME = new RegExp(
  `${YEAR}(?: ?\\((\\p{L}[\\p{L}\\p{M}]{2,11})\\.?\\)|(?:,? |\\. (?!may|march))(?:[mg]\\. |gada )?(\\p{L}[\\p{L}\\p{M}]{2,11})(?![\\p{L}\\p{N}])\\.?(?![\\s.,/'-]{0,4}(?:\\d{1,2}(?!\\d)|\\d{4}(?!\\.? (?:[mg]\\. |gada )?\\p{L}{3}))))`,
  "yu",
);
/** '2019-Aug'; not the year before a month of its own: '2019-May 2020'. */
export const YEAR_HYPHEN_NAME = new RegExp(
  `${YEAR}-(\\p{L}[\\p{L}\\p{M}]{2,11})(?![\\p{L}\\p{N}])(?!\\.?,?[ '’]{1,2}\\d)`,
  "yu",
);
export const NAME_YEAR = new RegExp(
  `(\\p{L}[\\p{L}\\p{M}]{2,11})\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?=[, ]))?[,.]?[\\s/'-]{0,3}(?:de |del |of |d')?'?${YEAR}${NOT_MORE}`,
  "yu",
);
export const NAME_SHORT_YEAR = new RegExp(
  `(\\p{L}[\\p{L}\\p{M}]{2,11})\\.?,?( ?'|[ -])(\\d\\d)${NOT_MORE}`,
  "yu",
);
export const SEASON_YEAR = new RegExp(
  `(\\p{L}{2,14})(?:,? | of | de )'?${YEAR}(?:[/-]\\d\\d(?:\\d\\d)?)?${NOT_MORE}`,
  "yu",
);
export const QUARTER = new RegExp(`(?:q[1-4]|h[12]|t[1-4]) ?[/,']? ?${YEAR}${NOT_MORE}`, "yu");
export const CJK = /((?:19|20)\d\d)\s?[年년](?:\s?(\d{1,2})\s?[月월])?/uy;
export const PLAIN_YEAR = new RegExp(`${YEAR}(?:/(\\d\\d)(?!\\d|/))?(?!\\p{N}|[.,]\\d)`, "yu");
export const NAME = /(\p{L}[\p{L}\p{M}]{2,11})(?![\p{L}\p{N}])/uy;
