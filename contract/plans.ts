/** Quotas and prices (product spec, section 9). Money is in the smallest unit of its currency. */
export const FREE_RESUME_SCANS = 3;
export const FREE_COVER_LETTER_SCANS = 3;
/** What Premium costs a month. Apart from the forms of payments: pages name the price without loading any. */
export const PREMIUM_PRICE = { amount: 2499, currency: "usd" } as const;
export const RECOMMENDED_SCORE = 80;

export type StorageLimit = { bytes: number; items: number };

const MEGABYTE = 1024 * 1024;

/**
 * How much is kept of a user: the bytes of everything, and how many reports, letters, reviews, edited resumes and applications. Usual resumes
 * have 100
 * to 500 kB, reports and letters 10 to 50 kB, and a resume is kept once for all that is made from it: somebody who
 * writes twenty letters a day for a hundred days stays below that of Free. It keeps one account from filling the disk.
 */
export const STORAGE_LIMITS = {
  free: { bytes: 200 * MEGABYTE, items: 2_000 },
  premium: { bytes: 1_000 * MEGABYTE, items: 10_000 },
} as const satisfies Record<string, StorageLimit>;
