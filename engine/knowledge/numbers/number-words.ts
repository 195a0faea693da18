import { collectWords, patternOf } from "../locales/collect-words.ts";

/** Numbers as words say them, in order from zero; tens from twenty; ordinals from first. */
export const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  lakh: 1e5,
  crore: 1e7,
  dozen: 12,
};
export const TIMES: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  doubling: 2,
  twice: 2,
  twofold: 2,
  triple: 3,
  tripled: 3,
  tripling: 3,
  threefold: 3,
  quadruple: 4,
  quadrupled: 4,
  fourfold: 4,
  tenfold: 10,
  half: 0.5,
  halve: 0.5,
  halved: 0.5,
  halving: 0.5,
  halves: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  thirds: 0.67,
};
export const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
/** Units as they are written short. */
export const UNITS: Readonly<Record<string, string>> = {
  s: "second",
  sec: "second",
  secs: "second",
  min: "minute",
  mins: "minute",
  h: "hour",
  hr: "hour",
  hrs: "hour",
  wk: "week",
  yr: "year",
  yrs: "year",
  ms: "millisecond",
};

/** A number in words, in any language. */
export const SAID_NUMBER = new RegExp(
  `\\b(?:${patternOf(collectWords((locale) => locale.numbers))})\\b`,
  "i",
);
