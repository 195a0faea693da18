/** Quotas and prices (product spec, section 9). Money is in the smallest unit of its currency. */
export const FREE_RESUME_SCANS = 3;
export const FREE_COVER_LETTER_SCANS = 3;
export const PREMIUM_PRICE_CENTS = 2499;
export const PREMIUM_CURRENCY = "usd";
export const RECOMMENDED_SCORE = 80;

/** A person's plan as the user document stores it. */
export type Subscription = "free" | "premium";
