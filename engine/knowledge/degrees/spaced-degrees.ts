/** Degrees that many print with a blank behind their first stop, which is no end of a sentence: 'Ph. D.', 'M. Tech'. */
const SPACED =
  /\b(?:(Ph|Pharm|Psy|Ed)\. (D)|([BM])\. (Tech|Sc|Com|Phil|Pharm|Arch|Des|Eng|Lib))(?![\p{L}\d])/gu;

/** 'Ph. D.' as 'Ph.D.'. */
export function joinDegrees(text: string): string {
  return text.replace(SPACED, (spaced) => spaced.replace(" ", ""));
}

/** Whether the stop at a place of a text is the one within such a degree. */
export function isInsideDegree(text: string, at: number): boolean {
  return (
    /(?<![\p{L}\d])(?:Ph|Pharm|Psy|Ed)$/u.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\. D(?![\p{L}\d])/u.test(text.slice(at, at + 4))
  );
}
