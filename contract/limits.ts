/** Bounds on what a user may send; the server holds them, the browser shows them before the choice. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;
export const MAX_RESUME_PAGES = 30;
export const MAX_JOB_CHARACTERS = 50_000;
/** The list of past scans: how many at once, how much one may search for, how long a deletion can be undone. */
export const SCANS_PER_PAGE = 20;
export const LETTERS_PER_PAGE = 20;
export const REVIEWS_PER_PAGE = 20;
export const DOCUMENTS_PER_PAGE = 20;
export const MAX_SEARCH_CHARACTERS = 100;
export const UNDO_MS = 60_000;
/** A letter to be checked or edited: some ten pages. */
export const MAX_LETTER_CHARACTERS = 20_000;
/** A job title, or a company's name. */
export const MAX_NAME_CHARACTERS = 120;
/** A LinkedIn profile: its PDF or data export, or its text. */
export const MAX_PROFILE_BYTES = 10 * 1024 * 1024;
export const MAX_PROFILE_CHARACTERS = 60_000;
/** A resume's text as its user edits it in What if; and terms they may say are no requirement. */
export const MAX_EDITED_CHARACTERS = 100_000;
export const MAX_NOT_ASKED = 300;
export const MAX_LABEL_CHARACTERS = 300;
