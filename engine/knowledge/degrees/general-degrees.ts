/** Degrees whose name tells nothing of what was studied; 'B.Com' and 'MBA' do, and a doctorate says enough. */
export const GENERAL_DEGREE =
  /^(?:(?:bachelor|master)(?:['’]?s)?(?: degree)?(?: (?:of|in) (?:arts|science|philosophy|technology|engineering))?|[BM]\.? ?(?:A|S|Sc|E|Eng|Tech|Phil)\.?|diploma)(?: ?\((?:[BM]\.? ?[A-Za-z.]{1,5}|hons?\.?)\)| hons?\.?)?$/i;
