/** Adverbs that say nothing a letter wants: they are dropped. Others are kept. */
export const FILLERS: ReadonlySet<string> = new Set(
  "successfully effectively efficiently consistently proactively directly actively independently personally currently regularly routinely daily also then strategically diligently".split(
    " ",
  ),
);
/** Showy words for plain ones. */
export const PLAINER: Readonly<Record<string, string>> = {
  spearheaded: "led",
  spearhead: "lead",
  spearheading: "leading",
  leveraged: "used",
  leverage: "use",
  leveraging: "using",
  utilized: "used",
  utilised: "used",
  utilize: "use",
  utilise: "use",
  utilizing: "using",
  utilising: "using",
};
