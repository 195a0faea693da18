/** Long enough that nobody is asked in the middle of typing, and a paste is answered before the next field. */
export const READ_AD_AFTER_MS = 600;
/** Characters; less is no ad. */
export const LEAST_AD = 40;

type Guess = { text: string };
type Read = {
  jobTitle: string | null;
  company: string | null;
  titles: readonly Guess[];
  companies: readonly Guess[];
};

/** Wordings of the ad that may be its title and company, where none is sure enough to be filled in. */
export function offerNames({ jobTitle, company, titles, companies }: Read) {
  return {
    jobTitle: jobTitle === null ? titles.map(({ text }) => text) : [],
    company: company === null ? companies.map(({ text }) => text) : [],
  };
}
