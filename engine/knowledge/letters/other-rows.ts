/** Rows of a list of skills that name none. */
export const OTHER_ROW =
  /^\s*(?:personal )?(?:interests?|hobb(?:y|ies)|honou?rs?|awards?|activities|languages? known|strengths?|references?|soft skills?|passions?)\b[^:]{0,24}:/i;
