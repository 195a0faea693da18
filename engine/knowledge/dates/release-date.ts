/**
 * When this program was made: what a resume says 'goes on' is believed up to here, for the engine knows no clock. Moved
 * forward with each release.
 */
export const RELEASE = { year: 2026, month: 11 };
