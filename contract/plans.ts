/** Quotas and prices (product spec, section 9). Money is in the smallest unit of its currency. */
export const FREE_RESUME_SCANS = 3;
export const FREE_COVER_LETTER_SCANS = 3;
export const RECOMMENDED_SCORE = 80;
