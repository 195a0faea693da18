/** Bounds on what a person may send; the server holds them, the browser shows them before the choice. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;
export const MAX_RESUME_PAGES = 30;
export const MAX_JOB_CHARACTERS = 50_000;
