/** LinkedIn's own limits, in characters. */
export const HEADLINE_LIMIT = 220;
export const ABOUT_LIMIT = 2600;
export const TITLE_LIMIT = 100;
export const DESCRIPTION_LIMIT = 2000;
/** Characters of the About text that LinkedIn shows before it is opened. */
export const ABOUT_SHOWN = 275;
